"""Celery's tasks of bots; each may run twice or never, since the game's version decides."""

import secrets
import time
from operator import itemgetter
from typing import Any

from celery import shared_task
from django.conf import settings
from django.utils import timezone

from bots.pace import pause_of
from bots.runner import BotChoice, chosen_command, lay
from bots.strategies.registry import thinks
from games.engine.wire import command_from_json, command_to_json
from games.play.reactions import AwaitedBot, Committed
from games.play.time.sweeps.lost_turns import claim_lost_turns

FINE = 1 << 20


@shared_task(name="bots.take_turn")
def take_turn(game_id: str, seat: int, version: int, due: float | None = None) -> bool:
    """Play a bot's turn, unless the game has a newer version; return whether it was played now.

    With `due`, in seconds since the epoch, a choice that is ready earlier is played at that time.
    """
    choice = chosen_command(game_id=game_id, seat=seat, version=version)
    if choice is None:
        return False
    left = 0.0 if due is None else due - time.time()
    if left > 0:
        chosen = (game_id, seat, version, command_to_json(choice.command), choice.mark)
        lay_choice.apply_async(chosen, countdown=left, retry=False)
        return False
    return lay(game_id=game_id, seat=seat, version=version, choice=choice)


@shared_task(name="bots.lay_choice")
def lay_choice(
    game_id: str, seat: int, version: int, command: dict[str, Any], mark: str | None = None
) -> bool:
    """Play the choice of a bot at that version; return whether it was accepted.

    Workers of former releases send no mark.
    """
    choice = BotChoice(command_from_json(command), mark)
    return lay(game_id=game_id, seat=seat, version=version, choice=choice)


@shared_task(name="bots.nudge_bots")
def nudge_bots() -> int:
    """Queue lost turns again; return their number."""
    lost = claim_lost_turns(now=timezone.now())
    for turn in lost:
        take_turn.apply_async((turn.game_id, turn.seat, turn.version))
    return len(lost)


def queue_turns(committed: Committed) -> None:
    """Queue the turn of the bot that plays first now, after the pause of its character.

    Other awaited bots would come too late: the commit of the first one makes another version, and
    queues the next turn. Where no person plays any more, or only programs do, there is no pause,
    since nobody should wait for bots. A bot that computes for long begins at once, and its pause
    includes that time. Publishing is not retried, since the player's request waits for it; a sweep
    finds lost turns.
    """
    if not committed.awaited_bots:
        return
    pause, bot = min(
        ((_pause(committed, bot), bot) for bot in committed.awaited_bots), key=itemgetter(0)
    )
    turn = (committed.game_id, bot.seat, committed.last_version)
    if pause and thinks(bot.level):
        take_turn.apply_async((*turn, time.time() + pause), retry=False)
    elif pause:
        take_turn.apply_async(turn, countdown=pause, retry=False)
    else:
        take_turn.apply_async(turn, retry=False)


def _pause(committed: Committed, bot: AwaitedBot) -> float:
    """Return the seconds until the bot plays, drawn again each time."""
    return pause_of(
        bot.level,
        0 if committed.bots_at_once else settings.DURAK_BOT_DELAY_MS,
        unbeaten=committed.unbeaten,
        may_others_act=committed.may_others_act,
        chance=secrets.randbelow(FINE) / FINE,
    )
