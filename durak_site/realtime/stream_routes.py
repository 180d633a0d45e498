"""The addresses of streams over HTTP, and their description in the OpenAPI document."""

import re
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from channels.routing import URLRouter
from django.urls import re_path

from accounts.sockets.as_nobody import AsNobody
from durak_site.document.security import token_security
from durak_site.realtime.websocket_routes import (
    GAME,
    PLACES,
    TOURNAMENT,
    account_feeds,
    lobby_feeds,
    players_feeds,
    table_feeds,
    tournament_feeds,
    tv_feeds,
    with_callers,
)
from games.profiles.feeds import NAMED_PLAYERS
from web.http.openapi_schemas import REF, problems
from web.http.scopes import Scope
from web.realtime.stream_formats import EVENTS, LINES
from web.realtime.streams import StreamConsumer, WithReply

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable
    from asgiref.typing import Scope as AsgiScope

ROOT = "/api/v1/"
STREAM = re.compile(rf"{ROOT}(?:{GAME}|{TOURNAMENT}|account|games|lobby|tv)/stream")
REFUSALS = ("invalid", "invalid_token", "method_not_allowed", "too_many_sockets")

_consumer = StreamConsumer.as_asgi
_table = _consumer(kind="table", compose=table_feeds, places=PLACES)
_routes = [
    re_path(rf"^api/v1/{GAME}/stream$", cast("Any", _table)),
    re_path(
        r"^api/v1/account/stream$", cast("Any", _consumer(kind="account", compose=account_feeds))
    ),
    re_path(
        r"^api/v1/games/stream$",
        cast(
            "Any",
            _consumer(kind="players", compose=players_feeds, required={"players": NAMED_PLAYERS}),
        ),
    ),
    re_path(r"^api/v1/lobby/stream$", cast("Any", _consumer(kind="lobby", compose=lobby_feeds))),
    re_path(r"^api/v1/tv/stream$", cast("Any", _consumer(kind="tv", compose=tv_feeds))),
    re_path(
        rf"^api/v1/{TOURNAMENT}/stream$",
        cast("Any", _consumer(kind="tournament", compose=tournament_feeds)),
    ),
]
_router = URLRouter(_routes)
# As for requests (web.asgi.cors): a page of another host is nobody until it sends a token.
_streams = WithReply(with_callers(_router, foreign=AsNobody(_router)))


def with_streams(inner: "ASGI3Application") -> "ASGI3Application":
    """Return an application that answers streams, and passes everything else on to `inner`."""

    async def application(
        scope: "AsgiScope", receive: "ASGIReceiveCallable", send: "ASGISendCallable"
    ) -> None:
        if scope["type"] == "http" and STREAM.fullmatch(scope["path"]):
            await _streams(scope, receive, send)
        else:
            await inner(scope, receive, send)

    return application


class _Described(NamedTuple):
    """The description of a stream in the OpenAPI document."""

    operation: str
    tag: str
    message: str
    says: str
    refusals: tuple[str, ...] = ()
    is_for_all: bool = True
    parameters: tuple[dict[str, Any], ...] = ()


def _query(name: str, says: str) -> dict[str, Any]:
    schema = PLACES[name].schema
    return {"in": "query", "name": name, "schema": schema, "description": says}


OF_A_GAME = (
    {
        "in": "path",
        "name": "game_id",
        "required": True,
        "schema": {"type": "string", "pattern": "^[0-9A-Za-z]{10}$"},
    },
    _query("since", "The mark of the newest version that you have, or only the version."),
    _query("chat_since", "The id of the newest message of the chat that you have."),
    {
        "in": "header",
        "name": "Last-Event-ID",
        "schema": {"type": "string"},
        "description": "The id of the newest server-sent event that you have; browsers send it.",
    },
)
OF_A_TOURNAMENT = ({**OF_A_GAME[0], "name": "tournament_id"},)
DESCRIBED = {
    "games/{game_id}/stream": _Described(
        "stream_game",
        "play",
        "SocketMessage",
        "The events of a game and its chat, as you may know them. From now on, or "
        "after what you have.",
        ("not_found", "password_needed"),
        parameters=OF_A_GAME,
    ),
    "account/stream": _Described(
        "stream_account",
        "auth",
        "AccountMessage",
        "News for you: games that wait for you, seats you were given, notifications.",
        ("not_authenticated",),
        is_for_all=False,
    ),
    "games/stream": _Described(
        "stream_players_games",
        "players",
        "PlayersMessage",
        "The games of the players that you name: those that run, and each that begins or ends.",
        ("not_found",),
        parameters=(
            {
                "in": "query",
                "name": "players",
                "required": True,
                "schema": NAMED_PLAYERS.schema,
                "description": "Names, or ids as in `@4711`, separated by commas, 100 at most.",
            },
        ),
    ),
    "tournaments/{tournament_id}/stream": _Described(
        "stream_tournament",
        "tournaments",
        "TournamentMessage",
        "A tournament with its standings and newest tables, again whenever they change.",
        ("not_found",),
        parameters=OF_A_TOURNAMENT,
    ),
    "lobby/stream": _Described(
        "stream_lobby", "lobby", "LobbyMessage", "Public tables as they come, change and go."
    ),
    "tv/stream": _Described(
        "stream_tv",
        "tv",
        "TvMessage",
        "The best running game of all and of each mode, as they change. Follow a game by its own "
        "stream.",
    ),
}


def add_streams(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Add the streams, which no endpoint describes, to the OpenAPI document."""
    for path, described in DESCRIBED.items():
        result["paths"][ROOT + path] = {"get": _operation(described)}
    result["paths"] = dict(sorted(result["paths"].items()))
    return result


def _operation(described: _Described) -> dict[str, Any]:
    by_status: dict[str, Any] = {
        str(status): {
            "description": response.description,
            "content": {kind: {"schema": {"$ref": REF.format(model="Problem")}}},
        }
        for (status, kind), response in problems(*REFUSALS, *described.refusals).items()
    }
    message = {"$ref": REF.format(model=described.message)}
    by_status["200"] = {
        "description": "A message in each line, or in the data of each server-sent event. Empty "
        "lines, or comments, show that the stream is alive.",
        "content": {
            LINES: {"schema": message},
            EVENTS: {"schema": {"type": "string", "contentMediaType": "application/json"}},
        },
    }
    return {
        "operationId": described.operation,
        "description": described.says,
        "tags": [described.tag],
        "parameters": list(described.parameters),
        "security": [
            {"session": []},
            *token_security(Scope.READ),
            *([{}] if described.is_for_all else []),
        ],
        "responses": dict(sorted(by_status.items())),
        "x-stream": True,
    }
