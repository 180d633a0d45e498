"""Commands on a game as this process remembers it: accepted only if its row is so still."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.engine import Command
from games.play.clocks import Act
from games.play.models import CommandReceipt, Game, StoredEvent
from games.play.selectors import moments
from games.play.selectors.games import get_game
from games.play.services.commands import Accepted, submit_command
from games.play.services.more_time import give_time
from games.play.services.remembered import play_as_remembered
from games.records.audit import audit
from tests.support.clocks import clocked_table
from tests.support.games import legal_move, person_on, play, running_table
from tests.support.limits import WITH_WHOLE_GAMES
from tests.support.sockets import open_socket, run
from tests.support.watching import user_on
from webhooks.listeners import forget_listeners, listeners

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


def submit(game: Game, **options: Any) -> tuple[Accepted, int]:
    """What becomes of a legal command, and how many statements it takes."""
    seat, command = legal_move(game, random.Random(1))
    return submitted(game, seat, command, **options)


def submitted(game: Game, seat: int, command: Command, **options: Any) -> tuple[Accepted, int]:
    by = person_on(game, seat)
    with CaptureQueriesContext(connection) as queries:
        accepted = submit_command(game_id=game.pk, by=by, seat=seat, command=command, **options)
    return accepted, len(queries)


async def test_a_game_with_a_socket_here_is_played_without_reading_anything() -> None:
    game = await run(running_table, 2)
    async with (
        open_socket(f"games/{game.pk}", await run(user_on, game, 0)) as other,
        open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket,
    ):
        # With its first message each is noticed; who is not is looked up every few seconds, and
        # who has webhooks likewise, whoever plays then.
        await other.next()
        await socket.next()
        await run(forget_listeners)
        await run(listeners)
        accepted, statements = await run(submit, game, idempotency_key="one")
        message = await socket.until("events")
    # PostgreSQL takes one; SQLite BEGIN, the row, the events, the receipt, COMMIT.
    assert statements <= (1 if connection.vendor == "postgresql" else 5)
    assert message["version"] == accepted.update.version == game.version + 1
    assert await run(audit, await run(get_game, game.pk)) == ()


def test_without_one_what_others_have_played_is_read_and_never_lost() -> None:
    game = running_table(3)
    older = moments.remembered(game.pk)
    for number, accepted in enumerate(play(game.pk, random.Random(5))):
        if number % 3 == 0:
            # As if others had played it: this process remembers an older version.
            older = moments.remembered(game.pk)
        else:
            assert older is not None
            moments._moments[game.pk] = older
        assert accepted.update.version == Game.objects.get(pk=game.pk).version
    assert audit(get_game(game.pk)) == ()


async def test_what_changed_without_a_version_is_not_written_over() -> None:
    game = await run(clocked_table)
    giver = 1 - game.awaited[0]
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        await socket.next()
        remembered = moments.remembered(game.pk)
        assert remembered is not None
        user = await run(user_on, game, giver)
        await run(lambda: give_time(game_id=game.pk, user_id=user.pk, seat=game.awaited[0]))
        assert moments.remembered(game.pk) is remembered
        seat, command = await run(legal_move, game, random.Random(1))
        by = await run(person_on, game, seat)
        act = Act(seat, by.cause)
        assert await run(lambda: play_as_remembered(game.pk, by, act, command, None, None)) is None
        assert (await run(get_game, game.pk)).version == game.version
        accepted, _ = await run(submitted, game, seat, command)
    assert accepted.update.version == game.version + 1


@pytest.mark.parametrize(
    "change",
    [
        {"status": "cancelled"},
        {"position": "spoilt"},
        {"version": 99},
        {"clock_state": []},
    ],
)
async def test_a_row_that_says_something_else_is_left_to_what_it_says(
    change: dict[str, object],
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        await socket.next()
        seat, command = await run(legal_move, game, random.Random(1))
        by = await run(person_on, game, seat)
        await run(lambda: Game.objects.filter(pk=game.pk).update(**change))
        act = Act(seat, by.cause)
        written = await run(lambda: play_as_remembered(game.pk, by, act, command, None, "one"))
    assert written is None
    assert await run(StoredEvent.objects.filter(game=game).count) == game.version
    assert not await run(CommandReceipt.objects.filter(seat__game=game).exists)


async def test_a_key_that_was_spent_is_answered_and_buys_nothing_more() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", await run(user_on, game, 1)) as socket:
        await socket.next()
        seat, command = await run(legal_move, game, random.Random(1))
        first, _ = await run(_keyed(game, seat, command))
        again, _ = await run(_keyed(game, seat, command))
    assert (first.is_replay, again.is_replay) == (False, True)
    assert again.update.events == first.update.events
    assert (await run(get_game, game.pk)).version == first.update.version


def _keyed(game: Game, seat: int, command: Command) -> Callable[[], tuple[Accepted, int]]:
    return lambda: submitted(game, seat, command, idempotency_key="one")
