"""`python -m durak_site.alive worker|beat`: whether that part works, for health checks.

Worker and beat note in Redis every few seconds that they do; the notes soon expire.
"""

import logging
import socket
import sys

import redis

from durak_site.environment import read_environment, redis_url
from web.quick_redis import quick_redis
from web.redis_address import redis_address

log = logging.getLogger(__name__)

SECONDS_KEPT = 15
BEAT = "beat"


def worker_here() -> str:
    """The name of the worker on this machine."""
    return f"worker:{socket.gethostname()}"


def note_alive(part: str) -> None:
    """Note that the part works just now; while Redis is away that is left out."""
    try:
        quick_redis().set(_key(part), 1, ex=SECONDS_KEPT)
    except redis.RedisError:
        log.warning("Redis can't be reached: that %s works isn't noted.", part)


def is_alive(part: str, client: redis.Redis) -> bool:
    """Whether the part has noted lately that it works. Raises RedisError."""
    return bool(client.exists(_key(part)))


def main() -> int:
    """The exit status: 0 if the part named on the command line works, 1 if not."""
    part = worker_here() if sys.argv[1:] == ["worker"] else BEAT
    with redis_address(redis_url(read_environment())).client(socket_timeout=2) as client:
        return 0 if is_alive(part, client) else 1


def _key(part: str) -> str:
    return f"durak:alive:{part}"


if __name__ == "__main__":
    sys.exit(main())
