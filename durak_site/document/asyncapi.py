"""The AsyncAPI document: the schema of WebSocket messages in both directions.

Streams over HTTP send the same messages; the OpenAPI document describes them.
"""

from typing import Any, NamedTuple

from durak_site.document.additional_properties import reachable
from web.http.openapi_schemas import REF
from web.realtime.messages import Ping

GAME_ID = {"description": "The id of the game.", "examples": ["aB3dE6gH9k"]}
TOURNAMENT_ID = {"description": "The id of the tournament.", "examples": ["tO4uR2n3A9"]}
PLACES = {
    "since": "The mark of the newest version that you have: only what came after it is sent.",
    "chat_since": "The id of the newest message of the chat that you have.",
}


class _Socket(NamedTuple):
    address: str
    says: str
    messages: str
    """The schema of all messages that the service sends."""
    places: dict[str, str]


SOCKETS = {
    "game": _Socket(
        "/ws/games/{game_id}",
        "The events of a game and its chat, as you may know them.",
        "SocketMessage",
        PLACES,
    ),
    "account": _Socket(
        "/ws/me",
        "News for you: games that wait for you, seats you were given, notifications.",
        "AccountMessage",
        {},
    ),
    "tournament": _Socket(
        "/ws/tournaments/{tournament_id}",
        "A tournament with its standings and newest tables, again whenever they change.",
        "TournamentMessage",
        {},
    ),
    "lobby": _Socket("/ws/lobby", "Public tables as they come, change and go.", "LobbyMessage", {}),
    "tv": _Socket("/ws/tv", "The best running games, as they change.", "TvMessage", {}),
}


def asyncapi(openapi: dict[str, Any]) -> dict[str, Any]:
    """Return the document, with the message schemas of the OpenAPI document."""
    schemas = openapi["components"]["schemas"]
    names = {name: _names(schemas[socket.messages]) for name, socket in SOCKETS.items()}
    sent = {name for own in names.values() for name in own}
    return {
        "asyncapi": "3.1.0",
        "info": {
            **{name: openapi["info"][name] for name in ("title", "version", "contact")},
            "license": {"name": openapi["info"]["license"]["name"]},
            "description": "The sockets of Durak; docs/api explains them.",
            "tags": [{"name": "sockets"}],
        },
        "servers": {"example": {"host": "durak.example", "protocol": "wss"}},
        "defaultContentType": "application/json",
        "channels": {name: _channel(socket, names[name]) for name, socket in SOCKETS.items()},
        "operations": {
            key: value for name in SOCKETS for key, value in _operations(name, names[name]).items()
        },
        "components": {
            "messages": {name: _message(name, schemas) for name in sorted({*sent, Ping.__name__})},
            "schemas": {
                **_with_mentioned(sent, schemas),
                Ping.__name__: Ping.model_json_schema(ref_template=REF),
            },
        },
    }


def _names(schema: dict[str, Any]) -> tuple[str, ...]:
    """Return the names of the schemas in a `oneOf`."""
    return tuple(each["$ref"].rpartition("/")[2] for each in schema["oneOf"])


def _channel(socket: _Socket, names: tuple[str, ...]) -> dict[str, Any]:
    channel: dict[str, Any] = {
        "address": socket.address,
        "description": socket.says,
        "messages": {
            name: {"$ref": f"#/components/messages/{name}"} for name in (*names, Ping.__name__)
        },
    }
    if "{game_id}" in socket.address:
        channel["parameters"] = {"game_id": GAME_ID}
    if "{tournament_id}" in socket.address:
        channel["parameters"] = {"tournament_id": TOURNAMENT_ID}
    if socket.places:
        properties = {
            name: {"type": ["string", "integer"], "description": says}
            for name, says in socket.places.items()
        }
        query = {"type": "object", "properties": properties, "additionalProperties": False}
        channel["bindings"] = {"ws": {"method": "GET", "query": query}}
    return channel


def _operations(name: str, names: tuple[str, ...]) -> dict[str, Any]:
    channel = {"$ref": f"#/channels/{name}"}
    return {
        f"send_{name}": {
            "action": "send",
            "channel": channel,
            "description": "What the service sends.",
            "messages": [{"$ref": f"#/channels/{name}/messages/{each}"} for each in names],
        },
        f"receive_{name}": {
            "action": "receive",
            "channel": channel,
            "description": "What a client may send: it is still there.",
            "messages": [{"$ref": f"#/channels/{name}/messages/{Ping.__name__}"}],
        },
    }


def _message(name: str, schemas: dict[str, Any]) -> dict[str, Any]:
    says = schemas[name]["description"] if name in schemas else Ping.__doc__
    return {"name": name, "summary": says, "payload": {"$ref": REF.format(model=name)}}


def _with_mentioned(names: set[str], schemas: dict[str, Any]) -> dict[str, Any]:
    found = reachable([{"$ref": REF.format(model=name)} for name in names], schemas)
    return {name: _without_discriminators(schemas[name]) for name in sorted(found)}


def _without_discriminators(part: Any) -> Any:
    """Return the schema without OpenAPI's `discriminator`, which AsyncAPI has in another form.

    The kinds also differ by a constant.
    """
    if isinstance(part, dict):
        return {
            name: _without_discriminators(value)
            for name, value in part.items()
            if name != "discriminator"
        }
    if isinstance(part, list):
        return [_without_discriminators(value) for value in part]
    return part
