"""A game that quick match makes: it deals once all have answered, or is given up."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from django.conf import settings

from games.engine import PRESETS
from games.matchmaking.models import Match, MissedMatch, Seek
from games.play.clocks import PerCommand, control_to_json
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import announce_table_change
from games.ratings.system import mode_of
from games.tables.services.deal_secrets import new_deal_secret
from notifications.kinds import Kind
from notifications.services.notifying import notify, withdraw

MEMORY_OF_WAITS = timedelta(days=8)
ANSWER_WITHIN = timedelta(seconds=15)
"""How long everybody has to answer to being paired; pages do it by themselves."""
PUSH_AFTER = timedelta(seconds=2)
"""Whose page has not answered by then may not have it open, and is called by a push."""


class Paired(NamedTuple):
    """Who is to play what: the users by seat, and how many seconds each of them has waited."""

    pool: str
    preset: str
    is_rated: bool
    user_ids: Sequence[int]
    waits: Sequence[int]


def make_match(paired: Paired, *, now: datetime) -> Game:
    """The game for these people, its commitment published and nobody's answer in.

    Inside the caller's transaction, under the locks of their seeks.
    """
    rules = PRESETS[paired.preset].rules
    game = Game.objects.create(
        **new_deal_secret()._asdict(),
        status=GameStatus.STARTING,
        preset=paired.preset,
        rules=rules.to_json(),
        host_id=paired.user_ids[0],
        is_rated=paired.is_rated,
        clock=control_to_json(PerCommand(settings.DURAK_MATCH_SECONDS)),
        mode=mode_of(rules, len(paired.user_ids)),
        created_at=now,
    )
    Seat.objects.bulk_create(
        Seat(game=game, number=number, user_id=user_id, is_ready=False)
        for number, user_id in enumerate(paired.user_ids)
    )
    Match.objects.create(
        game=game,
        pool=paired.pool,
        is_rated=paired.is_rated,
        made_at=now,
        due_at=now + ANSWER_WITHIN,
        waits=list(paired.waits),
    )
    Seek.objects.filter(user_id__in=paired.user_ids).update(game=game)
    for user_id in paired.user_ids:
        _call(user_id, game)
    return game


def give_up_match(game: Game, *, absent: Collection[int], now: datetime) -> None:
    """The locked game is off because of those; the others wait on, as long as they have already.

    Inside the caller's transaction.
    """
    game.status = GameStatus.CANCELLED
    game.save(update_fields=["status"])
    Match.objects.filter(pk=game.pk).delete()
    Seek.objects.filter(user_id__in=absent).delete()
    Seek.objects.filter(game=game).update(game=None, heard_at=now)
    MissedMatch.objects.bulk_create(MissedMatch(user_id=user_id, at=now) for user_id in absent)
    for user_id in game.seats.exclude(user=None).values_list("user_id", flat=True):
        call_no_more(user_id, game)
    announce_table_change(game.pk, version=game.version)


def call_no_more(user_id: int, game: Game) -> None:
    """Somebody has answered, or has nothing left to answer to; a push on its way isn't sent."""
    withdraw(user_id=user_id, kind=Kind.MATCH, game_id=game.pk)


def _call(user_id: int, game: Game) -> None:
    notify(
        user_id=user_id,
        kind=Kind.MATCH,
        game_id=game.pk,
        good_for=ANSWER_WITHIN,
        push_after=PUSH_AFTER,
    )


def forget_waits(*, now: datetime) -> int:
    """Delete how long people waited for games so long ago that it tells nothing more; how many."""
    old = Match.objects.filter(made_at__lt=now - MEMORY_OF_WAITS, due_at=None)
    return old.delete()[0]
