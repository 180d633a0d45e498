"""Factories of tables with bots, for tests."""

from games.play.models import Game
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan
from games.tables.terms import TableChoice
from tests.support.games import some_user


def bots_table(*levels: str, preset: str = "podkidnoy") -> Game:
    """A started game of bots of these levels; its host has no seat."""
    seats = [BotPlan(level) for level in levels]
    return create_game(TableChoice(preset=preset), seats, host_id=some_user().pk, start=True)
