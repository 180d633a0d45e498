"""Refused sockets, and refused messages of clients."""

import pytest

from tests.support.games import running_table, some_user
from tests.support.sockets import OWN_ORIGIN, open_socket, run

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("path", ["games/0000000000", "games/short", "chess", "games/", ""])
async def test_an_unknown_game_closes_with_4404(path: str) -> None:
    async with open_socket(path) as socket:
        assert await socket.closing() == 4404


@pytest.mark.parametrize("since", ["x", "-1", "", "1.5", "9" * 30, "%00", "%D9%A1"])
async def test_a_version_that_is_none_closes_with_4400(since: str) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}?since={since}") as socket:
        message = await socket.next()
        assert (message["t"], message["code"]) == ("error", "invalid")
        assert await socket.closing() == 4400


@pytest.mark.parametrize(
    ("text", "data", "code"),
    [
        ('{"t": "command", "command": {"type": "take"}}', None, "unknown_message"),
        ('{"t": "ping", "x": 1}', None, "unknown_message"),
        ("[]", None, "unknown_message"),
        ("ping", None, "malformed_json"),
        ("[" * 1000, None, "malformed_json"),
        ("9" * 2000, None, "too_large"),
        (None, b"\x00\xff", "malformed_json"),
    ],
)
async def test_an_unknown_message_is_an_error_and_the_socket_stays_open(
    text: str | None, data: bytes | None, code: str
) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        await socket.say_raw(text=text, data=data)
        message = await socket.next()
        assert (message["t"], message["code"]) == ("error", code)
        assert await socket.is_silent()


async def test_a_client_that_sends_too_much_is_disconnected() -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}") as socket:
        await socket.next()
        for _ in range(40):
            await socket.say_raw(text="noise")
        assert await socket.closing() == 4429


@pytest.mark.parametrize(
    "origin",
    [
        *(b"http://evil.example", b"null", b"", b"http://testserver.evil", b"testserver"),
        *(b"http://testserver:9999", b"https://testserver", b"http://localhost:9999"),
        *(b"http://localhost", b"http://evil@testserver", b"http://testserver/"),
    ],
)
async def test_a_foreign_page_gets_no_socket(origin: bytes) -> None:
    game = await run(running_table, 2)
    with pytest.raises(ConnectionRefusedError):
        async with open_socket(f"games/{game.pk}", origin=origin):
            pass


@pytest.mark.parametrize("origin", [OWN_ORIGIN, b"http://localhost:8000", None])
async def test_our_own_page_and_programs_get_one(origin: bytes | None) -> None:
    game = await run(running_table, 2)
    async with open_socket(f"games/{game.pk}", origin=origin) as socket:
        assert (await socket.next())["t"] == "view"


@pytest.mark.parametrize(
    "path",
    [
        *("ws/lobby?token=durak_x", "ws/me?since=1", "ws/games/{}?token=durak_x"),
        *("ws/games/{}?access_token=x", "ws/games/{}?since=0&Since=0", "ws/games/{}?zzz"),
        *("ws/games/{}?since=0&since=1", "ws/games/{}?chat_since=1&chat_since=1"),
    ],
)
async def test_a_parameter_that_the_socket_does_not_know_closes_it(path: str) -> None:
    game = await run(running_table)
    user = await run(some_user)
    async with open_socket(path.removeprefix("ws/").format(game.pk), user) as socket:
        told = await socket.next()
        assert (told["t"], told["code"]) == ("error", "invalid")
        assert await socket.closing() == 4400
