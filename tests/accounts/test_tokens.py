"""API tokens: made, used in place of a session, and over."""

import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from allauth.account.forms import default_token_generator
from allauth.account.utils import user_pk_to_url_str
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from accounts.models import ApiToken, Reason, SanctionKind, User
from accounts.selectors.own_data import own_files
from accounts.services.sanctions import sanction
from accounts.tasks import tidy_up
from tests.support.api import ApiClient, Reply, guest
from tests.support.moderation import moderator
from tests.support.people import PASSWORD, account, confirm
from tests.support.tokens import new_token, program

pytestmark = pytest.mark.django_db(transaction=True)
BODY = {"name": "my bot", "scopes": ["read"], "days": 30}
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}


def answer(reply: Reply) -> tuple[int, str | None]:
    return reply.status, reply.code


def at(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    """It is that time now."""
    monkeypatch.setattr(timezone, "now", lambda: moment)


def test_a_token_is_shown_once_and_kept_as_a_digest() -> None:
    client = account()
    made = new_token(client, "play", "read", name="  laptop ", days=90)
    text = made.pop("token")
    assert text.startswith("durak_")
    assert len(text) == len("durak_") + 43  # 32 random bytes in base64
    assert made["hint"] == text[-4:]
    assert (made["name"], made["scopes"]) == ("laptop", ["read", "play"])
    begin, end = (datetime.fromisoformat(made[name]) for name in ("created_at", "expires_at"))
    assert end - begin == timedelta(days=90)
    assert client.get("auth/tokens").body == [made]
    row = ApiToken.objects.get()
    assert row.digest == hashlib.sha256(text.encode()).hexdigest()
    assert text not in json.dumps(ApiToken.objects.values().get(), default=str)


def test_a_new_token_is_kept_by_no_cache() -> None:
    client = account()
    confirm(client)
    assert client.post("auth/tokens", BODY).headers["Cache-Control"] == "no-store"


def test_the_newest_token_stands_first() -> None:
    client = account()
    for name in ("first", "second"):
        new_token(client, name=name)
    assert [token["name"] for token in client.get("auth/tokens").body] == ["second", "first"]


def test_making_one_wants_the_password_again() -> None:
    account()
    client = ApiClient(User.objects.get())  # a session that nobody began with a password
    assert answer(client.post("auth/tokens", BODY)) == (403, "confirmation_needed")
    assert not ApiToken.objects.exists()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "   "}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"name": 7}, "name"),
        ({"scopes": []}, "scopes"),
        ({"scopes": ["read", "read"]}, "scopes"),
        ({"scopes": ["admin"]}, "scopes.0"),
        ({"scopes": "read"}, "scopes"),
        ({"days": 0}, "days"),
        ({"days": 367}, "days"),
        ({"days": "30"}, "days"),
        ({"user": 1}, "user"),
    ],
)
def test_what_makes_no_token(change: dict[str, Any], field: str) -> None:
    client = account()
    confirm(client)
    reply = client.post("auth/tokens", BODY | change)
    assert answer(reply) == (400, "invalid")
    assert reply.body["field"] == field
    assert not ApiToken.objects.exists()


def test_a_name_may_be_as_long_as_it_may() -> None:
    made = new_token(account(), "talk", name="я" * 40, days=366)
    assert made["name"] == "я" * 40


def test_twenty_live_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    client = account()
    for _ in range(20):
        new_token(client, days=1)
    assert answer(client.post("auth/tokens", BODY)) == (409, "too_many_tokens")
    at(monkeypatch, timezone.now() + timedelta(days=1, seconds=1))
    confirm(client)
    assert client.post("auth/tokens", BODY).status == 201


def test_guests_have_none() -> None:
    client = guest()
    assert answer(client.get("auth/tokens")) == (403, "account_needed")
    assert answer(client.post("auth/tokens", BODY)) == (403, "account_needed")


def test_a_program_plays_without_cookie_and_csrf_token() -> None:
    bot = program(account(), "read", "play")
    me = bot.get("auth/me")
    assert (me.body["name"], me.body["kind"]) == ("Anna", "account")
    game = bot.post("games", TABLE)
    assert game.status == 201
    assert game.body["seats"][0]["player"]["name"] == "Anna"
    assert not bot.http.cookies
    assert "csrftoken" not in me.headers.get("Set-Cookie", "")


def test_the_password_of_a_table_is_remembered_in_no_session() -> None:
    host = account("Boris")
    seats = [{"kind": "me"}, {"kind": "open"}]
    private = {"preset": "duel", "seats": seats, "private": True, "password": "knock knock"}
    table = host.post("games", private).body["id"]
    bot = program(account(), "play")
    sessions = Session.objects.count()
    assert answer(bot.post(f"games/{table}/join")) == (403, "password_needed")
    assert bot.post(f"games/{table}/join", {"password": "knock knock"}).status == 200
    assert not bot.http.cookies
    assert Session.objects.count() == sessions


def test_the_cookie_is_not_looked_at() -> None:
    boris = account("Boris")
    text = new_token(account())["token"]
    assert boris.get("auth/me", Authorization=f"Bearer {text}").body["name"] == "Anna"
    assert boris.get("auth/me").body["name"] == "Boris"
    wrong = boris.get("auth/me", Authorization="Bearer durak_nothing")
    assert answer(wrong) == (401, "invalid_token")


@pytest.mark.parametrize(
    "header",
    ["Bearer", "Bearer ", "Bearer durak_", "Bearer durak_wrong", "bearer x y", "Bearer \xe9\xff"],
)
def test_a_wrong_token_is_nobodys_even_where_nobody_is_asked(header: str) -> None:
    reply = ApiClient().get("bots", Authorization=header)
    assert answer(reply) == (401, "invalid_token")
    assert reply.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'


@pytest.mark.parametrize("scheme", ["bearer", "BEARER"])
def test_the_name_of_the_scheme_is_read_in_any_case(scheme: str) -> None:
    text = new_token(account())["token"]
    assert ApiClient().get("auth/me", Authorization=f"{scheme} {text}").body["name"] == "Anna"


def test_other_schemes_are_not_ours() -> None:
    client = account()
    assert client.get("auth/me", Authorization="Basic YTpi").body["name"] == "Anna"
    text = new_token(client)["token"]
    assert ApiClient().get("auth/me", Authorization=f"Token {text}").body["kind"] == "anonymous"


def test_a_token_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    client = account()
    made = new_token(client, days=1)
    bot = ApiClient(token=made["token"])
    end = datetime.fromisoformat(made["expires_at"])
    at(monkeypatch, end - timedelta(seconds=1))
    assert bot.get("auth/me").status == 200
    at(monkeypatch, end)
    assert answer(bot.get("auth/me")) == (401, "invalid_token")


def test_a_revoked_token_is_good_for_nothing_and_gone() -> None:
    client = account()
    kept, revoked = new_token(client), new_token(client)
    assert client.send("DELETE", f"auth/tokens/{revoked['id']}").status == 204
    assert answer(ApiClient(token=revoked["token"]).get("auth/me")) == (401, "invalid_token")
    assert ApiClient(token=kept["token"]).get("auth/me").status == 200
    assert [token["id"] for token in client.get("auth/tokens").body] == [kept["id"]]
    again = client.send("DELETE", f"auth/tokens/{revoked['id']}")
    assert answer(again) == (404, "not_found")


def test_nobody_revokes_or_sees_somebody_elses() -> None:
    made = new_token(account())
    boris = account("Boris")
    assert boris.get("auth/tokens").body == []
    reply = boris.send("DELETE", f"auth/tokens/{made['id']}")
    assert answer(reply) == (404, "not_found")
    assert ApiToken.objects.exists()


def test_a_token_does_what_its_scopes_say() -> None:
    client = account()
    reader, player = program(client, "read"), program(client, "play")
    refused = reader.post("games", TABLE)
    assert answer(refused) == (403, "scope_needed")
    assert refused.body["scope"] == "play"
    wanted = 'Bearer error="insufficient_scope", scope="play"'
    assert refused.headers["WWW-Authenticate"] == wanted
    assert player.post("games", TABLE).status == 201
    refused = player.get("games?mine=true")
    assert (refused.code, refused.body["scope"]) == ("scope_needed", "read")
    assert len(reader.get("games?mine=true").body["results"]) == 1


def test_no_token_opens_what_is_the_owners_own() -> None:
    bot = program(account())
    for reply in (
        bot.get("auth/tokens"),
        bot.post("auth/tokens", BODY),
        bot.get("auth/email"),
        bot.get("auth/export"),
        bot.get("me/notification-settings"),
        bot.post("auth/password", {"current_password": PASSWORD, "new_password": "a new one 12"}),
        bot.post("auth/delete", {"password": PASSWORD}),
        bot.post("auth/logout"),
    ):
        assert answer(reply) == (403, "session_needed")


def test_use_is_noted_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    client = account()
    bot = program(client)
    noon = datetime(2030, 1, 1, 12, tzinfo=UTC)
    ApiToken.objects.update(expires_at=noon + timedelta(days=1))

    def used() -> datetime | None:
        return ApiToken.objects.get().last_used_at

    assert used() is None
    for seconds, noted in ((0, 0), (59, 0), (60, 60), (100, 60)):
        at(monkeypatch, noon + timedelta(seconds=seconds))
        assert bot.get("auth/me").status == 200
        assert used() == noon + timedelta(seconds=noted)


def test_a_banned_account_is_banned_by_token_too() -> None:
    bot = program(account())
    anna = User.objects.get(name="Anna")
    sanction(
        person_id=anna.pk,
        kind=SanctionKind.BAN,
        reason=Reason.CHEATING,
        by_id=moderator().pk,
    )
    assert answer(bot.get("games")) == (403, "banned")
    assert bot.get("sanctions/mine").body[0]["kind"] == "ban"


def test_an_account_that_was_switched_off_has_no_programs() -> None:
    bot = program(account())
    User.objects.update(is_active=False)
    assert answer(bot.get("auth/me")) == (401, "invalid_token")


def test_a_changed_password_leaves_tokens_alone() -> None:
    client = account()
    bot = program(client)
    change = {"current_password": PASSWORD, "new_password": "incorrect donkey battery"}
    assert client.post("auth/password", change).status == 204
    assert bot.get("auth/me").status == 200


def test_a_reset_password_ends_them_as_it_ends_sessions() -> None:
    bot = program(account())
    anna = User.objects.get()
    key = f"{user_pk_to_url_str(anna)}-{default_token_generator.make_token(anna)}"
    body = {"key": key, "password": "incorrect donkey battery"}
    assert ApiClient().post("auth/password/reset/confirm", body).status == 204
    assert answer(bot.get("auth/me")) == (401, "invalid_token")


def test_expired_tokens_are_listed_for_a_month(monkeypatch: pytest.MonkeyPatch) -> None:
    client = account()
    end = datetime.fromisoformat(new_token(client, days=1)["expires_at"])
    for days, left in ((30, 1), (31, 0)):
        at(monkeypatch, end + timedelta(days=days))
        tidy_up()
        assert ApiToken.objects.count() == left


def test_the_export_has_them_but_not_what_would_open_a_door() -> None:
    made = new_token(account(), "read", name="laptop")
    own = {file.name: file.text for file in own_files(User.objects.get())}
    (token,) = json.loads(own["account.json"])["api_tokens"]
    assert (token["name"], token["hint"], token["scopes"]) == ("laptop", made["hint"], ["read"])
    everything = "".join(own.values())
    assert made["token"] not in everything
    assert ApiToken.objects.get().digest not in everything


def test_a_deleted_account_has_none() -> None:
    client = account()
    bot = program(client)
    assert client.post("auth/delete", {"password": PASSWORD}).status == 204
    assert not ApiToken.objects.exists()
    assert answer(bot.get("auth/me")) == (401, "invalid_token")


def test_pages_besides_the_api_know_no_tokens() -> None:
    text = new_token(account())["token"]
    reply = Client().get("/admin/", headers={"Authorization": f"Bearer {text}"})
    assert reply.status_code == 302
    assert settings.SESSION_COOKIE_NAME not in reply.cookies
