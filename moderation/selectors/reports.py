"""Reads of reports, and of the records of their reporters."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Count, Q

from moderation.models import Report, ReportOutcome

MAX_LISTED = 100


@dataclass(frozen=True, slots=True)
class Record:
    """The numbers of a player's reports that staff upheld and dismissed."""

    upheld: int = 0
    dismissed: int = 0


def reports_by(user_id: int) -> list[Report]:
    """Return the newest reports that the user made, at most a hundred."""
    rows = Report.objects.filter(reporter_id=user_id).select_related("person")
    return list(rows[:MAX_LISTED])


def records_of(reporter_ids: Iterable[int]) -> dict[int, Record]:
    """Return the records of those reporters who have one, by id."""
    rows = Report.objects.filter(reporter_id__in=set(reporter_ids), handled_at__isnull=False)
    counts = (
        rows.order_by()
        .values("reporter_id")
        .annotate(
            upheld=Count("pk", filter=Q(outcome=ReportOutcome.UPHELD)),
            dismissed=Count("pk", filter=Q(outcome=ReportOutcome.DISMISSED)),
        )
    )
    return {row["reporter_id"]: Record(row["upheld"], row["dismissed"]) for row in counts}
