"""No process waits for a client that does not read; the client reconnects and resumes."""

import pytest

from games.play.feeds.account import account_group
from games.play.messages.account import unread_message
from tests.support.games import some_user
from tests.support.sockets import open_socket, run
from web.realtime.consumer import MAX_WAITING
from web.realtime.groups import groups
from web.realtime.refusals import TOO_SLOW

pytestmark = pytest.mark.django_db(transaction=True)


async def test_a_socket_with_too_many_messages_waiting_is_closed() -> None:
    user = await run(some_user)
    async with open_socket("me", user) as socket:
        await socket.until("hello")
        # All of them arrive in one turn of the loop, before the first can be handled.
        for _ in range(MAX_WAITING + 1):
            message = {"type": "account.message", "message": unread_message(1)}
            groups().deliver(account_group(user.pk), message)
        assert await socket.closing() == TOO_SLOW
    async with open_socket("me", user) as again:
        await again.until("hello")
        for _ in range(MAX_WAITING // 2):
            message = {"type": "account.message", "message": unread_message(2)}
            groups().deliver(account_group(user.pk), message)
        for _ in range(MAX_WAITING // 2):
            assert (await again.next())["t"] == "unread"
