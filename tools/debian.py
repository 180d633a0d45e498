"""Installs what is no Python package, from Debian's own packages."""

import os
import shutil
import subprocess
import sys


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
    # Servers lie in a folder that only root searches for programs.
    return shutil.which(package) or shutil.which(package, path="/usr/sbin")
