"""The input of a bot's decision: the view and the events of its seat, and random bytes."""

import hmac
from dataclasses import dataclass, field

from games.engine import Event
from games.engine import Seat as SeatNumber
from games.play.errors import NotFound
from games.play.models import BotLevel, Game, Seat
from games.play.selectors.snapshots import newest_snapshot
from games.play.selectors.updates import SeenUpdate, update_of

PURPOSE = b"durak-bot-v1"
SUBSTITUTE = BotLevel.CASUAL
"""The level of the bot that takes over the seat of a player who left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotTurn:
    """A bot's seat at the current version: its level, what it sees, and 32 bytes of chance.

    `chance` depends only on the turn, so that a turn that is computed twice is the same. It reveals
    nothing about the deal.
    """

    level: BotLevel
    lesson: str
    """The name of the lesson that is played, if any."""
    seen: SeenUpdate
    chance: bytes = field(repr=False)


def bot_turn(*, game_id: str, seat: SeatNumber) -> BotTurn:
    """Return the input for the bot on that seat. Raises NotFound if no bot plays there."""
    snapshot = newest_snapshot(game_id)
    if snapshot is None:
        raise NotFound("The game has not begun.")
    game = snapshot.game
    level = next((level_of(row) for row in game.all_seats if row.number == seat), "")
    if not level:
        raise NotFound(f"No bot sits on seat {seat}.")
    message = PURPOSE + bytes([seat]) + snapshot.version.to_bytes(4, "big")
    return BotTurn(
        level=BotLevel(level),
        lesson=game.lesson,
        seen=snapshot.update.seen_by(seat),
        chance=hmac.digest(bytes(game.server_seed), message, "sha256"),
    )


def own_log(*, game_id: str, seat: SeatNumber, version: int) -> tuple[Event, ...]:
    """Return all events up to that version, as the seat may know them.

    Raises NotFound if there is no such game.
    """
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise NotFound("There is no such game.")
    seen = update_of(game, after=0, at=version).events_seen_by(seat)
    return tuple(numbered.event for numbered in seen)


def level_of(seat: Seat) -> str:
    """Return the level of the bot that plays on the seat; empty if none does."""
    return seat.bot_level or (SUBSTITUTE if seat.left_version is not None else "")
