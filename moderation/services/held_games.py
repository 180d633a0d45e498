"""Decisions of staff about rated games held back for suspected boosting."""

from django.db import transaction

from games.ratings import book
from games.ratings.models import RatedGame
from moderation.models import AuditAction
from moderation.services.audit import record


def release_rated_game(*, game_id: str, by_id: int) -> RatedGame:
    """Rate a game that was held back, and note it in the audit log.

    Raises NotHeld, OwnGame, UnreadableGame.
    """
    with transaction.atomic(durable=True):
        entry = book.release_rated_game(game_id=game_id, by_id=by_id)
        record(by_id=by_id, action=AuditAction.RELEASED, subject=f"game {game_id}")
    return entry


def annul_rated_game(*, game_id: str, by_id: int) -> RatedGame:
    """Decide that a game that was held back is never rated, and note it in the audit log.

    Raises NotHeld, OwnGame.
    """
    with transaction.atomic(durable=True):
        entry = book.annul_rated_game(game_id=game_id, by_id=by_id)
        record(by_id=by_id, action=AuditAction.ANNULLED, subject=f"game {game_id}")
    return entry
