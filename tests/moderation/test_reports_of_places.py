"""Reports of clubs and tournaments: what staff see, and how they rename, hide and close them."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from games.clubs.models import Club, ClubRole
from games.clubs.personal_data import ClubsOfPerson
from games.clubs.services.founding import MAX_OWNED
from games.clubs.services.moderating import delete_closed_clubs
from games.tournaments.errors import TournamentClosed
from games.tournaments.models import Tournament
from moderation.models import AuditAction, AuditEntry, Reason, Report, Sanction
from moderation.services.places import PlaceAct, act_on_tournament
from moderation.services.reports import NamedPlace, ReportEvidence
from notifications.kinds import Kind
from notifications.models import Notification
from tests.support.api import ApiClient
from tests.support.clubs import founded
from tests.support.games import some_user
from tests.support.moderation import Desk, some_report
from tests.support.tournaments import begun, joined, scheduled

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]


def rude_club(owner: User, *members: User) -> Club:
    club = founded(owner, name="Rude club", members=members)
    Club.objects.filter(pk=club.pk).update(description="Rude <words>")
    Notification.objects.all().delete()
    club.refresh_from_db()
    return club


def rude_tournament(host: User) -> Tournament:
    return scheduled(host=host, name="Rude cup", description="Rude too")


def reported_club(club: Club, owner: User) -> Report:
    place = NamedPlace(club.pk, club.name, club.description)
    return some_report(owner, reason=Reason.NAME, evidence=ReportEvidence(club=place))


def reported_tournament(row: Tournament, host: User) -> Report:
    place = NamedPlace(row.pk, row.name, row.description)
    return some_report(host, reason=Reason.NAME, evidence=ReportEvidence(tournament=place))


def news_of(user: User) -> list[tuple[str, str]]:
    rows = Notification.objects.filter(user=user, kind__endswith="_moderated").order_by("pk")
    return [(row.kind, row.data["reason"]) for row in rows]


def act(desk: Desk, place: Club | Tournament, action: str, why: str = "Rude.") -> str:
    model = "clubs/club" if isinstance(place, Club) else "tournaments/tournament"
    form = {"action": action, "_selected_action": [place.pk], "why": why}
    reply = desk.http.post(f"/admin/{model}/", form, follow=True)
    assert reply.status_code == 200
    return str(reply.content.decode())


def test_a_club_is_reported_with_name_and_description_of_then() -> None:
    owner, client = some_user(), ApiClient(some_user())
    club = rude_club(owner)
    about = {"player": owner.pk, "reason": "name", "club": club.pk}
    reply = client.post("reports", about)
    assert (reply.status, reply.body["club"], reply.body["tournament"]) == (201, club.pk, None)
    assert client.post("reports", about).code == "already_reported"
    other = founded(owner, name="Other club")
    assert client.post("reports", {**about, "club": other.pk}).status == 201
    Club.objects.filter(pk=club.pk).update(name="Nice club", description="")
    kept = Report.objects.get(club_id=club.pk)
    assert (kept.place_name, kept.place_description) == ("Rude club", "Rude <words>")


def test_a_tournament_is_reported_by_its_host() -> None:
    host, client = some_user(), ApiClient(some_user())
    row = rude_tournament(host)
    about = {"player": host.pk, "reason": "name", "tournament": row.pk}
    assert client.post("reports", about).body["tournament"] == row.pk
    kept = Report.objects.get()
    assert (kept.place_name, kept.place_description) == ("Rude cup", "Rude too")


def test_a_place_of_nobody_or_of_somebody_else_is_no_evidence() -> None:
    rude, client = some_user(), ApiClient(some_user())
    club, row = founded(), scheduled()
    for member, value in (
        *(("club", "0000000000"), ("club", club.pk)),
        *(("tournament", "0000000000"), ("tournament", row.pk)),
    ):
        reply = client.post("reports", {"player": rude.pk, "reason": "name", member: value})
        assert (reply.code, reply.body["errors"][0]["field"]) == ("invalid", member)
        assert reply.body["errors"][0]["code"] == "unknown"
    both = {"player": rude.pk, "reason": "name", "club": club.pk, "tournament": row.pk}
    assert client.post("reports", both).status == 400
    assert not Report.objects.exists()


def test_a_case_shows_the_reported_texts_and_what_the_place_is_now(desk: Desk) -> None:
    owner = some_user()
    club, row = rude_club(owner), rude_tournament(owner)
    reported_club(club, owner)
    reported_tournament(row, owner)
    Club.objects.filter(pk=club.pk).update(name="Nice club", is_hidden=True)
    page = desk.read(f"{owner.pk}/change/")
    assert "Rude &lt;words&gt;" in page
    assert f"Now: Nice club, of {owner.name}, hidden" in page
    assert f"Now: Rude cup, by {owner.name}, scheduled" in page
    Club.objects.filter(pk=club.pk).update(closed_at=timezone.now())
    assert f"Now: Nice club, of {owner.name}, closed" in desk.read(f"{owner.pk}/change/")
    Club.objects.all().delete()
    assert "Now: deleted" in desk.read(f"{owner.pk}/change/")


def test_staff_rename_the_reported_places_warn_and_log_it(desk: Desk) -> None:
    owner = some_user()
    club, row = rude_club(owner), rude_tournament(owner)
    reported_club(club, owner)
    reported_tournament(row, owner)
    desk.decide(owner, measure="rename_places", reason="name", words="No rude names.")
    club.refresh_from_db()
    row.refresh_from_db()
    assert club.name.startswith("Club ")
    assert (club.description, row.name, row.description) == ("", "", "")
    assert Sanction.objects.get(person=owner).words == "No rude names."
    logged = AuditEntry.objects.filter(action=AuditAction.RENAMED).order_by("pk")
    assert [(entry.subject, entry.why, entry.person) for entry in logged] == [
        (f"club {club.pk} (Rude club)", "No rude names.", owner),
        (f"tournament {row.pk} (Rude cup)", "No rude names.", owner),
    ]
    assert news_of(owner) == [("club_moderated", "renamed"), ("tournament_moderated", "renamed")]
    assert not Report.objects.filter(handled_at=None).exists()


def test_a_measure_about_places_needs_a_report_that_names_one(desk: Desk) -> None:
    rude = some_user()
    some_report(rude)
    page = desk.decide(rude, measure="hide_places", reason="name")
    assert "None of these reports names a club or a tournament." in page
    assert not Sanction.objects.exists()


def test_a_hidden_club_is_there_for_its_members_alone(desk: Desk) -> None:
    owner, member, stranger = some_user(), some_user(), some_user()
    club = rude_club(owner, member)
    act(desk, club, "hide")
    path = f"clubs/{club.pk}"
    for client in (ApiClient(stranger), ApiClient()):
        assert client.get(path).code == "not_found"
        assert client.get(f"{path}/members").code == "not_found"
        assert client.get(f"{path}/leaderboard").code == "not_found"
        assert client.get("clubs").body["results"] == []
    assert ApiClient(stranger).send("PUT", f"{path}/membership").code == "not_found"
    seen = ApiClient(member).get(path).body
    assert (seen["hidden"], seen["you"]) == (True, "member")
    assert [one["id"] for one in ApiClient(member).get("clubs?mine=true").body["results"]] == [
        club.pk
    ]
    assert (news_of(owner), news_of(member)) == ([("club_moderated", "hidden")], [])
    act(desk, club, "show", "It was a mistake.")
    assert ApiClient(stranger).get(path).body["hidden"] is False
    entries = AuditEntry.objects.order_by("pk").values_list("action", "why")
    assert list(entries) == [("hidden", "Rude."), ("shown", "It was a mistake.")]


def test_a_closed_club_is_gone_for_its_members_too_and_they_know(desk: Desk) -> None:
    owner, member = some_user(), some_user()
    club = rude_club(owner, member)
    act(desk, club, "close")
    path = f"clubs/{club.pk}"
    for user in (owner, member, some_user()):
        client = ApiClient(user)
        assert client.get("clubs").body["results"] == []
        assert client.get("clubs?mine=true").body["results"] == []
        for below in ("", "/members", "/leaderboard", "/tables"):
            assert client.get(path + below).code == "not_found", below
        for method, below in (
            *(("PATCH", ""), ("DELETE", ""), ("PUT", "/membership"), ("DELETE", "/membership")),
            *(("DELETE", f"/members/{member.pk}"), ("POST", "/tables")),
        ):
            assert client.send(method, path + below, {}).code == "not_found", below
    assert news_of(owner) == news_of(member) == [("club_moderated", "closed")]
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.person) == (AuditAction.CLOSED, owner)
    assert "There is no such club." in act(desk, club, "hide")


def test_a_closed_club_is_opened_again_as_it_was(desk: Desk) -> None:
    owner, member = some_user(), some_user()
    club = rude_club(owner, member)
    table = ApiClient(member).post(f"clubs/{club.pk}/tables", {}).body["id"]
    act(desk, club, "close")
    act(desk, club, "reopen", "The appeal was right.")
    act(desk, club, "reopen", "The appeal was right.")
    seen = ApiClient(member).get(f"clubs/{club.pk}").body
    assert (seen["name"], seen["description"], seen["members"], seen["you"]) == (
        *("Rude club", "Rude <words>"),
        *(2, "member"),
    )
    (listed,) = ApiClient(owner).get(f"clubs/{club.pk}/tables").body
    assert listed["id"] == table
    for user in (owner, member):
        assert news_of(user) == [("club_moderated", "closed"), ("club_moderated", "reopened")]


def test_a_closed_club_keeps_its_name_and_counts_in_no_limit(desk: Desk) -> None:
    owner = some_user()
    for number in range(MAX_OWNED - 1):
        founded(owner, name=f"Other {number}")
    club = rude_club(owner)
    act(desk, club, "close")
    client = ApiClient(owner)
    new = {"preset": "podkidnoy", "seats": 2}
    assert client.post("clubs", {"name": "Rude club", **new}).code == "name_taken"
    assert client.post("clubs", {"name": "Nice club", **new}).status == 201
    assert client.post("clubs", {"name": "One more", **new}).code == "too_many_clubs"


def test_a_closed_club_of_a_deleted_account_has_another_owner_or_is_deleted(desk: Desk) -> None:
    owner, heir = some_user(), some_user()
    club = rude_club(owner, heir)
    act(desk, club, "close")
    ClubsOfPerson().leave(owner)
    assert club.memberships.get(role=ClubRole.OWNER).user_id == heir.pk
    assert not Notification.objects.filter(user=heir, kind=Kind.CLUB_OWNER).exists()
    ClubsOfPerson().leave(heir)
    assert not Club.objects.exists()


def test_a_closed_club_is_deleted_after_half_a_year(desk: Desk) -> None:
    kept, club = founded(name="Kept"), rude_club(some_user())
    act(desk, club, "close")
    closed_at = Club.objects.get(pk=club.pk).closed_at
    assert closed_at is not None
    delete_closed_clubs(now=closed_at + timedelta(days=179))
    assert Club.objects.filter(pk=club.pk).exists()
    delete_closed_clubs(now=closed_at + timedelta(days=180))
    assert list(Club.objects.all()) == [kept]


def test_a_tournament_that_was_called_off_stays_so(desk: Desk) -> None:
    row = rude_tournament(some_user())
    act(desk, row, "close")
    with pytest.raises(TournamentClosed):
        act_on_tournament(
            tournament_id=row.pk, act=PlaceAct.REOPEN, by_id=desk.staff.pk, why="It was wrong."
        )
    row.refresh_from_db()
    assert row.status == "cancelled"


def test_a_hidden_tournament_is_in_no_list_and_goes_on(desk: Desk) -> None:
    host = some_user()
    row = rude_tournament(host)
    (player, _) = joined(row, 2)
    act(desk, row, "hide")
    assert ApiClient().get("tournaments").body["results"] == []
    assert ApiClient().get("tournaments/calendar").body["coming"] == []
    (own,) = ApiClient(player).get("tournaments/calendar").body["coming"]
    assert own["id"] == row.pk
    begun(row)
    assert ApiClient().get(f"tournaments/{row.pk}").body["status"] == "running"
    assert news_of(host) == [("tournament_moderated", "hidden")]


@pytest.mark.parametrize("is_running", [False, True])
def test_a_closed_tournament_is_called_off_and_its_players_know(
    desk: Desk, *, is_running: bool
) -> None:
    host = some_user()
    row = rude_tournament(host)
    players = joined(row, 2)
    if is_running:
        begun(row)
    act(desk, row, "close")
    row.refresh_from_db()
    assert (row.status, row.next_at) == ("cancelled", None)
    for user in (host, *players):
        assert news_of(user) == [("tournament_moderated", "closed")]
    assert "is over" in act(desk, row, "close")
    assert AuditEntry.objects.count() == 1


def test_a_decision_needs_a_reason_and_a_moderators_rights(desk: Desk) -> None:
    club = rude_club(some_user())
    assert "Say why." in act(desk, club, "hide", " ")
    club.refresh_from_db()
    assert not club.is_hidden
    reader = some_user()
    User.objects.filter(pk=reader.pk).update(is_staff=True)
    stranger = Desk(reader)
    form = {"action": "hide", "_selected_action": [club.pk], "why": "x"}
    assert stranger.http.post("/admin/clubs/club/", form).status_code == 403


def test_a_new_name_replaces_the_former_one_in_notifications(desk: Desk) -> None:
    owner, asker = some_user(), some_user()
    club = rude_club(owner)
    Club.objects.update(is_open=False)
    ApiClient(asker).send("PUT", f"clubs/{club.pk}/membership")
    act(desk, club, "rename")
    club.refresh_from_db()
    names = {row.data["club_name"] for row in Notification.objects.filter(user=owner)}
    assert names == {club.name}
