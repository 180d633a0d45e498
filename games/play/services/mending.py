"""Repair or cancel a stuck (broken) game."""

from collections.abc import Sequence

from django.utils import timezone

from games.engine.endings import called_off
from games.engine.errors import EngineError
from games.play.errors import CannotMend
from games.play.log import StoreError
from games.play.models import Game, GameStatus, Seat
from games.play.projections.rebuild import rebuild
from games.play.reactions import announce_table_change
from games.play.services.ending import end
from games.play.time.clock import Cause


def cancel(game: Game, seats: Sequence[Seat]) -> None:
    """Call off the locked running game, without a result.

    The log of a broken game takes no event; such a game is only marked as cancelled.
    """
    try:
        end(game, seats, called_off, cause=Cause.SERVICE)
    except StoreError:
        now = timezone.now()
        Game.objects.filter(pk=game.pk).update(
            status=GameStatus.CANCELLED,
            awaited=[],
            bot_due_at=None,
            due_at=None,
            turn_due_at=None,
            finished_at=now,
        )
        Seat.objects.filter(game=game).update(game_finished_at=now)
        announce_table_change(game.pk, version=game.version)


def mend(game_id: str) -> bool:
    """Rebuild the row of a game from its log; return whether that changed anything.

    Raises Game.DoesNotExist, and CannotMend for a log that can't be replayed.
    """
    try:
        is_changed = rebuild(game_id)
    except (StoreError, EngineError) as error:
        raise CannotMend(str(error)) from error
    if is_changed:
        version = Game.objects.values_list("version", flat=True).get(pk=game_id)
        announce_table_change(game_id, version=version)
    return is_changed
