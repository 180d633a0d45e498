"""Staff decide: on the page of a case, with the rights of the group of moderators."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from accounts.errors import AlreadyDecided
from accounts.models import (
    Appeal,
    AuditEntry,
    Reason,
    Report,
    Sanction,
    SanctionKind,
    User,
)
from accounts.selectors.sanctions import active_ban, active_mute
from accounts.services.appeals import appeal
from accounts.services.cases import Decision, Measure, Seen, decide
from accounts.services.reports import Message, report
from accounts.services.sanctions import sanction
from games.models import RatedGame, RatedGameStatus
from tests.support.games import finished_table, some_user
from tests.support.moderation import moderator

pytestmark = pytest.mark.django_db(transaction=True)
CASES = "/admin/accounts/case/"


class Desk:
    """A moderator's browser."""

    def __init__(self, staff: User | None = None) -> None:
        self.staff = staff or moderator()
        self.http = Client()
        self.http.force_login(self.staff)

    def read(self, path: str) -> str:
        page = self.http.get(CASES + path)
        assert page.status_code == 200, page
        return page.content.decode()

    def decide(self, person: User, **fields: Any) -> str:
        """Fill in what the page of the case shows; what comes back."""
        form = self.http.get(f"{CASES}{person.pk}/change/").context["decision"]
        return self.send(f"{person.pk}/decide/", {**form.initial, "reason": "other", **fields})

    def send(self, path: str, fields: dict[str, Any]) -> str:
        values = {name: value for name, value in fields.items() if value is not None}
        page = self.http.post(CASES + path, values, follow=True)
        assert page.status_code in {200, 400}, page
        return page.content.decode()


@pytest.fixture
def desk() -> Desk:
    return Desk()


def some_report(person: User, **members: Any) -> Report:
    return report(reporter=some_user(), person_id=person.pk, **{"reason": Reason.INSULT, **members})


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


def held_game(person: User) -> str:
    game = finished_table()
    seat = game.seats.get(number=0)
    seat.user = person
    seat.save()
    RatedGame.objects.create(game=game, status=RatedGameStatus.HELD, signs=["one_sided_pair"])
    return str(game.pk)


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
        game_id=game_id,
        message=Message(7, "You <b>fool</b>"),
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


def test_an_offensive_name_is_replaced_and_the_person_told(desk: Desk) -> None:
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


def test_what_two_decide_at_once_has_one_result(desk: Desk) -> None:
    rude, other = some_user(), Desk()
    some_report(rude)
    form = other.http.get(f"{CASES}{rude.pk}/change/").context["decision"]
    desk.decide(rude, measure="warn")
    stale = {**form.initial, "measure": "ban", "hours": "0", "reason": "other"}
    page = other.send(f"{rude.pk}/decide/", stale)
    assert "Somebody else has decided this meanwhile." in page
    assert active_ban(rude.pk) is None
    assert AuditEntry.objects.filter(by=other.staff).count() == 0


def test_what_comes_in_while_staff_decides_stays_open(desk: Desk) -> None:
    rude = some_user()
    seen = Seen([some_report(rude).pk], None)
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
    seen = Seen([some_report(rude).pk, some_report(rude).pk], None)
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


def test_moderators_have_no_case_and_can_not_sanction_staff(desk: Desk) -> None:
    colleague = moderator()
    some_report(desk.staff)
    some_report(colleague)
    assert desk.http.get(f"{CASES}{desk.staff.pk}/change/").status_code == 404
    page = desk.decide(colleague, measure="ban", hours="0")
    assert "Staff can&#x27;t be sanctioned" in page
    assert not Sanction.objects.exists()
    assert Report.objects.filter(handled_at=None).count() == 2


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("accounts/case/", 200),
        ("accounts/report/", 200),
        ("accounts/sanction/", 200),
        ("accounts/appeal/", 200),
        ("accounts/auditentry/", 200),
        ("games/game/", 200),
        ("games/ratedgame/", 200),
        ("accounts/case/add/", 403),
        ("accounts/sanction/add/", 403),
        ("accounts/auditentry/add/", 403),
        ("accounts/user/", 403),
    ],
)
def test_what_moderators_see(desk: Desk, path: str, status: int) -> None:
    assert desk.http.get(f"/admin/{path}").status_code == status


def test_nobody_changes_the_audit_log_not_even_a_superuser() -> None:
    chief = User.objects.create_superuser(username="chief")
    desk = Desk(chief)
    sanction(
        person_id=some_user().pk, kind=SanctionKind.WARNING, reason=Reason.NAME, by_id=chief.pk
    )
    entry = AuditEntry.objects.get()
    address = f"/admin/accounts/auditentry/{entry.pk}"
    assert desk.http.get(f"{address}/change/").status_code == 200
    assert desk.http.post(f"{address}/change/", {"why": "x"}).status_code == 403
    assert desk.http.post(f"{address}/delete/", {"post": "yes"}).status_code == 403
    assert AuditEntry.objects.get().why == "Offensive name."


def test_other_staff_and_players_decide_nothing() -> None:
    rude = some_user()
    some_report(rude)
    staff = User.objects.create_user(username="writer", is_staff=True)
    for user, status in ((staff, 403), (some_user(), 302)):
        http = Desk(user).http
        assert http.get(f"{CASES}{rude.pk}/change/").status_code == status
        for path in ("decide/", "lift/1/", "answer/1/"):
            reply = http.post(f"{CASES}{rude.pk}/{path}", {"measure": "dismiss"})
            assert reply.status_code == status
    assert Report.objects.get().handled_at is None


def test_a_released_rating_is_written_down(desk: Desk) -> None:
    game_id = held_game(some_user())
    data = {"action": "annul", "_selected_action": [game_id]}
    desk.http.post("/admin/games/ratedgame/", data, follow=True)
    assert RatedGame.objects.get().status == RatedGameStatus.ANNULLED
    entry = AuditEntry.objects.get()
    assert (entry.by, entry.action, entry.subject) == (
        desk.staff,
        "annulled",
        f"game {game_id}",
    )


def test_nobody_decides_about_ratings_of_their_own(desk: Desk) -> None:
    game_id = held_game(desk.staff)
    for action in ("annul", "release"):
        data = {"action": action, "_selected_action": [game_id]}
        page = desk.http.post("/admin/games/ratedgame/", data, follow=True)
        assert "somebody else has to decide" in page.content.decode()
    assert RatedGame.objects.get().status == RatedGameStatus.HELD
    assert not AuditEntry.objects.exists()


def test_superusers_make_moderators_and_it_is_written_down() -> None:
    chief, person = User.objects.create_superuser(username="chief"), some_user()
    group = moderator().groups.get()
    address = f"/admin/accounts/user/{person.pk}/change/"
    Desk(chief).http.post(address, {"is_staff": "on", "groups": [group.pk]})
    person.refresh_from_db()
    assert person.is_staff
    entry = AuditEntry.objects.get()
    assert (entry.by, entry.person, entry.subject) == (
        chief,
        person,
        "staff: yes; groups: moderators",
    )
    own = f"/admin/accounts/user/{chief.pk}/change/"
    assert Desk(chief).http.post(own, {"groups": []}).status_code == 403
