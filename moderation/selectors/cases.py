"""Reads of cases: people who are reported, who appeal, with held ratings or signs of collusion."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, IntegerField, Min, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from games.play.models import Seat
from games.ratings.models import CollusionSign, RatedGame, RatedGameStatus
from moderation.models import Appeal, AuditEntry, Case, Reason, Report, Sanction
from moderation.selectors.collusion import evidence_of, odds_of, open_signs_about
from moderation.selectors.places import places_now
from moderation.selectors.reports import Record, records_of
from moderation.selectors.rules_names import names_of_rules
from moderation.selectors.sanctions import sanctions_of

MAX_SHOWN = 50


@dataclass(frozen=True, slots=True)
class OpenReport:
    """An open report, and the record of the reporter's earlier reports.

    `rules_name` is the reported name of rules; empty if the report isn't about one. `place` is what
    the named club or tournament is now; empty without one.
    """

    report: Report
    record: Record
    rules_name: str
    place: str


@dataclass(frozen=True, slots=True)
class ShownSign:
    """An open sign of collusion, and what was counted, in words."""

    sign: CollusionSign
    evidence: str
    odds: str


@dataclass(frozen=True, slots=True)
class CaseFile:
    """All data for a decision of staff about one person, at most `MAX_SHOWN` of each kind."""

    open_reports: list[OpenReport]
    handled_reports: list[Report]
    sanctions: list[Sanction]
    appeals: list[Appeal]
    held_games: list[RatedGame]
    signs: list[ShownSign]
    actions: list[AuditEntry]

    @property
    def main_reason(self) -> Reason:
        """Return the most frequent reason of the open reports; OTHER without any."""
        counted = Counter(row.report.reason for row in self.open_reports)
        return Reason(counted.most_common(1)[0][0]) if counted else Reason.OTHER


def people() -> QuerySet[Case]:
    """Return all people, with their numbers of open items; the oldest reports come first."""
    is_open = Q(reports__handled_at=None)
    rows = Case.objects.filter(is_scrubbed=False).annotate(
        open_reports=Count("reports", filter=is_open),
        oldest_report=Min("reports__at", filter=is_open),
        upheld_reports=Count("reports", filter=Q(reports__outcome="upheld")),
        held_games=_number_of(
            Seat.objects.filter(
                user=OuterRef("pk"), game__rated_game__status=RatedGameStatus.HELD
            ).order_by(),
            by="user",
        ),
        open_signs=_number_of(
            CollusionSign.objects.filter(actor=OuterRef("pk"), decided_at=None).order_by(),
            by="actor",
        ),
        open_appeals=_number_of(
            Appeal.objects.filter(sanction__person=OuterRef("pk"), answered_at=None).order_by(),
            by="sanction__person",
        ),
    )
    return rows.order_by("oldest_report", "pk")


def open_cases() -> QuerySet[Case]:
    """Return the people with open items for staff."""
    reported = Report.objects.filter(handled_at=None).order_by().values("person")
    appealing = Appeal.objects.filter(answered_at=None).order_by().values("sanction__person")
    held = Seat.objects.filter(game__rated_game__status=RatedGameStatus.HELD, user__isnull=False)
    signs = CollusionSign.objects.filter(decided_at=None).order_by()
    # Starts from the few open items, not from all people.
    return people().filter(
        Q(pk__in=reported)
        | Q(pk__in=appealing)
        | Q(pk__in=held.order_by().values("user"))
        | Q(pk__in=signs.values("actor"))
    )


def case_file(person_id: int) -> CaseFile:
    """Return the case file of a person."""
    about = Report.objects.filter(person_id=person_id).select_related("reporter", "handled_by")
    waiting = list(about.filter(handled_at=None).order_by("at")[:MAX_SHOWN])
    records = records_of(report.reporter_id for report in waiting)
    names, places = names_of_rules(waiting), places_now(waiting)
    sanctions = list(sanctions_of(person_id).select_related("appeal", "by", "lifted_by"))
    held = RatedGame.objects.filter(
        status=RatedGameStatus.HELD, game__seats__user_id=person_id
    ).select_related("game")
    return CaseFile(
        open_reports=[
            OpenReport(
                row,
                records.get(row.reporter_id, Record()),
                names.get(row.pk, ""),
                places.get(row.pk, ""),
            )
            for row in waiting
        ],
        handled_reports=list(about.exclude(handled_at=None)[:MAX_SHOWN]),
        sanctions=sanctions,
        appeals=[
            row.appeal
            for row in sanctions
            if hasattr(row, "appeal") and row.appeal.answered_at is None
        ],
        held_games=list(held[:MAX_SHOWN]),
        signs=[
            ShownSign(sign, evidence_of(sign), odds_of(sign))
            for sign in open_signs_about(person_id)[:MAX_SHOWN]
        ],
        actions=list(
            AuditEntry.objects.filter(person_id=person_id).select_related("by")[:MAX_SHOWN]
        ),
    )


def _number_of(rows: QuerySet[Any], *, by: str) -> Coalesce:
    counted = rows.values(by).annotate(number=Count("pk")).values("number")
    return Coalesce(Subquery(counted, output_field=IntegerField()), 0)
