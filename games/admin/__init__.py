"""The admin of games: to look things up, and where staff decide."""

from games.admin import cases, chat, games, ratings

__all__ = ["cases", "chat", "games", "ratings"]
