"""Cases: the queue, the page of a case, and the effects of a decision."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import User
from moderation.errors import AlreadyDecided
from moderation.models import Appeal, AuditEntry, Reason, Report, Sanction, SanctionKind
from moderation.selectors.sanctions import active_ban, active_mute
from moderation.services.appeals import appeal
from moderation.services.cases import Decision, Measure, SeenCase, decide
from moderation.services.reports import ReportedMessage, ReportEvidence, report
from moderation.services.sanctions import sanction
from tests.support.games import some_user
from tests.support.moderation import CASES, Desk, held_game, moderator, some_report

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def test_the_queue_has_those_about_whom_something_waits(desk: Desk) -> None:
    rude, late, sly, other = (some_user() for _ in range(4))
    some_report(rude, reason=Reason.INSULT)
    some_report(rude, reason=Reason.SPAM)
    mute = sanction(
        person_id=late.pk, kind=SanctionKind.MUTE, reason=Reason.SPAM, by_id=desk.staff.pk
    )
    appeal(user=late, sanction_id=mute.pk, text="Why?")
    held_game(sly)
    page = desk.read("")
    assert all(person.name in page for person in (rude, late, sly))
    assert other.name not in page
    assert other.name in desk.read(f"?q={other.name}")


def test_a_case_shows_reports_with_evidence_and_what_the_reporters_are_worth(desk: Desk) -> None:
    rude, reporter = some_user(), some_user()
    game_id = held_game(rude)
    for outcome, number in (("upheld", 2), ("dismissed", 1)):
        for _ in range(number):
            earlier = report(reporter=reporter, person_id=some_user().pk, reason=Reason.SPAM)
            now = timezone.now()
            Report.objects.filter(pk=earlier.pk).update(outcome=outcome, handled_at=now)
    report(
        reporter=reporter,
        person_id=rude.pk,
        reason=Reason.INSULT,
        text="In the chat.",
        evidence=ReportEvidence(game_id=game_id, message=ReportedMessage(7, "You <b>fool</b>")),
    )
    page = desk.read(f"{rude.pk}/change/")
    for shown in (
        "2 upheld, 1 dismissed",
        "In the chat.",
        "You &lt;b&gt;fool&lt;/b&gt;",
        f"/games/{game_id}",
        "one_sided_pair",
        f"/players/{rude.name}",
    ):
        assert shown in page, shown


@pytest.mark.parametrize(
    ("fields", "kind", "hours"),
    [
        ({"measure": "warn"}, SanctionKind.WARNING, None),
        ({"measure": "mute", "hours": "12"}, SanctionKind.MUTE, 12),
        ({"measure": "ban", "hours": "168"}, SanctionKind.BAN, 168),
        ({"measure": "ban", "hours": "0"}, SanctionKind.BAN, None),
    ],
)
def test_a_decision_handles_the_reports_and_is_written_down(
    desk: Desk, fields: dict[str, str], kind: SanctionKind, hours: int | None
) -> None:
    rude = some_user()
    reports = [some_report(rude), some_report(rude)]
    desk.decide(rude, **fields, words="Be kind.")
    made = Sanction.objects.get()
    assert (made.person, made.kind, made.words, made.by) == (rude, kind, "Be kind.", desk.staff)
    if hours is None:
        assert made.until is None
    else:
        assert made.until is not None
        assert abs(made.until - made.since - timedelta(hours=hours)) < timedelta(seconds=5)
    assert {row.outcome for row in Report.objects.all()} == {"upheld"}
    deeds = AuditEntry.objects.order_by("pk")
    assert [(row.by, row.person, row.why) for row in deeds] == [
        (desk.staff, rude, "Be kind."),
        (desk.staff, rude, "Something else. Be kind."),
    ]
    assert deeds[0].subject == f"reports {reports[0].pk}, {reports[1].pk}"
    assert rude.name not in desk.read("")


def test_the_form_begins_with_what_most_reports_are_about(desk: Desk) -> None:
    rude = some_user()
    for reason in (Reason.CHEATING, Reason.SPAM, Reason.SPAM):
        some_report(rude, reason=reason)
    page = desk.http.get(f"{CASES}{rude.pk}/change/")
    assert page.context["decision"].initial["reason"] == Reason.SPAM


def test_a_dismissal_sanctions_nobody(desk: Desk) -> None:
    rude = some_user()
    some_report(rude)
    desk.decide(rude, measure="dismiss", words="Nothing in it.")
    assert Report.objects.get().outcome == "dismissed"
    assert not Sanction.objects.exists()
    assert [row.action for row in AuditEntry.objects.all()] == ["dismissed"]


def test_an_offensive_name_is_replaced_and_the_person_warned(desk: Desk) -> None:
    rude = User.objects.create_user(username="BadWord")
    some_report(rude, reason=Reason.NAME)
    desk.decide(rude, measure="rename", reason="name")
    rude.refresh_from_db()
    assert rude.name != "BadWord"
    assert rude.name_key == rude.name.lower()
    assert Sanction.objects.get().kind == SanctionKind.WARNING
    assert AuditEntry.objects.get(action="renamed").why == "BadWord"


def test_a_mute_needs_a_length(desk: Desk) -> None:
    rude = some_user()
    some_report(rude)
    assert "Say for how long." in desk.decide(rude, measure="mute")
    assert Report.objects.get().handled_at is None
    assert not Sanction.objects.exists()


def test_simultaneous_decisions_have_one_result(desk: Desk) -> None:
    rude, other = some_user(), Desk()
    some_report(rude)
    form = other.http.get(f"{CASES}{rude.pk}/change/").context["decision"]
    desk.decide(rude, measure="warn")
    stale = {**form.initial, "measure": "ban", "hours": "0", "reason": "other"}
    page = other.send(f"{rude.pk}/decide/", stale)
    assert "Somebody else has decided this meanwhile." in page
    assert active_ban(rude.pk) is None
    assert AuditEntry.objects.filter(by=other.staff).count() == 0


def test_a_report_that_arrives_during_a_decision_stays_open(desk: Desk) -> None:
    rude = some_user()
    seen = SeenCase([some_report(rude).pk], None)
    later = some_report(rude)
    decide(
        person_id=rude.pk,
        seen=seen,
        decision=Decision(Measure.DISMISS, Reason.OTHER),
        by_id=desk.staff.pk,
    )
    assert list(Report.objects.filter(handled_at=None)) == [later]


def test_of_two_decisions_in_the_same_moment_one_is_taken() -> None:
    rude = some_user()
    seen = SeenCase([some_report(rude).pk, some_report(rude).pk], None)
    staff = [moderator().pk for _ in range(4)]

    def ban(by_id: int) -> bool:
        decision = Decision(Measure.BAN, Reason.CHEATING)
        try:
            return decide(person_id=rude.pk, seen=seen, decision=decision, by_id=by_id) is not None
        except AlreadyDecided:
            return False
        finally:
            connection.close()

    with ThreadPoolExecutor(len(staff)) as pool:
        assert sum(pool.map(ban, staff)) == 1
    assert Sanction.objects.count() == 1


def test_an_appeal_is_answered_once(desk: Desk) -> None:
    rude = some_user()
    ban = sanction(
        person_id=rude.pk, kind=SanctionKind.BAN, reason=Reason.CHEATING, by_id=moderator().pk
    )
    appeal(user=rude, sanction_id=ban.pk, text="A family <3")
    assert "A family &lt;3" in desk.read(f"{rude.pk}/change/")
    path = f"{rude.pk}/answer/{ban.pk}/"
    desk.send(path, {"outcome": "lifted", "words": "You are right."})
    assert active_ban(rude.pk) is None
    assert Appeal.objects.get().words == "You are right."
    again = desk.send(path, {"outcome": "stands", "words": "No."})
    assert "Somebody else has answered meanwhile." in again
    assert Appeal.objects.get().outcome == "lifted"
    assert [row.action for row in AuditEntry.objects.filter(by=desk.staff).order_by("pk")] == [
        "answered",
        "lifted",
    ]


def test_a_sanction_is_lifted_with_a_reason(desk: Desk) -> None:
    rude = some_user()
    mute = sanction(
        person_id=rude.pk, kind=SanctionKind.MUTE, reason=Reason.SPAM, by_id=moderator().pk
    )
    assert "Say why." in desk.send(f"{rude.pk}/lift/{mute.pk}/", {})
    assert active_mute(rude.pk) == mute
    desk.send(f"{rude.pk}/lift/{mute.pk}/", {"why": "Mistaken for another."})
    assert active_mute(rude.pk) is None
    assert AuditEntry.objects.get(action="lifted").why == "Mistaken for another."
