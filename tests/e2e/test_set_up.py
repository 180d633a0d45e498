"""The launched set-up plays a whole game: web process, worker, channel layer and store together."""

import json
import random
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.e2e.conftest import RunningSetUp
from tests.e2e.waiting import WAITS_MS
from tests.support.offers import any_command

SEED = 20
PATIENCE = WAITS_MS / 1000
GAME = {
    "preset": "podkidnoy",
    "seats": [
        {"kind": "me"},
        {"kind": "bot", "level": "beginner"},
        {"kind": "bot", "level": "casual"},
        {"kind": "bot", "level": "clever"},
    ],
    "start": True,
}


@pytest.fixture
def guest(server: RunningSetUp) -> httpx.Client:
    """Somebody who plays without an account."""
    client = httpx.Client(base_url=f"{server.url}/api/v1/", timeout=PATIENCE)
    client.get("auth/me").raise_for_status()
    _post(client, "auth/guest", {}).raise_for_status()
    return client


def _post(client: httpx.Client, address: str, body: dict[str, Any]) -> httpx.Response:
    site = str(client.base_url.copy_with(path=""))
    token = next(kept for name, kept in client.cookies.items() if "durak_csrf" in name)
    headers = {"X-CSRFToken": token, "Origin": site}
    return client.post(address, json=body, headers=headers)


def _play(client: httpx.Client, game_id: str, message: dict[str, Any], command: object) -> None:
    """Send a command for what the message showed; a bot that was quicker is no error."""
    body = {"command": command, "expected_version": message["version"]}
    response = _post(client, f"games/{game_id}/commands", body)
    is_stale = response.status_code == 409 and response.json()["code"] == "stale_version"
    assert response.is_success or is_stale, response.text


def _socket(server: RunningSetUp, guest: httpx.Client, game_id: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}/ws/games/{game_id}"
    cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    return connect(address, additional_headers={"Cookie": cookies})


def test_a_game_with_three_bots_is_played_to_its_end_over_rest_and_socket(
    server: RunningSetUp, guest: httpx.Client
) -> None:
    chance = random.Random(SEED)
    game = _post(guest, "games", GAME).raise_for_status().json()
    seen: list[int] = []
    with _socket(server, guest, game["id"]) as socket:
        message = json.loads(socket.recv(timeout=PATIENCE))
        assert message["t"] == "view"
        version = message["version"]
        while message.get("game", game)["status"] != "finished":
            if message.get("legal") and 0 in message["awaited"]:
                _play(guest, game["id"], message, any_command(message["legal"], chance))
            message = json.loads(socket.recv(timeout=PATIENCE))
            if message["t"] == "events" and message["version"] > version:
                assert message["since"] == version
                version = message["version"]
                seen += [event["version"] for event in message["events"]]
                if any(event["type"] == "game_ended" for event in message["events"]):
                    break
    assert seen == list(range(seen[0], version + 1))
    over = guest.get(f"games/{game['id']}").raise_for_status().json()
    assert over["status"] == "finished"
    assert over["version"] == version
    proof = guest.get(f"games/{game['id']}/proof").raise_for_status().json()
    assert proof["server_seed"]
