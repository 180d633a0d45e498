"""Call off abandoned (stale) games: untimed games against bots, unplayed for many days."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Count, OuterRef, Q, Subquery

from games.engine.endings import called_off
from games.play.broken import note_broken
from games.play.log import StoreError
from games.play.models import Game, GameStatus, StoredEvent
from games.play.selectors.rows import lock_game_with_seats
from games.play.services.ending import end
from games.play.time.clock import Cause
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all
from web.realtime.presence import present_at_table

MAX_AT_ONCE = 200


def end_abandoned_games(*, now: datetime, limit: int = MAX_AT_ONCE) -> int:
    """Call off the abandoned games, longest unplayed first; return their number."""
    before = now - timedelta(days=settings.DURAK_ABANDONED_DAYS)
    last = StoredEvent.objects.filter(game=OuterRef("pk"), version=OuterRef("version"))
    staying = Count("seats", filter=Q(seats__user__isnull=False, seats__left_version=None))
    games = (
        Game.objects.filter(
            status=GameStatus.ACTIVE, finished_at=None, clock__isnull=True, started_at__lt=before
        )
        .annotate(played_at=Subquery(last.values("at")[:1]), staying=staying)
        .filter(played_at__lt=before, staying__lte=1)
        .order_by("played_at")
        .values_list("pk", "version")[:limit]
    )
    return sum(_call_off(game_id, version) for game_id, version in games)


def _call_off(game_id: str, version: int) -> bool:
    """Call off the game unless somebody has played or looks at it; return whether it was."""
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        seats = list(game.all_seats)
        people = [
            seat.user_id for seat in seats if seat.user_id is not None and seat.left_version is None
        ]
        has_moved_on = (game.version, game.status) != (version, GameStatus.ACTIVE)
        if has_moved_on or present_at_table(people, game_id):
            return False
        try:
            end(game, seats, called_off, cause=Cause.SERVICE)
        except StoreError as error:
            note_broken(game_id, error)
            return False
        notify_all(
            Kind.GAME_CALLED_OFF,
            [News(user_id, game_id, data={"reason": "abandoned"}) for user_id in people],
        )
    return True
