"""What there is to tell, about what one may choose how to be told, and how."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Kind(StrEnum):
    """What happened."""

    TURN = "turn"
    MATCH = "match"
    """Quick match has found a game, which waits for the person for seconds only."""
    INVITATION = "invitation"
    INVITATION_DECLINED = "invitation_declined"
    FRIEND_PLAYING = "friend_playing"
    GAME_CANCELLED = "game_cancelled"
    """An open table was closed, since its host was gone."""
    SEAT_LOST = "seat_lost"
    """The host took the person from an open table."""
    SEAT_CLAIMED = "seat_claimed"
    """The others gave up waiting, and a bot plays on."""


class Topic(StrEnum):
    """What people choose about."""

    TURN = "turn"
    INVITATION = "invitation"
    FRIEND = "friend"
    TABLE = "table"


class Channel(StrEnum):
    """Where one is told: on the page, by the browser while its tab is hidden, by a push."""

    PAGE = "page"
    BROWSER = "browser"
    PUSH = "push"


TOPIC_OF: Mapping[Kind, Topic] = MappingProxyType(
    {
        Kind.TURN: Topic.TURN,
        Kind.MATCH: Topic.TURN,
        Kind.INVITATION: Topic.INVITATION,
        Kind.INVITATION_DECLINED: Topic.INVITATION,
        Kind.FRIEND_PLAYING: Topic.FRIEND,
        Kind.GAME_CANCELLED: Topic.TABLE,
        Kind.SEAT_LOST: Topic.TABLE,
        Kind.SEAT_CLAIMED: Topic.TABLE,
    }
)

FOUND_BY_PAGES = frozenset({Kind.MATCH})
"""What pages learn and act on by themselves: they list it at most, and say nothing of it."""

# Browser and push still want the browser's leave, asked for by a click.
DEFAULTS: Mapping[Topic, frozenset[Channel]] = MappingProxyType(
    {
        Topic.TURN: frozenset(Channel),
        Topic.INVITATION: frozenset(Channel),
        Topic.FRIEND: frozenset(),
        Topic.TABLE: frozenset({Channel.PAGE, Channel.PUSH}),
    }
)
