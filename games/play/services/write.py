"""Write and publish a plan by optimistic concurrency: the only code that changes running games.

Optimistic concurrency, in place of `select_for_update`: a plan is written only if the game's row is
still as it was when the plan was made. So no lock is held while a command is decided, and of two
moves at once neither gets lost.
"""

from functools import partial

from django.db import Error, IntegrityError, connection, transaction

from games.play.errors import CommitStatusUnknown
from games.play.log import VersionConflict, appended, load
from games.play.projections.results import end_of, write_results
from games.play.reactions import committed
from games.play.selectors.rows import lock_game_with_seats
from games.play.selectors.snapshots import cache_snapshot
from games.play.services.plan import Plan
from games.play.time.outages import note_late
from web.database.conditional_write import LINE_BROKEN, InDoubt, Write, write_if


def write(plan: Plan) -> bool:
    """Commit the plan; return False, with nothing written, if the row has changed meanwhile.

    On PostgreSQL this is one statement, except at the end of a game, for webhooks and in an outage:
    their rows are in one transaction with the events. If the connection breaks during the commit,
    the commit status is read from the log. Raises IntegrityError (the key was used before, or the
    log has such a version already) and the database's other errors, and nothing is written then;
    raises CommitStatusUnknown.
    """
    is_complete = False
    try:
        if not plan.state.is_over and plan.late is None and not committed.writes_for(plan.news):
            return write_if(_statement(plan))
        with transaction.atomic(durable=True):
            if not _write_in_transaction(plan):
                return False
            is_complete = True
    except InDoubt as doubt:
        if not _was_committed(plan):
            raise doubt.error from None
    except LINE_BROKEN:
        # Before COMMIT nothing is written.
        if not is_complete or not _was_committed(plan):
            raise
    return True


def commit(plan: Plan) -> None:
    """Write the plan in the open transaction, which has locked the row; publish it on commit.

    Raises VersionConflict, also if the log has such a version already. Then the transaction must be
    rolled back.
    """
    try:
        is_written = _write_in_transaction(plan)
    except IntegrityError as error:
        raise VersionConflict(plan.before.pk, plan.before.version) from error
    if not is_written:
        raise VersionConflict(plan.before.pk, plan.before.version)
    transaction.on_commit(partial(publish, plan))


def publish(plan: Plan) -> None:
    """Cache the committed snapshot, and call the reactions."""
    cache_snapshot(plan.snapshot)
    committed.react(plan.news)


def _write_in_transaction(plan: Plan) -> bool:
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("A plan is committed inside a transaction.")
    if not write_if(_statement(plan)):
        return False
    if plan.state.is_over:
        seats = plan.snapshot.game.all_seats
        write_results(plan.state.rules, end_of(plan.state), seats, at=plan.at)
    if plan.late is not None:
        note_late(plan.late)
    committed.react_in_transaction(plan.news)
    return True


def _statement(plan: Plan) -> Write:
    receipts = () if plan.receipt is None else (plan.receipt.rows(plan.update, at=plan.at),)
    return appended(
        plan.before,
        events=plan.encoded,
        mark=plan.update.mark,
        cause=plan.cause,
        at=plan.at,
        columns=plan.columns,
        beside=receipts,
    )


def _was_committed(plan: Plan) -> bool:
    """Return whether the plan was committed; False means that it never will be.

    Reading it locks the game, and so waits for a COMMIT that is still under way. Raises
    CommitStatusUnknown.
    """
    update = plan.update
    try:
        connection.close()
        with transaction.atomic():
            game = lock_game_with_seats(update.game_id)
            if game.version < update.version:
                return False
            found = load(game.pk, after=update.after, upto=update.version)
    except Error as error:
        raise CommitStatusUnknown(
            "The database is away, and may have the command. Send it again with its key, or look at"
            " the game first."
        ) from error
    # Another command may have these versions; then the time of its events differs.
    return update.consists_of(found)
