"""Limits of sockets for each caller, and shared loads for many sockets."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

from games.play.feeds.notices import Notice
from games.play.feeds.updates import SharedUpdate, UpdateCache
from tests.support.waiting import turn_of_the_loop
from tools.waiting import LIMIT_SECONDS
from web.limits.connections import MessageRate, OpenConnections


def notice(number: int) -> Notice:
    return Notice(
        type="game.committed",
        id=f"n{number}",
        game_id="0000000000",
        first_version=number,
        version=number,
        is_table_changed=False,
    )


def test_a_caller_has_so_many_sockets_and_no_more() -> None:
    sockets = OpenConnections(most=2)
    assert [sockets.enter("anna") for _ in range(3)] == [True, True, False]
    assert sockets.enter("boris")
    sockets.leave("anna")
    assert [sockets.enter("anna") for _ in range(2)] == [True, False]


def test_a_socket_takes_so_many_messages_in_a_while() -> None:
    rate = MessageRate(most=3, seconds=1000)
    assert [rate.allows_one_more() for _ in range(4)] == [True, True, True, False]
    brief = MessageRate(most=1, seconds=0)
    assert [brief.allows_one_more() for _ in range(4)] == [True] * 4


async def test_one_commit_is_loaded_once_for_all_its_viewers() -> None:
    loads: list[tuple[str, int]] = []
    gate = threading.Event()

    def load(game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:
        assert not is_table_changed
        loads.append((game_id, after))
        assert gate.wait(LIMIT_SECONDS)
        return cast("SharedUpdate", SimpleNamespace(version=after + 1))

    updates = UpdateCache(load)
    viewers = [asyncio.ensure_future(updates.of(notice(5))) for _ in range(200)]
    await turn_of_the_loop()
    viewers[0].cancel()
    gate.set()
    results: list[Any] = await asyncio.gather(*viewers[1:])
    assert loads == [("0000000000", 4)]
    assert {result.version for result in results} == {5}


async def test_a_load_that_failed_is_tried_again() -> None:
    attempts = 0

    def load(_game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:
        nonlocal attempts
        assert not is_table_changed
        attempts += 1
        if attempts == 1:
            raise ConnectionError("the database is away")
        return cast("SharedUpdate", SimpleNamespace(version=after + 1))

    updates = UpdateCache(load)
    outcomes: list[Any] = []
    for _ in range(2):
        try:
            outcomes.append((await updates.of(notice(1))).version)
        except ConnectionError as error:
            outcomes.append(str(error))
    assert outcomes == ["the database is away", 1]
