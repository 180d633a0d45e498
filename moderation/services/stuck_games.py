"""Stuck games: staff cancel them, or compute their rows again."""

from django.db import transaction

from games.play.errors import CannotMend
from games.play.models import Game
from games.play.selectors.rows import lock_game_with_seats
from games.play.services.mending import cancel, mend
from games.play.services.running import check_running
from games.records.audit import audit_log
from moderation.errors import WhyNeeded
from moderation.models import AuditAction
from moderation.services.audit import record
from notifications.kinds import Kind
from notifications.services.notifying import notify


def cancel_game(*, game_id: str, by_id: int, why: str) -> None:
    """Call off a running game without a result, notify its players, and note it in the audit log.

    A broken game, whose log can't grow, is only marked as cancelled. Raises WhyNeeded, NotFound,
    GameNotRunning, GameOver.
    """
    if not why.strip():
        raise WhyNeeded("Say why: the audit log keeps it.")
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        check_running(game)
        seats = list(game.all_seats)
        cancel(game, seats)
        for seat in seats:
            if seat.user_id is not None and seat.left_version is None:
                reason = {"reason": "staff"}
                notify(
                    user_id=seat.user_id, kind=Kind.GAME_CALLED_OFF, game_id=game_id, data=reason
                )
        record(by_id=by_id, action=AuditAction.CANCELLED, subject=f"game {game_id}", why=why)


def rebuild_game(*, game_id: str, by_id: int) -> bool:
    """Compute the row of a game from its log again; return whether that changed anything.

    A change is noted in the audit log. Raises Game.DoesNotExist, and CannotMend for a log that is
    wrong or can't be replayed; nothing is changed then.
    """
    with transaction.atomic(durable=True):
        is_changed = mend(game_id)
        wrong = audit_log(Game.objects.get(pk=game_id))
        if wrong:
            raise CannotMend(wrong[0])
        if is_changed:
            record(by_id=by_id, action=AuditAction.REBUILT, subject=f"game {game_id}")
    return is_changed
