"""`python -m tools.chromium`: print the path of a Chromium, installing Debian's when there is none.

The variable CHROMIUM names another one. With `--shell` it prints the path of Chromium's headless
shell: the browser's engine alone, which takes half the processor for each page but can't show
notifications. Where there is no shell, it prints the browser's path.
"""

import os
import shutil
import sys

from tools.debian import install

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SHELLS = ("chromium-headless-shell",)


def main(arguments: list[str]) -> int:
    """Print the browser's path; 1, and a hint, if there is none and none can be installed."""
    shell = (find(SHELLS) or install("chromium-headless-shell")) if "--shell" in arguments else None
    path = shell or find(BROWSERS) or install("chromium")
    if path is None:
        sys.stderr.write(
            "The browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install "
            "chromium) or say where one is: CHROMIUM=/path/to/chromium make test\n",
        )
        return 1
    print(path)
    return 0


def find(names: tuple[str, ...]) -> str | None:
    """The path of the Chromium named by CHROMIUM, or of the first of these on this machine."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in names if (path := shutil.which(name))), None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
