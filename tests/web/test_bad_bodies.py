"""Bodies that can't be read, or say one thing twice: each gets its status and code."""

from typing import Any

import pytest

from games.play.models import Game
from tests.play.test_api import mover
from tests.support.api import ApiClient, ApiReply
from tests.support.games import running_table, some_user

pytestmark = pytest.mark.django_db
KIB = 1024


def raw(game: Game, body: bytes, content_type: str = "application/json") -> ApiReply:
    client = mover(game)[1]
    return client.send("POST", f"games/{game.pk}/commands", raw=body, content_type=content_type)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"{'command': 1}",
        b'{"command": NaN}',
        b'{"command": Infinity}',
        b"\xff\xfe",
        b'{"a": "\x00"}',
        b'{"command": {"type": "lead", "cards": ["\\u0000"]}}',
        b'{"command": {"type": "lead", "cards": ["\\ud800"]}}',
        b'{"\\u0000": 1}',
        b"[" * 50_000,
        b'{"a":' * 10_000,
        b"9" * 10_000,
    ],
    ids=lambda body: repr(body[:24]),
)
def test_malformed_json(game: Game, body: bytes) -> None:
    reply = raw(game, body)
    assert (reply.status, reply.code) == (400, "malformed_json")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"expected_version": 9223372036854775808}', "expected_version"),
        (b'{"expected_version": -9223372036854775809}', "expected_version"),
        (b'{"command": {"cards": [1, 1e999]}}', "command.cards.1"),
        (b"-1e999", ""),
    ],
)
def test_numbers_that_no_database_stores(game: Game, body: bytes, field: str) -> None:
    reply = raw(game, body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        (b'{"preset": "duel", "preset": "simple"}', {"preset"}),
        (b'{"command": {"type": "take", "type": "take"}}', {"command.type"}),
        (b'{"a": [{}, {"b": 1, "b": 2, "c": 3, "c": 4}]}', {"a.1.b", "a.1.c"}),
        (b'{"a": {"b": 1, "b": 2}, "a": 9223372036854775808}', {"a"}),
        (b'{"a": 1, "\\u0061": 1}', {"a"}),
    ],
)
def test_members_that_are_given_twice(game: Game, body: bytes, fields: set[str]) -> None:
    reply = raw(game, body)
    assert (reply.status, reply.code) == (400, "invalid")
    repeated = {e["field"] for e in reply.body["errors"] if e["code"] == "repeated"}
    assert repeated == fields


def test_a_broken_body_is_broken_first(game: Game) -> None:
    assert raw(game, b'{"a": 1, "a": 2, oops').code == "malformed_json"
    assert raw(game, b'{"a": 1, "a": "\\u0000"}').code == "malformed_json"


@pytest.mark.parametrize("body", [b"[]", b'"take"', b"7", b"null", b"true"])
def test_json_that_is_no_object(game: Game, body: bytes) -> None:
    reply = raw(game, body)
    assert (reply.status, reply.code) == (400, "invalid")
    assert reply.body["detail"] == "Input should be an object"


@pytest.mark.parametrize(
    ("seats", "wanted"), [(7, "Input should be an array"), ([7], "Input should be an object")]
)
def test_members_of_another_kind_are_refused_in_words_of_json(seats: Any, wanted: str) -> None:
    reply = ApiClient(some_user()).post("games", {"preset": "duel", "seats": seats})
    assert (reply.code, reply.body["detail"]) == ("invalid", wanted)


def test_no_body_at_all(game: Game) -> None:
    reply = mover(game)[1].post(f"games/{game.pk}/commands")
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "command")


def test_a_huge_body(game: Game) -> None:
    reply = raw(game, b'{"command": "' + b"x" * (64 * KIB) + b'"}')
    assert (reply.status, reply.code) == (413, "body_too_large")


def test_the_largest_body_is_read(game: Game) -> None:
    reply = raw(game, b" " * (64 * KIB - 2) + b"{}")
    assert (reply.status, reply.code) == (400, "invalid")


@pytest.mark.parametrize(
    "content_type",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/xml"],
)
def test_another_content_type(game: Game, content_type: str) -> None:
    reply = raw(game, b'{"command": {"type": "take"}}', content_type)
    assert (reply.status, reply.code) == (415, "unsupported_media_type")


@pytest.mark.parametrize("coding", ["br", "gzip", "x-none", "identity, gzip"])
def test_a_body_with_a_coding(game: Game, coding: str) -> None:
    _, client, command = mover(game)
    reply = client.post(f"games/{game.pk}/commands", {"command": command}, Content_Encoding=coding)
    assert (reply.status, reply.code) == (415, "unsupported_media_type")
    assert reply.headers["Accept-Encoding"] == "identity"


def test_a_body_as_it_is_may_say_so() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    body = {"command": command}
    assert client.post(f"games/{game.pk}/commands", body, Content_Encoding="Identity").status == 200
