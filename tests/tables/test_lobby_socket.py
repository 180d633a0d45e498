"""The socket of the lobby: it pushes to each viewer the tables that the viewer may see."""

import pytest

from accounts.models import Block, User
from games.play import reactions
from games.play.models import Game
from games.tables.services.changing import TableChange, change_table
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game, leave_game
from games.tables.terms import TableChoice
from tests.support.games import finished_table, open_table, running_table, some_user
from tests.support.sockets import Socket, open_socket, run

pytestmark = pytest.mark.django_db(transaction=True)


def private_table(*, password: str | None = None) -> Game:
    plans: list[SeatPlan] = [HostPlan(), OpenPlan()]
    return create_game(
        TableChoice(preset="podkidnoy", is_private=True, password=password),
        plans,
        host_id=some_user().pk,
    )


def block(blocker: User, blocked_id: int) -> None:
    Block.objects.create(blocker=blocker, blocked_id=blocked_id)


async def first_ids(socket: Socket) -> list[str]:
    message = await socket.next()
    assert message["t"] == "tables"
    return [table["game"]["id"] for table in message["tables"]]


async def test_the_first_message_has_the_public_tables_open_and_running() -> None:
    older, newer = await run(open_table), await run(open_table)
    running = await run(running_table)
    await run(private_table)
    await run(finished_table)
    async with open_socket("lobby") as socket:
        assert await first_ids(socket) == [newer.pk, older.pk, running.pk]


async def test_a_table_is_pushed_from_its_opening_to_its_end() -> None:
    async with open_socket("lobby") as socket:
        assert await first_ids(socket) == []
        table = await run(open_table, 2)
        seats = (await socket.until("table"))["table"]["game"]["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "open"]
        user = await run(some_user)
        await run(join_game, game_id=table.pk, user_id=user.pk)
        seats = (await socket.until("table"))["table"]["game"]["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human"]
        await run(start_game, game_id=table.pk, user_id=table.host_id)
        assert (await socket.until("table"))["table"]["game"]["status"] == "active"


async def test_a_closed_table_is_removed_from_the_list() -> None:
    table = await run(open_table)
    async with open_socket("lobby") as socket:
        assert await first_ids(socket) == [table.pk]
        await run(leave_game, game_id=table.pk, user_id=table.host_id)
        assert (await socket.until("gone"))["game"] == table.pk


async def test_nothing_of_a_private_table_is_pushed_not_even_its_end() -> None:
    async with open_socket("lobby") as socket:
        await first_ids(socket)
        table = await run(private_table, password="knock knock")
        await run(leave_game, game_id=table.pk, user_id=table.host_id)
        assert await socket.is_silent()
        assert table.pk not in "".join(socket.frames)


async def test_a_table_made_private_leaves_the_list_and_comes_back_when_public_again() -> None:
    table = await run(open_table)
    async with open_socket("lobby") as socket:
        await first_ids(socket)
        for is_private, kind in ((True, "gone"), (False, "table")):
            change = TableChange(is_private=is_private)
            await run(change_table, game_id=table.pk, user_id=table.host_id, change=change)
            assert (await socket.next())["t"] == kind


@pytest.mark.parametrize("by_viewer", [True, False])
async def test_tables_of_blocked_people_are_hidden_also_when_they_sit_down_later(
    by_viewer: bool,
) -> None:
    viewer, other = await run(some_user), await run(some_user)
    pair = (viewer, other.pk) if by_viewer else (other, viewer.pk)
    await run(block, *pair)
    table = await run(open_table, 3)
    async with open_socket("lobby", viewer) as socket:
        assert await first_ids(socket) == [table.pk]
        await run(join_game, game_id=table.pk, user_id=other.pk)
        assert (await socket.until("gone"))["game"] == table.pk
        await run(leave_game, game_id=table.pk, user_id=other.pk)
        assert (await socket.until("table"))["table"]["game"]["id"] == table.pk


async def test_a_row_has_the_seat_of_the_viewer() -> None:
    table, viewer = await run(open_table, 3), await run(some_user)
    async with open_socket("lobby", viewer) as socket:
        await first_ids(socket)
        await run(join_game, game_id=table.pk, user_id=viewer.pk, seat=2)
        row = (await socket.until("table"))["table"]
        assert row["game"]["you"]["seat"] == 2


async def test_a_ping_brings_the_changes_whose_notices_were_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed, joined = await run(open_table, 3), await run(open_table, 3)
    async with open_socket("lobby") as socket:
        assert await first_ids(socket) == [joined.pk, closed.pk]
        monkeypatch.setattr(reactions.committed, "_on_commit", {})
        opened = await run(open_table)
        user = await run(some_user)
        await run(join_game, game_id=joined.pk, user_id=user.pk)
        await run(leave_game, game_id=closed.pk, user_id=closed.host_id)
        await socket.say({"t": "ping"})
        assert (await socket.next())["t"] == "pong"
        messages = [await socket.next() for _ in range(3)]
        tables = {message["table"]["game"]["id"] for message in messages if message["t"] == "table"}
        gone = {message["game"] for message in messages if message["t"] == "gone"}
        assert (tables, gone) == ({opened.pk, joined.pk}, {closed.pk})
        assert await socket.is_silent()


async def test_a_change_is_not_reverted_by_an_older_listing() -> None:
    table, user = await run(open_table, 3), await run(some_user)
    async with open_socket("lobby") as early, open_socket("lobby") as late:
        await first_ids(early)
        await first_ids(late)
        assert await early.is_silent()
        await run(join_game, game_id=table.pk, user_id=user.pk)
        assert (await late.next())["t"] == "table"
        assert await late.is_silent()
