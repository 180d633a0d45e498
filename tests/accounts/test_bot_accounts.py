"""Bot accounts: how an account becomes one, and how other players recognise it."""

from typing import Any

import pytest
from django.db import IntegrityError, transaction

from accounts.models import User
from games.play.models import Game
from tests.support.api import ApiClient, guest
from tests.support.people import account, confirm
from tests.support.tokens import program

pytestmark = pytest.mark.django_db(transaction=True)
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}


def bot_account(name: str = "Robby") -> ApiClient:
    """Return a new account that has become a bot account."""
    client = account(name)
    confirm(client)
    reply = client.post("auth/bot", {})
    assert (reply.status, reply.body["kind"]) == (200, "bot_account")
    return client


def refusal(client: ApiClient) -> tuple[int, str | None]:
    confirm(client)
    reply = client.post("auth/bot", {})
    return reply.status, reply.code


def test_an_account_that_never_played_becomes_a_bots_for_good() -> None:
    client = bot_account()
    assert client.get("auth/me").body["kind"] == "bot_account"
    assert refusal(client) == (409, "already_a_bot")
    assert client.get("auth/me").body["kind"] == "bot_account"


def test_it_wants_the_password_again() -> None:
    account()
    client = ApiClient(User.objects.get())  # a session that nobody began with a password
    reply = client.post("auth/bot", {})
    assert (reply.status, reply.code) == (403, "confirmation_needed")
    assert not User.objects.get().is_bot


def test_there_is_nothing_to_choose() -> None:
    client = account()
    confirm(client)
    reply = client.post("auth/bot", {"really": True})
    assert (reply.status, reply.body["field"]) == (400, "really")


def test_an_account_that_sat_down_once_stays_a_person() -> None:
    client = account()
    assert client.post("games", TABLE).status == 201
    assert refusal(client) == (409, "has_played")
    assert not User.objects.get().is_bot


def test_a_guests_games_count_for_the_account() -> None:
    client = guest()
    client.post("games", TABLE)
    body = {"username": "Gustav", "password": "correct horse battery"}
    assert client.post("auth/register", body).status == 201
    assert refusal(client) == (409, "has_played")


def test_an_account_that_waits_for_people_stays_a_person() -> None:
    client = account()
    assert client.post("seeks", {"pools": ["duel"], "rated": False}).status == 201
    assert refusal(client) == (409, "has_played")
    assert client.send("DELETE", "seeks/mine").status == 204
    confirm(client)
    assert client.post("auth/bot", {}).status == 200


def test_staff_stay_people() -> None:
    client = account()
    User.objects.update(is_staff=True)
    assert refusal(client) == (403, "forbidden")


def test_guests_become_no_bots() -> None:
    client = guest()
    reply = client.post("auth/bot", {})
    assert (reply.status, reply.code) == (403, "account_needed")
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.update(is_bot=True)


@pytest.mark.parametrize("is_rated", [True, False])
def test_quick_match_is_for_people(is_rated: bool) -> None:
    for client in (bot := bot_account(), program(bot)):
        reply = client.post("seeks", {"pools": ["duel"], "rated": is_rated})
        assert (reply.status, reply.code) == (403, "not_for_bots")
    assert bot.get("seeks/mine").body["status"] == "none"


def test_it_sits_at_rated_tables_and_is_marked() -> None:
    bot = program(bot_account())
    host = account("Anna")
    table = host.post("games", TABLE | {"rated": True}).body["id"]
    assert bot.post(f"games/{table}/join").status == 200
    seats = host.get(f"games/{table}").body["seats"]
    assert [seat["player"]["kind"] for seat in seats] == ["account", "bot_account"]


def test_it_is_marked_wherever_others_meet_it() -> None:
    bot = bot_account()
    anna = account("Anna")
    robby = User.objects.get(name="Robby")
    assert anna.send("PUT", f"following/{robby.pk}").status == 200
    table = anna.post("games", {"preset": "duel", "seats": TABLE["seats"]}).body["id"]
    invited = anna.post(f"games/{table}/invitations", {"name": "Robby"})
    assert invited.body["invited"]["kind"] == "bot_account"
    assert bot.post(f"games/{table}/join").status == 200
    said = bot.post(f"games/{table}/chat", {"kind": "preset", "code": "hello"})
    assert said.body["author"]["kind"] == "bot_account"
    assert anna.get("players?q=rob").body[0]["kind"] == "bot_account"
    assert anna.get("players/robby").body["kind"] == "bot_account"
    assert anna.get("players/robby/ratings").body["player"]["kind"] == "bot_account"
    assert anna.get("following").body[0]["kind"] == "bot_account"
    assert Game.objects.get().status == "open"


def test_a_deleted_one_is_shown_like_any_other() -> None:
    client = bot_account()
    assert client.post("auth/delete", {"password": "correct horse battery"}).status == 204
    row = User.objects.get()
    assert (row.kind, row.is_bot) == ("deleted", False)


NEW_BOT = {
    "username": "Robby",
    "password": "correct horse battery",
    "name": "laptop",
    "scopes": ["read", "play"],
    "days": 30,
}


def test_one_call_without_cookies_gives_a_bot_account_its_first_token() -> None:
    reply = ApiClient().post("auth/bots", NEW_BOT)
    assert reply.status == 201
    assert "Set-Cookie" not in reply.headers
    account, token = reply.body["account"], reply.body["token"]
    assert (account["name"], account["kind"]) == ("Robby", "bot_account")
    assert (token["name"], token["scopes"]) == ("laptop", ["read", "play"])
    bot = ApiClient(token=token["token"])
    assert bot.get("auth/me").body["id"] == account["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    table = bot.post("games", {"preset": "podkidnoy", "seats": seats, "start": True})
    assert (table.status, table.body["status"]) == (201, "active")


def test_a_caller_with_a_session_gets_another_account_and_stays_logged_in() -> None:
    client = guest()
    before = client.get("auth/me").body
    made = client.post("auth/bots", NEW_BOT).body["account"]
    assert made["id"] != before["id"]
    assert client.get("auth/me").body == before


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"username": "no spaces"}, 400, "username"),
        ({"password": "durak"}, 400, "password"),
        ({"scopes": []}, 400, "scopes"),
        ({"days": 0}, 400, "days"),
        ({"name": "my \u202etob"}, 400, "name"),
        ({"username": "taken"}, 409, "username"),
    ],
)
def test_a_wrong_bot_account_is_refused_and_not_made(
    change: dict[str, Any], status: int, field: str
) -> None:
    User.objects.create_user("taken")
    reply = ApiClient().post("auth/bots", {**NEW_BOT, **change})
    assert (reply.status, reply.body["field"]) == (status, field)
    assert User.objects.count() == 1
