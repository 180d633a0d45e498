"""Games made by matchmaking: dealt when all players have answered, or given up."""

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
"""The time in which all players have to answer to being paired; open pages do so by themselves."""
PUSH_AFTER = timedelta(seconds=2)
"""The time after which a player who has not answered gets a push: the page may be closed."""


class Paired(NamedTuple):
    """A paired group: what it plays, the users by seat, and the seconds each user has waited."""

    pool: str
    preset: str
    is_rated: bool
    user_ids: Sequence[int]
    waits: Sequence[int]


def make_match(paired: Paired, *, now: datetime) -> Game:
    """Create the game of a paired group, with its commitment; no player has answered yet.

    Runs inside the caller's transaction, under the locks of the players' seeks.
    """
    rules = PRESETS[paired.preset].rules
    game = Game.objects.create(
        **new_deal_secret()._asdict(),
        status=GameStatus.STARTING,
        preset=paired.preset,
        rules=rules.to_json(),
        host_id=paired.user_ids[0],
        is_rated=paired.is_rated,
        aids=not paired.is_rated,
        clock=control_to_json(PerCommand(settings.DURAK_MATCH_SECONDS)),
        mode=mode_of(rules, len(paired.user_ids)),
        created_at=now,
    )
    Seat.objects.bulk_create(
        Seat(game=game, game_created_at=now, number=number, user_id=user_id, is_ready=False)
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
        _notify_of_match(user_id, game)
    return game


def give_up_match(game: Game, *, absent: Collection[int], now: datetime) -> None:
    """Cancel a locked game because of its absent users; the others go on waiting since they began.

    Runs inside the caller's transaction.
    """
    game.status = GameStatus.CANCELLED
    game.save(update_fields=["status"])
    Match.objects.filter(pk=game.pk).delete()
    Seek.objects.filter(user_id__in=absent).delete()
    Seek.objects.filter(game=game).update(game=None, heard_at=now)
    MissedMatch.objects.bulk_create(MissedMatch(user_id=user_id, at=now) for user_id in absent)
    for user_id in game.seats.exclude(user=None).values_list("user_id", flat=True):
        _withdraw_notification(user_id, game)
    announce_table_change(game.pk, version=game.version)


def _withdraw_notification(user_id: int, game: Game) -> None:
    withdraw(user_id=user_id, kind=Kind.MATCH, game_id=game.pk)


def _notify_of_match(user_id: int, game: Game) -> None:
    notify(
        user_id=user_id,
        kind=Kind.MATCH,
        game_id=game.pk,
        good_for=ANSWER_WITHIN,
        push_after=PUSH_AFTER,
    )


def forget_waits(*, now: datetime) -> int:
    """Delete the waits older than `MEMORY_OF_WAITS`; return their number."""
    old = Match.objects.filter(made_at__lt=now - MEMORY_OF_WAITS, due_at=None)
    return old.delete()[0]
