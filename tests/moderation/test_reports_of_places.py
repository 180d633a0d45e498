"""Reports of clubs and tournaments: what staff see, and how they rename, hide and close them."""

import pytest

from accounts.models import User
from games.clubs.models import Club
from games.tournaments.models import Tournament
from moderation.models import AuditAction, AuditEntry, Reason, Report, Sanction
from moderation.services.reports import NamedPlace, ReportEvidence
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
    Club.objects.all().delete()
    assert "Now: closed" in desk.read(f"{owner.pk}/change/")


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


def test_a_closed_club_is_gone_and_its_members_know(desk: Desk) -> None:
    owner, member = some_user(), some_user()
    club = rude_club(owner, member)
    act(desk, club, "close")
    assert not Club.objects.exists()
    assert news_of(owner) == news_of(member) == [("club_moderated", "closed")]
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.person) == (AuditAction.CLOSED, owner)


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
