"""Report a player: reports (abuse, cheating) that players make and staff handle."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.errors import UnknownPlayer, Yourself
from accounts.models import User
from moderation.errors import AlreadyReported
from moderation.models import Reason, Report
from moderation.models.report import MAX_REPORT_LENGTH
from web.http.free_text import clean_text

TEXTS_KEPT_FOR = timedelta(days=180)
"""The time after a decision for which the texts of a report and of its evidence are kept."""


@dataclass(frozen=True, slots=True)
class ReportedMessage:
    """A chat message as evidence; its text stays in the report even if the message is deleted."""

    id: int
    text: str


@dataclass(frozen=True, slots=True)
class NamedRules:
    """A saved rule set as evidence; its name stays in the report even if its owner renames it."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A club or a tournament as evidence; name and description stay in the report."""

    id: str
    name: str
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportEvidence:
    """The thing that a report names besides the person; the caller makes sure that it exists."""

    game_id: str = ""
    message: ReportedMessage | None = None
    rule_set: NamedRules | None = None
    club: NamedPlace | None = None
    tournament: NamedPlace | None = None

    def columns(self) -> dict[str, int | str]:
        """Return the columns of a report that hold the evidence."""
        columns: dict[str, int | str] = {"game_id": self.game_id}
        if self.message is not None:
            columns |= {"message_id": self.message.id, "message_text": self.message.text}
        if self.rule_set is not None:
            columns |= {"rule_set_id": self.rule_set.id, "rule_set_name": self.rule_set.name}
        for column, place in (("club_id", self.club), ("tournament_id", self.tournament)):
            if place is not None:
                columns |= {
                    column: place.id,
                    "place_name": place.name,
                    "place_description": place.description,
                }
        return columns


NO_EVIDENCE = ReportEvidence()


def report(
    *,
    reporter: User,
    person_id: int,
    reason: Reason,
    text: str = "",
    evidence: ReportEvidence = NO_EVIDENCE,
) -> Report:
    """Report a guest or an account.

    Raises UnknownPlayer, Yourself, InvalidInput (an invisible text), AlreadyReported (about this
    person and what is named, and still open).
    """
    tidy = clean_text("text", text, longest=MAX_REPORT_LENGTH)
    person = User.objects.filter(pk=person_id, is_active=True).first()
    if person is None:
        raise UnknownPlayer("There is no such player.")
    if person == reporter:
        raise Yourself("That's you.")
    try:
        with transaction.atomic():
            return Report.objects.create(
                reporter=reporter,
                person=person,
                reason=reason,
                text=tidy,
                name=person.name,
                **evidence.columns(),
            )
    except IntegrityError as error:
        raise AlreadyReported("You have reported this; staff will look at it.") from error


def empty_old_texts(*, now: datetime) -> int:
    """Empty texts and evidence of reports that were decided long ago; return their number."""
    nothing = dict.fromkeys(
        ("text", "message_text", "rule_set_name", "place_name", "place_description"), ""
    )
    old = Report.objects.filter(handled_at__lt=now - TEXTS_KEPT_FOR).exclude(**nothing)
    return old.update(**nothing)


def delete_reports_about(user: User) -> None:
    """Delete the reports about the user, and empty the texts of the user's own reports."""
    Report.objects.filter(person=user).delete()
    Report.objects.filter(reporter=user).update(text="")


def handle(reports: list[Report], *, outcome: str, by_id: int) -> None:
    """Store the outcome of these reports, in a transaction that has locked the person."""
    ids = [row.pk for row in reports]
    Report.objects.filter(pk__in=ids).update(
        outcome=outcome, handled_at=timezone.now(), handled_by_id=by_id
    )
