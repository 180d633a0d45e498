"""The one way in: every command of a running game, whoever sends it, comes through here."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import reduce

from django.db import transaction
from django.utils import timezone

from games.engine import (
    Card,
    GameState,
    Phase,
    advance,
    deal_again,
    evolve,
    legal_offers,
)
from games.engine import Seat as SeatNumber
from games.engine.commands import Command
from games.engine.errors import Refused
from games.engine.events import Event
from games.play.clocks import Call, Cause, next_call
from games.play.errors import CommandRefused, GameNotRunning, GameOver, StaleVersion, TimeNotUp
from games.play.log import append, load_state, pack_of_deal
from games.play.models import Game, GameStatus, Seat
from games.play.projections.results import end_of, write_results
from games.play.projections.standings import with_result
from games.play.projections.summary import summarise
from games.play.reactions import Committed, committed
from games.play.selectors.positions import Look, Table, table_from, table_of
from games.play.selectors.stretches import SeenEvent, Stretch, events_of, stretch_from
from games.play.services.locks import lock_game
from games.play.services.players import Clock, Person, Player, check_sits
from games.play.services.receipts import check_key, find_receipt, fingerprint, write_receipt
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.deadlines import bot_deadline, turn_deadline
from games.play.time.moves import clock_after


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """A command's yes, as its seat may know it.

    `events` are those the command caused (the last has the version of `look`); `is_replay` tells
    that an earlier send of the same idempotency key caused them.
    """

    game_id: str
    seat: SeatNumber
    events: tuple[SeenEvent, ...]
    look: Look
    is_replay: bool = False

    @property
    def version(self) -> int:
        """The version of the game right after the command."""
        return self.look.version


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What the transaction leaves for the answer, which is worked out after it."""

    stretch: Stretch
    table: Table
    is_replay: bool


def submit_command(
    *,
    game_id: str,
    by: Player,
    seat: SeatNumber,
    command: Command,
    expected_version: int | None = None,
    idempotency_key: str | None = None,
) -> Accepted:
    """Play a command for a seat, durably before it returns; reactions are told on commit.

    With `expected_version` a command made for another version is refused. A key that the seat
    spent on the same command before gets the first answer again and changes nothing.

    Raises NotFound, NotYourSeat, InvalidInput (key), IdempotencyKeyReused, GameNotRunning,
    GameOver, StaleVersion, CommandRefused, TimeNotUp (by the clock); nothing is written then.
    """
    if idempotency_key is not None:
        check_key(idempotency_key, is_person=isinstance(by, Person))
    call = Call(seat, by.cause if isinstance(by, Clock) else Cause.PLAYER)
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seats = list(Seat.objects.filter(game_id=game_id).order_by("number"))
        own = check_sits(by, seats, seat)
        if idempotency_key is None:
            outcome = _play(game, seats, call, command, expected_version)
        else:
            outcome = _play_once(game, seats, own, call, command, expected_version, idempotency_key)
    return Accepted(
        game_id=game_id,
        seat=seat,
        events=outcome.stretch.seen_by(seat),
        look=outcome.table.seen_by(seat),
        is_replay=outcome.is_replay,
    )


def _play_once(
    game: Game,
    seats: Sequence[Seat],
    own: Seat,
    call: Call,
    command: Command,
    expected_version: int | None,
    key: str,
) -> _Outcome:
    spent_on = fingerprint(command, expected_version)
    receipt = find_receipt(own, key, spent_on)
    if receipt is not None:
        return _Outcome(
            events_of(game, after=receipt.first_version - 1, upto=receipt.last_version),
            table_of(game, at=receipt.last_version),
            is_replay=True,
        )
    outcome = _play(game, seats, call, command, expected_version)
    write_receipt(
        own,
        key,
        spent_on,
        first_version=outcome.stretch.after + 1,
        last_version=outcome.stretch.last,
        at=timezone.now(),
    )
    return outcome


def _play(
    game: Game,
    seats: Sequence[Seat],
    call: Call,
    command: Command,
    expected_version: int | None,
) -> _Outcome:
    seat = call.seat
    _check_running(game)
    if expected_version is not None and expected_version != game.version:
        raise StaleVersion(expected=expected_version, version=game.version)
    if call.cause is not Cause.PLAYER:
        _check_time_is_up(game, call)
    before = load_state(game)
    try:
        events, state = advance(before, seat, command)
    except Refused as refused:
        raise CommandRefused(
            reason=refused, version=game.version, legal=legal_offers(before, seat)
        ) from refused
    if state.phase is Phase.DEAL:
        again = deal_again(state, _next_pack(game, seats, state))
        events, state = (*events, *again), reduce(evolve, again, state)
    _commit(game, seats, call, events, state)
    return _Outcome(
        stretch_from(game_id=game.pk, after=game.version, events=events),
        table_from(game_id=game.pk, version=game.version + len(events), state=state),
        is_replay=False,
    )


def _next_pack(game: Game, seats: Sequence[Seat], state: GameState) -> tuple[Card, ...]:
    return pack_of_deal(
        game,
        [seat.client_seed for seat in seats],
        number=state.deal + 1,
        removed=state.discard,
    )


def _check_time_is_up(game: Game, call: Call) -> None:
    if next_call(clock_of(game), now=milliseconds(timezone.now())) != call:
        raise TimeNotUp(f"Seat {call.seat} need not have played yet.")


def _check_running(game: Game) -> None:
    match GameStatus(game.status):
        case GameStatus.OPEN | GameStatus.STARTING:
            raise GameNotRunning("The game has not started.")
        case GameStatus.CANCELLED:
            raise GameNotRunning("The game was cancelled.")
        case GameStatus.FINISHED:
            raise GameOver("The game is finished.")
        case GameStatus.ACTIVE:
            return


def _commit(
    game: Game, seats: Sequence[Seat], call: Call, events: Sequence[Event], state: GameState
) -> None:
    now = timezone.now()
    summary = summarise(state)
    bots = {seat.number for seat in seats if seat.is_played_by_bot}
    awaited_bots = tuple(seat for seat in summary.awaited if seat in bots)
    last_version = append(
        game_id=game.pk,
        expected_version=game.version,
        events=events,
        at=now,
        columns={
            **summary.columns(),
            "bot_due_at": bot_deadline(now) if awaited_bots else None,
            "turn_due_at": turn_deadline(seats, summary.awaited, now=now),
            "is_rating_due": state.is_over and game.is_rated,
            **columns_of(clock_after(game, state, events, by=call, now=now)),
            **_result(game, seats, state, now),
        },
    )
    if state.is_over:
        write_results(state.rules, end_of(state), seats)
    committed.announce(
        Committed(
            game_id=game.pk,
            first_version=game.version + 1,
            last_version=last_version,
            is_table_changed=state.is_over,
            awaited_bots=awaited_bots,
            is_rating_due=state.is_over and game.is_rated,
            people=_concerned(seats, None if state.is_over else summary.awaited),
        )
    )


def _concerned(seats: Sequence[Seat], awaited: Sequence[SeatNumber] | None) -> tuple[int, ...]:
    """The people on these seats, all of them for None, but for those who left."""
    return tuple(
        seat.user_id
        for seat in seats
        if seat.user_id is not None
        and seat.left_version is None
        and (awaited is None or seat.number in awaited)
    )


def _result(
    game: Game, seats: Sequence[Seat], state: GameState, now: datetime
) -> dict[str, object]:
    """The columns that the end of a game sets."""
    if not state.is_over:
        return {}
    return {"finished_at": now, "standings": with_result(game.standings, seats, state)}
