"""Rows of the database: data and constraints only, no behaviour."""

from games.models.chat import ChatKind, ChatMessage, Phrase, Reaction
from games.models.clock_pulse import ClockPulse
from games.models.game import Game, GameMode, GameStatus, new_game_id
from games.models.invitation import DeclineReason, Invitation, InvitationStatus
from games.models.kick import Kick
from games.models.rating import (
    RatedGame,
    RatedGameStatus,
    Rating,
    RatingBook,
    RatingChange,
)
from games.models.receipt import CommandReceipt
from games.models.seat import PLAYED_BY_BOT, BotLevel, Seat, SeatKind, SeatOutcome
from games.models.seek import Match, MissedMatch, Seek
from games.models.stored_event import StoredEvent

__all__ = [
    "PLAYED_BY_BOT",
    "BotLevel",
    "ChatKind",
    "ChatMessage",
    "ClockPulse",
    "CommandReceipt",
    "DeclineReason",
    "Game",
    "GameMode",
    "GameStatus",
    "Invitation",
    "InvitationStatus",
    "Kick",
    "Match",
    "MissedMatch",
    "Phrase",
    "RatedGame",
    "RatedGameStatus",
    "Rating",
    "RatingBook",
    "RatingChange",
    "Reaction",
    "Seat",
    "SeatKind",
    "SeatOutcome",
    "Seek",
    "StoredEvent",
    "new_game_id",
]
