"""IP addresses of clients: which addresses count as one caller, and which are public."""

import functools
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

SITE_PREFIX = 64
"""The prefix of an IPv6 address that identifies a site; the site chooses the other bits."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""NAT64: the last 32 bits are an IPv4 address (RFC 6052)."""
ALLOCATED = IPv6Network("2000::/3")
"""All IPv6 addresses for public use (RFC 4291, IANA)."""
NOBODYS = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments, which older Python versions call global in part
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocol assignments: Teredo, benchmarks, overlays
        "2002::/16",  # 6to4: contains an IPv4 address, which may be private
        "3fff::/20",  # documentation
    )
)
"""Special addresses that Python calls global in part."""


@functools.lru_cache(10_000)
def caller_at(address: str) -> str:
    """Return the name under which an address is counted.

    An IPv6 site is one caller, because it has 2**64 addresses. An IPv4 address that is mapped or
    translated to IPv6 is the same caller as the plain IPv4 address. Any other text is returned
    unchanged.
    """
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    inner = _ipv4_in(ip)
    if inner is not None:
        return str(inner)
    return str(IPv6Network((ip, SITE_PREFIX), strict=False))


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    """Return whether the address is public: the one rule for addresses that this service may call.

    An address that contains another address is not public, because it may lead there.
    """
    if not ip.is_global or ip.is_multicast or ip.is_reserved:
        return False
    if isinstance(ip, IPv6Address) and (ip not in ALLOCATED or ip.scope_id is not None):
        return False
    return not any(ip in network for network in NOBODYS if network.version == ip.version)


def _ipv4_in(ip: IPv4Address | IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that it is or contains; None without one."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in TRANSLATED:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour
