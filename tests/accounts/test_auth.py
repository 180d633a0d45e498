"""Becoming a guest, registering, logging in and out, and the profile."""

import pytest
from django.test import Client

from accounts.avatars import AVATARS
from accounts.models import User
from tests.support.api import ApiClient, duel, guest
from tests.support.cookies import SESSION
from tests.support.people import PASSWORD, account

pytestmark = pytest.mark.django_db
ANNA = {"username": "Anna", "password": PASSWORD}


def test_nobody_is_anonymous_in_their_browsers_language() -> None:
    me = ApiClient().get("auth/me", Accept_Language="ru,en;q=0.5").body
    assert me == {
        "id": None,
        "name": None,
        "kind": "anonymous",
        "avatar": None,
        "language": "ru",
        "hide_ratings": False,
        "sanctions": [],
    }


def test_a_guest_plays_at_once_under_a_made_up_name() -> None:
    client = guest()
    me = client.get("auth/me").body
    assert me["kind"] == "guest"
    assert " " in me["name"]
    assert me["id"] is not None


def test_a_second_click_makes_no_second_guest() -> None:
    client = guest()
    reply = client.post("auth/guest")
    assert reply.status == 200
    assert User.objects.count() == 1


def test_a_guest_may_choose_a_name_but_not_an_accounts() -> None:
    assert ApiClient().post("auth/guest", {"name": "Boris"}).body["name"] == "Boris"
    assert ApiClient().post("auth/register", ANNA).status == 201
    reply = ApiClient().post("auth/guest", {"name": "ANNA"})
    assert (reply.status, reply.code, reply.body["field"]) == (409, "name_taken", "name")


def test_a_guest_who_registers_keeps_id_and_games() -> None:
    client = guest()
    before = client.get("auth/me").body
    game_id = duel(client)
    after = client.post("auth/register", ANNA).body
    assert (after["id"], after["kind"], after["name"]) == (before["id"], "account", "Anna")
    assert client.get(f"games/{game_id}").body["you"] == {
        "seat": 0,
        "host": True,
        "done_in_advance": False,
        "may_take_win": False,
        "may_call_off": False,
    }
    assert [game["id"] for game in client.get("games?mine=true").body["results"]] == [game_id]


def test_an_account_comes_back_by_its_name_in_any_case() -> None:
    first = ApiClient().post("auth/register", ANNA).body
    again = ApiClient()
    reply = again.post("auth/login", {"username": "aNNA", "password": PASSWORD})
    assert reply.status == 200
    assert again.get("auth/me").body == first


def test_a_wrong_password_and_an_unknown_name_get_one_answer() -> None:
    ApiClient().post("auth/register", ANNA)
    wrong = ApiClient().post("auth/login", {"username": "Anna", "password": "nope"})
    unknown = ApiClient().post("auth/login", {"username": "Nobody", "password": "nope"})
    assert (wrong.status, wrong.code) == (401, "wrong_credentials")
    assert wrong.body == unknown.body


def test_nobody_logs_in_as_a_guest() -> None:
    client = guest()
    username = User.objects.get(pk=client.get("auth/me").body["id"]).username
    for password in ("", "!", "x"):
        reply = ApiClient().post("auth/login", {"username": username, "password": password or "-"})
        assert reply.code == "wrong_credentials"


def test_logging_out_ends_the_session() -> None:
    client = ApiClient()
    client.post("auth/register", ANNA)
    assert client.post("auth/logout").status == 204
    assert client.get("auth/me").body["kind"] == "anonymous"


def test_a_new_login_gets_a_new_session() -> None:
    client = guest()
    before = client.http.cookies[SESSION].value
    client.post("auth/register", ANNA)
    assert client.http.cookies[SESSION].value != before


def test_a_taken_user_name_is_taken_in_every_case() -> None:
    ApiClient().post("auth/register", ANNA)
    reply = ApiClient().post("auth/register", {**ANNA, "username": "ANNA"})
    assert (reply.status, reply.code, reply.body["field"]) == (409, "username_taken", "username")


def test_a_public_name_protects_the_user_name_it_equals() -> None:
    client = ApiClient()
    client.post("auth/register", ANNA)
    assert client.patch("auth/me", {"name": "Berta"}).body["name"] == "Berta"
    reply = ApiClient().post("auth/register", {**ANNA, "username": "berta"})
    assert reply.code == "username_taken"


def test_the_owner_of_an_account_makes_no_second_one() -> None:
    client = ApiClient()
    client.post("auth/register", ANNA)
    reply = client.post("auth/register", {**ANNA, "username": "Berta"})
    assert (reply.status, reply.code) == (409, "already_registered")


@pytest.mark.parametrize(
    ("member", "value", "code"),
    [
        ("password", "12345678901", "password_entirely_numeric"),
        ("password", "short", "password_too_short"),
        ("password", "password", "password_too_common"),
        ("username", "A", "length"),
        ("username", "An na", "characters"),
        ("username", "\u0410nna", "alphabet"),
        ("email", "nowhere", "invalid"),
    ],
)
def test_a_wrong_registration_is_refused_by_name(member: str, value: str, code: str) -> None:
    reply = ApiClient().post("auth/register", {**ANNA, member: value})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", member)
    assert code in {error["code"] for error in reply.body["errors"]}
    assert not User.objects.exists()


def test_a_password_like_the_name_is_refused() -> None:
    reply = ApiClient().post("auth/register", {"username": "Annabella", "password": "annabella1"})
    assert reply.body["errors"][0]["code"] == "password_too_similar"


def test_a_failed_registration_leaves_the_guest_as_it_was() -> None:
    client = guest()
    before = client.get("auth/me").body
    client.post("auth/register", {**ANNA, "password": "short"})
    assert client.get("auth/me").body == before


def test_a_guest_is_pictured_as_the_animal_of_their_name_until_they_choose_another() -> None:
    """Without an animal in the name, the picture is computed from the name."""
    client = ApiClient()
    assert client.post("auth/guest", {"name": "Sleepy Otter"}).body["avatar"] == "otter"
    assert client.patch("auth/me", {"avatar": "wolf"}).body["avatar"] == "wolf"
    assert client.patch("auth/me", {"name": "Sunny Fox"}).body["avatar"] == "wolf"
    others = [ApiClient().post("auth/guest", {"name": "Ольга"}).body["avatar"] for _ in range(2)]
    assert others[0] == others[1]
    assert others[0] in AVATARS


def test_an_avatar_is_one_of_those_that_are_drawn() -> None:
    """The refusal names the field."""
    client = guest()
    reply = client.patch("auth/me", {"avatar": "unicorn"})
    assert (reply.status, reply.body["field"]) == (400, "avatar")


def test_name_and_language_can_be_changed_separately() -> None:
    client = guest()
    assert client.patch("auth/me", {"language": "de"}).body["language"] == "de"
    me = client.patch("auth/me", {"name": "Zoë"}).body
    assert (me["name"], me["language"]) == ("Zoë", "de")


def test_hiding_ratings_is_stored_with_the_account() -> None:
    client = guest()
    assert client.get("auth/me").body["hide_ratings"] is False
    client.patch("auth/me", {"hide_ratings": True})
    assert client.patch("auth/me", {"language": "de"}).body["hide_ratings"] is True
    assert client.get("auth/me").body["hide_ratings"] is True
    assert client.patch("auth/me", {"hide_ratings": False}).body["hide_ratings"] is False


def test_only_somebody_has_a_profile() -> None:
    reply = ApiClient().patch("auth/me", {"language": "de"})
    assert (reply.status, reply.code) == (401, "not_authenticated")
    assert reply.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("path", ["auth/guest", "auth/login", "auth/register", "auth/logout"])
def test_a_foreign_page_can_not_change_who_one_is(path: str) -> None:
    body = b'{"username": "Anna", "password": "correct horse battery"}'
    response = Client(enforce_csrf_checks=True).post(
        f"/api/v1/{path}", body, content_type="application/json"
    )
    assert response.status_code == 403
    assert response.json()["code"] == "csrf_failed"
    assert not User.objects.exists()


def test_users_made_by_hand_log_in_in_any_case_too() -> None:
    User.objects.create_superuser("Boss", "boss@durak.example", PASSWORD)
    reply = ApiClient().post("auth/login", {"username": "boSS", "password": PASSWORD})
    assert (reply.status, reply.body["name"]) == (200, "Boss")
    assert User.objects.get_by_natural_key("BOSS").name == "Boss"


def test_a_switched_off_account_is_nobody() -> None:
    client = ApiClient()
    client.post("auth/register", ANNA)
    User.objects.update(is_active=False)
    assert client.get("auth/me").body["kind"] == "anonymous"
    assert ApiClient().post("auth/login", ANNA).code == "wrong_credentials"


@pytest.mark.parametrize("alike", ["anna.", "A-n-n-a", "\u0410\u043f\u043f\u0430"])
def test_no_account_has_a_name_that_looks_like_that_of_another(alike: str) -> None:
    account("Anna")
    taken = ApiClient().post("auth/register", {"username": alike, "password": PASSWORD})
    assert (taken.status, taken.code) == (409, "username_taken")
    other = account("Berta")
    assert other.patch("auth/me", {"name": alike}).code == "name_taken"
    assert other.patch("auth/me", {"name": "Bert-a"}).status == 200, "their own may change"


def from_address(address: str) -> ApiClient:
    client = ApiClient()
    client.http.defaults["REMOTE_ADDR"] = address
    return client


@pytest.mark.usefixtures("limited")
def test_guessing_a_password_does_not_lock_its_owner_out() -> None:
    account("Anna")
    right, wrong = ({"username": "Anna", "password": p} for p in (PASSWORD, "wrong"))
    # The first of sixty logins from an address that isn't known.
    assert from_address("192.0.2.1").post("auth/login", right).status == 200
    for number in range(59):
        guesser = from_address(f"198.51.100.{number // 15}")
        assert guesser.post("auth/login", wrong).code == "wrong_credentials"
    assert from_address("198.51.100.9").post("auth/login", wrong).code == "throttled"
    assert from_address("192.0.2.1").post("auth/login", right).status == 200


@pytest.mark.usefixtures("limited")
def test_one_address_guesses_at_a_password_twenty_times_an_hour() -> None:
    account("Anna")
    guesser = from_address("198.51.100.1")
    codes = [
        guesser.post("auth/login", {"username": "Anna", "password": "wrong"}).code
        for _ in range(21)
    ]
    assert codes == [*["wrong_credentials"] * 20, "throttled"]
