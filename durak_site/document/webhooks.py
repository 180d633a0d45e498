"""Describe the events of webhooks for the `webhooks` of the OpenAPI document."""

from typing import Any

from web.http.openapi_schemas import REF
from webhooks.kinds import TEST, EventType

TAG = "events"
"""The tag of the events, which generators must not mix with the calls that manage webhooks."""

ABOUT_GAME = ("game", "The id of the game.")
ABOUT_TOURNAMENT = ("tournament", "The id of the tournament.")
ABOUT_CHALLENGE = ("challenge", "The id of the challenge.")
TERMS = ("terms", "GameTerms")
SENT: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    EventType.STARTING: ("You were paired; the game waits for your answer.", (ABOUT_GAME,)),
    EventType.STARTED: ("A game in which you sit has begun.", (ABOUT_GAME,)),
    EventType.WAITING: ("A game waits for you, at a new version.", (ABOUT_GAME,)),
    EventType.ENDED: ("A game of yours is over, or was called off.", (ABOUT_GAME,)),
    EventType.CHALLENGED: ("You were challenged.", (ABOUT_CHALLENGE,)),
    EventType.DECLINED: ("A challenge of yours was declined.", (ABOUT_CHALLENGE,)),
    EventType.TOURNAMENT_STARTED: ("A tournament of yours has begun.", (ABOUT_TOURNAMENT,)),
    EventType.TOURNAMENT_ROUND: ("A round of your tournament has begun.", (ABOUT_TOURNAMENT,)),
    EventType.TOURNAMENT_ENDED: ("A tournament of yours is over.", (ABOUT_TOURNAMENT,)),
    TEST: ("A test that you asked for.", ()),
}
"""Each type of event: its meaning, and the members of its `data`."""
SHAPES: dict[str, tuple[tuple[str, str], ...]] = {
    EventType.STARTING: (TERMS,),
    EventType.CHALLENGED: (("challenger", "Challenger"), TERMS),
    EventType.ENDED: (("ratings", "GameRatings"),),
}
"""Further members of `data` that have a schema, by their names."""
WITH_ROUND = {
    EventType.TOURNAMENT_STARTED,
    EventType.TOURNAMENT_ROUND,
    EventType.TOURNAMENT_ENDED,
}
WITH_VERSION = {EventType.STARTED, EventType.WAITING, EventType.ENDED}


def webhook_operations() -> dict[str, Any]:
    """Return the calls of the service to a receiver, by the type of the event."""
    return {str(kind): {"post": _operation(str(kind))} for kind in SENT}


def webhook_schemas() -> dict[str, Any]:
    """Return the schemas of what is posted, by name."""
    return {_name(str(kind)): _payload(str(kind), members) for kind, (_, members) in SENT.items()}


def _name(kind: str) -> str:
    """Return the name of the schema of an event: `GameEndedWebhook`."""
    return "".join(part.capitalize() for part in kind.split(".")) + "Webhook"


def _operation(kind: str) -> dict[str, Any]:
    says = SENT[kind][0]
    return {
        "operationId": "webhook_" + kind.replace(".", "_"),
        "summary": says.rstrip("."),
        "description": f"{says} The headers and signature are those of Standard Webhooks.",
        "tags": [TAG],
        "security": [{}],
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": REF.format(model=_name(kind))}}},
        },
        "responses": {
            "2XX": {"description": "It has arrived."},
            "410": {"description": "The webhook is switched off."},
            "4XX": {"description": "It is sent again later."},
        },
    }


def _payload(kind: str, members: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    data: dict[str, Any] = {name: {"type": "string", "description": says} for name, says in members}
    data |= {name: {"$ref": REF.format(model=shape)} for name, shape in SHAPES.get(kind, ())}
    if kind in WITH_VERSION:
        data["version"] = {"type": "integer", "description": "The game's version."}
    if kind in WITH_ROUND:
        data["round"] = {"type": "integer", "description": "The newest round; 0 in an arena."}
    return {
        "title": _name(kind),
        "description": SENT[kind][0],
        "type": "object",
        "properties": {
            "type": {"type": "string", "const": kind},
            "timestamp": {"type": "string", "format": "date-time"},
            "data": {"type": "object", "properties": data, "required": list(data)},
        },
        "required": ["type", "timestamp", "data"],
    }
