"""`python -m tools.firefox`: print the path of a Firefox, installing Debian's when there is none.

The variable FIREFOX names another one.
"""

import os
import shutil
import sys

from tools.debian import install

FIREFOXES = ("firefox-esr", "firefox")


def main() -> int:
    """Print the browser's path; 1, and a hint, if there is none and none can be installed."""
    path = find() or install("firefox-esr")
    if path is None:
        sys.stderr.write(
            "The browser tests need Firefox too: install it (Debian: sudo apt-get install "
            "firefox-esr) or say where one is: FIREFOX=/path/to/firefox make test\n",
        )
        return 1
    print(path)
    return 0


def find() -> str | None:
    """The path of the Firefox named by FIREFOX, or of the first on this machine."""
    named = os.environ.get("FIREFOX")
    if named:
        return shutil.which(named)
    return next((path for name in FIREFOXES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    sys.exit(main())
