"""One small message a commit to everybody who watches that game, in whatever process."""

import asyncio
import atexit
import concurrent.futures
import functools
import logging
import os
import secrets
import threading
from typing import Any, TypedDict

from channels.layers import get_channel_layer

from games.play.reactions import Committed

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS = 2


class Notice(TypedDict):
    """What is sent: numbers only. Each consumer fetches and redacts its own viewer's share."""

    type: str
    id: str
    game_id: str
    first_version: int
    version: int
    is_table_changed: bool


def group_name(game_id: str) -> str:
    """The group of all sockets of a game."""
    return f"game.{game_id}"


def publish(committed: Committed) -> None:
    """Tell every socket of the game, in the background; a failure is logged.

    A notice that gets lost is made good by the next one, and by the client's next ping.
    """
    notice = Notice(
        type="game.committed",
        id=secrets.token_hex(8),
        game_id=committed.game_id,
        first_version=committed.first_version,
        version=committed.last_version,
        is_table_changed=committed.is_table_changed,
    )
    tell_group(group_name(committed.game_id), dict(notice))


def tell_group(group: str, message: dict[str, Any]) -> None:
    """Have a message sent to every socket of a group, in the background; a failure is logged."""
    _postman(os.getpid()).send(group, message)


def wait_until_sent() -> None:
    """Wait, for a moment at most, until all that this process published has reached the layer."""
    _postman(os.getpid()).finish()


class _Postman:
    """An event loop in a thread of its own, so that connections to Redis outlive a commit.

    Commits happen in threads without a loop; a loop for each would open a connection for each.
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._under_way: set[concurrent.futures.Future[Any]] = set()
        threading.Thread(target=self._loop.run_forever, name="fanout", daemon=True).start()
        atexit.register(self.finish)

    def send(self, group: str, message: dict[str, Any]) -> None:
        """Have the message sent soon; messages are sent in the order of the calls."""
        layer = get_channel_layer()
        assert layer is not None, "CHANNEL_LAYERS names a layer"  # noqa: S101 - for the type checker
        future = asyncio.run_coroutine_threadsafe(layer.group_send(group, message), self._loop)
        self._under_way.add(future)
        future.add_done_callback(self._sent)

    def _sent(self, future: concurrent.futures.Future[Any]) -> None:
        self._under_way.discard(future)
        error = future.exception()
        if error is not None:
            log.error("A message to a group of sockets was not sent.", exc_info=error)

    def finish(self) -> None:
        """Wait for what is under way; a process's last words get only so long."""
        concurrent.futures.wait(tuple(self._under_way), timeout=LAST_WORDS_SECONDS)


@functools.cache
def _postman(process_id: int) -> _Postman:  # noqa: ARG001 -- a fork has no threads of its parent's
    return _Postman()
