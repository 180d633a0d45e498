"""The one way in which a planned change of a game is written and published.

A plan is written only if the game's row is as it was when the plan was made. So no lock is held
while a command is decided, and nothing is written over.
"""

from functools import partial

from django.db import Error, IntegrityError, connection, transaction

from games.play.errors import OutcomeUnknown
from games.play.log import VersionConflict, appended, load
from games.play.projections.results import end_of, write_results
from games.play.reactions import committed
from games.play.selectors.rows import locked_game_row
from games.play.selectors.snapshots import cache_snapshot
from games.play.services.plan import Plan
from web.database.conditional_write import LINE_BROKEN, InDoubt, Write, write_if


def write(plan: Plan) -> bool:
    """Write the plan; return False, with nothing written, if the row has changed since it was read.

    All of it is committed when this returns. PostgreSQL takes one statement, but for the end of a
    game and for webhooks, which share a transaction with the events. A commit whose answer got lost
    is looked up. Raises IntegrityError (the receipt's key was spent before, or the log has such a
    version already) and the database's other errors, and nothing is written; OutcomeUnknown.
    """
    is_whole = False
    try:
        if not plan.state.is_over and not committed.writes_for(plan.news):
            return write_if(_statement(plan))
        with transaction.atomic(durable=True):
            if not _write_in_transaction(plan):
                return False
            is_whole = True
    except InDoubt as doubt:
        if not _was_committed(plan):
            raise doubt.error from None
    except LINE_BROKEN:
        # Up to COMMIT nothing is written.
        if not is_whole or not _was_committed(plan):
            raise
    return True


def commit(plan: Plan) -> None:
    """Write the plan in the open transaction, which has locked the row, and publish it on commit.

    Raises VersionConflict, also for a log that has such a version already. The transaction can only
    be rolled back then.
    """
    try:
        is_written = _write_in_transaction(plan)
    except IntegrityError as error:
        raise VersionConflict(plan.before.pk, plan.before.version) from error
    if not is_written:
        raise VersionConflict(plan.before.pk, plan.before.version)
    transaction.on_commit(partial(publish, plan))


def publish(plan: Plan) -> None:
    """Cache what was committed, and call the reactions to it."""
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
    """Whether all of it is in the log. False means that it isn't and never will be.

    The game is locked for the look, so that a COMMIT that is still under way is waited for. Raises
    OutcomeUnknown.
    """
    update = plan.update
    try:
        connection.close()
        with transaction.atomic():
            game = locked_game_row(update.game_id)
            if game.version < update.version:
                return False
            found = load(game.pk, after=update.after, upto=update.version)
    except Error as error:
        raise OutcomeUnknown(
            "The database is away. Look at the game before you send the command again."
        ) from error
    # Another command may have got these versions instead; it has another time.
    return update.consists_of(found) and all(one.at == plan.at for one in found)
