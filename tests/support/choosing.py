"""A bot's choice in a position."""

import random

from bots.strategies.base import Strategy
from games.engine import GameState, Seat, legal_offers, view_for
from games.engine.notation import write_command
from tests.support.positions import position


def choice_of(player: Strategy, state: GameState, seat: Seat, *, seed: int = 1) -> str:
    """The command that the player chooses there, as text."""
    offers = legal_offers(state, seat)
    return write_command(player.choose(view_for(state, seat), offers, random.Random(seed)))


def choice_in(player: Strategy, text: str, seat: Seat) -> str:
    """The command that the player chooses in a position written as text."""
    return choice_of(player, position(text), seat)
