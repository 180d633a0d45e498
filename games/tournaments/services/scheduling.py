"""Recurring tournaments: create those that repeat, so that the calendar is never empty."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from django.db import transaction

from games.engine import PRESETS
from games.tournaments.models import (
    Repetition,
    Tournament,
    TournamentSchedule,
    TournamentStatus,
)

AHEAD = timedelta(days=7)
"""The time ahead for which the calendar is filled."""
KEPT_FOR = timedelta(days=2)
"""The time after which tournaments that nobody played are deleted."""
PLAN = (
    *("name", "kind", "preset", "rules", "rules_name", "seats", "clock", "is_rated", "allows_bots"),
    *("minutes", "rounds", "wins", "least_rating", "most_rating"),
)
"""The columns that a tournament copies from its schedule."""


def fill_calendar(*, now: datetime) -> int:
    """Create the tournaments of all schedules for the next days; return how many are new."""
    new = [
        Tournament(
            schedule=schedule,
            starts_at=moment,
            next_at=moment,
            created_at=now,
            **_plan(schedule),
        )
        for schedule in TournamentSchedule.objects.filter(is_on=True)
        for moment in moments(schedule, now=now)
    ]
    with transaction.atomic(durable=True):
        known = set(
            Tournament.objects.filter(schedule__isnull=False, starts_at__gt=now).values_list(
                "schedule_id", "starts_at"
            )
        )
        missing = [row for row in new if (row.schedule_id, row.starts_at) not in known]
        # The constraint settles which of two sweeps creates one.
        Tournament.objects.bulk_create(missing, ignore_conflicts=True)
    return len(missing)


def _plan(schedule: TournamentSchedule) -> dict[str, Any]:
    """Return the plan's columns; a preset's rules are those that it has today."""
    plan = {name: getattr(schedule, name) for name in PLAN}
    if schedule.preset:
        plan["rules"] = PRESETS[schedule.preset].rules.to_json()
    return plan


def moments(schedule: TournamentSchedule, *, now: datetime) -> Iterator[datetime]:
    """Yield the moments from `now` to `AHEAD` at which the schedule's tournaments begin."""
    day = now.astimezone(UTC).date()
    while (moment := datetime.combine(day, schedule.at, tzinfo=UTC)) <= now + AHEAD:
        is_day = schedule.every == Repetition.DAILY or day.weekday() == schedule.weekday
        if is_day and moment > now:
            yield moment
        day += timedelta(days=1)


def delete_unplayed(*, now: datetime) -> int:
    """Delete old tournaments that were called off, or had no player; return their number."""
    old = Tournament.objects.filter(starts_at__lt=now - KEPT_FOR, next_at=None)
    called_off = old.filter(status=TournamentStatus.CANCELLED)
    unplayed = old.filter(status=TournamentStatus.FINISHED, entries=None)
    ids = {*called_off.values_list("pk", flat=True), *unplayed.values_list("pk", flat=True)}
    return Tournament.objects.filter(pk__in=ids).delete()[1].get("tournaments.Tournament", 0)
