"""The matchmaking queue as people see it: waiting players, estimated wait, own status."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from games.matchmaking.models import Match, Seek
from games.matchmaking.pools import POOLS
from games.matchmaking.seeks import LAPSES_AFTER, has_lapsed
from games.matchmaking.waits import expected_waits, games_with_clock
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME

Queues = dict[tuple[str, bool], tuple[int, int | None]]
"""The number of people who wait and the expected wait in seconds, by pool and `is_rated`."""


@dataclass(frozen=True, slots=True)
class SeekStatus:
    """The status of a user's wait: waiting in pools, paired for a game, or neither.

    With neither, `game_id` is a game that keeps the user from waiting.
    """

    status: Literal["none", "waiting", "paired"]
    pools: Sequence[str] = ()
    is_rated: bool = False
    since: datetime | None = None
    waited: int | None = None
    game_id: str | None = None
    answer_by: datetime | None = None


def queues(*, now: datetime) -> Queues:
    """Return the queues of all pools, rated and casual."""
    waiting = Seek.objects.filter(game=None, heard_at__gte=now - LAPSES_AFTER)
    counts = Counter(
        (name, is_rated)
        for names, is_rated in waiting.values_list("pools", "is_rated")
        for name in names
    )
    waits = expected_waits(now)
    return {
        (name, is_rated): (counts[name, is_rated], waits.get((name, is_rated)))
        for name in POOLS
        for is_rated in (True, False)
    }


def ratings_by_mode(user_id: int | None) -> dict[str, Rating]:
    """Return the user's ratings of all time; none without a user."""
    if user_id is None:
        return {}
    rows = Rating.objects.filter(user_id=user_id, season=ALL_TIME)
    return {row.mode: row for row in rows}


def seek_status(user_id: int, *, now: datetime) -> SeekStatus:
    """Return the status of the user's wait now."""
    seek = Seek.objects.filter(user_id=user_id).first()
    if seek is None or (seek.game_id is None and has_lapsed(seek, now)):
        return SeekStatus("none", game_id=games_with_clock([user_id]).get(user_id))
    waited = max(0, int((now - seek.since).total_seconds()))
    if seek.game_id is None:
        return SeekStatus("waiting", seek.pools, seek.is_rated, seek.since, waited)
    due = Match.objects.filter(pk=seek.game_id).values_list("due_at", flat=True).first()
    return SeekStatus("paired", seek.pools, seek.is_rated, seek.since, waited, seek.game_id, due)
