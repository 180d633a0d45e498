"""Rows of the database: data and constraints only, no behaviour."""

from games.play.models.archived_log import ArchivedLog
from games.play.models.game import Game, GameMode, GameStatus, new_game_id
from games.play.models.receipt import CommandReceipt
from games.play.models.seat import PLAYED_BY_BOT, BotLevel, Seat, SeatKind, SeatOutcome
from games.play.models.stored_event import EventCause, StoredEvent
from games.play.models.sweep_heartbeat import Sweep, SweepHeartbeat

__all__ = [
    "PLAYED_BY_BOT",
    "ArchivedLog",
    "BotLevel",
    "CommandReceipt",
    "EventCause",
    "Game",
    "GameMode",
    "GameStatus",
    "Seat",
    "SeatKind",
    "SeatOutcome",
    "StoredEvent",
    "Sweep",
    "SweepHeartbeat",
    "new_game_id",
]
