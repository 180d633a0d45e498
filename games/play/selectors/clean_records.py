"""Clean records (reliability): players who stayed to the end of their last games."""

from collections.abc import Iterable

from games.play.models import GameStatus, Seat
from web.database.prepared_statements import PreparedQuery

GAMES = 10


def clean_records(user_ids: Iterable[int]) -> frozenset[int]:
    """Return the users who stayed to the end of their last ten games; fewer games don't count."""
    return frozenset(user_id for user_id in user_ids if _is_clean(user_id))


def _is_clean(user_id: int) -> bool:
    return [seat.left_version for seat in _last_seats(user_id)] == [None] * GAMES


_last_seats = PreparedQuery(
    lambda user_id: (
        Seat.objects.filter(
            user_id=user_id,
            game_finished_at__isnull=False,
            game__status=GameStatus.FINISHED,
            game__fixed_pack="",
        )
        .order_by("-game_finished_at")
        .only("left_version")[:GAMES]
    ),
    -1,
)
