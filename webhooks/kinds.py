"""The types of events for webhooks, and the reasons for which a webhook is switched off."""

from enum import StrEnum


class EventType(StrEnum):
    """The type of an event, of which an owner chooses some."""

    STARTING = "game.starting"
    """The owner was paired: the game waits for the owner's answer before it is dealt."""
    STARTED = "game.started"
    WAITING = "game.waiting"
    """The game waits for the owner, at a new version."""
    ENDED = "game.ended"
    CHALLENGED = "challenge.received"
    DECLINED = "challenge.declined"
    """A challenge by the owner was declined."""
    TOURNAMENT_STARTED = "tournament.started"
    """A tournament that the owner has joined has begun."""
    TOURNAMENT_ROUND = "tournament.round"
    """A round of it has begun."""
    TOURNAMENT_ENDED = "tournament.ended"


TEST = "test"
"""The type of an event that the owner asked for, to try the receiver."""


class OffReason(StrEnum):
    """The reason for which a webhook is switched off."""

    OWNER = "owner"
    GONE = "gone"
    """The receiver answered 410."""
    FAILING = "failing"
    """Nothing was delivered for a day, though it was tried."""
    BACKLOG = "backlog"
    """Too many events were waiting."""


class Error(StrEnum):
    """The reason why a try got no answer."""

    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    PRIVATE_ADDRESS = "private_address"
    TLS = "tls"
    INTERRUPTED = "interrupted"
    """The worker was stopped, so that it isn't known whether the event arrived."""
