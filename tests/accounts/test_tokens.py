"""API tokens: creation, lists and ends. `test_programs` tests their rights."""

import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from allauth.account.forms import default_token_generator
from allauth.account.utils import user_pk_to_url_str
from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.selectors.own_data import own_files
from accounts.tasks import tidy_up
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.people import PASSWORD, account, confirm
from tests.support.tokens import new_token, program

pytestmark = pytest.mark.django_db(transaction=True)
BODY = {"name": "my bot", "scopes": ["read"], "days": 30}


def answer(reply: ApiReply) -> tuple[int, str | None]:
    return reply.status, reply.code


def at(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    """Set the clock to that time."""
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


def test_a_name_that_turns_the_direction_of_writing_is_refused() -> None:
    client = account()
    confirm(client)
    reply = client.post("auth/tokens", {**BODY, "name": "my \u202etob"})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "name")


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
def test_a_wrong_token_is_not_made(change: dict[str, Any], field: str) -> None:
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


def test_a_token_expires(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_the_export_has_them_but_nothing_that_lets_anybody_in() -> None:
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


def test_a_token_shows_its_own_scopes_and_its_end() -> None:
    client = account()
    made = new_token(client, "play")
    new_token(client, "talk", name="another")
    own = ApiClient(token=made.pop("token")).get("auth/token")
    assert own.status == 200
    assert {**own.body, "last_used_at": None} == {**made, "last_used_at": None}
    assert answer(client.get("auth/token")) == (401, "not_authenticated"), "a session is no token"


def test_a_token_revokes_itself_and_no_other() -> None:
    client = account()
    bot, other = program(client, "talk"), program(client, "read")
    assert bot.send("DELETE", "auth/token").status == 204
    assert answer(bot.get("auth/token")) == (401, "invalid_token")
    assert other.get("auth/me").status == 200
    assert len(client.get("auth/tokens").body) == 1
