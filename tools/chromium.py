"""`python -m tools.chromium`: print the path of a Chromium, installing Debian's when there is none.

CHROMIUM names another one.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def main() -> int:
    """Print the browser's path; 1 and what to do when there is none and none can be installed."""
    path = find() or install()
    if path is None:
        sys.stderr.write(
            "The browser tests need Chromium: install it (Debian, Ubuntu: sudo apt-get install "
            "chromium) or say where one is: CHROMIUM=/path/to/chromium make test\n",
        )
        return 1
    print(path)
    return 0


def find() -> str | None:
    """The path of the Chromium named by CHROMIUM or found on this machine."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> str | None:
    """Install Debian's Chromium; its path, or None where that can't be done."""
    if shutil.which("apt-get") is None:
        return None
    as_root: tuple[str, ...] = () if os.geteuid() == 0 else ("sudo", "-n")
    if as_root and shutil.which("sudo") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (("update",), ("install", "-y", "--no-install-recommends", "chromium")):
        command = (*as_root, "apt-get", "-qq", *arguments)
        # Standard output is for the path alone.
        if subprocess.run(command, check=False, env=environment, stdout=sys.stderr).returncode:
            return None
    return find()


if __name__ == "__main__":
    sys.exit(main())
