"""The clever player: rules of thumb, a memory for cards, and exact play at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.strategies.base import Rng
from bots.strategies.endgame.exact import best_command
from bots.strategies.endgame.setup import endgame_of
from bots.strategies.memory import odds_of_all_seen
from bots.strategies.taste import Taste
from bots.strategies.thumb import rule_of_thumb
from games.engine import Command, Event, Offer, PlayerView
from games.engine.offers import spelled_out

NODES = 40_000
"""Positions looked at for one decision: about an eighth of a second of one core."""

DUEL = Taste(together=0.0, toll=0.05, opening=0.2)
"""One card at a time while cards are drawn: the next is chosen with more knowledge."""
TABLE = Taste(together=0.0, toll=0.2, opening=0.3)
"""With more players, who each may throw in, it matters more what a rank lets them add."""
HEADS_UP = 2
"""Two players left."""


@dataclass(frozen=True, slots=True)
class Clever:
    """Knows every card that it saw, weighs the cards that others may hold, plays ends perfectly.

    `nodes` is the number of positions it may look at for one decision. `duel` and `table` are its
    tastes while two players are left, and while more are.
    """

    nodes: int = NODES
    duel: Taste = DUEL
    table: Taste = TABLE

    def choose(
        self,
        view: PlayerView,
        legal: Sequence[Offer],
        rng: Rng,  # noqa: ARG002 - it leaves nothing to chance
        log: Sequence[Event] = (),  # noqa: ARG002 - the view has all that it remembers
    ) -> Command:
        """Return the command proven best, if there is one, else one by the rules of thumb."""
        taste = self.duel if view.places.count(None) == HEADS_UP else self.table
        favourite = rule_of_thumb(view, legal, odds=odds_of_all_seen(view), taste=taste)
        endgame = endgame_of(view)
        if endgame is None or len(legal) == 1:
            return favourite
        others = (command for command in spelled_out(legal) if command != favourite)
        return best_command(endgame, [favourite, *others], self.nodes)
