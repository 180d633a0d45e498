"""Rows of the database: data and constraints only, no behaviour."""

from games.models.game import Game, GameStatus, new_game_id
from games.models.receipt import CommandReceipt
from games.models.seat import BotLevel, Seat, SeatKind
from games.models.stored_event import StoredEvent

__all__ = [
    "BotLevel",
    "CommandReceipt",
    "Game",
    "GameStatus",
    "Seat",
    "SeatKind",
    "StoredEvent",
    "new_game_id",
]
