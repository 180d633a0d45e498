"""Streams that are cut anywhere: each message comes once, none is missing."""

import json
from typing import Any

import httpx
import pytest

from durak_client import AsyncClient, Client, NoReplyError, NotFoundError, StreamEndedError
from fake_service import URL, Service, event, problem, streamed

OVER = {"t": "game", "game": {"status": "finished"}}
MESSAGES: list[tuple[dict[str, Any], str | None]] = [
    ({"t": "view", "version": 3, "game": {"status": "active"}}, "3-aaaaaaaaaaaa.10"),
    ({"t": "events", "version": 5}, "5-bbbbbbbbbbbb.10"),
    ({"t": "game", "game": {"status": "active"}}, None),
    ({"t": "chat", "messages": [{"id": 11, "text": "Жарко"}]}, "5-bbbbbbbbbbbb.11"),
    ({"t": "events", "version": 9}, "9-cccccccccccc.11"),
    (OVER, None),
]


class CutService(Service):
    """A service that resumes after `Last-Event-ID`, and breaks its first reply after some bytes."""

    def __init__(self, *cuts: int) -> None:
        super().__init__(self._stream)
        self._cuts = list(cuts)

    def _stream(self, request: httpx.Request) -> Any:
        last = request.headers.get("Last-Event-ID")
        marks = [mark for _, mark in MESSAGES]
        first = 0 if last is None else marks.index(last) + 1
        body = b"retry: 2000\n\n: alive\n\n"
        body += b"".join(event(*message) for message in MESSAGES[first:])
        if not self._cuts:
            return streamed(body)
        return streamed(body[: self._cuts.pop(0)], breaks=True)


WHOLE = len(b"".join(event(*message) for message in MESSAGES)) + 20


@pytest.mark.usefixtures("pauses")
def test_a_game_that_is_cut_anywhere_is_told_whole() -> None:
    marked = [message for message, mark in MESSAGES if mark is not None]
    for cut in range(WHOLE):
        service = CutService(cut, cut // 2)
        with Client("durak_x", URL, transport=service.transport) as client:
            told: list[Any] = list(client.games.stream("aB3dE6gH9k"))
        assert [message for message in told if message["t"] != "game"] == marked, cut
        assert told[-1] == OVER, cut


async def test_the_asynchronous_stream_does_the_same(pauses: list[float]) -> None:
    service = CutService(200, 150)
    async with AsyncClient("durak_x", URL, transport=service.transport) as client:
        stream = client.games.stream("aB3dE6gH9k", since="1-dddddddddddd")
        told: list[Any] = [message async for message in stream]
    assert [one["version"] for one in told if "version" in one] == [
        3,
        5,
        9,
    ]
    assert service.requests[0].url.params["since"] == "1-dddddddddddd"
    assert len(pauses) == 2


def test_a_stream_that_ends_without_a_word_is_opened_again(pauses: list[float]) -> None:
    hello = streamed(event({"t": "hello", "games": [], "unread": 0}))
    match = streamed(event({"t": "match", "game": "aB3dE6gH9k"}))
    service = Service(hello, problem(503, "unavailable", {"Retry-After": "4"}), match)
    with Client("durak_x", URL, transport=service.transport) as client:
        stream = client.account.stream()
        assert [next(stream)["t"], next(stream)["t"]] == ["hello", "match"]
    assert pauses[1] == 4


def test_the_games_of_players_are_asked_for_by_names_and_ids(pauses: list[float]) -> None:
    games = streamed(event({"t": "games", "games": []}), breaks=True)
    begun = streamed(event({"t": "game", "game": {"id": "aB3dE6gH9k", "status": "active"}}))
    service = Service(games, begun)
    with Client("durak_x", URL, transport=service.transport) as client:
        stream = client.players.stream("Anna", 4712, "@4713")
        assert [next(stream)["t"], next(stream)["t"]] == ["games", "game"]
    assert [request.url.path for request in service.requests] == ["/api/v1/games/stream"] * 2
    assert {request.url.params["players"] for request in service.requests} == {"Anna,@4712,@4713"}
    assert len(pauses) == 1


def test_the_service_says_why_a_stream_is_over() -> None:
    gone = {"t": "error", "code": "session_ended", "detail": "The token was revoked."}
    with (
        Client("durak_x", URL, transport=Service(streamed(event(gone))).transport) as client,
        pytest.raises(StreamEndedError, match="The token was revoked") as raised,
    ):
        next(client.lobby.stream())
    assert raised.value.code == "session_ended"


def test_a_refused_stream_is_not_asked_for_again(pauses: list[float]) -> None:
    service = Service(problem(404, "not_found"))
    with (
        Client("durak_x", URL, transport=service.transport) as client,
        pytest.raises(NotFoundError),
    ):
        next(client.games.stream("aB3dE6gH9k"))
    assert (len(service.requests), pauses) == (1, [])


def test_patience_ends(monkeypatch: pytest.MonkeyPatch, pauses: list[float]) -> None:
    service = Service(httpx.ConnectError("nobody listens"))
    monkeypatch.setattr("time.monotonic", lambda: 1000.0 + sum(pauses))
    with (
        Client("durak_x", URL, transport=service.transport) as client,
        pytest.raises(NoReplyError, match="no connection for 40 seconds"),
    ):
        next(client.games.stream("aB3dE6gH9k", patience=40))
    assert 40 < sum(pauses) < 60


def test_with_its_chat_a_stream_goes_on_after_the_end(pauses: list[float]) -> None:
    thanks = {"t": "chat", "messages": [{"id": 12}]}
    service = Service(streamed(event(OVER) + event(thanks, "9-cccccccccccc.12")))
    with Client("durak_x", URL, transport=service.transport) as client:
        stream = client.games.stream("aB3dE6gH9k", until_end=False)
        assert [next(stream), next(stream)] == [OVER, thanks]
    assert pauses == []


def exported(*ids: str) -> bytes:
    rows = ({"game": {"id": one}, "notation": None} for one in ids)
    return b"".join(json.dumps(row).encode() + b"\n" for row in rows)


def test_an_export_goes_on_after_the_last_whole_game(pauses: list[float]) -> None:
    kind = "application/x-ndjson"
    broken = streamed(exported("a1", "a2") + exported("a3")[:9], breaks=True, kind=kind)
    service = Service(broken, streamed(exported("a3"), kind=kind))
    with Client("durak_x", URL, transport=service.transport) as client:
        rows = client.games.export(player="Anna B", rated=True, ids=["a1", "a2", "a3"])
        assert [row["game"]["id"] for row in rows] == ["a1", "a2", "a3"]
    asked = [dict(request.url.params) for request in service.requests]
    common = {"player": "Anna B", "rated": "true", "ids": "a1,a2,a3"}
    assert asked == [common, {**common, "after": "a2"}]
    assert len(pauses) == 1


def test_an_export_is_asked_for_until_a_reply_is_not_full() -> None:
    full = [f"g{number}" for number in range(300)]
    service = Service(streamed(exported(*full)), streamed(b""))
    with Client("durak_x", URL, transport=service.transport) as client:
        assert [row["game"]["id"] for row in client.games.export()] == full
    assert service.requests[1].url.params["after"] == "g299"
