"""Each event has the time at which the service stored it, on every way to a reader."""

import random
from typing import Any

import pytest

from accounts.models import User
from games.engine.notation import read_game
from games.engine.notation.games import move_of
from games.play.log import load
from games.play.models import StoredEvent
from games.play.selectors.games import get_game
from games.play.time.columns import milliseconds
from games.records.notation import notation_of, timed_notation_of
from tests.support.api import ApiClient, duel, guest
from tests.support.games import play, running_table
from tests.support.sockets import open_socket, run

pytestmark = pytest.mark.django_db(transaction=True)


def stored_times(game_id: str) -> dict[int, int]:
    """The times of a game's events, in milliseconds since 1970, by version."""
    rows = StoredEvent.objects.filter(game_id=game_id).values_list("version", "at")
    return {version: milliseconds(at) for version, at in rows}


def times_of(events: list[dict[str, Any]]) -> dict[int, int]:
    """The times in events as they were sent, by version."""
    return {event["version"]: event["at"] for event in events}


def test_events_over_rest_have_the_times_of_their_commits() -> None:
    game = running_table()
    for _ in play(game.pk, random.Random(3), most=12):
        pass
    player = ApiClient(User.objects.get(seats__game=game, seats__number=0))
    for client in (player, ApiClient()):
        sent = client.get(f"games/{game.pk}/events?since=0").body["events"]
        assert times_of(sent) == stored_times(game.pk)
    assert len({*stored_times(game.pk).values()}) > 1


def test_the_reply_to_a_command_has_the_time_of_its_events() -> None:
    client = guest()
    game_id = duel(client)
    legal = client.get(f"games/{game_id}/legal").body
    while not legal["legal"]:
        game_id = duel(client)
        legal = client.get(f"games/{game_id}/legal").body
    command = next(offer for offer in legal["legal"] if "any_of" not in offer)
    events = client.post(f"games/{game_id}/commands", {"command": command}).body["events"]
    stored = stored_times(game_id)
    assert times_of(events) == {event["version"]: stored[event["version"]] for event in events}


async def test_events_on_a_socket_have_them_live_and_after_resuming() -> None:
    game = await run(running_table)
    async with open_socket(f"games/{game.pk}") as live:
        assert (await live.next())["t"] == "view"

        def one_more() -> None:
            next(iter(play(game.pk, random.Random(3), most=1)))

        await run(one_more)
        message = await live.next()
    stored = await run(stored_times, game.pk)
    assert times_of(message["events"]).items() <= stored.items()
    async with open_socket(f"games/{game.pk}?since=0") as resumed:
        assert times_of((await resumed.next())["events"]) == stored


def test_positions_that_were_never_played_have_no_times() -> None:
    game = running_table()
    for _ in play(game.pk, random.Random(3)):
        pass
    text = notation_of(get_game(game.pk))
    reply = ApiClient().post("analysis/games", {"notation": text})
    assert reply.status == 200, reply
    assert {event["at"] for event in reply.body["events"]} == {None}


def test_a_notation_names_the_time_of_each_command_since_the_deal() -> None:
    game = running_table()
    for _ in play(game.pk, random.Random(3)):
        pass
    timed = timed_notation_of(get_game(game.pk), language="en")
    log = load(game.pk)
    moves = [one for one in log if move_of(one.event) is not None]
    expected = [milliseconds(one.at) - milliseconds(log[0].at) for one in moves]
    record = read_game(timed.text)
    assert timed.move_times == expected
    assert record.tags["Times"] == " ".join(map(str, expected))
    assert len(expected) == len(record.moves) > 5
    assert expected == sorted(expected)
    assert expected[-1] > 0
