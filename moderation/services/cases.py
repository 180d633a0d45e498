"""Decisions of moderators about a reported player: reports and sanction in one transaction."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from accounts.errors import Yourself
from accounts.models import User
from accounts.services.people import give_neutral_name
from games.rule_sets.services import take_names
from games.tables.services.rules_names import take_rules_names
from moderation.errors import AlreadyDecided
from moderation.models import AuditAction, Reason, Report, ReportOutcome, Sanction, SanctionKind
from moderation.selectors.places import reported_places
from moderation.selectors.rules_names import ReportedRules, reported_rules
from moderation.services.audit import record
from moderation.services.places import (
    PlaceAct,
    act_on_club_within,
    act_on_tournament_within,
)
from moderation.services.reports import handle
from moderation.services.sanctions import check_may_sanction, follow_up, impose, lock_person
from web.http.errors import InvalidInput


class Measure(StrEnum):
    """A measure that staff can choose."""

    DISMISS = "dismiss"
    WARN = "warn"
    MUTE = "mute"
    BAN = "ban"
    RENAME = "rename"
    """The person gets a neutral name, and a warning that explains it."""
    UNNAME_RULES = "unname_rules"
    """The rules that the reports name lose their names, and the person gets a warning."""
    RENAME_PLACES = "rename_places"
    """The clubs and tournaments that the reports name lose name and description; a warning."""
    HIDE_PLACES = "hide_places"
    """The clubs and tournaments that the reports name are hidden, and the person gets a warning."""
    CLOSE_PLACES = "close_places"
    """The clubs and tournaments that the reports name are closed, and the person gets a warning."""


KINDS = {
    Measure.WARN: SanctionKind.WARNING,
    Measure.RENAME: SanctionKind.WARNING,
    Measure.UNNAME_RULES: SanctionKind.WARNING,
    Measure.RENAME_PLACES: SanctionKind.WARNING,
    Measure.HIDE_PLACES: SanctionKind.WARNING,
    Measure.CLOSE_PLACES: SanctionKind.WARNING,
    Measure.MUTE: SanctionKind.MUTE,
    Measure.BAN: SanctionKind.BAN,
}

PLACE_ACTS = {
    Measure.RENAME_PLACES: PlaceAct.RENAME,
    Measure.HIDE_PLACES: PlaceAct.HIDE,
    Measure.CLOSE_PLACES: PlaceAct.CLOSE,
}


@dataclass(frozen=True, slots=True)
class SeenCase:
    """The open reports and the newest sanction that the page showed to the member of staff.

    If either has changed, another member of staff has decided meanwhile, and nothing is done.
    """

    report_ids: Collection[int]
    sanction_id: int | None


@dataclass(frozen=True, slots=True)
class Decision:
    """The measure, its reason and its end. The person reads `words`, except of a dismissal."""

    measure: Measure
    reason: Reason
    words: str = ""
    until: datetime | None = None


def newest_sanction_id(person_id: int) -> int | None:
    """Return the id of the newest sanction of the person; None without one."""
    ids = Sanction.objects.filter(person_id=person_id).order_by("-pk")
    return ids.values_list("pk", flat=True).first()


def decide(*, person_id: int, seen: SeenCase, decision: Decision, by_id: int) -> Sanction | None:
    """Handle the reports that were seen, and impose the sanction, if any; return it.

    Newer reports stay open. Raises UnknownPlayer, Yourself, StaffProtected, AlreadyDecided,
    TournamentClosed (close one that is over), InvalidInput (until, or a measure without a reported
    subject); nothing is written then.
    """
    with transaction.atomic(durable=True):
        if decision.measure in PLACE_ACTS:
            _act_on_places(seen, decision, by_id)
        rules = _unname_games(seen) if decision.measure == Measure.UNNAME_RULES else None
        person = lock_person(person_id)
        if person.pk == by_id:
            raise Yourself("You can't decide about yourself.")
        reports = _seen_reports(person, seen)
        is_dismissed = decision.measure == Measure.DISMISS
        if reports:
            outcome = ReportOutcome.DISMISSED if is_dismissed else ReportOutcome.UPHELD
            handle(reports, outcome=outcome, by_id=by_id)
            _note(person, reports, decision, by_id)
        made = None if is_dismissed else _sanction(person, rules, decision, by_id)
    if made is not None:
        follow_up(made)
    return made


def _seen_reports(person: User, seen: SeenCase) -> list[Report]:
    rows = Report.objects.filter(person=person, pk__in=seen.report_ids, handled_at=None)
    reports = list(rows.order_by("pk"))
    is_unchanged = newest_sanction_id(person.pk) == seen.sanction_id
    if not is_unchanged or len(reports) != len(set(seen.report_ids)):
        raise AlreadyDecided("Somebody else has decided this meanwhile.")
    return reports


def _act_on_places(seen: SeenCase, decision: Decision, by_id: int) -> None:
    """Rename, hide or close all reported clubs and tournaments. Raises InvalidInput without any.

    They are locked before the person, as when somebody joins.
    """
    places = reported_places(Report.objects.filter(pk__in=seen.report_ids))
    if not places:
        raise InvalidInput(
            "measure",
            ("does_not_fit", _("None of these reports names a club or a tournament.")),
        )
    act = PLACE_ACTS[decision.measure]
    why = decision.words or str(Reason(decision.reason).label)
    for club_id in places.club_ids:
        act_on_club_within(club_id, act, by_id=by_id, why=why)
    for tournament_id in places.tournament_ids:
        act_on_tournament_within(tournament_id, act, by_id=by_id, why=why)


def _unname_games(seen: SeenCase) -> ReportedRules:
    """Remove the names of reported rules from all games; return the rules.

    Raises InvalidInput without reported rules. Games are locked before the person, as everywhere.
    """
    rules = reported_rules(Report.objects.filter(pk__in=seen.report_ids))
    if not rules.names:
        raise InvalidInput(
            "measure", ("does_not_fit", _("None of these reports is about the name of rules."))
        )
    take_rules_names(rules.names)
    return rules


def _sanction(
    person: User, rules: ReportedRules | None, decision: Decision, by_id: int
) -> Sanction:
    check_may_sanction(person, by_id)
    if decision.measure == Measure.RENAME:
        former = person.name
        give_neutral_name(person)
        record(
            by_id=by_id,
            action=AuditAction.RENAMED,
            person_id=person.pk,
            subject=person.name,
            why=former,
        )
    if rules is not None:
        take_names(owner=person, rule_set_ids=rules.rule_set_ids, names=rules.names)
        record(
            by_id=by_id,
            action=AuditAction.UNNAMED,
            person_id=person.pk,
            why=", ".join(sorted(rules.names)),
        )
    return impose(
        person=person,
        kind=KINDS[decision.measure],
        reason=decision.reason,
        by_id=by_id,
        words=decision.words,
        until=decision.until,
    )


MAX_NAMED = 20
"""The most reports that an audit entry names; of the others it gives the number."""


def _note(person: User, reports: list[Report], decision: Decision, by_id: int) -> None:
    is_dismissed = decision.measure == Measure.DISMISS
    numbers = ", ".join(str(row.pk) for row in reports[:MAX_NAMED])
    unnamed = len(reports) - MAX_NAMED
    more = f" and {unnamed} more" if unnamed > 0 else ""
    record(
        by_id=by_id,
        action=AuditAction.DISMISSED if is_dismissed else AuditAction.UPHELD,
        person_id=person.pk,
        subject=f"reports {numbers}{more}",
        why=decision.words,
    )
