"""Notation: commands, positions (like FEN) and whole games (like PGN) as texts for people.

Reading a written text gives an equal value (docs/notation.md).
"""

from games.engine.notation.commands import read_command, write_command
from games.engine.notation.events import read_event, write_event
from games.engine.notation.games import GameRecord, read_game, record_of, write_game
from games.engine.notation.positions import read_position, write_position

__all__ = [
    "GameRecord",
    "read_command",
    "read_event",
    "read_game",
    "read_position",
    "record_of",
    "write_command",
    "write_event",
    "write_game",
    "write_position",
]
