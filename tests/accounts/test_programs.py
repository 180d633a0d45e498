"""Programs: the rights of a token in place of a session."""

import pytest
from django.contrib.sessions.models import Session
from django.test import Client

from accounts.models import User
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient, ApiReply
from tests.support.cookies import CSRF, SESSION
from tests.support.moderation import moderator
from tests.support.people import PASSWORD, account
from tests.support.tokens import new_token, program

pytestmark = pytest.mark.django_db(transaction=True)
TABLE = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}


def answer(reply: ApiReply) -> tuple[int, str | None]:
    return reply.status, reply.code


def test_a_program_plays_without_cookie_and_csrf_token() -> None:
    bot = program(account(), "read", "play")
    me = bot.get("auth/me")
    assert (me.body["name"], me.body["kind"]) == ("Anna", "account")
    game = bot.post("games", TABLE)
    assert game.status == 201
    assert game.body["seats"][0]["player"]["name"] == "Anna"
    assert not bot.http.cookies
    assert CSRF not in me.headers.get("Set-Cookie", "")


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


def test_a_proxys_scheme_is_ignored() -> None:
    client = account()
    assert client.get("auth/me", Authorization="Basic YTpi").body["name"] == "Anna"
    assert ApiClient().get("auth/me", Authorization="Basic YTpi").body["kind"] == "anonymous"


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
        bot.post("auth/tokens", {"name": "more", "scopes": ["read"], "days": 1}),
        bot.get("auth/email"),
        bot.get("auth/export"),
        bot.get("me/notification-settings"),
        bot.post("auth/password", {"current_password": PASSWORD, "new_password": "a new one 12"}),
        bot.post("auth/delete", {"password": PASSWORD}),
        bot.post("auth/logout"),
    ):
        assert answer(reply) == (403, "session_needed")


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


def test_pages_besides_the_api_know_no_tokens() -> None:
    text = new_token(account())["token"]
    reply = Client().get("/admin/", headers={"Authorization": f"Bearer {text}"})
    assert reply.status_code == 302
    assert SESSION not in reply.cookies
