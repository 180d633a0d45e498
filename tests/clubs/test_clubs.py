"""Clubs over the API: founding, changing, joining, asking, roles, and what each may do."""

import json

import pytest
from django.utils import timezone

from accounts.models import Block, User
from games.clubs.errors import ClubFull, TooManyClubs
from games.clubs.models import Club, ClubMembership, ClubRole
from games.clubs.personal_data import ClubsOfPerson
from games.clubs.services import memberships
from games.clubs.services.founding import MAX_OWNED, take_club_name
from games.clubs.services.memberships import join_club
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.at_once import at_once
from tests.support.clubs import club_by, founded, role_of
from tests.support.games import some_user
from tests.support.people import account

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]


def first_error(reply: ApiReply) -> tuple[str, str]:
    error = reply.body["errors"][0]
    return error["field"], error["code"]


def members_of(client: ApiClient, club: str, role: str = "members") -> list[tuple[str, str]]:
    rows = client.get(f"clubs/{club}/members?role={role}").body["results"]
    return [(row["player"]["name"], row["role"]) for row in rows]


def test_a_founder_owns_the_club_with_its_house_rule() -> None:
    anna = account("Anna")
    club = club_by(anna, description="  Thursdays\r\nat eight ")
    assert (club["name"], club["description"]) == ("Ace of Clubs", "Thursdays\nat eight")
    assert club["house_rule"] == {
        "preset": "perevodnoy",
        "rules": {"transfer": "on"},
        "rules_name": None,
        "seats": 3,
    }
    assert (club["you"], club["members"], club["asking"], club["open"]) == ("owner", 1, 0, True)
    assert club["owner"]["name"] == "Anna"
    seen = ApiClient().get(f"clubs/{club['id']}").body
    assert (seen["you"], seen["asking"]) == (None, None)


def test_a_saved_rule_set_is_the_house_rule_under_its_name() -> None:
    anna = account("Anna")
    saved = anna.post("me/rule-sets", {"name": "Sundays", "rules": {"hand_size": 5}}).body
    club = anna.post("clubs", {"name": "Sunday players", "rule_set": saved["id"]}).body
    assert club["house_rule"]["rules_name"] == "Sundays"
    assert club["house_rule"]["rules"] == {"hand_size": 5}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Moderator's club", "reserved"),
        ("Durak", "reserved"),
        ("Cаsino", "alphabet"),
        ("<script>", "characters"),
        ("  x  ", "length"),
    ],
)
def test_a_club_has_no_name_that_an_account_could_not_have(name: str, code: str) -> None:
    reply = account("Anna").post("clubs", {"name": name, "preset": "podkidnoy"})
    assert (reply.code, first_error(reply)) == ("invalid", ("name", code))
    assert not Club.objects.exists()


@pytest.mark.parametrize("name", ["ACE OF CLUBS", "Ace-of-Clubs", "Ace 0f C1ubs"])
def test_two_clubs_have_no_names_that_look_alike(name: str) -> None:
    club_by(account("Anna"))
    bert = account("Bert")
    reply = bert.post("clubs", {"name": name, "preset": "podkidnoy"})
    assert (reply.status, reply.code, reply.body["field"]) == (409, "name_taken", "name")
    other = club_by(bert, name="Spades")
    reply = bert.patch(f"clubs/{other['id']}", {"name": name})
    assert reply.code == "name_taken"
    assert Club.objects.get(pk=other["id"]).name == "Spades"
    # A club may change the case of its name.
    assert bert.patch(f"clubs/{other['id']}", {"name": "SPADES"}).body["name"] == "SPADES"


def test_bad_rules_and_texts_are_refused_by_field_and_nothing_is_founded() -> None:
    anna = account("Anna")
    new = {"name": "Ace of Clubs", "preset": "podkidnoy"}
    assert first_error(anna.post("clubs", {**new, "preset": "nowhere"}))[0] == "preset"
    assert anna.post("clubs", {"name": "Ace of Clubs"}).code == "invalid"
    assert anna.post("clubs", {**new, "rules": {}}).code == "invalid"
    assert anna.post("clubs", {**new, "preset": "duel", "seats": 3}).code == "invalid_rules"
    assert first_error(anna.post("clubs", {**new, "seats": 7}))[0] == "seats"
    hidden = anna.post("clubs", {**new, "description": "a\u202eb"})
    assert first_error(hidden) == ("description", "invisible")
    assert not Club.objects.exists()


def test_guests_found_and_join_no_club() -> None:
    assert guest().post("clubs", {"name": "Ace", "preset": "podkidnoy"}).code == "account_needed"
    assert guest().send("PUT", f"clubs/{founded().pk}/membership").code == "account_needed"


def test_a_person_owns_a_few_clubs_only_and_gets_none_more_by_a_handover() -> None:
    owner, other = some_user(), some_user()
    clubs = [founded(owner, name=f"Club no {number}") for number in range(MAX_OWNED)]
    reply = ApiClient(owner).post("clubs", {"name": "One more", "preset": "podkidnoy"})
    assert (reply.status, reply.code) == (409, "too_many_clubs")
    theirs = founded(other, name="Theirs", members=[owner])
    path = f"clubs/{theirs.pk}/members/{owner.pk}"
    assert ApiClient(other).send("PUT", path, {"role": "owner"}).code == "too_many_clubs"
    assert (role_of(theirs, owner), role_of(theirs, other)) == ("member", "owner")
    assert ApiClient(owner).send("DELETE", f"clubs/{clubs[0].pk}").status == 204
    assert ApiClient(other).send("PUT", path, {"role": "owner"}).status == 200
    assert (role_of(theirs, owner), role_of(theirs, other)) == ("owner", "moderator")


def test_anybody_joins_an_open_club_once_and_leaves_it() -> None:
    club, bert = founded(), account("Bert")
    path = f"clubs/{club.pk}/membership"
    for _ in range(2):
        joined = bert.send("PUT", path).body
        assert (joined["you"], joined["members"]) == ("member", 2)
    assert [row["id"] for row in bert.get("clubs?mine=true").body["results"]] == [club.pk]
    assert bert.send("DELETE", path).status == 204
    assert bert.send("DELETE", path).code == "not_found"
    assert bert.get(f"clubs/{club.pk}").body["members"] == 1
    assert bert.get("clubs?mine=true").body["results"] == []


def test_a_closed_club_is_asked_and_its_leaders_admit_or_decline() -> None:
    anna, bert, clara = account("Anna"), account("Bert"), account("Clara")
    club = club_by(anna, open=False)["id"]
    path = f"clubs/{club}/membership"
    for client in (bert, clara, bert):
        reply = client.send("PUT", path).body
        assert (reply["you"], reply["members"], reply["asking"]) == ("asking", 1, None)
    assert anna.get(f"clubs/{club}").body["asking"] == 2
    assert bert.get(f"clubs/{club}/tables").code == "not_a_member"
    assert members_of(anna, club, "asking") == [("Bert", "asking"), ("Clara", "asking")]
    assert bert.get(f"clubs/{club}/members?role=asking").code == "role_needed"
    ids = {name: User.objects.get(name=name).pk for name in ("Bert", "Clara")}
    admitted = anna.send("PUT", f"clubs/{club}/members/{ids['Bert']}", {"role": "member"}).body
    assert (admitted["members"], admitted["asking"]) == (2, 1)
    assert anna.send("DELETE", f"clubs/{club}/members/{ids['Clara']}").status == 204
    assert members_of(ApiClient(), club) == [("Anna", "owner"), ("Bert", "member")]
    assert clara.get(f"clubs/{club}").body["you"] is None
    # A declined person may ask again, once opened a person who asks comes in by asking again.
    assert clara.send("PUT", path).body["you"] == "asking"
    anna.patch(f"clubs/{club}", {"open": True})
    assert clara.send("PUT", path).body["you"] == "member"


def test_a_removed_member_comes_back_only_if_a_leader_admits_them() -> None:
    owner, bert = some_user(), some_user()
    club = founded(owner, members=[bert])
    path, leader, client = f"clubs/{club.pk}/members/{bert.pk}", ApiClient(owner), ApiClient(bert)
    assert leader.send("DELETE", path).status == 204
    assert leader.send("DELETE", path).status == 204
    assert client.send("PUT", f"clubs/{club.pk}/membership").code == "not_welcome"
    # Leaving once more does not wipe the removal out.
    assert client.send("DELETE", f"clubs/{club.pk}/membership").status == 204
    ClubsOfPerson().leave(bert)
    assert client.send("PUT", f"clubs/{club.pk}/membership").code == "not_welcome"
    assert members_of(leader, club.pk, "removed") == [(bert.name, "removed")]
    assert leader.send("PUT", path, {"role": "member"}).body["members"] == 2
    assert client.get(f"clubs/{club.pk}").body["you"] == "member"


def test_moderators_admit_and_remove_members_and_do_nothing_more() -> None:
    owner, mod, other, bert, asks = (some_user() for _ in range(5))
    club = founded(owner, moderators=[mod, other], members=[bert])
    Club.objects.update(is_open=False)
    join_club(club_id=club.pk, user_id=asks.pk, now=timezone.now())
    client, path = ApiClient(mod), f"clubs/{club.pk}"
    assert client.send("PUT", f"{path}/members/{asks.pk}", {"role": "member"}).status == 200
    assert client.send("DELETE", f"{path}/members/{bert.pk}").status == 204
    refused = [
        client.patch(path, {"description": "mine"}),
        client.send("DELETE", path),
        client.send("DELETE", f"{path}/members/{other.pk}"),
        client.send("DELETE", f"{path}/members/{owner.pk}"),
        client.send("PUT", f"{path}/members/{asks.pk}", {"role": "moderator"}),
        client.send("PUT", f"{path}/members/{asks.pk}", {"role": "owner"}),
        client.send("PUT", f"{path}/members/{other.pk}", {"role": "member"}),
        client.send("PUT", f"{path}/members/{owner.pk}", {"role": "member"}),
        ApiClient(asks).send("DELETE", f"{path}/members/{mod.pk}"),
        ApiClient(asks).send("PUT", f"{path}/members/{asks.pk}", {"role": "owner"}),
        ApiClient().send("DELETE", f"{path}/members/{mod.pk}"),
    ]
    codes = [reply.code for reply in refused]
    assert codes == [*["role_needed"] * 10, "not_authenticated"]
    assert role_of(club, other) == "moderator"
    assert ApiClient(owner).send("DELETE", f"{path}/members/{other.pk}").status == 204


def test_an_owner_hands_the_club_over_before_leaving() -> None:
    owner, heir = some_user(), some_user()
    club = founded(owner, members=[heir])
    client, path = ApiClient(owner), f"clubs/{club.pk}"
    assert client.send("DELETE", f"{path}/membership").code == "owner_stays"
    given = client.send("PUT", f"{path}/members/{heir.pk}", {"role": "owner"}).body
    assert (given["owner"]["id"], given["you"]) == (heir.pk, "moderator")
    assert client.send("DELETE", f"{path}/membership").status == 204
    assert client.send("DELETE", path).code == "role_needed"


def test_a_person_whom_the_owner_has_blocked_does_not_join() -> None:
    owner, bert = some_user(), some_user()
    club = founded(owner)
    Block.objects.create(blocker=owner, blocked=bert)
    assert ApiClient(bert).send("PUT", f"clubs/{club.pk}/membership").code == "not_welcome"


@pytest.mark.parametrize("is_open", [True, False])
def test_clubs_and_people_have_limits(monkeypatch: pytest.MonkeyPatch, *, is_open: bool) -> None:
    club, bert, clara = founded(is_open=is_open), some_user(), some_user()
    now = timezone.now()
    monkeypatch.setattr(memberships, "MAX_MEMBERS", 2)
    monkeypatch.setattr(memberships, "MAX_ASKING", 1)
    monkeypatch.setattr(memberships, "MAX_MEMBERSHIPS", 1)
    join_club(club_id=club.pk, user_id=bert.pk, now=now)
    with pytest.raises(ClubFull):
        join_club(club_id=club.pk, user_id=clara.pk, now=now)
    other = founded(name="Spades")
    with pytest.raises(TooManyClubs):
        join_club(club_id=other.pk, user_id=bert.pk, now=now)


def test_the_last_place_goes_to_one_of_two_who_join_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memberships, "MAX_MEMBERS", 2)
    club, people = founded(), [some_user(), some_user()]

    def join(user: User) -> str:
        try:
            join_club(club_id=club.pk, user_id=user.pk, now=timezone.now())
        except ClubFull as error:
            return error.code
        return "ok"

    results = at_once(*((lambda user=user: join(user)) for user in people))
    assert sorted(results) == ["club_full", "ok"]
    club.refresh_from_db()
    assert club.members == 2 == club.memberships.count()


def test_the_list_has_the_largest_clubs_first_and_is_searched_by_name() -> None:
    small = founded(name="Small club")
    large = founded(name="Ракета", members=[some_user()])
    listed = ApiClient().get("clubs").body["results"]
    assert [row["id"] for row in listed] == [large.pk, small.pk]
    found = ApiClient().get("clubs?search=mall").body["results"]
    assert [row["id"] for row in found] == [small.pk]
    assert ApiClient().get("clubs?search=nothing").body["results"] == []
    assert ApiClient().get("clubs?mine=true").code == "not_authenticated"
    page = ApiClient().get("clubs?page_size=1").body
    after = ApiClient().get(page["next"].split("/api/v1/")[1]).body
    assert [row["id"] for row in after["results"]] == [small.pk]


def test_an_owner_who_leaves_for_good_is_followed_by_a_moderator_before_a_member() -> None:
    owner, member, mod = some_user(), some_user(), some_user()
    club = founded(owner, members=[member], moderators=[mod])
    part = ClubsOfPerson()
    exported = json.loads(next(iter(part.files(owner))).text)
    assert [(row["club_id"], row["role"]) for row in exported] == [(club.pk, "owner")]
    for gone, then in ((owner, mod), (mod, member)):
        for _ in range(2):
            part.leave(gone)
        assert (role_of(club, gone), role_of(club, then)) == (None, "owner")
    club.refresh_from_db()
    assert club.members == 1
    part.leave(member)
    assert not Club.objects.exists()


def test_a_deleted_account_leaves_no_row_in_a_club_that_removed_it() -> None:
    bert = some_user()
    club = founded(members=[bert])
    club.memberships.filter(user=bert).update(role=ClubRole.REMOVED)
    part = ClubsOfPerson()
    part.leave(bert)
    part.erase(bert)
    assert not ClubMembership.objects.filter(user=bert).exists()


def test_staff_takes_a_name_and_every_other_text() -> None:
    club = founded(name="Rude name")
    Club.objects.update(description="rude too", rules_name="rude rules")
    club.refresh_from_db()
    take_club_name(club)
    club.refresh_from_db()
    assert (club.description, club.rules_name) == ("", "")
    assert club.name.startswith("Club ")
    assert founded(name="Rude name").name == "Rude name"
