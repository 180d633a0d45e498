"""The kinds of notifications, their topics, and channels (in-app, push, mail) that users choose."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Kind(StrEnum):
    """The kind of a notification."""

    TURN = "turn"
    MATCH = "match"
    """Matchmaking has found a game, which waits for the user for seconds only."""
    INVITATION = "invitation"
    INVITATION_DECLINED = "invitation_declined"
    CHALLENGE = "challenge"
    """Somebody challenges the user, who is a bot account, to a game."""
    CHALLENGE_DECLINED = "challenge_declined"
    FRIEND_PLAYING = "friend_playing"
    GAME_CANCELLED = "game_cancelled"
    """An open table was closed because its host was gone."""
    GAME_CALLED_OFF = "game_called_off"
    """A running game was cancelled without a result."""
    SEAT_LOST = "seat_lost"
    """The host took the user from an open table."""
    SEAT_CLAIMED = "seat_claimed"
    """The other players gave up waiting, and a bot plays on in the user's place."""
    TOURNAMENT_SOON = "tournament_soon"
    """A tournament of the user begins in some minutes."""
    TOURNAMENT_TABLE = "tournament_table"
    """A game of the user in a tournament was dealt."""
    TOURNAMENT_CANCELLED = "tournament_cancelled"
    """A tournament of the user was called off, because too few people came."""
    TOURNAMENT_MODERATED = "tournament_moderated"
    """Staff have renamed, hidden, shown or closed a tournament of the user."""
    CLUB_REQUEST = "club_request"
    """Somebody asks to join a club that the user leads."""
    CLUB_ACCEPTED = "club_accepted"
    """A club has let the user in."""
    CLUB_DECLINED = "club_declined"
    """A club has declined the user's request to join."""
    CLUB_MODERATOR = "club_moderator"
    """The user is a moderator of a club now."""
    CLUB_OWNER = "club_owner"
    """The user is the owner of a club now."""
    CLUB_REMOVED = "club_removed"
    """A club has removed the user."""
    CLUB_TOURNAMENT = "club_tournament"
    """A club of the user holds a new tournament."""
    CLUB_MODERATED = "club_moderated"
    """Staff have renamed, hidden, shown or closed a club of the user."""
    WEBHOOK_OFF = "webhook_off"
    """A webhook of the user was switched off, because nothing could be delivered."""


class Topic(StrEnum):
    """A group of kinds for which users choose the channels."""

    TURN = "turn"
    INVITATION = "invitation"
    FRIEND = "friend"
    TABLE = "table"
    TOURNAMENT = "tournament"
    CLUB = "club"
    CLUB_TOURNAMENT = "club_tournament"


class Channel(StrEnum):
    """A way to notify: on the page, by the browser while its tab is hidden, by a push, by a bot,
    by mail."""

    PAGE = "page"
    BROWSER = "browser"
    PUSH = "push"
    TELEGRAM = "telegram"
    """A message of the site's bot, if the user lets it write."""
    MAIL = "mail"
    """A mail to the account's confirmed address, if the notification stays unread."""


TOPIC_OF: Mapping[Kind, Topic] = MappingProxyType(
    {
        Kind.TURN: Topic.TURN,
        Kind.MATCH: Topic.TURN,
        Kind.INVITATION: Topic.INVITATION,
        Kind.INVITATION_DECLINED: Topic.INVITATION,
        Kind.CHALLENGE: Topic.INVITATION,
        Kind.CHALLENGE_DECLINED: Topic.INVITATION,
        Kind.FRIEND_PLAYING: Topic.FRIEND,
        Kind.GAME_CANCELLED: Topic.TABLE,
        Kind.GAME_CALLED_OFF: Topic.TABLE,
        Kind.SEAT_LOST: Topic.TABLE,
        Kind.SEAT_CLAIMED: Topic.TABLE,
        Kind.TOURNAMENT_SOON: Topic.TOURNAMENT,
        Kind.TOURNAMENT_TABLE: Topic.TURN,
        Kind.TOURNAMENT_CANCELLED: Topic.TOURNAMENT,
        Kind.TOURNAMENT_MODERATED: Topic.TOURNAMENT,
        Kind.CLUB_REQUEST: Topic.CLUB,
        Kind.CLUB_ACCEPTED: Topic.CLUB,
        Kind.CLUB_DECLINED: Topic.CLUB,
        Kind.CLUB_MODERATOR: Topic.CLUB,
        Kind.CLUB_OWNER: Topic.CLUB,
        Kind.CLUB_REMOVED: Topic.CLUB,
        Kind.CLUB_TOURNAMENT: Topic.CLUB_TOURNAMENT,
        Kind.CLUB_MODERATED: Topic.CLUB,
        Kind.WEBHOOK_OFF: Topic.TABLE,
    }
)

FOUND_BY_PAGES = frozenset({Kind.MATCH})
"""Kinds to which pages react at once: lists include them, but pages don't show them."""

# Browser and push work only after the user has given the browser permission by a click. Mails are
# sent only to those who ask for them.
_AWAITED = frozenset(Channel) - {Channel.MAIL}
_NEWS = frozenset({Channel.PAGE, Channel.PUSH, Channel.TELEGRAM})
DEFAULTS: Mapping[Topic, frozenset[Channel]] = MappingProxyType(
    {
        Topic.TURN: _AWAITED,
        Topic.INVITATION: _AWAITED,
        Topic.FRIEND: frozenset(),
        Topic.TABLE: _NEWS,
        Topic.TOURNAMENT: _NEWS,
        Topic.CLUB: _NEWS,
        Topic.CLUB_TOURNAMENT: frozenset({Channel.PAGE}),
    }
)
