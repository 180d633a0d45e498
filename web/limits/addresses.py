"""Network addresses: which of them are one caller's, and which are everybody's."""

import functools
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

SITE_PREFIX = 64
"""The bits of an IPv6 address that one site has; the others it chooses itself, as it likes."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""NAT64: the last 32 bits are an IPv4 address (RFC 6052)."""
ALLOCATED = IPv6Network("2000::/3")
"""All IPv6 addresses that are given to anybody in public (RFC 4291, IANA)."""
NOBODYS = tuple(
    ip_network(text)
    for text in (
        "192.0.0.0/24",  # protocol assignments, which older Pythons take for global in part
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocol assignments: Teredo, benchmarks, overlays
        "2002::/16",  # 6to4: an IPv4 address inside, which may be a private one
        "3fff::/20",  # documentation
    )
)
"""Addresses that lead elsewhere or nowhere, though Python calls some of them global."""


@functools.lru_cache(10_000)
def caller_at(address: str) -> str:
    """Return what stands for an address wherever callers are counted.

    An IPv6 site is one caller, because it has 2**64 addresses. An IPv4 address that is written or
    translated as an IPv6 address is the same caller as itself. Any other text stands for itself.
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
    """Return whether the address is everybody's: the one rule for what this service may call.

    An address that has another one inside is not, because it may lead to that one.
    """
    if not ip.is_global or ip.is_multicast or ip.is_reserved:
        return False
    if isinstance(ip, IPv6Address) and (ip not in ALLOCATED or ip.scope_id is not None):
        return False
    return not any(ip in network for network in NOBODYS if network.version == ip.version)


def _ipv4_in(ip: IPv4Address | IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that it is, or that it carries as its own; None without one."""
    if isinstance(ip, IPv4Address):
        return ip
    if ip in TRANSLATED:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour
