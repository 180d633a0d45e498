"""The admin of moderation, which Django imports when it starts."""

from moderation.admin import cases, games, held_games, people, rows, tokens

__all__ = ["cases", "games", "held_games", "people", "rows", "tokens"]
