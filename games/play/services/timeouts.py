"""Timeouts (flag fall): play for a seat whose time is up (`time.sweeps.overdue` claims it)."""

from contextlib import suppress

from games.engine.commands import Done
from games.play.broken import note_broken
from games.play.errors import GameOver, StaleVersion, StoreError, TimeNotUp
from games.play.log import load_state, mark_of
from games.play.models import Game, GameStatus
from games.play.services.commands import submit_command
from games.play.services.players import ClockPlayer
from games.play.services.receipts import CLOCK_KEY
from games.play.time.clock import Cause, default_command
from games.play.time.sweeps.overdue import Overdue


def play_overdue(overdue: Overdue) -> bool:
    """Play for a seat whose time is up; return whether that was done now.

    It may be called any number of times: it does nothing if the game has moved on, or if its time
    was compensated. A broken game stops.
    """
    try:
        return _play(overdue)
    except StoreError as error:
        note_broken(overdue.game_id, error)
        return False


def _play(overdue: Overdue) -> bool:
    game = Game.objects.get(pk=overdue.game_id)
    if game.version != overdue.version or game.status != GameStatus.ACTIVE:
        return False
    is_set = overdue.cause is Cause.IN_ADVANCE
    command = Done() if is_set else default_command(load_state(game), overdue.seat)
    with suppress(StaleVersion, GameOver, TimeNotUp):
        accepted = submit_command(
            game_id=game.pk,
            by=ClockPlayer(overdue.cause),
            seat=overdue.seat,
            command=command,
            expected_version=overdue.version,
            expected_mark=mark_of(game),
            idempotency_key=f"{CLOCK_KEY}{overdue.version}",
        )
        return not accepted.is_replay
    return False
