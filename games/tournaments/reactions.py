"""The events that tournaments announce to other packages, and the port for clubs."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from web.database.reactions import Reactions


class TournamentNews(NamedTuple):
    """A tournament began a round, or ended; `user_ids` are its players."""

    tournament_id: str
    what: Literal["started", "round", "ended"]
    round: int
    user_ids: tuple[int, ...]


class TournamentShown(NamedTuple):
    """Something that watchers see has changed; `version` is that of the tournament."""

    tournament_id: str
    version: int


tournament_news: Reactions[TournamentNews] = Reactions("tournament_news")
tournament_shown: Reactions[TournamentShown] = Reactions("tournament_shown")

Membership = Callable[[str, int], bool]
"""Returns whether a user, by id, is a member of a club, by id."""
_membership: list[Membership] = []


def ask_clubs_by(membership: Membership) -> None:
    """Ask `membership` from now on who is a member of a club."""
    _membership[:] = [membership]


def has_clubs() -> bool:
    """Return whether the service has clubs."""
    return bool(_membership)


def is_member(club: str, user_id: int) -> bool:
    """Return whether the user is a member of the club."""
    return any(ask(club, user_id) for ask in _membership)
