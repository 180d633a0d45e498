"""A real web process: fifty HTTP clients, sockets, a cut connection, a watcher's raw frames."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from accounts.models import User
from games.engine import RuleSet, Watcher
from games.play.messages.events import events_json
from games.play.models import Game, GameStatus, StoredEvent
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.cookies import SESSION
from tests.support.games import play, running_table
from tests.support.limits import WITH_PROCESSES
from tests.support.offers import any_command
from tests.support.secrets import cards_in, known_cards
from tests.support.web import Web, running_web, session_of

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
CLIENTS = 50
PATIENCE = 30


def user_on(game: Game, seat: int) -> User:
    return User.objects.get(seats__game=game, seats__number=seat)


@contextmanager
def watching(
    web: Web, game: Game, user: User | None = None, *, since: int | None = None
) -> Iterator[ClientConnection]:
    headers = {} if user is None else {"Cookie": f"{SESSION}={session_of(user)}"}
    address = web.socket_address(game.pk, since=since)
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        yield socket


def next_frame(socket: ClientConnection) -> str:
    frame = socket.recv(timeout=PATIENCE)
    assert isinstance(frame, str)
    return frame


def frames_until(socket: ClientConnection, version: int) -> list[str]:
    """Return the raw frames up to the one with this version."""
    frames = [next_frame(socket)]
    while json.loads(frames[-1]).get("version", 0) < version:
        frames.append(next_frame(socket))
    return frames


def versions_in(frames: list[str]) -> list[int]:
    messages = [json.loads(frame) for frame in frames]
    return [e["version"] for m in messages if m["t"] == "events" for e in m["events"]]


def followed_to_the_end(socket: ClientConnection) -> int:
    """Return the last version; check that each message begins where the one before it ended."""
    version = 0
    while True:
        message = json.loads(next_frame(socket))
        if message["t"] == "events":
            assert message["since"] == version
            versions = [event["version"] for event in message["events"]]
            version = message["version"]
            assert versions == list(range(message["since"] + 1, version + 1))
        elif message["t"] == "view":
            assert message["version"] > version
            version = message["version"]
        elif message["game"]["status"] == "finished":
            return version


def post_moves(client: httpx.Client, game_id: str, rng: random.Random) -> list[httpx.Response]:
    """Play commands that seem legal until the game is over, even if others are quicker."""
    replies: list[httpx.Response] = []
    while True:
        legal = client.get(f"games/{game_id}/legal").json()
        if not legal["awaited"]:
            return replies
        if legal["legal"]:
            body = {"command": any_command(legal["legal"], rng)}
            replies.append(client.post(f"games/{game_id}/commands", json=body))


@pytest.mark.long
def test_fifty_clients_play_one_game_at_once_and_every_event_comes_once_in_order(web: Web) -> None:
    game = running_table(2, rules=RuleSet(deck=24))
    sessions = [session_of(user_on(game, number % 2)) for number in range(CLIENTS)]
    print("seeds 0 to", CLIENTS - 1)  # noqa: T201 -- read when the test fails

    def play_along(number: int) -> list[httpx.Response]:
        with closing(web.client()) as client:
            client.cookies.set(SESSION, sessions[number])
            return post_moves(client, game.pk, random.Random(number))

    with ExitStack() as stack:
        sockets = [stack.enter_context(watching(web, game, since=0)) for _ in range(5)]
        with ThreadPoolExecutor(CLIENTS + len(sockets)) as pool:
            streams = [pool.submit(followed_to_the_end, socket) for socket in sockets]
            replies = [reply for many in pool.map(play_along, range(CLIENTS)) for reply in many]
            followed = [stream.result(PATIENCE) for stream in streams]
        finished = get_game(game.pk)
        assert finished.status == GameStatus.FINISHED
    assert audit(finished) == ()
    statuses = Counter(reply.status_code for reply in replies)
    assert set(statuses) <= {200, 409, 422}, statuses
    every = list(range(1, finished.version + 1))
    stored = StoredEvent.objects.filter(game=game).order_by("version")
    assert list(stored.values_list("version", flat=True)) == every
    answered = [
        event["version"]
        for reply in replies
        if reply.status_code == httpx.codes.OK
        for event in reply.json()["events"]
    ]
    assert sorted(answered) == every[game.version :]
    assert followed == [finished.version] * len(followed)


def test_fifty_sends_of_one_key_are_one_event_with_one_answer(web: Web) -> None:
    game = running_table(2)
    seat = get_game(game.pk).awaited[0]
    with closing(web.client(user_on(game, seat))) as client:
        body = {"command": client.get(f"games/{game.pk}/legal").json()["legal"][0]}

        def send(_number: int) -> httpx.Response:
            headers = {"Idempotency-Key": "one"}
            return client.post(f"games/{game.pk}/commands", json=body, headers=headers)

        with ThreadPoolExecutor(CLIENTS) as pool:
            replies = list(pool.map(send, range(CLIENTS)))
    assert {reply.status_code for reply in replies} == {200}
    assert len({json.dumps(reply.json(), sort_keys=True) for reply in replies}) == 1
    assert sum("Idempotency-Replayed" not in reply.headers for reply in replies) == 1
    assert audit(get_game(game.pk)) == ()


def test_a_watchers_raw_frames_never_hold_a_hidden_card(web: Web) -> None:
    game = running_table(4)
    with watching(web, game) as watcher, watching(web, game, user_on(game, 2)) as player:
        for _ in play(game.pk, random.Random(8)):
            pass
        last = get_game(game.pk).version
        frames = {None: frames_until(watcher, last), 2: frames_until(player, last)}
    log: list[dict[str, Any]] = events_json(
        update_of(get_game(game.pk), after=0).events_seen_by(Watcher.OPEN)
    )
    for seat, raw in frames.items():
        known = list(known_cards(log, seat))
        for frame in raw:
            assert cards_in(frame) <= known[json.loads(frame).get("version", last) - 1]


def test_sockets_are_not_compressed_though_a_client_offers_it(web: Web) -> None:
    game = running_table()
    with watching(web, game) as socket:
        assert socket.request is not None
        assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
        assert json.loads(next_frame(socket))["t"] == "view"


def test_a_cut_line_is_taken_up_where_it_broke(web: Web) -> None:
    game = running_table(3)
    user = user_on(game, 0)
    with watching(web, game, user) as socket:
        seen = json.loads(next_frame(socket))["version"]
        socket.socket.close()
    for _ in play(game.pk, random.Random(9), most=7):
        pass
    now = get_game(game.pk).version
    with watching(web, game, user, since=seen) as socket:
        frames = frames_until(socket, now)
        assert versions_in(frames) == list(range(seen + 1, now + 1))
        assert json.loads(next_frame(socket))["t"] == "game"
        for _ in play(game.pk, random.Random(10), most=1):
            pass
        last = get_game(game.pk).version
        assert versions_in(frames_until(socket, last)) == list(range(now + 1, last + 1))


@pytest.mark.usefixtures("worker")
def test_bots_play_before_a_watchers_eyes_from_another_process(web: Web) -> None:
    game = bots_table("beginner", "casual")
    with watching(web, game, since=0) as socket:
        assert followed_to_the_end(socket) == get_game(game.pk).version
    assert get_game(game.pk).status == GameStatus.FINISHED


def test_errors_of_the_real_server_are_problems_too(web: Web) -> None:
    with httpx.Client(base_url=web.url, timeout=PATIENCE) as client:
        replies = [
            client.get("/api/v1/nothing"),
            client.get("/api/nothing"),
            client.get("/api/v1/games/short"),
            client.request("PUT", "/api/v1/bots"),
            client.get("/api/v1/bots", headers={"Host": "evil.example"}),
            client.post("/api/v1/auth/guest", content=iter([b"{", b"}"])),
            client.post("/api/v1/auth/guest", content=b"x" * 70_000),
            client.get("/api/v1/bots", headers={"Accept": "image/png"}),
        ]
    found = [(reply.status_code, reply.json()["code"]) for reply in replies]
    assert found == [
        (404, "not_found"),
        (404, "not_found"),
        (404, "not_found"),
        (405, "method_not_allowed"),
        (400, "bad_request"),
        (411, "length_required"),
        (413, "body_too_large"),
        (406, "not_acceptable"),
    ]
    assert {reply.headers["Content-Type"] for reply in replies} == {"application/problem+json"}


def test_a_session_that_ends_in_one_process_is_over_in_another_at_once(
    web: Web, tmp_path: Path
) -> None:
    """Assert that the other process gets this notice before that of a later command."""
    game = running_table(2)
    leader = user_on(game, game.awaited[0])
    path, stale = f"games/{game.pk}/commands", {"command": {"type": "take"}, "expected_version": 0}
    with ExitStack() as stack:
        other = stack.enter_context(running_web(tmp_path / "other.log"))
        here = stack.enter_context(closing(web.client(leader)))
        there = stack.enter_context(closing(other.client()))
        there.cookies.set(SESSION, here.cookies[SESSION])
        elsewhere = stack.enter_context(closing(web.client(leader)))
        socket = stack.enter_context(watching(other, game))
        next_frame(socket)
        # The first request reads the session, which is cached from then on.
        assert [there.post(path, json=stale).status_code for _ in range(3)] == [409] * 3
        assert here.post("auth/logout").status_code == httpx.codes.NO_CONTENT
        command = elsewhere.get(f"games/{game.pk}/legal").json()["legal"][0]
        assert elsewhere.post(path, json={"command": command}).status_code == httpx.codes.OK
        frames_until(socket, game.version + 1)
        reply = there.post(path, json=stale)
    assert (reply.status_code, reply.json()["code"]) == (401, "not_authenticated")
