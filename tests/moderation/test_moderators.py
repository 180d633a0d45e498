"""The rights of moderators and superusers in the admin, and of nobody else."""

import pytest

from accounts.models import User
from games.ratings.models import RatedGame, RatedGameStatus
from moderation.models import AuditEntry, Reason, Report, Sanction, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.games import some_user
from tests.support.moderation import CASES, Desk, held_game, moderator, some_report

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


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
        ("moderation/case/", 200),
        ("moderation/report/", 200),
        ("moderation/sanction/", 200),
        ("moderation/appeal/", 200),
        ("moderation/auditentry/", 200),
        ("play/game/", 200),
        ("ratings/ratedgame/", 200),
        ("moderation/case/add/", 403),
        ("moderation/sanction/add/", 403),
        ("moderation/auditentry/add/", 403),
        ("accounts/user/", 403),
    ],
)
def test_moderators_see_the_lists_of_moderation(desk: Desk, path: str, status: int) -> None:
    assert desk.http.get(f"/admin/{path}").status_code == status


def test_nobody_changes_the_audit_log_not_even_a_superuser() -> None:
    chief = User.objects.create_superuser(username="chief")
    desk = Desk(chief)
    sanction(
        person_id=some_user().pk, kind=SanctionKind.WARNING, reason=Reason.NAME, by_id=chief.pk
    )
    entry = AuditEntry.objects.get()
    address = f"/admin/moderation/auditentry/{entry.pk}"
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
    desk.http.post("/admin/ratings/ratedgame/", data, follow=True)
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
        page = desk.http.post("/admin/ratings/ratedgame/", data, follow=True)
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
