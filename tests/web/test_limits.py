"""Limits on the requests of one caller."""

import re
import time
from typing import Any

import pytest
from limits import parse
from pytest_django.fixtures import Settings
from rest_framework.views import APIView

from accounts.api import guests, login
from accounts.api import token_authentication as tokens
from accounts.api.players import PlayersView
from accounts.models import User
from games.tables.api import creations
from tests.support.api import ApiClient, guest
from tests.support.people import PASSWORD, account
from tests.support.tokens import token_of
from web.http.problems import Problem
from web.limits.throttling import Limit, _storage

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("limited")]
FEW = 3


def allow_few(monkeypatch: pytest.MonkeyPatch, view: type[APIView], scope: str) -> None:
    limit: Any = Limit(scope, f"{FEW}/hour", by_address=True)
    monkeypatch.setattr(view, "limits", (limit,))


def test_too_many_requests_are_told_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_few(monkeypatch, guests.GuestView, "guests")
    for _ in range(FEW):
        assert ApiClient().post("auth/guest").status == 201
    reply = ApiClient().post("auth/guest")
    assert (reply.status, reply.code) == (429, "throttled")
    assert 0 < int(reply.headers["Retry-After"]) <= 3600


def test_guessing_one_accounts_password_is_limited_wherever_it_comes_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(login, "LOGINS_TO_ACCOUNT", Limit("logins", f"{FEW}/hour"))
    guess = {"username": "Anna", "password": "guess"}
    for _ in range(FEW):
        assert ApiClient().post("auth/login", guess).code == "wrong_credentials"
    assert ApiClient().post("auth/login", {**guess, "username": "ANNA"}).code == "throttled"
    assert ApiClient().post("auth/login", {**guess, "username": "Berta"}).code != "throttled"


def test_strangers_who_guess_shut_nobody_out_of_their_own_account(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(login, "LOGINS_TO_ACCOUNT", Limit("logins", f"{FEW}/hour"))
    account("Anna")
    right = {"username": "Anna", "password": PASSWORD}
    stranger = ApiClient()
    stranger.http.defaults["REMOTE_ADDR"] = "192.0.2.7"
    for _ in range(FEW):
        guess = {**right, "password": "guess"}
        assert stranger.post("auth/login", guess).code == "wrong_credentials"
    assert stranger.post("auth/login", right).code == "throttled"
    # Another browser at the address where the owner is logged in.
    assert ApiClient().post("auth/login", right).status == 200


def test_making_tables_is_limited_for_each_user_and_looking_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(creations, "CREATIONS", Limit("games", f"{FEW}/hour"))
    body = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    client = guest()
    for _ in range(FEW):
        assert client.post("games", body).status == 201
    assert client.post("games", body).code == "throttled"
    assert client.get("games").status == 200
    assert guest().post("games", body).status == 201


def test_play_goes_on_while_redis_is_away(settings: Settings) -> None:
    settings.DURAK_REDIS_URL = "unix:///nowhere/redis.sock"
    assert ApiClient().get("bots").status == 200


def test_wrong_tokens_are_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("wrong tokens", f"{FEW}/hour", by_address=True)
    monkeypatch.setattr(tokens, "WRONG_TOKENS", limit)
    program = ApiClient(token="durak_wrong")
    codes = [program.get("bots").code for _ in range(FEW + 1)]
    assert codes == ["invalid_token"] * FEW + ["throttled"]


def test_a_program_counts_as_the_person_whose_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    limit: Any = Limit("searches", f"{FEW}/hour")
    monkeypatch.setattr(PlayersView, "limits", (limit,))
    person = account()
    anna = User.objects.get()
    programs = [ApiClient(token=token_of(anna)[1]) for _ in range(FEW)]
    for one in programs:
        assert one.get("players?q=an").status == 200
    assert person.get("players?q=an").code == "throttled"
    assert ApiClient().get("players?q=an").status == 200


def test_a_large_limit_is_counted_ahead_and_never_gives_more() -> None:
    limit = Limit("many", "80/hour")
    # Redis counts three at a time, and the last three would go beyond the limit.
    for _ in range(78):
        limit.check_caller("user 1")
    with pytest.raises(Problem):
        limit.check_caller("user 1")
    limit.check_caller("user 2")


def test_every_limited_reply_tells_how_far_its_limits_are_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(creations, "CREATIONS", Limit("games created", f"{FEW}/hour"))
    body = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}
    client = guest()
    policy = '"all";q=1200;w=60, "games created";q=3;w=3600'
    replies = [client.post("games", body) for _ in range(FEW + 1)]
    for reply, left in zip(replies, (2, 1, 0, 0), strict=True):
        assert reply.headers["RateLimit-Policy"] == policy
        told = re.fullmatch(
            r'"all";r=\d+;t=(\d+), "games created";r=(\d+);t=(\d+)', reply.headers["RateLimit"]
        )
        assert told is not None
        seconds, remaining, seconds_of_games = map(int, told.groups())
        assert remaining == left
        assert 1 <= seconds <= 60
        assert 1 <= seconds_of_games <= 3600
    assert replies[-1].code == "throttled"
    assert 1 <= int(replies[-1].headers["Retry-After"]) <= 3600


def test_a_limit_that_is_counted_ahead_tells_each_request() -> None:
    user = User.objects.create_user("Anna")
    client = ApiClient(token=token_of(user)[1])
    told = [client.get("auth/me").headers["RateLimit"] for _ in range(15)]
    remaining = [int(re.findall(r"r=(\d+)", text)[0]) for text in told]
    assert remaining == list(range(1199, 1184, -1))


def test_limits_that_others_share_are_told_to_nobody() -> None:
    reply = ApiClient().post("auth/login", {"username": "Anna", "password": "guess"})
    assert set(re.findall(r'"([^"]+)"', reply.headers["RateLimit"])) == {
        "all",
        "logins of an address",
    }


def test_what_was_counted_ahead_ends_with_its_window(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit, storage = Limit("many", "80/hour"), _storage(settings.DURAK_REDIS_URL)
    window = parse("80/hour").key_for("many", "user 1")
    for counted in (3, 3, 3, 6):
        limit.check_caller("user 1")
        assert storage.get(window) == counted
    in_an_hour = time.time() + 3601
    monkeypatch.setattr(time, "time", lambda: in_an_hour)
    limit.check_caller("user 1")
    assert storage.get(window) == 9
