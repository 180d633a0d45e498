"""The ASGI entry point of every web process: HTTP and, by Channels, WebSockets."""

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, cast

from a2wsgi import WSGIMiddleware
from channels.routing import ProtocolTypeRouter
from django.conf import settings
from django.urls import resolve

from durak_site.wsgi import application as http_application

# The imports below need models: the line above has made Django ready.
# isort: split
from accounts.callers import callers
from durak_site.realtime.stream_routes import with_streams
from durak_site.realtime.websocket_routes import websocket_application
from durak_site.server.health.liveness import Liveness
from durak_site.server.static_files import with_static_files
from games.play.api.fast_path import with_fast_path
from web.asgi.admission import Admission
from web.asgi.compression import Compression
from web.asgi.cors import CrossOrigin
from web.asgi.heartbeat import start_heartbeat
from web.asgi.lifespan import lifespan
from web.http.garbage_collection import collect_seldom
from web.one_core import one_core

if TYPE_CHECKING:
    from a2wsgi.wsgi_typing import WSGIApp
    from asgiref.typing import ASGI3Application

# A request runs from beginning to end in one thread of this pool. Under Django's own ASGI handler,
# synchronous middleware and views would change threads many times a request, at more than half of
# its cost. Commands take a fast path around it.
#
# A view's answer is handed over whole (0 is no limit): no thread waits for a client that reads
# slowly. The largest reply, an export of games, has some megabytes.
_views = WSGIMiddleware(cast("WSGIApp", http_application), send_queue_size=0)
# Hashing a password lets go of the interpreter's lock: it need not share a core with commands.
_views.executor = ThreadPoolExecutor(
    settings.DURAK_WEB_THREADS, thread_name_prefix="views", initializer=one_core.leave
)
_application = with_streams(with_fast_path(cast("ASGI3Application", _views)))
_http = with_static_files(cast("ASGI3Application", Compression(_application)))


def begin() -> None:
    """Begin to serve: called in the event loop after all imports, before the first connection."""
    callers.listen()
    start_heartbeat()
    collect_seldom()


_protocols = ProtocolTypeRouter(
    {"http": _http, "websocket": websocket_application, "lifespan": lifespan(begin)}
)
application = Liveness(CrossOrigin(Admission(cast("ASGI3Application", _protocols))))
# Views are imported with the first address that is looked up. A process that says it serves, and
# only then begins to import, would take its players' time.
resolve("/readyz")
