"""A command played on the game as this process remembers it, and written if it is so still.

Where a process has sockets at a game it has heard of every commit, so what it remembers is nearly
always what the row says. Then nothing has to be read or locked: the row's own condition decides.
Whatever is not as usual is left to the locked row, and to what it says.
"""

from copy import copy
from functools import partial
from typing import NamedTuple

from django.core.exceptions import SynchronousOnlyOperation
from django.db import IntegrityError, connection
from django.utils import timezone

from games.engine import Phase, decide, evolved
from games.engine.commands import Command
from games.engine.errors import Refused
from games.play.clocks import Act, Cause
from games.play.log import appended_if_unchanged
from games.play.models import GameStatus, SweepPulse
from games.play.reactions import committed, group_name
from games.play.selectors.moments import Moment, moment_now, remembered
from games.play.services.commit import Written, change_by, written_by
from games.play.services.outcome import tell, was_committed
from games.play.services.players import Player, check_sits
from games.play.services.receipts import fingerprint, receipt_rows
from games.play.time.moves import clock_after
from games.play.time.silence import pulse_of_clocks
from web.conditional import InDoubt, Rows, Write, write_if, write_if_soon
from web.database_threads import read
from web.errors import ServiceError
from web.realtime.groups import has_listeners

MOVERS = {Cause.PLAYER, Cause.BOT}
"""Who plays what was seen; the clock goes by the locked row."""


def play_as_remembered(
    game_id: str,
    by: Player,
    act: Act,
    command: Command,
    expected_version: int | None,
    key: str | None,
) -> Written | None:
    """What is written of the command, and told; None if nothing is, and the row has to tell.

    A command is accepted here or not at all: a refusal is the locked row's to tell. Raises the
    database's errors, and nothing is written then; OutcomeUnknown.
    """
    known = _known(game_id, expected_version) if act.cause in MOVERS else None
    plan = None if known is None else _planned(known, by, act, command, expected_version, key)
    if plan is None:
        return None
    try:
        is_written = write_if(plan.write)
    except IntegrityError:
        # The key was spent before, or the game has gone on.
        return None
    except InDoubt as doubt:
        is_written = was_committed(plan.written)
        if not is_written:
            raise doubt.error from None
    return _told(plan, is_written=is_written)


async def play_as_remembered_soon(
    game_id: str,
    by: Player,
    act: Act,
    command: Command,
    expected_version: int | None,
    key: str | None,
) -> Written | None:
    """As `play_as_remembered`, while the event loop goes on. On PostgreSQL alone.

    None too if something has to be read first that this process does not remember.
    """
    known = remembered(game_id)
    if known is None or not has_listeners(group_name(game_id)):
        return None
    pulse = None if known.game.clock is None else await read(pulse_of_clocks)
    try:
        plan = _planned(known, by, act, command, expected_version, key, pulse=pulse)
    except SynchronousOnlyOperation:
        return None
    if plan is None:
        return None
    try:
        is_written = await write_if_soon(plan.write)
    except IntegrityError:
        return None
    except InDoubt as doubt:
        is_written = await read(partial(was_committed, plan.written))
        if not is_written:
            raise doubt.error from None
    return _told(plan, is_written=is_written)


class _Plan(NamedTuple):
    """What is to be written of a command if the game is as remembered, and what is told then."""

    written: Written
    write: Write


def _planned(
    known: Moment,
    by: Player,
    act: Act,
    command: Command,
    expected_version: int | None,
    key: str | None,
    *,
    pulse: SweepPulse | None = None,
) -> _Plan | None:
    if known.game.status != GameStatus.ACTIVE or expected_version not in {None, known.version}:
        return None
    game, seats = copy(known.game), list(known.game.all_seats)
    try:
        own = check_sits(by, seats, act.seat)
        events = decide(known.state, act.seat, command)
    except (ServiceError, Refused):
        return None
    state = evolved(known.state, events)
    if state.is_over or state.phase is Phase.DEAL:
        return None
    now = timezone.now()
    clock = clock_after(game, state, events, by=act, now=now, pulse=pulse)
    change = change_by(game, seats, events, state, cause=act.cause, clock=clock, now=now)
    if committed.writes_for(change.news):
        return None
    beside: tuple[Rows, ...] = ()
    if key is not None:
        spent_on = fingerprint(command, expected_version)
        beside = (receipt_rows(own, key, spent_on, change.update, at=now),)
    write = appended_if_unchanged(
        known.game,
        events=events,
        cause=act.cause,
        at=now,
        columns=change.columns,
        beside=beside,
    )
    return _Plan(written_by(change), write)


def _told(plan: _Plan, *, is_written: bool) -> Written | None:
    if not is_written:
        return None
    tell(plan.written)
    return plan.written


def _known(game_id: str, expected_version: int | None) -> Moment | None:
    """The game as it most likely is; None if this process meets it for the first time."""
    known = remembered(game_id)
    if known is None or connection.in_atomic_block:
        return None
    # Who has sockets at a game hears of its commits. A bot's worker has just seen the version.
    if known.version == expected_version or has_listeners(group_name(game_id)):
        return known
    return moment_now(game_id, after=known.version)
