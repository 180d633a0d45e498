"""The messages of the socket of an account; `t` names the kind."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from games.play.messages.game import GameTerms
from games.play.messages.values import GameId, Version
from games.play.selectors.own_games import OwnGameStatus
from notifications.messages import NotificationSchema, notification_json
from notifications.models import Notification
from web.http.messages import Message, Moment
from web.realtime.messages import ErrorMessage, PongMessage, SocketMessageBase, message


class OwnGame(Message):
    """The status of a game of yours: whether it awaits you, and until when."""

    id: GameId
    version: Version
    status: Literal["open", "starting", "active", "finished", "cancelled"]
    awaited: Annotated[bool, Field(description="The game waits for a command of yours.")]
    deadline: Annotated[
        Moment | None,
        Field(description="The time at which a command is played for you; null without a clock."),
    ]


class HelloMessage(SocketMessageBase):
    """The first message: the running games that await you, and the unread notifications."""

    t: Literal["hello"]
    games: list[OwnGame]
    unread: int


class OwnGameMessage(SocketMessageBase, OwnGame):
    """A game of yours began, awaits you, or is over."""

    t: Literal["game"]


class MatchMessage(SocketMessageBase):
    """You got a seat in this game."""

    t: Literal["match"]
    game: GameId
    terms: GameTerms


class NotificationMessage(SocketMessageBase):
    """You have a new notification, which is also stored (`GET notifications`)."""

    t: Literal["notification"]
    notification: NotificationSchema
    unread: int


class UnreadMessage(SocketMessageBase):
    """The number of unread notifications, after some were read here or elsewhere."""

    t: Literal["unread"]
    unread: int


class StandingMessage(SocketMessageBase):
    """Staff made or lifted a decision about you, or answered: read `GET auth/me`."""

    t: Literal["standing"]


AnyAccountMessage = Annotated[
    HelloMessage
    | OwnGameMessage
    | MatchMessage
    | NotificationMessage
    | UnreadMessage
    | StandingMessage
    | ErrorMessage
    | PongMessage,
    Field(discriminator="t"),
]


class AccountMessage(RootModel[AnyAccountMessage]):
    """A message of the server on `/ws/me`."""


def hello_message(games: Iterable[OwnGameStatus], *, unread: int) -> dict[str, Any]:
    """Return a `HelloMessage`."""
    return message("hello", games=[_own_game_json(game) for game in games], unread=unread)


def notification_message(row: Notification, *, unread: int) -> dict[str, Any]:
    """Return a `NotificationMessage`."""
    return message("notification", notification=notification_json(row), unread=unread)


def unread_message(unread: int) -> dict[str, Any]:
    """Return an `UnreadMessage`."""
    return message("unread", unread=unread)


def standing_message() -> dict[str, Any]:
    """Return a `StandingMessage`."""
    return message("standing")


def own_game_message(game: OwnGameStatus) -> dict[str, Any]:
    """Return an `OwnGameMessage`."""
    return message("game", **_own_game_json(game))


def match_message(game_id: str, terms: Mapping[str, Any]) -> dict[str, Any]:
    """Return a `MatchMessage` about a game with these `GameTerms`."""
    return message("match", game=game_id, terms=terms)


def _own_game_json(game: OwnGameStatus) -> dict[str, Any]:
    return {
        "id": game.game_id,
        "version": game.version,
        "status": game.status,
        "awaited": game.is_awaited,
        "deadline": game.deadline,
    }
