"""Which of the service's bots sits where: the same one in all games of a series."""

from collections.abc import Sequence

from games.play.models import BotLevel, Game, SeatKind

OTHERS = 12
"""How many bots there are who are no level's character."""
BOTS = OTHERS + len(BotLevel.values)
STEP = 5
"""From one seat's bot to the next; it has no divisor in common with the number of bots."""


def bots_of(game: Game) -> dict[int, int]:
    """The number of the bot on each seat that has one, with the game's seats loaded."""
    rows = game.all_seats
    levels = [row.bot_level if row.kind == SeatKind.BOT else "" for row in rows]
    series_id = game.first_game_id or game.pk
    return {seat: bot_at(series_id, levels, seat) for seat, level in enumerate(levels) if level}


def bot_at(series_id: str, levels: Sequence[str], seat: int) -> int:
    """The number of the bot on a seat; no two at a table have the same.

    `levels` is the level of each seat's bot, empty where none sits. The first bot of a level at a
    table is its character, which stands behind the others.
    """
    level = levels[seat]
    if level and levels.index(level) == seat:
        return OTHERS + BotLevel.values.index(level)
    first = 0
    for letter in series_id:
        first = (first * 31 + ord(letter)) % OTHERS
    return (first + seat * STEP) % OTHERS
