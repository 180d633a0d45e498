"""Clocks over the API: chosen at a table, sent with the game, and a done set in advance."""

from typing import Any

import pytest

from games.play.models import Game
from games.play.selectors.games import get_game
from tests.support.api import ApiClient, ApiReply, duel, guest
from tests.support.clocks import late

pytestmark = pytest.mark.django_db
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}


def table(client: ApiClient, *seats: dict[str, str], **members: object) -> ApiReply:
    return client.post("games", {"preset": "podkidnoy", "seats": list(seats), **members})


def running(clock: dict[str, Any] | None) -> tuple[ApiClient, ApiClient, str]:
    """Return the clients of host and friend, and their running game."""
    host, friend = guest(), guest()
    game_id = table(host, ME, OPEN, clock=clock).body["id"]
    friend.post(f"games/{game_id}/join")
    assert host.post(f"games/{game_id}/start").status == 200
    return host, friend, game_id


@pytest.mark.parametrize(
    "clock",
    [
        {"type": "per_command", "seconds": 5},
        {"type": "bank", "seconds": 300, "increment": 2},
        {"type": "days", "days": 14},
    ],
)
def test_a_clock_is_chosen_at_creation_and_sent_with_the_game(clock: dict[str, Any]) -> None:
    reply = table(guest(), ME, OPEN, clock=clock)
    assert reply.status == 201
    assert reply.body["clock"] == clock
    assert reply.body["times"] is None


def test_without_one_time_is_not_limited() -> None:
    client = guest()
    game = client.get(f"games/{duel(client)}").body
    assert (game["clock"], game["times"]) == (None, None)


@pytest.mark.parametrize(
    ("clock", "field"),
    [
        ({}, "clock"),
        ("fast", "clock"),
        ({"type": "hourglass"}, "clock"),
        ({"type": "per_command"}, "clock.seconds"),
        ({"type": "per_command", "seconds": 4}, "clock.seconds"),
        ({"type": "per_command", "seconds": "30"}, "clock.seconds"),
        ({"type": "per_command", "seconds": 30, "increment": 1}, "clock.increment"),
        ({"type": "bank", "seconds": 300}, "clock.increment"),
        ({"type": "bank", "seconds": 300, "increment": 61}, "clock.increment"),
        ({"type": "days", "days": 0.5}, "clock.days"),
    ],
)
def test_an_invalid_clock_is_refused_by_its_field_and_makes_no_table(
    clock: object, field: str
) -> None:
    reply = table(guest(), ME, OPEN, clock=clock)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)
    assert not Game.objects.exists()


def test_a_game_against_bots_only_takes_no_clock() -> None:
    reply = table(guest(), ME, BOT, clock={"type": "days", "days": 1})
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "clock")


def test_everybody_sees_the_running_times_by_the_servers_clock() -> None:
    host, friend, game_id = running({"type": "bank", "seconds": 60, "increment": 5})
    leader = host.get(f"games/{game_id}/legal").body["awaited"][0]
    for client in (host, friend, ApiClient()):
        times = client.get(f"games/{game_id}").body["times"]
        own, other = times["seats"][leader], times["seats"][1 - leader]
        assert own["due"] - own["asked_at"] == 60_000 == own["bank"] == other["bank"]
        assert 0 <= times["server_time"] - own["asked_at"] < 20_000
        assert (other["asked_at"], other["due"], other["closes"]) == (None, None, None)


def test_where_time_is_not_limited_several_people_see_when_windows_close() -> None:
    host, _, game_id = running(None)
    times = host.get(f"games/{game_id}").body["times"]
    assert [seat["due"] for seat in times["seats"]] == [None, None]
    assert sum(seat["asked_at"] is not None for seat in times["seats"]) == 1


def test_claimable_seats_are_sent_to_everybody() -> None:
    host, friend, game_id = running({"type": "per_command", "seconds": 30})
    late(get_game(game_id), 1, 3)
    for client in (host, friend, ApiClient()):
        seats = client.get(f"games/{game_id}").body["times"]["seats"]
        assert [seat["claimable"] for seat in seats] == [False, True]


def test_a_done_set_in_advance_is_sent_to_no_other_player() -> None:
    host, friend, game_id = running({"type": "per_command", "seconds": 30})
    reply = host.send("PUT", f"games/{game_id}/done-in-advance", {"on": True})
    assert (reply.status, reply.body["you"]["done_in_advance"]) == (200, True)
    assert friend.get(f"games/{game_id}").body["you"]["done_in_advance"] is False
    assert ApiClient().get(f"games/{game_id}").body["you"]["done_in_advance"] is False
    reply = host.send("PUT", f"games/{game_id}/done-in-advance", {"on": False})
    assert reply.body["you"]["done_in_advance"] is False


def test_a_refused_done_in_advance_has_a_reason() -> None:
    host, _, game_id = running({"type": "per_command", "seconds": 30})
    path = f"games/{game_id}/done-in-advance"
    assert ApiClient().send("PUT", path, {"on": True}).code == "not_authenticated"
    assert guest().send("PUT", path, {"on": True}).code == "not_your_seat"
    assert host.send("PUT", path, {}).body["field"] == "on"
    assert host.send("PUT", path, {"on": "yes"}).body["field"] == "on"
    assert host.send("PUT", "games/0123456789/done-in-advance", {"on": True}).code == "not_found"
    waiting = table(host, ME, OPEN).body["id"]
    reply = host.send("PUT", f"games/{waiting}/done-in-advance", {"on": True})
    assert (reply.status, reply.code) == (409, "game_not_running")


def test_the_clocks_keys_are_refused_from_people() -> None:
    client = guest()
    game_id = duel(client)
    body = {"command": {"type": "take"}}
    reply = client.post(f"games/{game_id}/commands", body, Idempotency_Key="clock:3")
    assert (reply.status, reply.code) == (400, "invalid")
    assert reply.body["field"] == "idempotency_key"


def test_a_claim_of_a_present_player_is_refused() -> None:
    host, friend, game_id = running({"type": "per_command", "seconds": 30})
    path = f"games/{game_id}/claim"
    reply = host.post(path, {"seat": 1})
    assert (reply.status, reply.code) == (409, "not_claimable")
    assert friend.post(path, {"seat": 1}).code == "not_claimable"
    assert guest().post(path, {"seat": 1}).code == "not_your_seat"
    assert ApiClient().post(path, {"seat": 1}).code == "not_authenticated"
    assert host.post(path, {"seat": 5}).code == "not_found"
    assert host.post(path, {"seat": -1}).body["field"] == "seat"
    assert host.post(path, {}).body["field"] == "seat"


def test_a_claimed_seat_is_shown_as_left_and_its_player_as_a_spectator() -> None:
    host, friend, game_id = running({"type": "per_command", "seconds": 30})
    late(get_game(game_id), 1, 3)
    reply = host.post(f"games/{game_id}/claim", {"seat": 1})
    assert reply.status == 200
    assert [seat["left"] for seat in reply.body["seats"]] == [False, True]
    assert [seat["seat"] for seat in reply.body["times"]["seats"]] == [0]
    assert friend.get(f"games/{game_id}").body["you"]["seat"] is None
    refused = friend.post(f"games/{game_id}/commands", {"command": {"type": "take"}, "seat": 1})
    assert refused.code == "not_your_seat"
