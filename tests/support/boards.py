"""A position and a game as texts, for tests of the analysis board."""

import random

from games.engine import RuleSet
from games.engine.notation import record_of, write_game
from tests.support.play import whole_game

LATE = """position 1
rules {"deck": 24}
seats 2 forehand 0 deal 1
leader -
asking -
hand TH JS
hand AD 9S
known -
known -
hidden -
hidden -
talon -
trump JS JS -
discard 9C TC JC QC KC AC 9D TD JD QD KD 9H JH QH KH AH TS QS KS AS
places - -
idle 0
over - -
losing_teams -
defended -
showed -
bout 7 0 0 1 2
direction left
flags -
table -
done -
emptied -
out -
shown -
shown_by -
led 0
"""
"""Seat 0 leads from the ten of hearts and the jack of trumps, against an ace and the nine."""


def game_text(rules: RuleSet, seats: int = 2, seed: int = 1) -> str:
    """A game that chance has played, in notation."""
    return write_game(record_of(whole_game(rules, seats, random.Random(seed))))
