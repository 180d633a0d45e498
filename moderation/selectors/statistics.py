"""Statistics (analytics) of the service by day: new accounts, active players, games."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from django.db.models import Count, QuerySet
from django.db.models.functions import TruncDate

from accounts.models import User
from games.play.models import Game, GameStatus
from moderation.models import Report


@dataclass(slots=True)
class DayCounts:
    """The counts of one day, in UTC."""

    day: date
    started: int = 0
    finished: int = 0
    rated: int = 0
    called_off: int = 0
    accounts: int = 0
    guests: int = 0
    reports: int = 0


def days(*, now: datetime, count: int) -> list[DayCounts]:
    """Return the last days, today first: games, active people, and reports."""
    first = (now - timedelta(days=count - 1)).replace(hour=0, minute=0, second=0, microsecond=0)
    table = [DayCounts(first.date() + timedelta(days=number)) for number in range(count)]
    found = {row.day: row for row in table}
    games, people = Game.objects.all(), User.objects.all()
    finished = games.filter(status=GameStatus.FINISHED, finished_at__gte=first)
    called_off = games.filter(status=GameStatus.CANCELLED, finished_at__gte=first)
    came = people.filter(date_joined__gte=first)
    by_name = {
        "started": _by_day(games.filter(started_at__gte=first), "started_at"),
        "finished": _by_day(finished, "finished_at"),
        "rated": _by_day(finished.filter(is_rated=True), "finished_at"),
        "called_off": _by_day(called_off, "finished_at"),
        "accounts": _by_day(came.filter(is_guest=False), "date_joined"),
        "guests": _by_day(came.filter(is_guest=True), "date_joined"),
        "reports": _by_day(Report.objects.filter(at__gte=first), "at"),
    }
    for name, counts in by_name.items():
        for day in counts.keys() & found.keys():
            setattr(found[day], name, counts[day])
    return table[::-1]


def _by_day(rows: QuerySet[Any], column: str) -> dict[date, int]:
    by_day = rows.order_by().annotate(day=TruncDate(column, tzinfo=UTC)).values("day")
    return {row["day"]: row["count"] for row in by_day.annotate(count=Count("pk"))}
