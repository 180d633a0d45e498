"""Bot turns that got lost on the way: found by their deadline, claimed by one sweep."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from games.engine import Seat as SeatNumber
from games.play.models import PLAYED_BY_BOT, Game, Seat
from games.play.time.deadlines import bot_deadline
from games.play.time.looks import due_for

MOST_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class LostTurn:
    """A bot that is awaited at this version and has not moved in time."""

    game_id: str
    seat: SeatNumber
    version: int


def claim_lost_turns(*, now: datetime, limit: int = MOST_AT_ONCE) -> tuple[LostTurn, ...]:
    """The turns of bots that are overdue at `now`, oldest first; they get a new deadline.

    Sweeps running at the same time claim different games. A turn that is claimed and lost again
    comes back after its new deadline.
    """
    with transaction.atomic(durable=True):
        overdue = list(due_for("bot_due_at", now=now).only("id", "version", "awaited")[:limit])
        ids = [game.pk for game in overdue]
        Game.objects.filter(pk__in=ids).update(bot_due_at=bot_deadline(now))
        bots: dict[str, list[SeatNumber]] = {game_id: [] for game_id in ids}
        rows = Seat.objects.filter(PLAYED_BY_BOT, game__in=ids).order_by("number")
        for game_id, number in rows.values_list("game_id", "number"):
            bots[game_id].append(number)
        return tuple(
            LostTurn(game.pk, number, game.version)
            for game in overdue
            for number in bots[game.pk]
            if number in game.awaited
        )
