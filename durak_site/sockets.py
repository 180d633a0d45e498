"""The addresses of sockets."""

from typing import Any, cast

from channels.routing import URLRouter
from django.urls import re_path

from durak_site.origins import OwnOrigin
from games.chat.realtime import TableConsumer
from games.play.realtime.account import AccountConsumer
from games.play.realtime.by_session import BySession
from games.play.realtime.game import NowhereConsumer
from games.play.realtime.tokens import ByToken
from games.tables.lobby.realtime import LobbyConsumer

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
    by_session=OwnOrigin(BySession(_sockets)),
)
