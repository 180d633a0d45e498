"""The admin of moderation, which Django imports when it starts."""

from moderation.admin import cases, held_games, people, rows

__all__ = ["cases", "held_games", "people", "rows"]
