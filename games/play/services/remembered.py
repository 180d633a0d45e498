"""A command played on the game as this process remembers it, and written if it is so still.

Where a process has sockets at a game it has heard of every commit, so what it remembers is nearly
always what the row says. Then nothing has to be read or locked: the row's own condition decides.
Whatever is not as usual is left to the locked row, and to what it says.
"""

from copy import copy

from django.db import IntegrityError, connection
from django.utils import timezone

from games.engine import Phase, decide, evolved
from games.engine.commands import Command
from games.engine.errors import Refused
from games.play.clocks import Act, Cause
from games.play.log import append_if_unchanged
from games.play.models import GameStatus
from games.play.reactions import committed, group_name
from games.play.selectors.moments import Moment, moment_now, remembered
from games.play.services.commit import Written, change_by, written_by
from games.play.services.outcome import tell, was_committed
from games.play.services.players import Player, check_sits
from games.play.services.receipts import fingerprint, receipt_rows
from games.play.time.moves import clock_after
from web.conditional import InDoubt, Rows
from web.errors import ServiceError
from web.hub import is_heard_here


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
    if act.cause is not Cause.PLAYER:
        return None
    known = _known(game_id)
    if (
        known is None
        or known.game.status != GameStatus.ACTIVE
        or expected_version not in {None, known.version}
    ):
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
    clock = clock_after(game, state, events, by=act, now=now)
    change = change_by(game, seats, events, state, cause=act.cause, clock=clock, now=now)
    if committed.writes_for(change.news):
        return None
    beside: tuple[Rows, ...] = ()
    if key is not None:
        spent_on = fingerprint(command, expected_version)
        beside = (receipt_rows(own, key, spent_on, change.update, at=now),)
    written = written_by(change)
    try:
        is_unchanged = append_if_unchanged(
            known.game,
            events=events,
            cause=act.cause,
            at=now,
            columns=change.columns,
            beside=beside,
        )
    except IntegrityError:
        # The key was spent before, or the game has gone on.
        return None
    except InDoubt as doubt:
        is_unchanged = was_committed(written)
        if not is_unchanged:
            raise doubt.error from None
    if not is_unchanged:
        return None
    tell(written)
    return written


def _known(game_id: str) -> Moment | None:
    """The game as it most likely is; None if this process meets it for the first time."""
    known = remembered(game_id)
    if known is None or connection.in_atomic_block:
        return None
    # Who has sockets at a game hears of its commits.
    is_followed = is_heard_here(group_name(game_id))
    return known if is_followed else moment_now(game_id, after=known.version)
