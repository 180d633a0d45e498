"""The one door through which events enter a log: with what follows from them, and announced."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import NamedTuple

from django.db import transaction

from games.engine import GameState, able_seats
from games.engine import Seat as SeatNumber
from games.engine.events import EndReason, Event, PlayerLeft
from games.play.clocks import Cause, Clock
from games.play.log import append
from games.play.models import Game, Seat
from games.play.projections.results import end_of, write_results
from games.play.projections.standings import with_result
from games.play.projections.summary import summarise
from games.play.reactions import AwaitedBot, Committed, committed
from games.play.selectors.bot_turns import level_of
from games.play.selectors.moments import Moment, remember
from games.play.selectors.updates import Update, update_from
from games.play.time.columns import columns_of
from games.play.time.deadlines import bot_deadline, turn_deadline
from games.play.time.looks import with_look


class Written(NamedTuple):
    """What a commit writes, and what is told of it once it is durable."""

    moment: Moment
    at: datetime
    news: Committed


class Change(NamedTuple):
    """What events make of a game: all that is written of them, and what is told.

    `game` is the row as it was written before; `columns` are the row's new ones.
    """

    game: Game
    seats: Sequence[Seat]
    events: Sequence[Event]
    state: GameState
    cause: Cause | None
    at: datetime
    columns: Mapping[str, object]
    update: Update
    news: Committed


def change_by(  # noqa: PLR0913 - a commit has so many parts
    game: Game,
    seats: Sequence[Seat],
    events: Sequence[Event],
    state: GameState,
    *,
    cause: Cause | None,
    clock: Clock,
    now: datetime,
    columns: Mapping[str, object] | None = None,
) -> Change:
    """What the events change that lead the game from its row to the state.

    `clock` is the one from now on; `cause` is None for a deal, which no seat's command caused;
    `columns` are further ones of the row to be written.
    """
    summary = summarise(state)
    bots = {seat.number: level_of(seat) for seat in seats if seat.is_played_by_bot}
    awaited_bots = tuple(AwaitedBot(seat, bots[seat]) for seat in summary.awaited if seat in bots)
    is_begin, is_end = game.version == 0, state.is_over
    has_result = is_end and state.reason is not EndReason.CANCELLED
    is_table_changed = is_begin or is_end or any(isinstance(event, PlayerLeft) for event in events)
    deadlines = {
        "bot_due_at": bot_deadline(now) if awaited_bots else None,
        "turn_due_at": turn_deadline(seats, summary.awaited, now=now),
        **columns_of(clock),
        **(columns or {}),
    }
    row = {
        **summary.columns(),
        **with_look(game, deadlines),
        "is_rating_due": has_result and game.is_rated,
        "excused_at": game.excused_at,
        **({"started_at": now} if is_begin else {}),
        **(_result(game, seats, state, now) if is_end else {}),
    }
    update = update_from(game, events, state, cause=cause)
    news = Committed(
        game_id=game.pk,
        first_version=update.after + 1,
        last_version=update.version,
        is_table_changed=is_table_changed,
        awaited_bots=awaited_bots,
        unbeaten=len(state.bout.unbeaten) if state.bout else 0,
        may_others_act=len(able_seats(state)) > 1,
        is_rating_due=has_result and game.is_rated,
        people=_concerned(seats, None if is_table_changed else summary.awaited),
        bots_at_once=game.has_only_programs or _is_left_to_bots(seats, state),
    )
    return Change(game, seats, events, state, cause, now, row, update, news)


def commit(change: Change) -> Written:
    """Append the events to the log of the locked game, write what follows from them, announce it.

    Inside the caller's transaction. Raises VersionConflict.
    """
    append(
        game_id=change.game.pk,
        expected_version=change.game.version,
        events=change.events,
        cause=change.cause,
        at=change.at,
        columns=change.columns,
    )
    if change.state.is_over:
        results = end_of(change.state)
        write_results(change.state.rules, results, change.seats, at=change.at)
    written = written_by(change)
    transaction.on_commit(partial(remember, written.moment))
    committed.announce(written.news)
    return written


def written_by(change: Change) -> Written:
    """The game right after the change, whose row it becomes, and what is told of it."""
    game = change.game
    for name, value in (*change.columns.items(), ("version", change.update.version)):
        setattr(game, name, value)
    game.hold_seats(list(change.seats))
    return Written(Moment(game, change.state, change.update), change.at, change.news)


def _concerned(seats: Sequence[Seat], awaited: Sequence[SeatNumber] | None) -> tuple[int, ...]:
    """The people on the awaited seats, on all of them for None, but for those who left."""
    return tuple(
        seat.user_id
        for seat in seats
        if seat.user_id is not None
        and seat.left_version is None
        and (awaited is None or seat.number in awaited)
    )


def _is_left_to_bots(seats: Sequence[Seat], state: GameState) -> bool:
    """Whether people sat down, and all of them are out or have left."""
    people = [seat for seat in seats if seat.user_id is not None]
    return bool(people) and not any(
        state.places[seat.number] is None and seat.left_version is None for seat in people
    )


def _result(
    game: Game, seats: Sequence[Seat], state: GameState, now: datetime
) -> dict[str, object]:
    """The columns that the end of a game sets."""
    standings = with_result(game.standings, seats, state)
    return {"finished_at": now, "standings": standings, "next_look_at": None}
