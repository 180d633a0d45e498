"""Plan a change of a game from a snapshot: validate the move. Nothing here reads or writes.

`plan_command` is the only caller of `decide` for running games. `games.play.services.write` writes
a plan and publishes it.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from games.engine import (
    Card,
    GameState,
    Phase,
    able_seats,
    deal_again,
    decide,
    evolved,
    legal_offers,
)
from games.engine import Seat as SeatNumber
from games.engine.commands import Command
from games.engine.errors import Refused
from games.engine.events import EndReason, Event, PlayerLeft
from games.play.errors import CommandRefused, StaleVersion, TimeNotUp
from games.play.log import EncodedEvent, encode, mark_input, marks_after, pack_of_deal
from games.play.models import Game, Seat, SweepHeartbeat
from games.play.projections.standings import with_result
from games.play.projections.summary import summarise
from games.play.reactions import AwaitedBot, Committed
from games.play.selectors.bot_turns import level_of
from games.play.selectors.snapshots import Snapshot
from games.play.selectors.updates import Update, update_from
from games.play.services.players import Player, check_sits
from games.play.services.receipts import Receipt
from games.play.services.running import check_running
from games.play.time.advance import NextClock, clock_after
from games.play.time.clock import Act, Cause, next_expiry
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.deadlines import bot_deadline, turn_deadline
from games.play.time.polls import with_next_poll


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A command as it was sent for a seat; `key` is its idempotency key.

    It was made for the version `expected_version`, or for the version and history of
    `expected_mark`.
    """

    seat: SeatNumber
    command: Command
    expected_version: int | None = None
    expected_mark: str | None = None
    key: str | None = None

    def is_for(self, snapshot: Snapshot) -> bool:
        """Return whether the command names no other version or mark than the snapshot has."""
        return self.expected_version in {None, snapshot.version} and self.expected_mark in {
            None,
            snapshot.mark,
        }


class Plan(NamedTuple):
    """A planned change: all that is written, and the news that is published after the commit.

    `before` is the row as it was read: the plan is written only if the row is unchanged. `columns`
    are the new values of the row; `snapshot` is the game after the change. `late` is a heartbeat
    whose delay no sweep knows yet, and which is noted with the change.
    """

    before: Game
    encoded: Sequence[EncodedEvent]
    cause: Cause | None
    at: datetime
    columns: Mapping[str, object]
    receipt: Receipt | None
    late: SweepHeartbeat | None
    snapshot: Snapshot
    news: Committed

    @property
    def state(self) -> GameState:
        """The state after the events."""
        return self.snapshot.state

    @property
    def update(self) -> Update:
        """The update with the events, which redacts them for each viewer."""
        return self.snapshot.update


def plan_command(
    snapshot: Snapshot,
    request: Request,
    *,
    by: Player,
    now: datetime,
    heartbeat: SweepHeartbeat | None,
) -> Plan:
    """Plan a command. `heartbeat` is the heartbeat of the sweep of the clocks.

    Raises NotFound, NotYourSeat, GameNotRunning, GameOver, StaleVersion, TimeNotUp (by the clock),
    CommandRefused, UnreadableClock.
    """
    game, before = snapshot.game, snapshot.state
    seats = list(game.all_seats)
    own = check_sits(by, seats, request.seat)
    check_running(game)
    if not request.is_for(snapshot):
        raise StaleVersion(
            expected=request.expected_version,
            mark=request.expected_mark,
            version=game.version,
        )
    act = Act(request.seat, by.cause)
    if by.cause.is_expiry and next_expiry(clock_of(game), now=milliseconds(now)) != act:
        raise TimeNotUp(f"Seat {act.seat} need not have played yet.")
    try:
        events = decide(before, act.seat, request.command)
    except Refused as refused:
        legal = legal_offers(before, act.seat)
        raise CommandRefused(reason=refused, version=game.version, legal=legal) from refused
    state = evolved(before, events)
    if state.phase is Phase.DEAL:
        again = deal_again(state, _next_pack(game, seats, state))
        events, state = (*events, *again), evolved(state, again)
    clock = clock_after(game, state, events, by=act, now=now, heartbeat=heartbeat)
    receipt = None
    if request.key is not None:
        receipt = Receipt.of(own, request)
    return plan_events(
        game,
        seats,
        events,
        state,
        mark=snapshot.mark,
        cause=act.cause,
        clock=clock,
        now=now,
        receipt=receipt,
    )


def plan_events(  # noqa: PLR0913 - a change has so many parts
    game: Game,
    seats: Sequence[Seat],
    events: Sequence[Event],
    state: GameState,
    *,
    mark: str,
    cause: Cause | None,
    clock: NextClock,
    now: datetime,
    columns: Mapping[str, object] | None = None,
    receipt: Receipt | None = None,
) -> Plan:
    """Plan the events that lead the game from its row to the state.

    `mark` is the mark of the row's version; `clock` is the clock from now on; `cause` is None for a
    deal; `columns` are further columns of the row to write.
    """
    summary = summarise(state)
    bots = {seat.number: level_of(seat) for seat in seats if seat.is_played_by_bot}
    awaited_bots = tuple(AwaitedBot(seat, bots[seat]) for seat in summary.awaited if seat in bots)
    is_begin, is_end = game.version == 0, state.is_over
    has_result = is_end and state.reason is not EndReason.CANCELLED
    is_table_changed = is_begin or is_end or any(isinstance(event, PlayerLeft) for event in events)
    deadlines = {
        "bot_due_at": bot_deadline(now) if awaited_bots else None,
        "turn_due_at": turn_deadline(game, seats, summary.awaited, now=now),
        **columns_of(clock.clock),
        **({} if clock.excused_at is None else {"excused_at": clock.excused_at}),
        **(columns or {}),
    }
    encoded = [encode(event) for event in events]
    inputs = [mark_input(one, cause) for one in encoded]
    mark, version = marks_after(mark, inputs, game=game)[-1], game.version + len(events)
    row = {
        **summary.columns(),
        **with_next_poll(game, deadlines),
        "is_rating_due": has_result and game.is_rated,
        **({"started_at": now} if is_begin else {}),
        **(_result(game, seats, state, now) if is_end else {}),
    }
    news = Committed(
        game_id=game.pk,
        first_version=game.version + 1,
        last_version=version,
        mark=mark,
        is_table_changed=is_table_changed,
        awaited_bots=awaited_bots,
        unbeaten=len(state.bout.unbeaten) if state.bout else 0,
        may_others_act=len(able_seats(state)) > 1,
        is_rating_due=has_result and game.is_rated,
        people=_concerned(seats, None if is_table_changed else summary.awaited),
        bots_at_once=game.has_only_programs or _is_left_to_bots(seats, state),
    )
    after = _changed_row(game, seats, {**row, "version": version, "mark": mark})
    update = update_from(after, events, state, cause=cause, at=now, inputs=inputs)
    snapshot = Snapshot(after, state, update)
    return Plan(game, encoded, cause, now, row, receipt, clock.late, snapshot, news)


def _changed_row(game: Game, seats: Sequence[Seat], columns: Mapping[str, object]) -> Game:
    row = copy(game)
    for name, value in columns.items():
        setattr(row, name, value)
    # At the end, results are written into the seats, and other threads share the seats of `game`.
    row.hold_seats(tuple(copy(seat) for seat in seats) if row.finished_at else tuple(seats))
    return row


def _next_pack(game: Game, seats: Sequence[Seat], state: GameState) -> tuple[Card, ...]:
    return pack_of_deal(
        game,
        [seat.client_seed for seat in seats],
        number=state.deal + 1,
        removed=state.discard,
    )


def _concerned(seats: Sequence[Seat], awaited: Sequence[SeatNumber] | None) -> tuple[int, ...]:
    """Return the users on the awaited seats, or on all seats for None, who have not left."""
    return tuple(
        seat.user_id
        for seat in seats
        if seat.user_id is not None
        and seat.left_version is None
        and (awaited is None or seat.number in awaited)
    )


def _is_left_to_bots(seats: Sequence[Seat], state: GameState) -> bool:
    """Return whether people played, and all of them are out or have left."""
    people = [seat for seat in seats if seat.user_id is not None]
    return bool(people) and not any(
        state.places[seat.number] is None and seat.left_version is None for seat in people
    )


def _result(
    game: Game, seats: Sequence[Seat], state: GameState, now: datetime
) -> dict[str, object]:
    """Return the columns that change at the end of a game."""
    standings = with_result(game.standings, seats, state)
    return {"finished_at": now, "standings": standings, "next_look_at": None}
