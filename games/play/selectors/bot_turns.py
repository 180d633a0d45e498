"""What a bot gets to decide a turn: what its seat sees and has seen, and chance."""

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
"""Who plays on for somebody who left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotTurn:
    """A bot's seat at the current version: its level, what it sees, and 32 bytes of chance.

    `chance` is the same whenever the same turn is asked for, so a turn computed twice is the
    same turn; it tells nothing about the deal.
    """

    level: BotLevel
    lesson: str
    """The name of the lesson that is played, if any."""
    seen: SeenUpdate
    chance: bytes = field(repr=False)


def bot_turn(*, game_id: str, seat: SeatNumber) -> BotTurn:
    """What the bot on that seat may know now. Raises NotFound if no bot plays there."""
    moment = newest_snapshot(game_id)
    if moment is None:
        raise NotFound("The game has not begun.")
    game = moment.game
    level = next((level_of(row) for row in game.all_seats if row.number == seat), "")
    if not level:
        raise NotFound(f"No bot sits on seat {seat}.")
    message = PURPOSE + bytes([seat]) + moment.version.to_bytes(4, "big")
    return BotTurn(
        level=BotLevel(level),
        lesson=game.lesson,
        seen=moment.update.seen_by(seat),
        chance=hmac.digest(bytes(game.server_seed), message, "sha256"),
    )


def own_log(*, game_id: str, seat: SeatNumber, version: int) -> tuple[Event, ...]:
    """The events up to that version, from the first one on, as the seat may know them.

    Raises NotFound if there is no such game.
    """
    game = Game.objects.filter(pk=game_id).first()
    if game is None:
        raise NotFound("There is no such game.")
    seen = update_of(game, after=0, at=version).events_seen_by(seat)
    return tuple(numbered.event for numbered in seen)


def level_of(seat: Seat) -> str:
    """The level of the bot that plays on the seat; empty where none does."""
    return seat.bot_level or (SUBSTITUTE if seat.left_version is not None else "")
