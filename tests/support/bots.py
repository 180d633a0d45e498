"""Tables with bots, for tests."""

from games.play.models import Game
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotSeat
from tests.support.games import some_user


def bots_table(*levels: str, preset: str = "podkidnoy") -> Game:
    """A started game among bots of these levels, hosted by a person who watches."""
    seats = [BotSeat(level) for level in levels]
    return create_game(host_id=some_user().pk, seats=seats, preset=preset, start=True)
