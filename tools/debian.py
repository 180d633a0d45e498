"""Installs what is no Python package, from Debian's own packages."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def install(package: str) -> str | None:
    """Install a Debian package; its program's path, or None if it can't be installed."""
    with _turn():
        if not _as_root("update") or not _as_root(
            "install", "-y", "--no-install-recommends", package
        ):
            return None
    # Servers are in a folder that only root searches for programs.
    return shutil.which(package) or shutil.which(package, path="/usr/sbin")


def extract(package: str, folder: Path) -> bool:
    """Unpack a Debian package into a folder without installing it; whether that could be done."""
    if shutil.which("dpkg-deb") is None or not _as_root("update"):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as fetched:
        fetching = ("apt-get", "-qq", "download", package)
        if subprocess.run(fetching, check=False, cwd=fetched, stdout=sys.stderr).returncode:
            return False
        for file in Path(fetched).glob("*.deb"):
            subprocess.run(("dpkg-deb", "--extract", str(file), str(folder)), check=True)
    return True


@contextmanager
def _turn() -> Iterator[None]:
    """Wait for other installations of this user (`make -j`): apt-get refuses to share its lists."""
    lock = Path(tempfile.gettempdir()) / f"durak-apt-{os.geteuid()}.lock"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _as_root(*arguments: str) -> bool:
    """Run apt-get as root; whether there is one, and it did that."""
    if shutil.which("apt-get") is None:
        return False
    prefix: tuple[str, ...] = () if os.geteuid() == 0 else ("sudo", "-n")
    if prefix and shutil.which("sudo") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Standard output is for the path alone.
    command = (*prefix, "apt-get", "-qq", *arguments)
    done = subprocess.run(command, check=False, env=environment, stdout=sys.stderr)
    return done.returncode == 0
