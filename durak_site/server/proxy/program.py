"""Find HAProxy, and write the list of its web processes."""

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

CONFIGURATION = Path(__file__).with_name("haproxy.cfg")
WEB_PORT_OFFSET = 100
"""The offset of the first web process's port from the proxy's, as honcho numbers them."""


def find_haproxy() -> str | None:
    """Return the path of the HAProxy named by HAPROXY, or of the installed one."""
    named = os.environ.get("HAPROXY")
    if named:
        return shutil.which(named)
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


def web_addresses(variables: Mapping[str, str]) -> list[str]:
    """Return the addresses of the web processes: WEB_ADDRESSES, or WEB_PROCESSES local ones."""
    given = variables.get("WEB_ADDRESSES", "").replace(",", " ").split()
    if given:
        return given
    first = int(variables.get("PORT", "8000")) + WEB_PORT_OFFSET
    count = int(variables.get("WEB_PROCESSES", "2"))
    return [f"127.0.0.1:{port}" for port in range(first, first + count)]


def backend(addresses: Sequence[str]) -> str:
    """Return the section that completes `haproxy.cfg`: one line for each web process."""
    lines = (f"    server web{number} {address}" for number, address in enumerate(addresses, 1))
    return "\n".join(("backend web", *lines, ""))


def command(haproxy: str, servers: Path) -> tuple[str, ...]:
    """Return the command of HAProxy in the foreground, with the backend in the file `servers`."""
    return (haproxy, "-db", "-f", str(CONFIGURATION), "-f", str(servers))
