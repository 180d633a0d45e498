"""Who has finished what they began."""

from collections.abc import Iterable

from games.play.models import GameStatus, Seat

GAMES = 10


def clean_records(user_ids: Iterable[int]) -> frozenset[int]:
    """Those of the users who stayed to the end of their last ten games, and have had so many."""
    return frozenset(user_id for user_id in user_ids if _is_clean(user_id))


def _is_clean(user_id: int) -> bool:
    seats = Seat.objects.filter(
        user_id=user_id,
        game_finished_at__isnull=False,
        game__status=GameStatus.FINISHED,
        game__fixed_pack="",
    )
    left = seats.order_by("-game_finished_at").values_list("left_version", flat=True)[:GAMES]
    return list(left) == [None] * GAMES
