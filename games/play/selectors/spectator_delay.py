"""The spectator delay (against ghosting): which version of a table a spectator sees.

Players see the newest version. Spectators of a rated game see it some seconds later, so that they
can't help a player with what they see.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from games.engine import Seat as SeatNumber
from games.play.errors import VersionLost
from games.play.log import has_mark, is_mark, version_at, version_of, versions_at
from games.play.models import Game, GameStatus
from games.play.selectors.admission import check_may_watch
from games.play.selectors.claims import claimable_seats
from games.play.selectors.endings import is_barely_begun
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.updates import Update, update_of
from games.play.selectors.viewers import seat_of
from web.http.errors import InvalidInput
from web.http.field_sentences import between


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A game's row as one caller sees it, with facts that are no columns.

    - `version`: the newest version that the caller sees.
    - `is_delayed`: the spectator delay applies, so the caller sees no clocks.
    - `claimable`: the seats that other players may claim.
    - `is_barely_begun`: a player left a duel so early that it need not count.
    """

    game: Game
    version: int
    is_delayed: bool = False
    claimable: frozenset[SeatNumber] = frozenset()
    is_barely_begun: bool = False

    def update(self, *, after: int | None = None, at: int | None = None) -> Update:
        """Return the game at version `at` (default: the newest shown), as `update_of` does.

        Raises InvalidInput for an `at` that is not shown yet.
        """
        version = self.version if at is None else at
        if not 0 <= version <= self.version:
            raise InvalidInput("at", ("out_of_range", between(0, self.version)))
        return update_of(self.game, after=after, at=version)

    def events_after(self, since: str) -> Update:
        """Return the game with the events after a mark, or after a version as text.

        Raises VersionLost for a mark of another history.
        """
        update = self.update(after=version_of(since))
        if (
            is_mark(since)
            and update.marks_after(since) is None
            # A player who left has seen more than spectators see by now.
            and not has_mark(self.game, since)
        ):
            raise VersionLost
        return update


def followed_table(game_id: str, *, user_id: int | None, keys: Collection[str] = ()) -> SeenTable:
    """Read the table with its seats and users, and return it as the caller may see it.

    Every reply about a running game begins here. Raises NotFound, PasswordNeeded.
    """
    check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    check_may_watch(game, user_id=user_id, keys=keys)
    return seen_table(game, user_id=user_id)


def table_now(game: Game) -> SeenTable:
    """Return the table whose row was just read, as its players see it."""
    return SeenTable(
        game,
        game.version,
        claimable=claimable_seats(game, now=timezone.now()),
        is_barely_begun=is_barely_begun(game),
    )


def seen_table(game: Game, *, user_id: int | None, known: int = 0) -> SeenTable:
    """Return the table whose row was just read, as the user sees it.

    The version is never older than `known`, which the user has already seen.
    """
    table = table_now(game)
    if not is_delayed_for(game, user_id=user_id):
        return table
    version = min(game.version, max(known, version_at(game.pk, _shown_by())))
    return replace(table, version=version, is_delayed=True)


def tables_in_list(games: Sequence[Game], *, user_id: int | None) -> list[SeenTable]:
    """Return the tables whose rows were just read for a list, each as the user sees it.

    Lists don't say which seats may be claimed. One statement serves all delayed games.
    """
    delayed = {game.pk for game in games if is_delayed_for(game, user_id=user_id)}
    versions = versions_at(delayed, _shown_by()) if delayed else {}
    return [
        SeenTable(
            game,
            min(game.version, versions.get(game.pk, game.version)),
            is_delayed=game.pk in delayed,
        )
        for game in games
    ]


def is_delayed_for(game: Game, *, user_id: int | None) -> bool:
    """Return whether the spectator delay applies: to spectators of a running rated game."""
    is_live = game.status == GameStatus.ACTIVE and game.is_rated
    return is_live and seat_of(game=game, user_id=user_id) is None


def _shown_by() -> datetime:
    """Return the moment of the newest commits that spectators may see."""
    return timezone.now() - timedelta(seconds=settings.DURAK_WATCH_DELAY_SECONDS)
