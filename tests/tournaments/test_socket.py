"""The socket of a tournament, and its stream."""

import pytest
from django.utils import timezone

from games.tournaments.services.advancing import advance
from games.tournaments.services.entering import join
from tests.support.games import some_user
from tests.support.sockets import open_socket, run
from tests.support.streams import open_stream
from tests.support.tournaments import begun, joined, play_tables, running_tables, scheduled
from web.realtime.refusals import UNKNOWN_GAME

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.timeout(120)]


async def test_the_socket_sends_the_tournament_and_every_change_that_a_sweep_finds() -> None:
    row = await run(scheduled)
    user = await run(some_user)
    async with open_socket(f"tournaments/{row.pk}", user) as socket:
        first = await socket.next()
        assert (first["t"], first["tournament"]["players"]) == ("tournament", 0)
        assert first["tournament"]["you"] is None
        await run(join, tournament_id=row.pk, user_id=user.pk, now=timezone.now())
        await run(joined, row, 1)
        # Both joined before the sweep looked, so the socket gets one message.
        await run(advance, row.pk, now=timezone.now())
        second = await socket.next()
        assert (second["tournament"]["players"], second["tournament"]["you"]["status"]) == (
            2,
            "active",
        )
        now = await run(begun, row)
        third = await socket.until("tournament")
        assert third["tournament"]["status"] == "running"
        tables = await run(running_tables, row)
        await run(play_tables, tables, now=now)
        await run(advance, row.pk, now=now)
        fourth = await socket.until("tournament")
        while not fourth["standings"][0]["games"]:
            fourth = await socket.until("tournament")
        assert [line["score"] for line in fourth["standings"]] == [2, 0]
        assert fourth["version"] > third["version"] > second["version"] > first["version"]


async def test_the_socket_sends_a_player_the_game_that_was_just_dealt() -> None:
    row = await run(scheduled, "swiss")
    user = await run(some_user)
    await run(join, tournament_id=row.pk, user_id=user.pk, now=timezone.now())
    await run(joined, row, 1)
    async with open_socket(f"tournaments/{row.pk}", user) as socket:
        await run(begun, row)
        message = await socket.until("tournament")
        # The player's own part and the tables are read one after the other.
        while (
            message["tournament"]["you"]["game"] is None
            or message["tables"][0]["status"] != "running"
        ):
            message = await socket.until("tournament")
        table = message["tables"][0]
        assert (table["status"], table["game"]) == (
            "running",
            message["tournament"]["you"]["game"],
        )


async def test_a_socket_of_no_tournament_is_closed() -> None:
    async with open_socket("tournaments/aB3dE6gH9k") as socket:
        assert await socket.closing() == UNKNOWN_GAME


async def test_the_stream_sends_the_same() -> None:
    row = await run(scheduled)
    async with open_stream(f"tournaments/{row.pk}/stream") as stream:
        message = await stream.next()
        assert (message["t"], message["tournament"]["id"]) == ("tournament", row.pk)
