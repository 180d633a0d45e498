"""The origin check (allowed origins) of WebSockets and streams with a session cookie."""

from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http.request import split_domain_port, validate_host

HTTP_OF = {"ws": "http", "wss": "https"}
USUAL_PORTS = {"http": 80, "https": 443}


class OwnOrigin:
    """Admits only our own pages, because a browser sends our cookie for any page.

    As in Django's CSRF check, the origin with its port must be the public address, or the requested
    address under one of our host names. Browsers always send the origin; a program that sends none
    acts only for itself.
    """

    def __init__(self, application: Any, *, foreign: Any) -> None:
        """Create the check; `foreign` answers all other connections."""
        self._application = application
        self._foreign = foreign

    async def __call__(self, scope: Any, receive: Any, send: Any) -> Any:
        """Pass the connection on."""
        application = self._application if _is_from_own(scope) else self._foreign
        return await application(scope, receive, send)


def _is_from_own(scope: Any) -> bool:
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or is_own(
        origin.decode("latin-1"),
        host=headers.get(b"host", b"").decode("latin-1"),
        scheme=HTTP_OF.get(scope.get("scheme"), scope.get("scheme", "http")),
    )


def is_own(origin: str, *, host: str, scheme: str) -> bool:
    """Return whether the origin is the public address, or `scheme://host` under our name."""
    if origin == origin_of(settings.DURAK_PUBLIC_URL):
        return True
    name, _ = split_domain_port(host)
    return origin == f"{scheme}://{host}" and validate_host(name, settings.ALLOWED_HOSTS)


def origin_of(url: str) -> str:
    """Return the origin of an address in the form that browsers send."""
    parts = urlsplit(url)
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    is_usual = parts.port in {None, USUAL_PORTS.get(parts.scheme)}
    return f"{parts.scheme}://{name}" + ("" if is_usual else f":{parts.port}")
