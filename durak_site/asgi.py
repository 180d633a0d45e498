"""The entry point of every web process: HTTP and, by Channels, WebSockets."""

from typing import TYPE_CHECKING, cast

from a2wsgi import WSGIMiddleware
from channels.routing import ProtocolTypeRouter
from django.conf import settings

from accounts.serving import keep_saying
from durak_site.wsgi import application as http_application  # first: it makes Django ready
from games.realtime.routing import websocket_application

if TYPE_CHECKING:
    from a2wsgi.wsgi_typing import WSGIApp

# A request runs whole in one thread of this pool. Under Django's own ASGI handler synchronous
# middleware and views would change threads many times a request, at more than half of its cost.
application = ProtocolTypeRouter(
    {
        "http": WSGIMiddleware(
            cast("WSGIApp", http_application), workers=settings.DURAK_WEB_THREADS
        ),
        "websocket": websocket_application,
    },
)
keep_saying()
