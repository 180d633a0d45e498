"""Every operation refuses unknown parameters and members, and changes nothing then."""

from typing import Any

import pytest

from games.play.models import Game, GameStatus, StoredEvent
from tests.play.test_api import client_on, mover
from tests.support.api import ROOT, ApiClient, ApiReply, guest
from tests.support.fuzz.starts import RIGHT
from tests.support.games import running_table
from tests.support.people import PASSWORD, account
from tests.support.permissions.scene import Scene
from tests.support.permissions.trial import operations

pytestmark = pytest.mark.django_db
BODILESS = sorted(
    name
    for name, (method, _, described) in operations().items()
    if method != "GET" and "requestBody" not in described
)
SAMPLES = {"app_id": "1", "session_id": "1", "sanction_id": "1"}
"""For addresses of operations that no row of the permissions succeeds with."""


def ask(
    name: str,
    *,
    query: str = "",
    raw: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> ApiReply:
    """The reply to a right request with something more in its query, another body, or headers."""
    method, template, _ = operations()[name]
    if not RIGHT[name]:
        client = account("Anna")
        address, body = template.format(**SAMPLES), None
    else:
        row, caller = RIGHT[name][0]
        scene = Scene(caller)
        client = ApiClient(scene.caller) if scene.token is None else ApiClient(token=scene.token)
        if row.confirmed and scene.is_account and scene.token is None:
            assert client.post("auth/confirm", {"password": PASSWORD}).status == 204
        if row.given is not None:
            row.given(scene)
        address, body = row.address(template, scene), row.body_in(scene)
    if query:
        address += f"{'&' if '?' in address else '?'}{query}"
    if raw is not None or body is None:
        return client.send(method, address, raw=raw or b"", headers=headers)
    return client.send(method, address, body, headers=headers)


@pytest.mark.parametrize("name", sorted(operations()))
def test_a_parameter_that_the_operation_does_not_know(name: str) -> None:
    reply = ask(name, query="zzz=1")
    assert (reply.status, reply.code, reply.body.get("field")) == (400, "invalid", "zzz")


@pytest.mark.parametrize("name", BODILESS)
def test_a_member_where_the_operation_has_no_body(name: str) -> None:
    reply = ask(name, raw=b'{"zzz":1}')
    assert (reply.status, reply.code, reply.body.get("field")) == (400, "invalid", "zzz")


@pytest.mark.parametrize("name", BODILESS)
def test_a_broken_body_where_the_operation_has_none(name: str) -> None:
    reply = ask(name, raw=b'{"seat":1,oops')
    assert (reply.status, reply.code) == (400, "malformed_json")


@pytest.mark.parametrize("raw", [b"[]", b"null", b"7"])
def test_a_body_that_is_no_object_where_there_is_none(raw: bytes) -> None:
    reply = guest().send("POST", "seeks/mine/alive", raw=raw)
    assert (reply.status, reply.code) == (400, "invalid")


@pytest.mark.parametrize("raw", [b"", b"{}", b" { } "])
def test_an_empty_object_is_as_good_as_no_body(raw: bytes) -> None:
    assert guest().send("DELETE", "seeks/mine", raw=raw).status == 204


def test_a_move_whose_version_is_in_the_query_is_not_played() -> None:
    game = running_table(2)
    _, client, command = mover(game)
    address = f"games/{game.pk}/commands?dry_run=true&expected_version=0"
    reply = client.post(address, {"command": command})
    assert (reply.status, reply.code) == (400, "invalid")
    assert {error["field"] for error in reply.body["errors"]} == {"dry_run", "expected_version"}
    assert StoredEvent.objects.filter(game=game).count() == game.version


def test_nobody_leaves_by_a_request_that_was_not_understood() -> None:
    host, friend = guest(), guest()
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    game_id = host.post("games", {"preset": "podkidnoy", "seats": seats}).body["id"]
    assert friend.post(f"games/{game_id}/join").status == 200
    game = Game.objects.get(pk=game_id)
    for query, raw in (("?seat=1", b""), ("", b'{"seat":1}')):
        reply = client_on(game, 1).send("POST", f"games/{game_id}/leave{query}", raw=raw)
        assert (reply.status, reply.body["field"]) == (400, "seat")
    assert game.seats.filter(user__isnull=False).count() == 2
    assert Game.objects.get(pk=game_id).status == GameStatus.OPEN


def test_the_document_and_reads_again_take_no_query_either() -> None:
    client = ApiClient()
    for path in ("schema?x=1", "bots?x=1", "ratings/duel/distribution?x=1"):
        assert client.http.get(f"{ROOT}{path}").status_code == 400
    first = client.get("bots")
    assert client.get("bots", If_None_Match=first.headers["ETag"]).status == 304
    assert client.http.head(f"{ROOT}bots?x=1").status_code == 400
    assert client.http.head(f"{ROOT}bots").status_code == 200


def test_who_has_to_log_in_is_told_that_first() -> None:
    assert ApiClient().get("seeks/mine?x=1").code == "not_authenticated"
