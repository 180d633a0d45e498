"""Archive games that ended long ago: their log is packed, and stays readable."""

from datetime import datetime

from django.db import transaction

from games.play.broken import note_broken
from games.play.log import StoreError, checked_state
from games.play.log.archive import move_to_archive
from games.play.models import Game
from games.play.services.locks import lock_game

MAX_AT_ONCE = 5000


def archive_games(*, before: datetime, limit: int = MAX_AT_ONCE) -> int:
    """Archive the games that ended before a moment, oldest first; return their number.

    A broken game is left as it is, until staff repair it.
    """
    due = Game.objects.filter(is_archived=False, version__gt=0, finished_at__lt=before)
    ids = list(due.order_by("finished_at").values_list("pk", flat=True)[:limit])
    return sum(_archive(game_id) for game_id in ids)


def _archive(game_id: str) -> bool:
    try:
        with transaction.atomic(durable=True):
            game = lock_game(game_id)
            if game.is_archived or game.is_rating_due:
                return False
            checked_state(game)
            move_to_archive(game_id)
            # The position can be computed from the log.
            Game.objects.filter(pk=game_id).update(is_archived=True, position="", clock_state=None)
    except StoreError as error:
        note_broken(game_id, error)
        return False
    return True
