"""Accept commands (moves): people, bots and the clock all play through `submit_command`."""

import time
from typing import NamedTuple

from django.db import IntegrityError
from django.utils import timezone
from structlog.contextvars import bound_contextvars

from games.engine import Seat as SeatNumber
from games.engine.commands import Command
from games.play.errors import Overtaken, StoreError
from games.play.log import VersionConflict
from games.play.models import Game
from games.play.selectors.rows import game_row
from games.play.selectors.snapshots import Snapshot, cached_snapshot, snapshot_of
from games.play.selectors.updates import SeenUpdate, update_of
from games.play.services.plan import Plan, Request, plan_command
from games.play.services.players import PersonActor, Player, check_sits
from games.play.services.receipts import Receipt, check_key, stored_receipt
from games.play.services.running import check_running
from games.play.services.write import publish, write
from games.play.time.advance import heartbeat_for
from web.http.errors import ServiceError
from web.monitoring import metrics
from web.monitoring.tracing import span

MAX_ATTEMPTS = 50
"""The most attempts to plan and write a command while other writes are quicker."""


class Accepted(NamedTuple):
    """An accepted command: its events and the game right after them, as the seat sees both.

    `is_replay` says that the events were caused when the same key was sent before.
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
    expected_mark: str | None = None,
    idempotency_key: str | None = None,
) -> Accepted:
    """Play a command for a seat. It is committed when this returns; then come the reactions.

    A command made for another version than `expected_version`, or for another history than that of
    `expected_mark`, is refused. A key that the seat used for the same command before gets the first
    answer again and changes nothing. No transaction may be open.

    Raises NotFound, NotYourSeat, InvalidInput (key), IdempotencyKeyReused, GameNotRunning,
    GameOver, StaleVersion, CommandRefused, TimeNotUp (by the clock), and the database's errors;
    nothing is written then. Raises CommitStatusUnknown if the database does not say whether the
    command was committed.
    """
    if idempotency_key is not None:
        check_key(idempotency_key, is_person=isinstance(by, PersonActor))
    request = Request(
        seat=seat,
        command=command,
        expected_version=expected_version,
        expected_mark=expected_mark,
        key=idempotency_key,
    )
    with bound_contextvars(game_id=game_id), span("command", game_id=game_id, seat=seat):
        begun = time.perf_counter()
        accepted = _submitted(game_id, by, request)
        if accepted.is_replay:
            metrics.commands.labels(by.cause.value, "replayed").inc()
        else:
            metrics.commands.labels(by.cause.value, "accepted").inc()
            metrics.commits.observe(time.perf_counter() - begun)
    return accepted


def _submitted(game_id: str, by: Player, request: Request) -> Accepted:
    """Plan the command on the cached snapshot; if that is old or refuses it, on a fresh one."""
    snapshot = _cached(game_id, request)
    for _ in range(MAX_ATTEMPTS):
        is_fresh = snapshot is None
        if snapshot is None:
            cached, game = cached_snapshot(game_id), game_row(game_id)
            replayed = _replayed(game, by, request)
            if replayed is not None:
                return replayed
            check_running(game)
            snapshot = snapshot_of(game, cached=cached)
        try:
            plan = _planned(snapshot, by, request)
        except (ServiceError, StoreError):
            if is_fresh:
                raise
        else:
            if _is_committed(plan):
                publish(plan)
                return Accepted(plan.update.seen_by(request.seat), is_replay=False)
        snapshot = None
    raise Overtaken


def _cached(game_id: str, request: Request) -> Snapshot | None:
    """Return the cached snapshot, unless the command was made for another version."""
    snapshot = cached_snapshot(game_id)
    return snapshot if snapshot is not None and request.is_for(snapshot) else None


def _planned(snapshot: Snapshot, by: Player, request: Request) -> Plan:
    heartbeat = heartbeat_for(snapshot.game)
    return plan_command(snapshot, request, by=by, now=timezone.now(), heartbeat=heartbeat)


def _is_committed(plan: Plan) -> bool:
    try:
        return write(plan)
    except IntegrityError as error:
        if plan.receipt is None:
            # Without a key no other request can be the reason: the log is broken.
            raise VersionConflict(plan.before.pk, plan.before.version) from error
        return False


def _replayed(game: Game, by: Player, request: Request) -> Accepted | None:
    """Return the first answer to a command whose key the seat has used; None for a new key."""
    own = check_sits(by, list(game.all_seats), request.seat)
    if request.key is None:
        return None
    stored = stored_receipt(Receipt.of(own, request))
    if stored is None:
        return None
    if game.version < stored.last_version:
        # The key was used after the row was read.
        game = game_row(game.pk)
    update = update_of(game, after=stored.first_version - 1, at=stored.last_version)
    return Accepted(update.seen_by(request.seat), is_replay=True)
