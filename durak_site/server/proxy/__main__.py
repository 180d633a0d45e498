"""`python -m durak_site.server.proxy`: run HAProxy in front of the web processes.

HOST and PORT are its address, WEB_ADDRESSES or WEB_PROCESSES name the web processes;
docs/operating.md has the other variables.
"""

import os
import sys

from durak_site.configuration.environment import Environment
from durak_site.server.proxy.program import backend, command, find_haproxy, web_addresses


def main() -> None:
    """Replace this process by HAProxy; end with a hint if there is none."""
    haproxy = find_haproxy()
    if haproxy is None:
        sys.exit("There is no HAProxy here: install it, or name one by HAPROXY.")
    # Not `data_dir`: the proxy needs none of the variables that the service requires.
    folder = Environment().durak_data_dir.resolve() / "run"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    servers = folder / f"web-of-{os.environ.get('PORT', '8000')}.cfg"
    servers.write_text(backend(web_addresses(os.environ)), "utf-8")
    arguments = command(haproxy, servers)
    sys.stdout.flush()
    os.execv(arguments[0], arguments)  # noqa: S606 - no shell, and the program is the operator's


if __name__ == "__main__":
    main()
