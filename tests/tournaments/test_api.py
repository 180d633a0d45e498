"""Tournaments over the API: creating, joining, standings, tables, exports, the calendar."""

import json
import re
from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import User
from games.tournaments.exports import icalendar
from games.tournaments.models import Tournament
from games.tournaments.personal_data import TournamentsOfPerson
from games.tournaments.services.advancing import advance
from games.tournaments.services.creating import MAX_AT_ONCE
from tests.support.api import ApiClient, guest
from tests.support.clubs import founded
from tests.support.games import some_user
from tests.support.people import account
from tests.support.tournaments import begun, joined, play_tables, running_tables, scheduled

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(120),
]


def new(**members: object) -> dict[str, object]:
    """Return the body of a new arena."""
    starts_at = (timezone.now() + timedelta(hours=1)).isoformat()
    return {
        "kind": "arena",
        "preset": "podkidnoy",
        "minutes": 30,
        "starts_at": starts_at,
        **members,
    }


def test_an_account_creates_a_tournament_and_a_guest_joins_it() -> None:
    anna = account("Anna")
    reply = anna.post("tournaments", new(name="Thursday at eight"))
    assert reply.status == 201
    made = reply.body
    assert (made["name"], made["kind"], made["status"]) == (
        "Thursday at eight",
        "arena",
        "scheduled",
    )
    assert (made["mode"], made["players"], made["you"]) == ("duel", 0, None)
    assert made["clock"] == {"type": "per_command", "seconds": 60}
    path = f"tournaments/{made['id']}"
    someone = guest()
    entered = someone.send("PUT", f"{path}/entry", {}).body
    assert entered["players"] == 1
    assert entered["you"] == {
        "status": "active",
        "rank": 1,
        "score": 0,
        "games": 0,
        "game": None,
    }
    assert someone.post(f"{path}/pause").body["you"]["status"] == "paused"
    assert someone.send("PUT", f"{path}/entry", {}).body["you"]["status"] == "active"
    assert someone.send("DELETE", f"{path}/entry").status == 204
    assert someone.get(path).body["you"] is None
    assert someone.send("DELETE", f"{path}/entry").code == "not_entered"
    assert someone.send("DELETE", path).code == "not_the_host"
    assert anna.send("DELETE", path).status == 204
    assert someone.send("PUT", f"{path}/entry", {}).code == "tournament_closed"
    assert someone.post("tournaments", new()).code == "account_needed"


@pytest.mark.parametrize(
    ("members", "field", "code"),
    [
        ({"minutes": None}, "minutes", "out_of_range"),
        ({"rounds": 5}, "rounds", "does_not_fit"),
        ({"seats": 5}, "seats", "out_of_range"),
        ({"kind": "knockout", "minutes": None, "wins": 2, "seats": 3}, "seats", "does_not_fit"),
        ({"clock": {"type": "days", "days": 2}}, "clock", "does_not_fit"),
        ({"starts_at": "2020-01-01T00:00:00Z"}, "starts_at", "out_of_range"),
        ({"access": "password"}, "password", "does_not_fit"),
        ({"password": "knock knock"}, "password", "does_not_fit"),
        ({"access": "club"}, "club", "does_not_fit"),
        ({"access": "club", "club": "aB3dE6gH9k"}, "club", "unknown"),
        ({"rated": True, "access": "link"}, "access", "cannot_be_rated"),
        ({"rated": True, "fill_level": "clever"}, "fill_level", "cannot_be_rated"),
        ({"same_deals": True}, "same_deals", "does_not_fit"),
        (
            {"kind": "swiss", "minutes": None, "rounds": 3, "same_deals": True, "rated": True},
            *("same_deals", "cannot_be_rated"),
        ),
        ({"least_rating": 1800, "most_rating": 1500}, "least_rating", "does_not_fit"),
        ({"name": "\u200b"}, "name", "empty"),
    ],
)
def test_a_wrong_choice_is_refused_at_its_field(
    members: dict[str, object], field: str, code: str
) -> None:
    anna = account("Anna")
    reply = anna.send("POST", "tournaments", new(**members), headers={"Accept-Language": "ru"})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)
    assert [error["code"] for error in reply.body["errors"]] == [code]
    assert re.search("[а-я]", reply.body["detail"])
    assert Tournament.objects.count() == 0


def test_a_host_has_five_tournaments_at_once() -> None:
    host = some_user()
    for _ in range(MAX_AT_ONCE):
        scheduled(host=host)
    assert ApiClient(host).post("tournaments", new()).code == "too_many_tournaments"


def test_a_password_a_rating_and_the_kind_of_account_decide_who_may_join() -> None:
    locked = scheduled(access="password", password="knock knock")
    masters, people = scheduled(least_rating=1900), scheduled()
    client = account("Anna")
    entry = f"tournaments/{locked.pk}/entry"
    assert client.send("PUT", entry, {}).code == "wrong_password"
    assert client.send("PUT", entry, {"password": "who is there"}).code == "wrong_password"
    assert client.send("PUT", entry, {"password": "knock knock"}).status == 200
    assert client.send("PUT", f"tournaments/{masters.pk}/entry", {}).code == "not_eligible"
    robot = ApiClient(User.objects.create_user("Robby", is_bot=True))
    assert robot.send("PUT", f"tournaments/{people.pk}/entry", {}).code == "not_eligible"
    rated = scheduled(is_rated=True)
    assert guest().send("PUT", f"tournaments/{rated.pk}/entry", {}).code == "account_needed"


def test_standings_and_tables_follow_the_games() -> None:
    row = scheduled()
    people = joined(row, 2)
    now = begun(row)
    path = f"tournaments/{row.pk}"
    one = ApiClient(people[0])
    (table,) = one.get(f"{path}/tables").body["results"]
    assert (table["status"], table["number"], table["bye"]) == ("running", 1, False)
    assert {seat["player"]["id"] for seat in table["seats"]} == {user.pk for user in people}
    assert one.get(path).body["you"]["game"] == table["game"]
    game = one.get(f"games/{table['game']}").body
    assert (game["tournament"], game["status"]) == (row.pk, "active")
    play_tables(running_tables(row), now=now)
    assert one.post(f"games/{table['game']}/next").code == "game_not_running"
    standings = one.get(f"{path}/standings").body["results"]
    assert [(line["rank"], line["score"], line["points"]) for line in standings] == [
        (1, 2, [2]),
        (2, 0, [0]),
    ]
    # Both were rated 1500 when they joined.
    assert [line["performance"] for line in standings] == [2000, 1000]
    assert one.get(f"{path}/tables?running=true").body["results"] == []
    (ended,) = one.get(f"{path}/tables?running=false").body["results"]
    assert sorted((seat["place"], seat["points"]) for seat in ended["seats"]) == [(1, 2), (2, 0)]
    lines = one.get(f"{path}/export/results").body.splitlines()
    assert [json.loads(line) for line in lines] == standings
    (exported,) = one.get(f"{path}/export/games").body.splitlines()
    assert json.loads(exported)["game"]["id"] == table["game"]
    notation = json.loads(exported)["notation"]
    as_text = one.get(f"{path}/export/games", Accept="text/plain")
    assert as_text.body == f"{notation}\n"
    as_table = one.get(f"{path}/export/results", Accept="text/csv")
    winner, loser = (line["player"] for line in standings)
    assert as_table.body == (
        "rank,player_id,player,status,score,games,wins,performance,level,points\r\n"
        f"1,{winner['id']},{winner['name']},active,2,1,1,2000,0,2\r\n"
        f"2,{loser['id']},{loser['name']},active,0,1,0,1000,0,0\r\n"
    )
    refused = one.get(f"{path}/export/results", Accept="text/plain")
    assert (refused.status, refused.code) == (406, "not_acceptable")


def test_standings_are_read_page_by_page() -> None:
    row = scheduled()
    joined(row, 5)
    client = guest()
    first = client.get(f"tournaments/{row.pk}/standings?page_size=2").body
    second = client.get(first["next"].partition("/api/v1/")[2]).body
    ranks = [line["rank"] for page in (first, second) for line in page["results"]]
    assert ranks == [1, 2, 3, 4]


def test_the_calendar_has_public_tournaments_and_own_ones() -> None:
    public, private = scheduled(), scheduled(access="link")
    client = account("Anna")
    ids = [row["id"] for row in client.get("tournaments/calendar").body["coming"]]
    assert ids == [public.pk]
    client.send("PUT", f"tournaments/{private.pk}/entry", {})
    ids = [row["id"] for row in client.get("tournaments/calendar").body["coming"]]
    assert sorted(ids) == sorted([public.pk, private.pk])
    joined(public, 2)
    advance(public.pk, now=public.starts_at)
    body = guest().get("tournaments/calendar").body
    assert [row["id"] for row in body["running"]] == [public.pk]
    listed = client.get("tournaments?mine=true").body["results"]
    assert [row["id"] for row in listed] == [private.pk]


def bulk(*several: dict[str, object]) -> dict[str, object]:
    """Return the body that creates several tournaments, by link if nothing else is said."""
    return {"tournaments": [new(**{"access": "link", **one}) for one in several]}


def test_an_organiser_creates_several_tournaments_once_for_a_key() -> None:
    anna = account("Anna")
    body = bulk(
        {"name": "Round 1"},
        {"name": "Round 2", "kind": "swiss", "minutes": None, "rounds": 3},
        {"name": "Round 3", "access": "password", "password": "knock knock"},
    )
    reply = anna.post("tournaments/bulk", body, **{"Idempotency-Key": "season 1"})
    assert reply.status == 201
    made = reply.body["tournaments"]
    assert [one["name"] for one in made] == ["Round 1", "Round 2", "Round 3"]
    assert [one["access"] for one in made] == ["link", "link", "password"]
    again = anna.post("tournaments/bulk", body, **{"Idempotency-Key": "season 1"})
    assert (again.status, again.body) == (201, reply.body)
    assert Tournament.objects.count() == 3
    assert {row.next_at for row in Tournament.objects.all()} == {
        row.starts_at for row in Tournament.objects.all()
    }
    assert guest().post("tournaments/bulk", body).code == "account_needed"


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"minutes": None}, "minutes"),
        ({"kind": "nothing"}, "kind"),
        ({"starts_at": "2020-01-01T00:00:00Z"}, "starts_at"),
        ({"access": "open"}, "access"),
        ({"access": "club", "club": "aB3dE6gH9k"}, "club"),
        ({"preset": "no such"}, "preset"),
        ({"preset": None, "rules": {"deck": 24, "wild_six": "all"}}, "rules.wild_six"),
    ],
)
def test_one_wrong_tournament_of_several_creates_none(wrong: dict[str, object], field: str) -> None:
    reply = account("Anna").post("tournaments/bulk", bulk({}, wrong, {}))
    assert reply.status == 400
    assert reply.body["field"] == f"tournaments.1.{field}"
    assert not Tournament.objects.exists()


def test_every_wrong_one_of_several_is_named() -> None:
    reply = account("Anna").post("tournaments/bulk", bulk({"seats": 5}, {}, {"rounds": 3}))
    fields = [error["field"] for error in reply.body["errors"]]
    assert fields == ["tournaments.0.seats", "tournaments.2.rounds"]


@pytest.mark.parametrize(("count", "status"), [(0, 400), (1, 201), (50, 201), (51, 400)])
def test_several_are_at_most_fifty(count: int, status: int) -> None:
    assert account("Anna").post("tournaments/bulk", bulk(*[{}] * count)).status == status
    assert Tournament.objects.count() == (count if status == 201 else 0)


def test_a_host_has_at_most_fifty_that_wait_or_run() -> None:
    anna = account("Anna")
    assert anna.post("tournaments/bulk", bulk(*[{}] * 48)).status == 201
    assert anna.post("tournaments/bulk", bulk({}, {}, {})).code == "too_many_tournaments"
    assert anna.post("tournaments/bulk", bulk({}, {})).status == 201
    assert anna.post("tournaments", new()).code == "too_many_tournaments"
    assert Tournament.objects.count() == 50


def test_staff_create_several_open_tournaments() -> None:
    boss = some_user()
    User.objects.filter(pk=boss.pk).update(is_staff=True)
    reply = ApiClient(boss).post("tournaments/bulk", bulk({"access": "open"}, {"access": "open"}))
    assert reply.status == 201


def test_a_calendar_takes_no_more_statements_for_more_tournaments_of_others() -> None:
    host, own = some_user(), scheduled()
    client = account("Anna")
    client.send("PUT", f"tournaments/{own.pk}/entry", {})

    def statements() -> int:
        with CaptureQueriesContext(connection) as queries:
            assert client.get("tournaments/calendar").status == 200
        return len(queries)

    statements()
    before = statements()
    for _ in range(MAX_AT_ONCE):
        scheduled(host=host)
    assert statements() == before


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "Throw-in: arena"),
        ("de", "Dazugeben: Arena"),
        ("ru", "Подкидной: арена"),
    ],
)
def test_a_tournament_without_a_name_has_one_in_the_readers_language(lang: str, name: str) -> None:
    row = scheduled()
    assert guest().get(f"tournaments/{row.pk}?lang={lang}").body["name"] == name


def test_the_calendar_for_programs_is_valid_icalendar() -> None:
    row = scheduled(minutes=45, name="Ferien, Karten; Spaß " + "ü" * 30, description="One\nTwo")
    Tournament.objects.filter(pk=row.pk).update(
        starts_at=timezone.now().replace(2030, 5, 17, 18, 0, 0, 0)
    )
    row.refresh_from_db()
    text = icalendar([row], language="en", now=row.starts_at)
    lines = text.split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert max(len(line.encode()) for line in lines) <= 75
    unfolded = text.replace("\r\n ", "").split("\r\n")
    assert "DTSTART:20300517T180000Z" in unfolded
    assert "DTEND:20300517T184500Z" in unfolded
    assert "SUMMARY:Ferien\\, Karten\\; Spaß " + "ü" * 30 in unfolded
    assert "DESCRIPTION:One\\nTwo" in unfolded
    reply = guest().get("tournaments/calendar.ics")
    assert reply.status == 200
    assert reply.headers["Content-Type"].startswith("text/calendar")


def test_an_export_has_entries_and_hosted_tournaments_and_leaving_calls_them_off() -> None:
    host, row = some_user(), scheduled()
    hosted = scheduled(host=host, name="Mine")
    ApiClient(host).send("PUT", f"tournaments/{row.pk}/entry", {})
    part = TournamentsOfPerson()
    (file,) = part.files(host)
    kept = json.loads(file.text)
    assert [entry["tournament_id"] for entry in kept["entries"]] == [row.pk]
    assert [made["name"] for made in kept["hosted"]] == ["Mine"]
    part.leave(host)
    part.leave(host)
    part.erase(host)
    hosted.refresh_from_db()
    assert (hosted.status, hosted.name) == ("cancelled", "")
    assert row.entries.count() == 0


def test_a_tournament_of_a_club_is_for_its_members_and_in_their_calendars() -> None:
    owner, member = some_user(), some_user()
    club = founded(owner, members=[member])
    wish = new(access="club", club=club.pk)
    assert account("Anna").post("tournaments", wish).body["field"] == "club"
    made = ApiClient(owner).post("tournaments", wish).body
    path = f"tournaments/{made['id']}/entry"
    outsider, insider = account("Boris"), ApiClient(member)
    assert outsider.send("PUT", path, {}).code == "not_eligible"
    assert outsider.get("tournaments/calendar").body["coming"] == []
    assert [row["id"] for row in insider.get("tournaments/calendar").body["coming"]] == [made["id"]]
    assert insider.send("PUT", path, {}).status == 200
    listed = guest().get(f"tournaments?club={club.pk}").body["results"]
    assert [row["club"] for row in listed] == [club.pk]
