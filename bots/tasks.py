"""Celery's tasks of bots; each may run twice or never, since the game's version decides."""

import secrets

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from bots.runner import play_turn
from games.play.reactions import Committed
from games.play.sweeps.lost_turns import claim_lost_turns


@shared_task(name="bots.take_turn")
def take_turn(game_id: str, seat: int, version: int) -> bool:
    """Play a bot's turn, unless the game has a newer version; return whether it was played."""
    return play_turn(game_id=game_id, seat=seat, version=version)


@shared_task(name="bots.nudge_bots")
def nudge_bots() -> int:
    """Queue the turns again that got lost; return their number."""
    lost = claim_lost_turns(now=timezone.now())
    for turn in lost:
        take_turn.apply_async((turn.game_id, turn.seat, turn.version))
    return len(lost)


def queue_turns(committed: Committed) -> None:
    """Queue a turn for every bot that the game waits for now, after its natural delay.

    Where no person plays any more, or only programs do, they don't seem to think: nobody should
    wait for them.
    Publishing is not retried, since the player's request waits for it; a sweep finds lost turns.
    """
    delay_ms = 0 if committed.bots_at_once else settings.DURAK_BOT_DELAY_MS
    for seat in committed.awaited_bots:
        take_turn.apply_async(
            (committed.game_id, seat, committed.last_version),
            countdown=natural_delay(delay_ms),
            retry=False,
        )


def natural_delay(mean_ms: int) -> float:
    """The seconds that a bot waits before it plays, from two thirds to four thirds of `mean_ms`.

    They are drawn by chance alone, so that they reveal nothing of the bot's hand.
    """
    least, most = mean_ms * 2 // 3, mean_ms * 4 // 3
    return (least + secrets.randbelow(most - least + 1)) / 1000
