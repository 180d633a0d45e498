"""Feeds: all updates about one thing for one client, on any protocol."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol
from urllib.parse import parse_qsl

from django.contrib.sessions.backends.base import SessionBase

from web.realtime.groups import Message


class Client(Protocol):
    """The client of a connection, as its feeds use it."""

    @property
    def user_id(self) -> int | None:
        """The user who opened the connection; None for somebody who is not logged in."""

    async def subscribe(self, *groups: str) -> None:
        """Subscribe the feeds to the groups. Raises redis.ConnectionError."""

    def take(self, message: Message) -> None:
        """Queue a message for the feeds."""

    async def send(self, message: Message) -> None:
        """Send a message."""

    async def send_text(self, text: str, *, is_mark: bool = False) -> None:
        """Send a message that is JSON already; after an `is_mark` message a client can resume."""


@dataclass(frozen=True, slots=True)
class ConnectionRequest:
    """The request of a client that opens a connection."""

    session: SessionBase
    arguments: Mapping[str, str]
    """The variable parts of the address."""
    resume: Mapping[str, str] = field(default_factory=dict)
    """The places from which the client resumes, by parameter."""


NUMBER = {"type": "integer", "minimum": 0}


@dataclass(frozen=True, slots=True)
class ResumePoint:
    """The format of a place from which a client resumes."""

    pattern: re.Pattern[str]
    says: str
    """The format in words."""
    schema: Mapping[str, Any]
    """The same as a schema of the OpenAPI document."""

    def fits(self, text: str) -> bool:
        """Return whether the text has the format."""
        return self.pattern.fullmatch(text) is not None


class InvalidParameter(ValueError):
    """A parameter of a connection is unknown, given twice, or has no such form."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(reason)
        self.name = name


def resume_points(query: bytes, places: Mapping[str, ResumePoint]) -> dict[str, str]:
    """Return the places in the query of a connection. Raises InvalidParameter."""
    given: dict[str, str] = {}
    for name, value in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name not in places:
            raise InvalidParameter(name, "There is no such parameter here.")
        if name in given:
            raise InvalidParameter(name, "This parameter may be given once only.")
        if not places[name].fits(value):
            raise InvalidParameter(name, f"`{name}` is {places[name].says}.")
        given[name] = value
    return given


class Feed(ABC):
    """All updates about one thing for one client.

    The consumer never calls two methods at the same time. Each may raise ConnectionRefused, which
    ends the connection, and the errors of the database and Redis.
    """

    __slots__ = ("client",)

    name: ClassVar[str]
    """The prefix of the `type` of the group messages that the feed handles."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @property
    def groups(self) -> Sequence[str]:
        """Return the groups to which the connection subscribes before its feeds begin."""
        return ()

    async def begin(self) -> None:  # noqa: B027 - most read nothing before they greet
        """Read the current state; before that, subscribe to groups that `groups` can't know.

        So no change is missed.
        """

    @abstractmethod
    async def greet(self) -> None:
        """Send the changes that the client lacks; from then on it gets every change."""

    @abstractmethod
    async def receive(self, message: Message) -> None:
        """Handle a message of a group."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Send the changes that the client lacks because a message was lost."""

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that the client is present; return further members of the reply to its ping."""
        return {}

    def must_poll(self) -> bool:
        """Return whether a change is possible that no message announces."""
        return False

    @property
    def place(self) -> str | None:
        """Return the place after which the client can resume; None if it can't."""
        return None

    async def end(self, *, is_open: bool) -> None:  # noqa: B027 - most leave nothing behind
        """Release everything; `is_open` unless the connection was refused."""


class Compose(Protocol):
    """Creates the feeds of a connection."""

    def __call__(self, client: Client, opening: ConnectionRequest) -> Sequence[Feed]:
        """Return the feeds, in the order in which they begin."""
