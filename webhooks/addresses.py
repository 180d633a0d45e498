"""The addresses that a webhook may have: private ones are refused (SSRF protection).

The IP address of a host's name is checked at each try. Both checks use one rule,
`web.limits.addresses.is_public`.
"""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from web.limits.addresses import is_public
from webhooks.errors import WrongAddress

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
HOST_NAME = re.compile(rf"{LABEL}(?:\.{LABEL})*\.?", re.IGNORECASE)
NUMBER = re.compile("[0-9]+|0x[0-9a-f]*", re.IGNORECASE)
MAX_HOST_LENGTH = 253
ON_THIS_MACHINE = "localhost"


def check_address(url: str) -> None:
    """Raise WrongAddress unless the text is an address that a receiver may have."""
    if not url.isascii() or not url.isprintable() or "\\" in url or " " in url:
        raise _wrong("wrong_characters", _("An address has printable ASCII characters only."))
    try:
        parts = urlsplit(url)
        has_port_zero = parts.port == 0
    except ValueError as error:
        raise _wrong("incomplete", _("This isn't a complete address.")) from error
    if parts.username is not None or parts.password is not None:
        raise _wrong("unwanted_part", _("Leave out user name and password: events are signed."))
    if parts.fragment:
        raise _wrong("unwanted_part", _("Leave out the part after #: it is never sent."))
    if has_port_zero or not is_host(parts.hostname or ""):
        raise _wrong("incomplete", _("This isn't a complete address."))
    address = _literal(parts.hostname or "")
    if is_this_machine(parts.hostname or "", address):
        if not settings.DURAK_WEBHOOKS_TO_LOOPBACK or parts.scheme not in {"http", "https"}:
            raise _private()
    elif parts.scheme != "https":
        raise _wrong("not_secure", _("An address begins with https://."))
    elif address is not None and not is_public(address):
        raise _private()


def check_connection(host: str) -> None:
    """Raise WrongAddress if the IP address of a name may not be called."""
    address = ip_address(host.strip("[]"))
    if is_public(address) or (settings.DURAK_WEBHOOKS_TO_LOOPBACK and address.is_loopback):
        return
    raise _private()


def is_this_machine(host: str, address: IPv4Address | IPv6Address | None) -> bool:
    """Return whether the host's name or IP address means this machine."""
    if address is not None:
        return address.is_loopback
    name = host.removesuffix(".")
    return name == ON_THIS_MACHINE or name.endswith(f".{ON_THIS_MACHINE}")


def is_host(host: str) -> bool:
    """Return whether the text is a host's name, or an IP address.

    A name whose last label is a number is another spelling of an IPv4 address (WHATWG URL).
    """
    if _literal(host) is not None:
        return True
    if len(host) > MAX_HOST_LENGTH or HOST_NAME.fullmatch(host) is None:
        return False
    return NUMBER.fullmatch(host.removesuffix(".").rpartition(".")[2]) is None


def _wrong(code: str, sentence: "StrPromise") -> WrongAddress:
    return WrongAddress("url", (code, sentence))


def _private() -> WrongAddress:
    return _wrong("private", _("Nothing is sent to private addresses."))


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    # An address with a zone, such as fe80::1%eth0, is valid on one machine only.
    return None if "%" in host else address
