"""The fast path gives the replies of the full stack, which gets all unusual requests."""

import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest
from django.db import OperationalError, connection
from django.utils import timezone

from accounts.models import User
from accounts.models.user import FOR_GOOD
from games.engine import RuleSet
from games.play.api.fast_path import PATTERN, answer_command
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.time.clock import PerCommand
from games.play.time.columns import clock_of
from tests.support.api import ApiClient, ApiReply
from tests.support.clocks import clocked_table, record_heartbeat
from tests.support.cookies import CSRF
from tests.support.games import finished_table, running_table, some_user
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.offers import any_command
from tests.support.threads import close_connections_of
from web.asgi.fast_path import FastPath
from web.limits.throttling import Limit
from web.realtime import presence
from web.realtime.presence import presence_of
from web.redis.fail_fast import quick_redis
from web.views import ApiView

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]

Headers = dict[str, str]


class FullStack:
    """Replace the full stack, and note the bodies that the fast path passes on."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def __call__(self, _scope: Any, receive: Any, send: Any) -> None:
        self.bodies.append((await receive())["body"])
        await send({"type": "http.response.start", "status": 299, "headers": []})
        await send({"type": "http.response.body", "body": b"{}"})


class FastClient:
    """A browser whose POSTs take the fast path."""

    def __init__(self) -> None:
        self.behind = FullStack()
        self.path = FastPath(
            cast("Any", self.behind),
            pattern=PATTERN,
            captured="game_id",
            work=answer_command,
            threads=1,
        )

    def post(self, browser: ApiClient, path: str, body: bytes, **headers: str) -> ApiReply:
        """Send a body with a browser's cookies; `headers` replace the browser's headers."""
        cookies = {name: morsel.value for name, morsel in browser.http.cookies.items()}
        sent: Headers = {
            "host": "testserver",
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
            "x-csrftoken": cookies.get(CSRF, ""),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        return asyncio.run(self._post(f"/api/v1/{path}", body, sent))

    async def _post(self, path: str, body: bytes, headers: Headers) -> ApiReply:
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
        }
        await self.path(cast("Any", scope), cast("Any", receive), cast("Any", send))
        head, rest = sent
        found = {name.decode(): value.decode() for name, value in head["headers"]}
        return ApiReply(head["status"], json.loads(rest["body"]), found)

    def close(self) -> None:
        """Close the connections to the database."""
        close_connections_of(self.path._threads)


@pytest.fixture
def fast() -> Iterator[FastClient]:
    client = FastClient()
    yield client
    client.close()


def browser_on(game: Game, seat: int) -> ApiClient:
    return ApiClient(User.objects.get(seats__game=game, seats__number=seat))


def sendable(command: object, **members: object) -> bytes:
    return json.dumps({"command": command, **members}).encode()


def legal(browser: ApiClient, game: Game) -> list[dict[str, Any]]:
    offers: list[dict[str, Any]] = browser.get(f"games/{game.pk}/legal").body["legal"]
    return offers


def names(reply: ApiReply) -> set[str]:
    return {name.lower() for name in reply.headers}


def test_an_accepted_command_has_the_reply_of_the_full_stack(fast: FastClient) -> None:
    game = running_table(2)
    seat = game.awaited[0]
    browser = browser_on(game, seat)
    path = f"games/{game.pk}/commands"
    command = legal(browser, game)[0]
    reply = fast.post(browser, path, sendable(command), idempotency_key="one")
    assert (reply.status, fast.behind.bodies) == (200, [])
    # The same key gets the same answer again, on both paths.
    again = browser.post(path, {"command": command}, **{"Idempotency-Key": "one"})
    once_more = fast.post(browser, path, sendable(command), idempotency_key="one")
    assert again.body == once_more.body == reply.body
    assert once_more.headers["Idempotency-Replayed"] == again.headers["Idempotency-Replayed"]
    assert names(once_more) == names(again)
    for name, value in again.headers.items():
        if name not in {"X-Request-ID", "Content-Length"}:
            found = {known.lower(): text for known, text in once_more.headers.items()}
            assert found[name.lower()] == value, name


def test_a_whole_game_is_played_on_the_fast_path(fast: FastClient) -> None:
    rng = random.Random(3)
    game = running_table(2, rules=RuleSet(deck=24))
    browsers = [browser_on(game, seat) for seat in (0, 1)]
    awaited, version = list(game.awaited), game.version
    while awaited:
        browser = browsers[awaited[0]]
        command = any_command(legal(browser, game), rng)
        body = sendable(command, expected_version=version)
        reply = fast.post(browser, f"games/{game.pk}/commands", body)
        assert reply.status == 200, reply
        awaited, version = reply.body["awaited"], reply.body["version"]
    assert get_game(game.pk).status == "finished"
    assert fast.behind.bodies == []


def test_a_player_is_noted_as_present(fast: FastClient) -> None:
    game = running_table(2)
    seat = game.awaited[0]
    browser, user_id = browser_on(game, seat), game.all_seats[seat].user_id
    presence._marked_at.clear()
    quick_redis().delete(presence.ONLINE)
    reply = fast.post(browser, f"games/{game.pk}/commands", sendable(legal(browser, game)[0]))
    assert reply.status == 200
    assert presence_of([user_id]) == {user_id: "online"}


def test_a_refusal_is_the_problem_of_the_full_stack(fast: FastClient) -> None:
    game, over = running_table(2), finished_table()
    seat = game.awaited[0]
    browser, stranger = browser_on(game, seat), ApiClient(some_user())
    other = browser_on(game, 1 - seat)
    command = legal(browser, game)[0]
    trials: list[tuple[ApiClient, str, dict[str, Any], str]] = [
        (browser, game.pk, {"command": {"type": "take"}}, ""),
        (browser, game.pk, {"command": {"type": "lead", "cards": ["1X"]}}, "unknown_card"),
        (browser, game.pk, {"command": {"type": "dance"}}, "unknown_command"),
        (browser, game.pk, {"command": command, "expected_version": 1}, "stale_version"),
        (browser, game.pk, {"command": command, "seat": 1 - seat}, "not_your_seat"),
        (browser, game.pk, {"command": command, "seat": 5}, "not_found"),
        (other, game.pk, {"command": command}, ""),
        (stranger, game.pk, {"command": command}, "not_your_seat"),
        (stranger, "0000000000", {"command": command}, "not_found"),
        (browser_on(over, 0), over.pk, {"command": command}, "game_over"),
    ]
    for client, game_id, body, code in trials:
        path = f"games/{game_id}/commands"
        reply = fast.post(client, path, json.dumps(body).encode())
        expected = client.post(path, body)
        assert (reply.status, reply.body) == (expected.status, expected.body), body
        assert reply.status >= 400
        assert code in {"", reply.code}
        assert names(reply) == names(expected)
    assert fast.behind.bodies == []


def test_unusual_requests_are_passed_to_the_full_stack_unchanged(fast: FastClient) -> None:
    game = running_table(2)
    browser = browser_on(game, game.awaited[0])
    path, body = f"games/{game.pk}/commands", sendable(legal(browser, game)[0])
    banned = User.objects.get(seats__game=game, seats__number=1 - game.awaited[0])
    User.objects.filter(pk=banned.pk).update(banned_until=FOR_GOOD)
    handed_on = [
        (ApiClient(), body, {}),
        (ApiClient(banned), body, {}),
        (browser, body, {"x_csrftoken": "wrong"}),
        (browser, body, {"origin": "http://evil.example"}),
        (browser, body, {"host": "evil.example"}),
        (browser, body, {"content_type": "text/plain"}),
        (browser, body, {"accept": "text/html"}),
        (browser, body, {"authorization": "Bearer durak_nothing"}),
        (browser, body, {"content_encoding": "br"}),
        (browser, b'{"seat": 0, "seat": 1}', {}),
        (browser, b"{", {}),
        (browser, b'{"command": 5}', {}),
        (browser, b"", {}),
    ]
    for client, sent, headers in handed_on:
        assert fast.post(client, path, sent, **headers).status == 299, (sent, headers)
    assert fast.behind.bodies == [sent for _, sent, _ in handed_on]
    assert get_game(game.pk).version == game.version


@pytest.mark.usefixtures("limited")
def test_the_limit_holds_on_both_paths_together(
    fast: FastClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = running_table(2)
    browser = browser_on(game, game.awaited[0])
    path, body = f"games/{game.pk}/commands", {"command": {"type": "take"}}
    monkeypatch.setattr(ApiView, "limits", (Limit("few", "2/hour"),))
    assert browser.post(path, body).status == 422
    assert fast.post(browser, path, json.dumps(body).encode()).status == 422
    reply = fast.post(browser, path, json.dumps(body).encode())
    assert (reply.status, reply.code) == (429, "throttled")
    assert int(reply.headers["Retry-After"]) >= 1


@pytest.mark.usefixtures("limited")
def test_a_request_that_both_paths_handle_counts_once(
    fast: FastClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = running_table(2)
    browser = browser_on(game, game.awaited[0])
    path, body = f"games/{game.pk}/commands", sendable({"type": "take"})
    # Two of eighty requests are counted in advance.
    monkeypatch.setattr(ApiView, "limits", (Limit("some", "80/hour"),))
    replies = [fast.post(browser, path, body) for _ in range(6)]
    assert {reply.status for reply in replies} == {422}
    left = [int(re.findall(r"r=(\d+)", reply.headers["RateLimit"])[0]) for reply in replies]
    assert left == [79, 78, 77, 76, 75, 74]


def test_a_clock_moves_on_as_it_does_on_the_full_stack(fast: FastClient) -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now())
    browsers = [browser_on(game, seat) for seat in (0, 1)]
    for _ in range(6):
        row = get_game(game.pk)
        browser = browsers[row.awaited[0]]
        before = int(time.time() * 1000)
        body = sendable(legal(browser, row)[0])
        assert fast.post(browser, f"games/{game.pk}/commands", body).status == 200
        times = [
            (own.asked_at, own.due)
            for own in clock_of(get_game(game.pk))
            if own is not None and own.asked_at is not None and own.due is not None
        ]
        assert times
        assert all(due == asked_at + 30_000 for asked_at, due in times)
        assert before <= max(asked_at for asked_at, _ in times) <= time.time() * 1000
    assert fast.behind.bodies == []


def test_a_mistake_of_ours_is_a_problem_and_is_logged(
    fast: FastClient, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_request: object, _captured: str) -> None:
        raise ZeroDivisionError

    game = running_table()
    fast.path._work = fail
    path = f"games/{game.pk}/commands"
    reply = fast.post(browser_on(game, 0), path, sendable({"type": "take"}))
    assert (reply.status, reply.code) == (500, "internal_error")
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(
    "broken_call", ["commands.write", "commands.heartbeat_for", "commands.game_row"]
)
def test_a_command_whose_connection_broke_takes_the_full_stack(
    fast: FastClient, broken_call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OperationalError("The connection broke.")

    game = running_table()
    browser = browser_on(game, game.awaited[0])
    body = sendable(legal(browser, game)[0])
    if broken_call == "commands.game_row":
        monkeypatch.setattr("games.play.services.commands.cached_snapshot", lambda _: None)
    monkeypatch.setattr(f"games.play.services.{broken_call}", broken)
    assert fast.post(browser, f"games/{game.pk}/commands", body).status == 299
    assert fast.behind.bodies == [body]


@pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL has many writers")
def test_a_command_waits_for_the_one_writer(fast: FastClient) -> None:
    game = running_table()
    browser = browser_on(game, game.awaited[0])
    path, body = f"games/{game.pk}/commands", sendable(legal(browser, game)[0])
    writer = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as pool:
        posted = pool.submit(fast.post, browser, path, body)
        writer.execute("ROLLBACK")
        assert posted.result().status == 200
    writer.close()
    assert get_game(game.pk).version > game.version
