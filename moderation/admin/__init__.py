"""The admin of moderation: Django looks here when it starts."""

from moderation.admin import cases, held_games, people, rows

__all__ = ["cases", "held_games", "people", "rows"]
