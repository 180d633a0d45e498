"""The addresses that a webhook may have. What a host's name leads to is checked at each try."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

from django.conf import settings

from webhooks.errors import WrongAddress

LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = re.compile(rf"{LABEL}(?:\.{LABEL})*\.?", re.IGNORECASE)
LONGEST_HOST = 253
ON_THIS_MACHINE = "localhost"


def check_address(url: str) -> None:
    """Raises WrongAddress unless the address may be a receiver's, as far as it says so itself."""
    if not url.isascii() or not url.isprintable() or "\\" in url or " " in url:
        raise WrongAddress("An address has printable ASCII characters only.")
    try:
        parts = urlsplit(url)
        has_port_zero = parts.port == 0
    except ValueError as error:
        raise WrongAddress("This is no address.") from error
    if parts.username is not None or parts.password is not None:
        raise WrongAddress("An address has no user and no password: what is sent is signed.")
    if parts.fragment:
        raise WrongAddress("An address has no fragment.")
    if has_port_zero or not is_host(parts.hostname or ""):
        raise WrongAddress("The address names no host.")
    if is_this_machine(parts):
        if not settings.DURAK_WEBHOOKS_TO_LOOPBACK or parts.scheme not in {"http", "https"}:
            raise WrongAddress("Nothing is sent to private addresses.")
    elif parts.scheme != "https":
        raise WrongAddress("An address begins with https://.")
    elif is_private(parts.hostname or ""):
        raise WrongAddress("Nothing is sent to private addresses.")


def is_this_machine(parts: SplitResult) -> bool:
    """Whether the address says that it is one of this machine's own."""
    host = parts.hostname or ""
    address = _literal(host)
    return host == ON_THIS_MACHINE if address is None else address.is_loopback


def is_host(host: str) -> bool:
    """Whether the text is a host's name, or an IP address."""
    if _literal(host) is not None:
        return True
    return len(host) <= LONGEST_HOST and HOST_NAME.fullmatch(host) is not None


def is_private(host: str) -> bool:
    """Whether the host is an IP address that isn't everybody's."""
    address = _literal(host)
    return address is not None and (not address.is_global or address.is_multicast)


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
