"""Compression (gzip, brotli, zstd) of documents and exports.

Only replies without a secret are compressed: where a reply has a secret beside something that an
attacker chooses, its compressed length tells about the secret (BREACH). So the paths are listed.
"""

import re
from typing import TYPE_CHECKING, Any, cast

from starlette.datastructures import MutableHeaders
from starlette_compress import CompressMiddleware

if TYPE_CHECKING:
    from asgiref.typing import (
        ASGI3Application,
        ASGIReceiveCallable,
        ASGISendCallable,
        ASGISendEvent,
        Scope,
    )

WITHOUT_SECRETS = re.compile(
    r"/api/v1/(?:schema|bots|games/export|rules/(?:schema|presets|examples))"
    r"|/developers(?:[/.].*)?|/problems/[^/]+|/llms(?:-full)?\.txt"
)
"""The documents, the catalogues that are the same for everybody, and the export of games."""
READS = {"GET", "HEAD"}


class Compression:
    """An ASGI application that compresses such replies, as far as the client takes it.

    Zstandard is preferred, then Brotli, then gzip.
    """

    def __init__(self, application: "ASGI3Application") -> None:
        self._application = application
        self._compressing = CompressMiddleware(cast("Any", application))

    async def __call__(
        self, scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        """Pass the request on, and compress its reply if it is one of the documents."""
        is_document = (
            scope["type"] == "http"
            and scope["method"] in READS
            and WITHOUT_SECRETS.fullmatch(scope["path"]) is not None
        )
        if not is_document:
            await self._application(scope, receive, send)
            return
        weak = cast("Any", _with_weak_tag(send))
        await self._compressing(cast("Any", scope), cast("Any", receive), weak)


def _with_weak_tag(send: "ASGISendCallable") -> "ASGISendCallable":
    """Return a `send` that marks the `ETag` of a compressed reply as weak (RFC 9110, 8.8.1).

    The tag is of the content before it was compressed, which is the same in all codings.
    """

    async def send_marked(event: "ASGISendEvent") -> None:
        if event["type"] == "http.response.start":
            headers = MutableHeaders(raw=list(cast("Any", event["headers"])))
            tag = headers.get("etag")
            if tag is not None and "content-encoding" in headers and not tag.startswith("W/"):
                headers["etag"] = f"W/{tag}"
                event = {**event, "headers": headers.raw}
        await send(event)

    return send_marked
