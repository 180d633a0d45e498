"""The addresses of streams over HTTP, each with the socket that it stands for."""

from typing import TYPE_CHECKING, Any, NamedTuple

from durak_site.sockets import websocket_application
from web.schema import REF, problems
from web.scopes import Scope
from web.stream_forms import EVENTS, LINES
from web.streams import Streams

if TYPE_CHECKING:
    from asgiref.typing import ASGI3Application

ROOT = "/api/v1/"
OF_A_GAME = rf"{ROOT}games/([0-9A-Za-z]{{10}})/stream"
ADDRESSES = {
    OF_A_GAME: r"/ws/games/\1",
    rf"{ROOT}account/stream": "/ws/me",
    rf"{ROOT}lobby/stream": "/ws/lobby",
}
REFUSALS = ("invalid", "invalid_token", "method_not_allowed", "too_many_sockets")


def with_streams(application: "ASGI3Application") -> "ASGI3Application":
    """The application with streams taken out of it and answered by the sockets' consumers."""
    return Streams(
        application, sockets=websocket_application, addresses=ADDRESSES, resumed=OF_A_GAME
    )


class _Described(NamedTuple):
    """What the OpenAPI document says of a stream."""

    operation: str
    tag: str
    message: str
    says: str
    refusals: tuple[str, ...] = ()
    is_for_all: bool = True
    parameters: tuple[dict[str, Any], ...] = ()


def _query(name: str, says: str) -> dict[str, Any]:
    schema = {"type": "integer", "minimum": 0}
    return {"in": "query", "name": name, "schema": schema, "description": says}


GAME = (
    {
        "in": "path",
        "name": "game_id",
        "required": True,
        "schema": {"type": "string", "pattern": "^[0-9A-Za-z]{10}$"},
    },
    _query("since", "The newest version that you have."),
    _query("chat_since", "The id of the newest message of the chat that you have."),
    {
        "in": "header",
        "name": "Last-Event-ID",
        "schema": {"type": "string"},
        "description": "The id of the newest server-sent event that you have; browsers send it.",
    },
)
DESCRIBED = {
    "games/{game_id}/stream": _Described(
        "stream_game",
        "play",
        "SocketMessage",
        "What happens in a game and what is said there, as you may know it. From now on, or "
        "after what you have.",
        ("not_found", "password_needed"),
        parameters=GAME,
    ),
    "account/stream": _Described(
        "stream_account",
        "auth",
        "AccountMessage",
        "What concerns you: games that wait for you, seats you were given, notifications.",
        ("not_authenticated",),
        is_for_all=False,
    ),
    "lobby/stream": _Described(
        "stream_lobby", "lobby", "LobbyMessage", "Public tables as they come, change and go."
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
            {"token": [Scope.READ.value]},
            *([{}] if described.is_for_all else []),
        ],
        "responses": dict(sorted(by_status.items())),
        "x-stream": True,
    }
