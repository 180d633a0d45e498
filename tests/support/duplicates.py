"""Duplicate matches for tests: open ones, running ones, and games that have ended."""

from collections.abc import Sequence
from typing import NamedTuple

from django.utils import timezone

from accounts.models import User
from games.duplicates.models import DealGame, DuplicateMatch
from games.duplicates.services.opening import open_match, start_match, take_place
from games.duplicates.services.settling import settle
from games.play.models import Game
from games.play.selectors.games import get_game
from games.tables.terms import RulesChoice
from tests.support.games import played_out, some_user


class Four(NamedTuple):
    """The people of a match, by side and table."""

    a1: User
    b1: User
    b2: User
    a2: User


def opened(host: User | None = None, *, deals: int = 1, is_private: bool = False) -> DuplicateMatch:
    """An open match of a host."""
    return open_match(
        host_id=(host or some_user()).pk,
        choice=RulesChoice(preset="podkidnoy"),
        deals=deals,
        bot_level="casual",
        clock=None,
        is_private=is_private,
        now=timezone.now(),
    )


def of_four(people: Sequence[User] = (), *, deals: int = 1) -> tuple[DuplicateMatch, Four]:
    """A running match of four people."""
    four = Four(*(people or [some_user() for _ in range(4)]))
    match = opened(four.a1, deals=deals)
    for user, side, table in ((four.b1, "b", 1), (four.b2, "b", 2), (four.a2, "a", 2)):
        take_place(match_id=match.pk, user_id=user.pk, side=side, table=table)
    return started(match), four


def started(match: DuplicateMatch) -> DuplicateMatch:
    """The match, begun by its host."""
    start_match(match_id=match.pk, user_id=match.host_id, now=timezone.now())
    return DuplicateMatch.objects.get(pk=match.pk)


def game_of(match: DuplicateMatch, deal: int, table: int) -> Game:
    """The game of a deal at a table."""
    row = DealGame.objects.get(deal__match=match, deal__number=deal, table=table)
    return get_game(row.game_id)


def ended(game: Game, *, seed: int = 1) -> Game:
    """The game, played out at random and settled."""
    over = played_out(game, seed=seed)
    assert settle(game_id=game.pk, now=timezone.now())
    return over
