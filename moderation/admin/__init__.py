"""The admin of moderation, which Django imports when it starts."""

from moderation.admin import (
    announcements,
    cases,
    collusion,
    games,
    held_games,
    logins,
    people,
    places,
    rows,
    tokens,
)

__all__ = [
    "announcements",
    "cases",
    "collusion",
    "games",
    "held_games",
    "logins",
    "people",
    "places",
    "rows",
    "tokens",
]
