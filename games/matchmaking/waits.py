"""Queries of matchmaking: busy players, recent opponents (no repeats), and past waiting times."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import combinations, groupby
from math import ceil
from statistics import median

from django.db.models import F, Q, Window
from django.db.models.functions import RowNumber

from games.matchmaking.models import Match
from games.play.models import GameStatus, Seat

MIN_MATCHES = 3
"""The number of games from which on a wait is predicted."""
MAX_MATCHES = 20
LATELY = timedelta(hours=1)
DAYS_BACK = 7
ROUNDED_TO = 5


def games_with_clock(user_ids: Iterable[int]) -> dict[int, str]:
    """Return by user the id of a running game with a clock that is rated or from a pool."""
    seats = Seat.objects.filter(
        user_id__in=list(user_ids),
        left_version=None,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
    ).exclude(game__clock__type="days")
    counting = seats.filter(Q(game__is_rated=True) | Q(game__match__pool__gt=""))
    return dict(counting.values_list("user_id", "game_id"))


def last_meetings(user_ids: Iterable[int], *, since: datetime) -> set[frozenset[int]]:
    """Return the pairs of users who met in the last game that matchmaking made for one of them.

    Games made before `since` do not count.
    """
    ids = list(user_ids)
    seats = Seat.objects.filter(user_id__in=ids, game__match__made_at__gte=since)
    rows = seats.order_by("game__match__made_at", "game_id")
    newest = dict(rows.values_list("user_id", "game_id"))
    tables = dict[str, set[int]]()
    for user_id, game_id in rows.values_list("user_id", "game_id"):
        if user_id is not None:
            tables.setdefault(game_id, set()).add(user_id)
    return {
        frozenset((one, other))
        for game_id, people in tables.items()
        for one, other in combinations(people, 2)
        if game_id in (newest[one], newest[other])
    }


def expected_waits(now: datetime) -> dict[tuple[str, bool], int]:
    """Return the expected wait in seconds, by pool and `is_rated`.

    Without pools with too few games.

    It is the median wait of people paired within the last hour or, if there were few, at this time
    of day within the last week.
    """
    lately = Q(made_at__gt=now - LATELY)
    at_this_hour = Q()
    for days in range(1, DAYS_BACK + 1):
        moment = now - timedelta(days=days)
        at_this_hour |= Q(made_at__gt=moment - LATELY / 2, made_at__lte=moment + LATELY / 2)
    return _medians(at_this_hour) | _medians(lately)


def _medians(which: Q) -> dict[tuple[str, bool], int]:
    newest = Window(
        RowNumber(), partition_by=[F("pool"), F("is_rated")], order_by=F("made_at").desc()
    )
    rows = (
        Match.objects.filter(which, due_at=None, pool__gt="")
        .annotate(place=newest)
        .filter(place__lte=MAX_MATCHES)
        .order_by("pool", "is_rated")
        .values_list("pool", "is_rated", "waits")
    )
    found = {}
    for key, group in groupby(rows, key=lambda row: (row[0], row[1])):
        waits = [row[2] for row in group]
        if len(waits) >= MIN_MATCHES:
            middle = median(seconds for match in waits for seconds in match)
            found[key] = max(1, ceil(middle / ROUNDED_TO)) * ROUNDED_TO
    return found
