"""The addresses of WebSockets, and the feeds of each connection."""

from collections.abc import Sequence
from typing import Any, cast

from channels.routing import URLRouter
from channels.security.websocket import WebsocketDenier
from django.urls import re_path

from accounts.sockets.by_session import BySession
from accounts.sockets.by_token import ByToken
from durak_site.realtime.origin_check import OwnOrigin
from games.chat.feeds import CHAT_SINCE, ChatFeed
from games.play.feeds.account import AccountFeed
from games.play.feeds.game import SINCE, GameFeed
from games.play.selectors.admission import SessionKeys
from games.profiles.feeds import PlayersGamesFeed
from games.ratings.feeds import RatingsFeed
from games.tables.lobby.feeds import LobbyFeed
from games.tournaments.feeds import TournamentFeed
from games.tv.feeds import TvFeed
from web.realtime.feeds import Client, ConnectionRequest, Feed
from web.realtime.websocket import WebSocketConsumer, nowhere

GAME = r"games/(?P<game_id>[0-9A-Za-z]{10})"
TOURNAMENT = r"tournaments/(?P<tournament_id>[0-9A-Za-z]{10})"
PLACES = {"since": SINCE, "chat_since": CHAT_SINCE}
"""The parameters for resuming: the version's mark, and the newest chat message."""


def table_feeds(client: Client, opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feeds of a game, of its effect on ratings, and of the chat at its table."""
    keys = SessionKeys(opening.session)
    since, chat_since = (opening.resume.get(name) for name in PLACES)
    game_id = opening.arguments["game_id"]
    game = GameFeed(client, game_id=game_id, keys=keys, since=since)
    said = None if chat_since is None else int(chat_since)
    ratings = RatingsFeed(client, game=game, game_id=game_id)
    return game, ratings, ChatFeed(client, game=game, keys=keys, since=said)


def account_feeds(client: Client, _opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feed of the caller's account."""
    return (AccountFeed(client),)


def lobby_feeds(client: Client, _opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feed of the lobby."""
    return (LobbyFeed(client),)


def tournament_feeds(client: Client, opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feed of a tournament."""
    return (TournamentFeed(client, tournament_id=opening.arguments["tournament_id"]),)


def tv_feeds(client: Client, _opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feed of TV."""
    return (TvFeed(client),)


def players_feeds(client: Client, opening: ConnectionRequest) -> Sequence[Feed]:
    """Return the feed of the games of the players that the client names."""
    return (PlayersGamesFeed(client, called=opening.resume["players"].split(",")),)


def with_callers(inner: Any, *, foreign: Any) -> Any:
    """Return an application that authenticates by token or session.

    `foreign` answers pages of other hosts, whose visitors' cookies don't count.
    """
    return ByToken(inner, by_session=OwnOrigin(BySession(inner), foreign=foreign))


_consumer = WebSocketConsumer.as_asgi
_table = _consumer(kind="table", compose=table_feeds, places=PLACES)
# Channels routes by Django's patterns, whose types allow only views.
routes: list[Any] = [
    re_path(rf"^ws/{GAME}$", cast("Any", _table)),
    re_path(r"^ws/lobby$", cast("Any", _consumer(kind="lobby", compose=lobby_feeds))),
    re_path(r"^ws/tv$", cast("Any", _consumer(kind="tv", compose=tv_feeds))),
    re_path(
        rf"^ws/{TOURNAMENT}$",
        cast("Any", _consumer(kind="tournament", compose=tournament_feeds)),
    ),
    re_path(r"^ws/me$", cast("Any", _consumer(kind="account", compose=account_feeds))),
    re_path("", cast("Any", nowhere)),
]
websocket_application = with_callers(URLRouter(routes), foreign=WebsocketDenier())
