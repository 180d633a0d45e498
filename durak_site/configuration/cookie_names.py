"""The names of the site's cookies, which browsers share between all ports of a host."""

from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443}


def cookie_name(purpose: str, public_url: str) -> str:
    """Return the cookie's name for a purpose, such as `session`, of the site at this address.

    A site on an unusual port gets another name. With HTTPS the prefix makes browsers accept
    the cookie only from this host (RFC 6265bis, 4.1.3.2).
    """
    parts = urlsplit(public_url)
    prefix = "__Host-" if parts.scheme == "https" else ""
    suffix = "" if parts.port in {None, USUAL_PORTS.get(parts.scheme)} else f"_{parts.port}"
    return f"{prefix}durak_{purpose}{suffix}"
