"""The number of broken games: those that were found broken and not repaired since."""

from django.db import transaction

from games.play.broken import clear_broken, known_broken
from games.play.models import Game, GameStatus
from games.records.audit import audit


def count_broken() -> int:
    """Check the games that were found broken again; return how many still are.

    A game that was repaired, cancelled or deleted no longer counts. Raises RedisError.
    """
    broken = 0
    for game_id in known_broken():
        if _is_broken(game_id):
            broken += 1
        else:
            clear_broken(game_id)
    return broken


def _is_broken(game_id: str) -> bool:
    with transaction.atomic():
        # Without the lock a game that goes on would be read as two that don't fit together.
        game = Game.objects.select_for_update().filter(pk=game_id).first()
        return game is not None and game.status != GameStatus.CANCELLED and bool(audit(game))
