"""The one way in: every command of a running game, of people, bots and the clock, comes here."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone
from structlog.contextvars import bound_contextvars

from games.engine import (
    Card,
    GameState,
    Phase,
    deal_again,
    decide,
    evolved,
    legal_offers,
)
from games.engine import Seat as SeatNumber
from games.engine.commands import Command
from games.engine.errors import Refused
from games.play.clocks import Act, next_expiry
from games.play.errors import CommandRefused, StaleVersion, TimeNotUp
from games.play.log import pack_of_deal
from games.play.models import Game, Seat
from games.play.selectors.moments import state_of
from games.play.selectors.rows import locked_game_row
from games.play.selectors.updates import SeenUpdate, Update, update_of
from games.play.services.commit import Written, change_by, commit
from games.play.services.outcome import tell, was_committed
from games.play.services.players import Person, Player, check_sits
from games.play.services.receipts import check_key, find_receipt, fingerprint, write_receipt
from games.play.services.remembered import play_as_remembered, play_as_remembered_soon
from games.play.services.running import check_running
from games.play.time.columns import clock_of, milliseconds
from games.play.time.moves import clock_after
from web import metrics
from web.conditional import LINE_BROKEN
from web.tracing import span


class Accepted(NamedTuple):
    """A command's yes: the events it caused and the game right after them, as the seat sees both.

    `is_replay` tells that an earlier send of the same idempotency key caused them.
    """

    update: SeenUpdate
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
    """Play a command for a seat, durably before it returns; reactions follow on commit.

    With `expected_version` a command made for another version is refused. A key that the seat
    spent on the same command before gets the first answer again and changes nothing.

    Raises NotFound, NotYourSeat, InvalidInput (key), IdempotencyKeyReused, GameNotRunning,
    GameOver, StaleVersion, CommandRefused, TimeNotUp (by the clock), and the database's errors;
    nothing is written then. Raises OutcomeUnknown if the database can't be asked what became of it.
    """
    if idempotency_key is not None:
        check_key(idempotency_key, is_person=isinstance(by, Person))
    with bound_contextvars(game_id=game_id), span("command", game_id=game_id, seat=seat):
        begun = time.perf_counter()
        accepted = _submitted(game_id, by, seat, command, expected_version, idempotency_key)
        _count(by, accepted, begun)
    return accepted


async def submit_command_soon(
    *,
    game_id: str,
    by: Person,
    seat: SeatNumber,
    command: Command,
    expected_version: int | None = None,
    idempotency_key: str | None = None,
) -> Accepted | None:
    """As `submit_command`, while the event loop goes on. On PostgreSQL alone.

    None if nothing was done, and `submit_command` has to find out what is to be done.
    """
    if idempotency_key is not None:
        check_key(idempotency_key, is_person=True)
    with bound_contextvars(game_id=game_id), span("command", game_id=game_id, seat=seat):
        begun = time.perf_counter()
        written = await play_as_remembered_soon(
            game_id, by, Act(seat, by.cause), command, expected_version, idempotency_key
        )
        if written is None:
            return None
        accepted = Accepted(written.moment.update.seen_by(seat), is_replay=False)
        _count(by, accepted, begun)
    return accepted


def _count(by: Player, accepted: Accepted, begun: float) -> None:
    if accepted.is_replay:
        metrics.commands.labels(by.cause.value, "replayed").inc()
    else:
        metrics.commands.labels(by.cause.value, "accepted").inc()
        metrics.commits.observe(time.perf_counter() - begun)


def _submitted(
    game_id: str,
    by: Player,
    seat: SeatNumber,
    command: Command,
    expected_version: int | None,
    idempotency_key: str | None,
) -> Accepted:
    act = Act(seat, by.cause)
    written = play_as_remembered(game_id, by, act, command, expected_version, idempotency_key)
    if written is not None:
        return Accepted(written.moment.update.seen_by(seat), is_replay=False)
    try:
        with transaction.atomic(durable=True):
            game = locked_game_row(game_id)
            seats = list(game.all_seats)
            own = check_sits(by, seats, seat)
            if idempotency_key is None:
                written = _play(game, seats, act, command, expected_version)
                update = written.moment.update
            else:
                written, update = _play_once(
                    game, seats, own, act, command, expected_version, idempotency_key
                )
    except LINE_BROKEN:
        # Up to COMMIT nothing is written. What became of that is looked up, never guessed.
        if written is None or not was_committed(written):
            raise
        tell(written)
        update = written.moment.update
    # What the seat sees is worked out when the game is no longer locked.
    return Accepted(update.seen_by(seat), written is None)


def _play_once(
    game: Game,
    seats: Sequence[Seat],
    own: Seat,
    act: Act,
    command: Command,
    expected_version: int | None,
    key: str,
) -> tuple[Written | None, Update]:
    """What is written, which is nothing if the seat spent the key on this command before."""
    spent_on = fingerprint(command, expected_version)
    receipt = find_receipt(own, key, spent_on)
    if receipt is not None:
        return None, update_of(game, after=receipt.first_version - 1, at=receipt.last_version)
    written = _play(game, seats, act, command, expected_version)
    update = written.moment.update
    write_receipt(own, key, spent_on, update, at=written.at)
    return written, update


def _play(
    game: Game,
    seats: Sequence[Seat],
    act: Act,
    command: Command,
    expected_version: int | None,
) -> Written:
    check_running(game)
    if expected_version is not None and expected_version != game.version:
        raise StaleVersion(expected=expected_version, version=game.version)
    if act.cause.is_expiry:
        _check_time_is_up(game, act)
    before = state_of(game)
    try:
        events = decide(before, act.seat, command)
    except Refused as refused:
        raise CommandRefused(
            reason=refused, version=game.version, legal=legal_offers(before, act.seat)
        ) from refused
    state = evolved(before, events)
    if state.phase is Phase.DEAL:
        again = deal_again(state, _next_pack(game, seats, state))
        events, state = (*events, *again), evolved(state, again)
    now = timezone.now()
    return commit(
        change_by(
            game,
            seats,
            events,
            state,
            cause=act.cause,
            clock=clock_after(game, state, events, by=act, now=now),
            now=now,
        )
    )


def _next_pack(game: Game, seats: Sequence[Seat], state: GameState) -> tuple[Card, ...]:
    return pack_of_deal(
        game,
        [seat.client_seed for seat in seats],
        number=state.deal + 1,
        removed=state.discard,
    )


def _check_time_is_up(game: Game, act: Act) -> None:
    if next_expiry(clock_of(game), now=milliseconds(timezone.now())) != act:
        raise TimeNotUp(f"Seat {act.seat} need not have played yet.")
