"""Static files, sent by the event loop, so that a slow reader occupies no thread."""

import mimetypes
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from django.conf import settings
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from web.asgi.fast_path import standing_headers
from web.http.middleware import RESOURCE_POLICY

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope

NAMED_AFTER_CONTENT = re.compile(r"^.+[.-][0-9a-zA-Z_-]{8,12}\..+$")
"""File names with Vite's hash: such a file never changes."""
FOR_EVER = "max-age=315360000, public, immutable"
FOR_A_MINUTE = "max-age=60, public"
OF_REPLIES_TO_PERSONS = {b"Allow", b"Vary", b"Cache-Control"}
KINDS = {".js": "text/javascript", ".map": "application/json", ".woff2": "font/woff2"}
"""Media types that not every Python and system knows."""

for _ending, _kind in KINDS.items():
    mimetypes.add_type(_kind, _ending)


class CollectedFiles(StaticFiles):
    """The files below `folder`, compressed if possible and accepted by the client."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._compressed = {
            str(file.relative_to(folder).with_suffix("")) for file in folder.rglob("*.gz")
        }

    async def get_response(self, path: str, scope: Any) -> Response:
        """Return the reply. Raises HTTPException for a missing file, or for another method."""
        is_compressed = path in self._compressed
        takes_it = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        sent = f"{path}.gz" if is_compressed and takes_it else path
        response = await super().get_response(sent, scope)
        if is_compressed:
            response.headers["Vary"] = "Accept-Encoding"
        if sent != path:
            response.headers["Content-Encoding"] = "gzip"
        is_lasting = NAMED_AFTER_CONTENT.match(path) is not None
        response.headers["Cache-Control"] = FOR_EVER if is_lasting else FOR_A_MINUTE
        response.headers["Access-Control-Allow-Origin"] = "*"
        for name, value in standing_headers(scope["scheme"], allow="GET"):
            if name not in OF_REPLIES_TO_PERSONS:
                response.headers[name.decode()] = value.decode()
        response.headers[RESOURCE_POLICY] = "cross-origin"
        return response


def with_static_files(application: "ASGI3Application") -> "ASGI3Application":
    """Return the application with the addresses of static files in front, if they are collected."""
    if not settings.STATIC_ROOT.is_dir():
        return application
    files = CollectedFiles(settings.STATIC_ROOT)
    prefix: str = settings.STATIC_URL

    async def answer(
        scope: "Scope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        if scope["type"] == "http" and scope["path"].startswith(prefix):
            below = {**scope, "root_path": f"{scope['root_path']}{prefix.rstrip('/')}"}
            try:
                await files(cast("Any", below), cast("Any", receive), cast("Any", send))
            except HTTPException:
                # The full stack answers addresses without a file.
                await application(scope, receive, send)
        else:
            await application(scope, receive, send)

    return cast("ASGI3Application", answer)
