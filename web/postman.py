"""Publishing in Redis without waiting: a thread of its own sends what any thread hands over."""

import atexit
import functools
import logging
import os
import queue
import secrets
import threading

import redis

from web.quick_redis import quick_redis

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS = 2
MOST_AT_ONCE = 100


def post(channel: str, payload: str) -> None:
    """Publish the payload soon, after all that was posted before; a failure is logged."""
    _postman(os.getpid()).post(channel, payload)


def wait_until_posted() -> None:
    """Wait, for a moment at most, until all that was posted so far is in Redis."""
    _postman(os.getpid()).finish()


def sender_name() -> str:
    """A name of this process, by which it knows its own messages again."""
    return _postman(os.getpid()).name


class _Postman:
    """Commits happen in threads, and must not wait for Redis; what comes together goes together."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        self._waiting: queue.SimpleQueue[tuple[str, str] | threading.Event] = queue.SimpleQueue()
        threading.Thread(target=self._send_for_ever, name="postman", daemon=True).start()
        atexit.register(self.finish)

    def post(self, channel: str, payload: str) -> None:
        self._waiting.put((channel, payload))

    def finish(self) -> None:
        """Wait for what is under way; a process's last words get only so long."""
        is_sent = threading.Event()
        self._waiting.put(is_sent)
        is_sent.wait(LAST_WORDS_SECONDS)

    def _send_for_ever(self) -> None:
        while True:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            self._send([item for item in batch if isinstance(item, tuple)])
            for item in batch:
                if isinstance(item, threading.Event):
                    item.set()

    def _send(self, messages: list[tuple[str, str]]) -> None:
        if not messages:
            return
        try:
            with quick_redis().pipeline(transaction=False) as pipe:
                for channel, payload in messages:
                    pipe.publish(channel, payload)
                pipe.execute()
        except redis.RedisError:
            log.exception("Redis can't be reached: %s messages were not sent.", len(messages))


@functools.cache
def _postman(process_id: int) -> _Postman:  # noqa: ARG001 -- a fork has no threads of its parent's
    return _Postman()
