"""`python -m durak_site.server.health KIND [--pid PID]`: check that a process works.

KIND is worker, bots, review, webhooks or beat. A worker must run on this machine; beat may run
anywhere. With a PID, only that process of this machine counts.
"""

import argparse
import socket
import sys
from collections.abc import Sequence

from durak_site.configuration.environment import read_environment, redis_url
from durak_site.server.health.heartbeats import BEAT, KINDS, working
from web.redis.redis_url import redis_address


def main(arguments: Sequence[str] | None = None) -> int:
    """Return the exit status: 0 if the process that the command line names works, else 1."""
    parser = argparse.ArgumentParser(prog="python -m durak_site.server.health")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--pid", type=int, help="the id of a process of this machine")
    asked = parser.parse_args(arguments)
    is_anywhere = asked.kind == BEAT and asked.pid is None
    host = socket.gethostname()
    with redis_address(redis_url(read_environment())).client(socket_timeout=2) as client:
        works = any(
            part.kind == asked.kind
            and (is_anywhere or part.host == host)
            and asked.pid in {None, part.pid}
            for part in working(client)
        )
    return 0 if works else 1


if __name__ == "__main__":
    sys.exit(main())
