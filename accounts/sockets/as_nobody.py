"""Sockets and streams of callers whose cookie doesn't count."""

from typing import Any

from django.contrib.auth.models import AnonymousUser

from accounts.api.token_authentication import PassingSession


class AsNobody:
    """Accepts every caller as one who isn't logged in, and reads no cookie."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        """Pass the connection on."""
        nobody = {"session": PassingSession(), "user": AnonymousUser()}
        return await self.inner({**scope, **nobody}, receive, send)
