"""The one way in: every command of a running game, of people, bots and the clock, comes here."""

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
from games.play.services.players import Person, Player, check_sits
from games.play.services.receipts import Receipt, check_key, spent_receipt
from games.play.services.running import check_running
from games.play.services.write import publish, write
from games.play.time.advance import heartbeat_for
from web.http.errors import ServiceError
from web.monitoring import metrics
from web.monitoring.tracing import span

MOST_ATTEMPTS = 50
"""How often a command is planned anew because others were quicker: as many as may write at once."""


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
    expected_mark: str | None = None,
    idempotency_key: str | None = None,
) -> Accepted:
    """Play a command for a seat, durably before it returns; reactions follow on commit.

    With `expected_version` a command made for another version is refused; with `expected_mark` also
    one made for that version of another history. A key that the seat spent on the same command
    before gets the first answer again and changes nothing. No transaction may be open.

    Raises NotFound, NotYourSeat, InvalidInput (key), IdempotencyKeyReused, GameNotRunning,
    GameOver, StaleVersion, CommandRefused, TimeNotUp (by the clock), and the database's errors;
    nothing is written then. Raises OutcomeUnknown if the database can't be asked what became of it.
    """
    if idempotency_key is not None:
        check_key(idempotency_key, is_person=isinstance(by, Person))
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
    """Plan the command on the cached snapshot; on a fresh one where that is old or refuses it."""
    snapshot = _cached(game_id, request)
    for _ in range(MOST_ATTEMPTS):
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
            if _is_written(plan):
                publish(plan)
                return Accepted(plan.update.seen_by(request.seat), is_replay=False)
        snapshot = None
    raise Overtaken


def _cached(game_id: str, request: Request) -> Snapshot | None:
    """Return the cached snapshot of the game, unless the command was made for another one."""
    snapshot = cached_snapshot(game_id)
    return snapshot if snapshot is not None and request.is_for(snapshot) else None


def _planned(snapshot: Snapshot, by: Player, request: Request) -> Plan:
    heartbeat = heartbeat_for(snapshot.game)
    return plan_command(snapshot, request, by=by, now=timezone.now(), heartbeat=heartbeat)


def _is_written(plan: Plan) -> bool:
    try:
        return write(plan)
    except IntegrityError as error:
        if plan.receipt is None:
            # There is no key that another request could have spent: the log is broken.
            raise VersionConflict(plan.before.pk, plan.before.version) from error
        return False


def _replayed(game: Game, by: Player, request: Request) -> Accepted | None:
    """Return the first answer to a command whose key the seat has spent; None if it has not."""
    own = check_sits(by, list(game.all_seats), request.seat)
    if request.key is None:
        return None
    spent = spent_receipt(Receipt.of(own, request))
    if spent is None:
        return None
    if game.version < spent.last_version:
        # It was spent after the row was read.
        game = game_row(game.pk)
    update = update_of(game, after=spent.first_version - 1, at=spent.last_version)
    return Accepted(update.seen_by(request.seat), is_replay=True)
