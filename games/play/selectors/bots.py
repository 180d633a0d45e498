"""The avatars of bots: each seat has the same bot in all games of a series."""

from collections.abc import Sequence

from games.play.models import BotLevel, Game, SeatKind

OTHERS = 12
"""The number of bots besides the one character of each level."""
BOTS = OTHERS + len(BotLevel.values)
STEP = 5
"""The step from the bot of one seat to that of the next; coprime to the number of bots."""


def bots_of(game: Game) -> dict[int, int]:
    """Return the number of the bot on each seat that has one, with the game's seats loaded."""
    rows = game.all_seats
    levels = [row.bot_level if row.kind == SeatKind.BOT else "" for row in rows]
    series_id = game.first_game_id or game.pk
    return {seat: bot_at(series_id, levels, seat) for seat, level in enumerate(levels) if level}


def bot_at(series_id: str, levels: Sequence[str], seat: int) -> int:
    """Return the number of the bot on a seat; no two at a table have the same.

    `levels` has the level of each seat's bot; it is empty for a seat without one. The first bot of
    a level at a table is the character of that level; these have the last numbers.
    """
    level = levels[seat]
    if level and levels.index(level) == seat:
        return OTHERS + BotLevel.values.index(level)
    first = 0
    for letter in series_id:
        first = (first * 31 + ord(letter)) % OTHERS
    return (first + seat * STEP) % OTHERS
