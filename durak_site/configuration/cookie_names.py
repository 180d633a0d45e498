"""The names of the site's cookies, which browsers send to all ports and to all sites of a host."""

from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443}


def cookie_name(purpose: str, public_url: str) -> str:
    """Return the name of the cookie for a purpose, such as `session`, of the site at this address.

    The name is the site's own, and of a site on an unusual port the port's own. With HTTPS its
    prefix has browsers take it from this very host alone (RFC 6265bis, 4.1.3.2).
    """
    parts = urlsplit(public_url)
    prefix = "__Host-" if parts.scheme == "https" else ""
    suffix = "" if parts.port in {None, USUAL_PORTS.get(parts.scheme)} else f"_{parts.port}"
    return f"{prefix}durak_{purpose}{suffix}"
