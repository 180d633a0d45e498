"""The sweep of stuck bots: it claims the turns that a bot should have played by now."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from games.engine import Seat as SeatNumber
from games.play.models import PLAYED_BY_BOT, Game, Seat
from games.play.time.deadlines import bot_deadline
from games.play.time.polls import due_for

MAX_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class LostTurn:
    """A turn that a bot did not play in time; the game is at this version."""

    game_id: str
    seat: SeatNumber
    version: int


def claim_lost_turns(*, now: datetime, limit: int = MAX_AT_ONCE) -> tuple[LostTurn, ...]:
    """Claim the turns of bots that are overdue at `now`, earliest first; set a new deadline.

    Sweeps that run at the same time claim different games. A claimed turn that gets lost again is
    claimed again after its new deadline.
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
