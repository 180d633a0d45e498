"""Every method of every room sends what the document says of its operation."""

import inspect
import json
import re
import typing
from pathlib import Path
from typing import Any

import httpx
import pytest

from durak_client import AsyncClient, Client, NotFoundError, models
from fake_service import URL, Service, problem

if typing.TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
METHODS = ("get", "post", "put", "patch", "delete")
NAME = 'Anna / "B?#%й'
ENCODED = "Anna%20%2F%20%22B%3F%23%25%D0%B9"


def rooms_table() -> "Iterator[tuple[str, str, str]]":
    """Yield room, method and operation, as rooms.toml has them."""
    room = ""
    for line in (ROOT / "clients/rooms.toml").read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            room = heading[1]
        elif entry := re.fullmatch(r'(\w+) = "(\w+)"', line):
            yield room, entry[1], entry[2]


OPERATIONS = {
    one["operationId"]: (method.upper(), path, one)
    for path, methods in DOCUMENT["paths"].items()
    for method, one in methods.items()
    if method in METHODS
}
TABLE = list(rooms_table())


def arguments(method: Any) -> tuple[list[Any], dict[str, Any]]:
    """Return a value for each place of a method, and one for each of its query parameters."""
    places: list[Any] = []
    choices: dict[str, Any] = {}
    for name, parameter in inspect.signature(method).parameters.items():
        if name == "body":
            if parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
                places.append({"kind": "open"})
        elif parameter.kind is parameter.POSITIONAL_OR_KEYWORD:
            places.append(NAME)
        elif "bool" in str(parameter.annotation):
            choices[name] = True
        else:
            choices[name] = "x"
    return places, choices


@pytest.mark.parametrize(("room", "name", "operation"), TABLE, ids=str)
def test_a_method_sends_what_the_document_says(room: str, name: str, operation: str) -> None:
    method, path, says = OPERATIONS[operation]
    service = Service(httpx.Response(200, json={}))
    with Client("durak_x", URL, transport=service.transport) as client:
        call = getattr(getattr(client, room), name)
        places, choices = arguments(call)
        call(*places, **choices)
    (request,) = service.requests
    assert request.method == method
    assert request.url.raw_path.partition(b"?")[0].decode() == re.sub(r"\{\w+\}", ENCODED, path)
    parameters = says.get("parameters", [])
    asked = {one["name"] for one in parameters if one["in"] == "query"}
    assert set(dict(request.url.params)) == asked
    takes_key = any(one["name"] == "Idempotency-Key" for one in parameters)
    assert ("Idempotency-Key" in request.headers) == takes_key
    assert bool(request.content) == ("requestBody" in says)
    assert request.headers["Authorization"] == "Bearer durak_x"


BY_HAND = {
    "stream_account": lambda client: client.account.stream(),
    "stream_lobby": lambda client: client.lobby.stream(),
    "stream_game": lambda client: client.games.stream(NAME),
    "stream_players_games": lambda client: client.players.stream(NAME, 7),
    "stream_tournament": lambda client: client.tournaments.stream(NAME),
    "stream_tv": lambda client: client.tv.stream(),
    "export_games": lambda client: client.games.export(),
}
"""Operations that take more than one request, and their methods."""


@pytest.mark.parametrize("operation", BY_HAND)
async def test_a_stream_asks_for_what_the_document_says(operation: str) -> None:
    method, path, _ = OPERATIONS[operation]
    service = Service(lambda _: problem(404, "not_found"))
    client = Client("durak_x", URL, transport=service.transport)
    with client, pytest.raises(NotFoundError):
        next(BY_HAND[operation](client))
    async with AsyncClient("durak_x", URL, transport=service.transport) as other:
        with pytest.raises(NotFoundError):
            await anext(BY_HAND[operation](other))
    expected = (method, re.sub(r"\{\w+\}", ENCODED, path))
    assert [
        (request.method, request.url.raw_path.partition(b"?")[0].decode())
        for request in service.requests
    ] == [expected] * 2


def needs_a_browser(says: dict[str, Any]) -> bool:
    """Return whether only a session may call it: an account's page, a login, or staff."""
    return not any({"token", "oauth"} & set(way) for way in says.get("security", [{"token": []}]))


def test_each_operation_that_a_token_may_call_has_a_method() -> None:
    with_methods = {operation for _, _, operation in TABLE} | set(BY_HAND)
    for_programs = {name for name, (_, _, says) in OPERATIONS.items() if not needs_a_browser(says)}
    assert for_programs - with_methods == set()
    assert with_methods - set(OPERATIONS) == set()


def test_both_faces_have_the_same_rooms_methods_and_parameters() -> None:
    asynchronous, synchronous = AsyncClient(), Client()
    names = {room for room, _, _ in TABLE}
    assert names == {name for name in vars(synchronous) if not name.startswith("_")} - {"base_url"}
    for room in names:
        ways = getattr(asynchronous, room), getattr(synchronous, room)
        methods = [
            {
                name: list(inspect.signature(getattr(one, name)).parameters)
                for name in dir(one)
                if not name.startswith("_")
            }
            for one in ways
        ]
        assert methods[0] == methods[1], room


def test_a_body_is_sent_as_it_is_given() -> None:
    service = Service(httpx.Response(201, json={"id": "aB3dE6gH9k"}))
    with Client("durak_x", URL, transport=service.transport) as client:
        seats: list[models.MySeat | models.BotSeat | models.OpenSeat] = [
            {"kind": "me"},
            {"kind": "bot", "level": "casual"},
        ]
        game = client.games.create(preset="duel", seats=seats, rated=True, start=True)
    assert game["id"] == "aB3dE6gH9k"
    sent = {"preset": "duel", "seats": seats, "rated": True, "start": True}
    assert json.loads(service.requests[0].content) == sent


def test_all_pages_are_read_one_after_another() -> None:
    def page(rows: list[int], cursor: str | None) -> httpx.Response:
        address = None if cursor is None else f"{URL}/api/v1/games?cursor={cursor}&page_size=100"
        return httpx.Response(200, json={"results": rows, "next": address, "previous": None})

    service = Service(page([1, 2], "a%2Bb"), page([], "c"), page([3], None))
    with Client(None, URL, transport=service.transport) as client:
        assert list(client.games.list_all(mine=True)) == [1, 2, 3]
    asked = [dict(request.url.params) for request in service.requests]
    common = {"mine": "true", "page_size": "100"}
    assert asked == [common, {**common, "cursor": "a+b"}, {**common, "cursor": "c"}]
    assert "Authorization" not in service.requests[0].headers
