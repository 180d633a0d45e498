"""The addresses of sockets, and the origins from which they may be opened."""

from typing import Any, cast

from channels.auth import AuthMiddlewareStack
from channels.routing import URLRouter
from channels.security.websocket import OriginValidator
from django.conf import settings
from django.urls import re_path

from games.chat.realtime import TableConsumer
from games.play.realtime.account import AccountConsumer
from games.play.realtime.game import NowhereConsumer
from games.play.realtime.tokens import ByToken
from games.tables.lobby.realtime import LobbyConsumer


class OwnOrigin(OriginValidator):
    """Admits only pages of our own hosts, because a browser sends our cookie along for any page.

    Browsers always name the origin; a program that names none acts for itself alone.
    """

    def valid_origin(self, parsed_origin: Any) -> bool:
        """Whether a socket may be opened from the origin."""
        return parsed_origin is None or bool(super().valid_origin(parsed_origin))


# Channels routes by Django's patterns, whose types allow only views.
routes: list[Any] = [
    re_path(r"^ws/games/(?P<game_id>[0-9A-Za-z]{10})$", cast("Any", TableConsumer.as_asgi())),
    re_path(r"^ws/lobby$", cast("Any", LobbyConsumer.as_asgi())),
    re_path(r"^ws/me$", cast("Any", AccountConsumer.as_asgi())),
    re_path("", cast("Any", NowhereConsumer.as_asgi())),
]

_sockets = URLRouter(routes)
websocket_application = ByToken(
    _sockets,
    by_session=OwnOrigin(AuthMiddlewareStack(_sockets), settings.ALLOWED_HOSTS),
)
