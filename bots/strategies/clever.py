"""The clever player: rules of thumb, a memory for cards, and exact play at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.strategies.base import Rng
from bots.strategies.endgame.exact import best_command
from bots.strategies.endgame.setup import endgame_of
from bots.strategies.thumb import RulesOfThumb, Taste
from bots.strategies.worth import worths_in
from games.engine import Command, Offer, PlayerView
from games.engine.offers import spelled_out

NODES = 45_000
"""Positions looked at for one decision: about an eighth of a second of one core."""

TASTE = Taste(together=0.0)
"""One card at a time: what is thrown in later can be chosen with more knowledge."""


@dataclass(frozen=True, slots=True)
class Clever:
    """Remembers every card, and plays the end of the game without a fault.

    `nodes`: positions it may look at for one decision.
    """

    nodes: int = NODES

    def choose(self, view: PlayerView, legal: Sequence[Offer], rng: Rng) -> Command:  # noqa: ARG002
        """The proven best where there is one, else what the rules of thumb say of the rest."""
        favourite = RulesOfThumb(view, legal, worths_in(view), TASTE).choose()
        endgame = endgame_of(view)
        if endgame is None:
            return favourite
        ordered = [favourite, *(command for command in spelled_out(legal) if command != favourite)]
        return favourite if len(ordered) == 1 else best_command(endgame, ordered, self.nodes)
