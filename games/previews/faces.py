"""Which picture belongs to whom, as on the page (`frontend/src/names/bots.ts`, `art/faces.ts`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from accounts.models import User
from games.play.models import BotLevel, Game, Seat, SeatKind
from games.previews.drawings import Shape, drawings

OTHERS = 12
"""How many bots there are who are no level's character."""
STEP = 5
"""From one seat's bot to the next; it has no divisor in common with the number of bots."""


@dataclass(frozen=True, slots=True)
class Face:
    """A round picture: its ground, and what is drawn on it."""

    ground: str
    shapes: tuple[Shape, ...]


def face_of(user: User) -> Face | None:
    """The picture of a person; none for a deleted account."""
    avatar = user.shown_avatar
    if avatar is None:
        return None
    grounds = drawings().grounds
    return Face(grounds[user.pk % len(grounds)], tuple(drawings().animals[avatar]))


def face_at(game: Game, seat: Seat) -> Face | None:
    """The picture at a seat: a person's or a bot's; none where nobody sits."""
    if seat.kind == SeatKind.BOT:
        bot = drawings().bots[bot_at(game.first_game_id or game.pk, _levels(game), seat.number)]
        return Face(bot["ground"], tuple(bot["shapes"]))
    return None if seat.user is None else face_of(seat.user)


def _levels(game: Game) -> list[str]:
    """The level of the bot on each seat; empty where none sits, as for those in others' places."""
    rows = game.seats.all()
    return [row.bot_level if row.kind == SeatKind.BOT else "" for row in rows]


def bot_at(series_id: str, levels: Sequence[str], seat: int) -> int:
    """The number of the bot on a seat, in all games of a series.

    The first bot of a level at a table is its character, which stands behind the others.
    """
    level = levels[seat]
    if level and levels.index(level) == seat:
        return OTHERS + BotLevel.values.index(level)
    first = 0
    for letter in series_id:
        first = (first * 31 + ord(letter)) % OTHERS
    return (first + seat * STEP) % OTHERS
