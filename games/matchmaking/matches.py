"""Matches found: a ready check (each player answers in time), then the deal; no-shows."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from django.conf import settings
from django.db import transaction

from games.engine import PRESETS
from games.matchmaking.models import Match, MissedMatch, Seek
from games.matchmaking.reactions import MatchFound, match_found
from games.play.messages.game import terms_json
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import announce_table_change
from games.play.services.locks import lock_game
from games.play.time.clock import PerCommand
from games.tables.services.deal_secrets import DealSecret, new_deal_secret
from games.tables.services.opening import NewTable, open_tables
from games.tables.services.seat_plans import PersonPlan
from games.tables.terms import PlayedRules, Terms
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all, withdraw

MEMORY_OF_WAITS = timedelta(days=8)
ANSWER_WITHIN = timedelta(seconds=15)
"""The time in which all players have to answer to being paired; open pages answer at once."""
PUSH_AFTER = timedelta(seconds=2)
"""The time after which a player who has not answered gets a push: the page may be closed."""


class Agreement(NamedTuple):
    """A game that will be dealt once its players have answered: its terms, and its players.

    `user_ids` is by seat; the first is the host. `waits` are the seconds for which each waited in
    the `pool`, if the game is one's. The secret of the deal is new if none is given.
    """

    terms: Terms
    user_ids: Sequence[int]
    answer_by: datetime
    secret: DealSecret | None = None
    pool: str = ""
    waits: Sequence[int] = ()

    @property
    def table(self) -> NewTable:
        """The table to open; no player has answered yet."""
        return NewTable(
            terms=self.terms,
            seats=[PersonPlan(user_id, is_ready=False) for user_id in self.user_ids],
            host_id=self.user_ids[0],
            secret=self.secret or new_deal_secret(),
        )


class MatchedGroup(NamedTuple):
    """A paired group: what it plays, the users by seat, and the seconds each user has waited."""

    pool: str
    preset: str
    is_rated: bool
    user_ids: Sequence[int]
    waits: Sequence[int]


def open_matches(agreements: Sequence[Agreement], *, now: datetime) -> list[Game]:
    """Create the games with their commitments, and notify the players; none has answered yet.

    Runs inside the caller's transaction.
    """
    tables = [agreed.table for agreed in agreements]
    games = open_tables(tables, status=GameStatus.STARTING, now=now)
    Match.objects.bulk_create(
        Match(
            game=game,
            pool=agreed.pool,
            is_rated=agreed.terms.is_rated,
            made_at=now,
            due_at=agreed.answer_by,
            waits=list(agreed.waits),
        )
        for game, agreed in zip(games, agreements, strict=True)
    )
    for game, agreed in zip(games, agreements, strict=True):
        terms = terms_json(game, seats=len(agreed.user_ids))
        for user_id in agreed.user_ids:
            match_found.announce(MatchFound(user_id, game.pk, terms))
    return games


def make_match(paired: MatchedGroup, *, now: datetime) -> Game:
    """Create the game of a group paired in a pool; no player has answered yet.

    Runs inside the caller's transaction, under the locks of the players' seeks.
    """
    terms = Terms.usual(
        PlayedRules(rules=PRESETS[paired.preset].rules, preset=paired.preset),
        is_rated=paired.is_rated,
        clock=PerCommand(settings.DURAK_MATCH_SECONDS),
    )
    agreed = Agreement(
        terms, paired.user_ids, now + ANSWER_WITHIN, pool=paired.pool, waits=paired.waits
    )
    (game,) = open_matches([agreed], now=now)
    Seek.objects.filter(user_id__in=paired.user_ids).update(game=game)
    _notify_of_match(paired.user_ids, game)
    return game


def give_up_match(game: Game, *, absent: Collection[int], now: datetime) -> None:
    """Cancel a locked game because of its absent users; those from a pool go on waiting.

    Runs inside the caller's transaction.
    """
    game.status = GameStatus.CANCELLED
    game.save(update_fields=["status"])
    is_from_pool = Match.objects.filter(pk=game.pk, pool__gt="").exists()
    Match.objects.filter(pk=game.pk).delete()
    if is_from_pool:
        Seek.objects.filter(user_id__in=absent).delete()
        Seek.objects.filter(game=game).update(game=None, heard_at=now)
        MissedMatch.objects.bulk_create(MissedMatch(user_id=user_id, at=now) for user_id in absent)
    for user_id in game.seats.exclude(user=None).values_list("user_id", flat=True):
        _withdraw_notification(user_id, game)
    announce_table_change(game.pk, version=game.version)


def _withdraw_notification(user_id: int, game: Game) -> None:
    withdraw(user_id=user_id, kind=Kind.MATCH, game_id=game.pk)


def _notify_of_match(user_ids: Iterable[int], game: Game) -> None:
    notify_all(
        Kind.MATCH,
        [News(user_id, game.pk) for user_id in user_ids],
        good_for=ANSWER_WITHIN,
        push_after=PUSH_AFTER,
    )


def leave_matches(user_id: int, *, now: datetime) -> None:
    """Give up the games that wait for answers and in which the user has a seat."""
    waiting = Seat.objects.filter(
        user_id=user_id, game_finished_at=None, game__status=GameStatus.STARTING
    )
    for game_id in list(waiting.values_list("game_id", flat=True)):
        with transaction.atomic():
            game = lock_game(game_id)
            if game.status == GameStatus.STARTING:
                give_up_match(game, absent=[user_id], now=now)


def delete_old_waits(*, now: datetime) -> int:
    """Delete the waits older than `MEMORY_OF_WAITS`; return their number."""
    old = Match.objects.filter(made_at__lt=now - MEMORY_OF_WAITS, due_at=None)
    return old.delete()[0]
