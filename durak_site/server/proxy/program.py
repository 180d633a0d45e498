"""Finds HAProxy, and writes the list of the web processes that it chooses from."""

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

CONFIGURATION = Path(__file__).with_name("haproxy.cfg")
WEB_PORT_OFFSET = 100
"""The first web process listens so many ports above the proxy: honcho numbers them so."""


def find_haproxy() -> str | None:
    """Return the path of the HAProxy named by HAPROXY, or of the one of this machine."""
    named = os.environ.get("HAPROXY")
    if named:
        return shutil.which(named)
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")


def web_addresses(variables: Mapping[str, str]) -> list[str]:
    """Return the addresses of the web processes: those of WEB_ADDRESSES, or WEB_PROCESSES here."""
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
    """Return the command of a HAProxy in the foreground, with the backend of the file `servers`."""
    return (haproxy, "-db", "-f", str(CONFIGURATION), "-f", str(servers))
