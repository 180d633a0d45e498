"""The events that matchmaking announces to other packages."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from web.database.reactions import Reactions


class MatchFound(NamedTuple):
    """A user was paired and has a seat in a game, which waits for the user's answer."""

    user_id: int
    game_id: str
    terms: Mapping[str, Any]
    """The terms of the game, as `GameTerms`, so that reactions read no row for them."""


seeks_changed: Reactions[None] = Reactions("seeks_changed")
"""A user has begun to wait, or waits again: people can be paired now, before the next sweep."""

match_found: Reactions[MatchFound] = Reactions("match_found")
