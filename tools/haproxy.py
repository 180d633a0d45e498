"""`python -m tools.haproxy`: print the path of HAProxy, installing Debian's when there is none.

The variable HAPROXY names another one.
"""

import sys

from durak_site.server.proxy.program import find_haproxy
from tools.debian import install


def main() -> int:
    """Print the program's path; 1, and a hint, if there is none and none can be installed."""
    path = find_haproxy() or install("haproxy")
    if path is None:
        sys.stderr.write(
            "The served set-up needs HAProxy 2.6 or newer: install it (Debian, Ubuntu: sudo "
            "apt-get install haproxy) or say where one is: HAPROXY=/path/to/haproxy make served\n",
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
