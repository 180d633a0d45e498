"""The rules of Durak: a pure core without framework, input/output, clock or randomness.

A game is a list of events. `decide` turns a command into events, `evolve` applies an event to a
state:

>>> from games.engine import PRESETS, decide, evolve, legal_commands, new_game, replay
>>> from games.engine.deck import full_pack
>>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
>>> leader = state.bout.leader
>>> command = legal_commands(state, leader)[0]
>>> command
Lead(cards=(Card(7C),))
>>> for event in decide(state, leader, command):
...     state = evolve(state, event)
>>> state.phase, state.bout.unbeaten
(<Phase.BOUT: 'bout'>, (Card(7C),))
"""

from games.engine.cards import HIDDEN, Card, Rank, Suit, card_from_code
from games.engine.commands import Command
from games.engine.consequences import Step
from games.engine.decide import advance, deal_again, decide, new_game
from games.engine.errors import InvalidRules, Malformed, RefusalCode, Refused
from games.engine.events import Event
from games.engine.evolve import evolve, evolved, replay
from games.engine.legality import fair_offers, legal_commands, legal_offers, why_illegal
from games.engine.offers import Offer
from games.engine.rules import PRESETS, Preset, RuleSet
from games.engine.seat import Direction, Seat
from games.engine.series import Opening, next_opening
from games.engine.state import GameState, Phase
from games.engine.turn_order import able_seats, awaited_seats
from games.engine.view import PlayerView, Viewer, Watcher, as_it_looks, redact, view_for

__all__ = [
    "HIDDEN",
    "PRESETS",
    "Card",
    "Command",
    "Direction",
    "Event",
    "GameState",
    "InvalidRules",
    "Malformed",
    "Offer",
    "Opening",
    "Phase",
    "PlayerView",
    "Preset",
    "Rank",
    "RefusalCode",
    "Refused",
    "RuleSet",
    "Seat",
    "Step",
    "Suit",
    "Viewer",
    "Watcher",
    "able_seats",
    "advance",
    "as_it_looks",
    "awaited_seats",
    "card_from_code",
    "deal_again",
    "decide",
    "evolve",
    "evolved",
    "fair_offers",
    "legal_commands",
    "legal_offers",
    "new_game",
    "next_opening",
    "redact",
    "replay",
    "view_for",
    "why_illegal",
]
