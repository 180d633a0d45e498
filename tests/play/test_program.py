"""A program with only a token plays at a real web process, over HTTP and on a socket."""

import json
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from accounts.models import User
from accounts.services.tokens import revoke_token
from games.play.selectors.games import get_game
from tests.support.games import running_table, some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.tokens import token_of
from tests.support.web import Web
from web.realtime.refusals import SESSION_ENDED

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PATIENCE = 30


def next_of(socket: ClientConnection, kind: str) -> Any:
    """Return the next message of that kind."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["t"] == kind:
            return message


def test_a_program_plays_and_listens_until_its_token_is_revoked(web: Web) -> None:
    game = running_table(2)
    seat = get_game(game.pk).awaited[0]
    user = User.objects.get(seats__game=game, seats__number=seat)
    token, text = token_of(user)
    headers = {"Authorization": f"Bearer {text}"}
    with (
        closing(httpx.Client(base_url=f"{web.url}/api/v1/", headers=headers)) as program,
        connect(web.socket_address(game.pk), additional_headers=headers) as socket,
    ):
        assert next_of(socket, "view")["view"]["viewer"] == seat
        offer = program.get(f"games/{game.pk}/legal").json()["legal"][0]
        reply = program.post(f"games/{game.pk}/commands", json={"command": offer})
        assert reply.status_code == httpx.codes.OK, reply.text
        assert next_of(socket, "events")["version"] == reply.json()["version"]
        assert not program.cookies
        revoke_token(user, token.pk)
        assert next_of(socket, "error")["code"] == "session_ended"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SESSION_ENDED
        refused = program.get("auth/me")
        assert (refused.status_code, refused.json()["code"]) == (401, "invalid_token")


def test_a_page_of_another_host_calls_by_token_and_never_by_cookie(web: Web) -> None:
    _, text = token_of(some_user())
    page = {"Origin": "https://elsewhere.example"}
    asked = {**page, "Access-Control-Request-Method": "POST"}
    address = f"{web.url}/api/v1/"
    with closing(httpx.Client(base_url=address, headers=page)) as browser:
        allowed = browser.options("games", headers=asked)
        assert (allowed.status_code, allowed.content) == (204, b"")
        names = allowed.headers["Access-Control-Allow-Headers"].split(", ")
        assert {"Authorization", "Content-Type", "Idempotency-Key"} <= set(names)
        bearer = {"Authorization": f"Bearer {text}"}
        for reply in (
            browser.get("auth/me", headers=bearer),
            browser.get("games/0000000000"),
            browser.get("lobby/stream", headers={"Accept": "image/png"}),
            browser.post("games", headers={"Transfer-Encoding": "chunked"}, content=iter([b"{}"])),
        ):
            assert reply.headers["Access-Control-Allow-Origin"] == "*"
            assert "Access-Control-Allow-Credentials" not in reply.headers
        for path in ("auth/bots", "auth/register", "auth/login", "auth/guest", "auth/tokens"):
            refused = browser.options(path, headers=asked)
            assert "Access-Control-Allow-Origin" not in refused.headers
    assert "Access-Control-Allow-Origin" not in httpx.get(f"{address}bots").headers
