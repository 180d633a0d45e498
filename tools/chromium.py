"""`python -m tools.chromium`: print the path of a Chromium, installing Debian's when there is none.

The variable CHROMIUM names another one. With `--shell` it prints the path of Chromium's headless
shell: the browser's engine alone, which takes half the processor for each page but can't show
notifications. Where there is no shell, it prints the browser's path.
"""

import os
import shutil
import subprocess
import sys

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


def install(package: str) -> str | None:
    """Install a Debian package; its program's path, or None if it can't be installed."""
    if shutil.which("apt-get") is None:
        return None
    as_root: tuple[str, ...] = () if os.geteuid() == 0 else ("sudo", "-n")
    if as_root and shutil.which("sudo") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (("update",), ("install", "-y", "--no-install-recommends", package)):
        command = (*as_root, "apt-get", "-qq", *arguments)
        # Standard output is for the path alone.
        if subprocess.run(command, check=False, env=environment, stdout=sys.stderr).returncode:
            return None
    return shutil.which(package)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
