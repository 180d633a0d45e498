"""Feeds: what a client is sent about one thing, on whatever protocol it listens."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from django.contrib.sessions.backends.base import SessionBase

from web.realtime.groups import Message


class Client(Protocol):
    """The client of a connection, as its feeds use it."""

    @property
    def user_id(self) -> int | None:
        """The user who opened the connection; None for somebody who is not logged in."""

    async def subscribe(self, group: str) -> None:
        """Have the feeds hear the group. Raises redis.ConnectionError."""

    def take(self, message: Message) -> None:
        """Have the feeds hear a message when its turn comes."""

    async def send(self, message: Message) -> None:
        """Send a message."""

    async def send_text(self, text: str, *, is_mark: bool = False) -> None:
        """Send a message that is JSON already; `is_mark` where a client resumes after it."""


@dataclass(frozen=True, slots=True)
class ConnectionRequest:
    """The wishes of a client that opens a connection."""

    session: SessionBase
    arguments: Mapping[str, str]
    """The variable parts of the address."""
    resume: Mapping[str, str] = field(default_factory=dict)
    """The newest that the client has already, by the parameters of the address."""


NUMBER = {"type": "integer", "minimum": 0}


@dataclass(frozen=True, slots=True)
class ResumePoint:
    """The form in which a client says up to where it has everything."""

    pattern: re.Pattern[str]
    says: str
    """What fits the pattern, for people."""
    schema: Mapping[str, Any]
    """The same for the OpenAPI document."""

    def fits(self, text: str) -> bool:
        """Return whether the text has the form."""
        return self.pattern.fullmatch(text) is not None


class Feed(ABC):
    """All that one client is sent about one thing.

    Its consumer never calls two methods at the same time. Each may raise Refused, which ends the
    connection, and what the database and Redis raise.
    """

    __slots__ = ("client",)

    name: ClassVar[str]
    """The first part of the `type` of the messages of groups that it hears."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @abstractmethod
    async def begin(self) -> None:
        """Subscribe to groups, and then read what there is, so that nothing falls in between."""

    @abstractmethod
    async def greet(self) -> None:
        """Send what the client lacks; from then on it is sent every change."""

    @abstractmethod
    async def hear(self, message: Message) -> None:
        """Take a message of a group."""

    @abstractmethod
    async def catch_up(self) -> None:
        """Send what the client lacks because a message got lost."""

    async def note_presence(self) -> Mapping[str, Any]:
        """Note that the client is here; return what the answer to its ping has besides."""
        return {}

    def must_poll(self) -> bool:
        """Return whether something may have changed that no message tells of."""
        return False

    @property
    def place(self) -> str | None:
        """The place up to which the client has everything, if it can resume after it."""
        return None

    async def end(self, *, is_open: bool) -> None:  # noqa: B027 - most leave nothing behind
        """Leave nothing behind; `is_open` unless the connection was refused."""


class Compose(Protocol):
    """Makes the feeds of a connection."""

    def __call__(self, client: Client, opening: ConnectionRequest) -> Sequence[Feed]:
        """Return the feeds, in the order in which they begin."""
