"""The player that calls the cheats it notices."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.strategies.base import Rng, Strategy
from bots.strategies.suspicion import proven_cheats
from games.engine import Command, Event, Offer, PlayerView
from games.engine.commands import CallCheat


@dataclass(frozen=True, slots=True)
class Attentive:
    """Calls plays that certainly broke the rules, and otherwise plays as another strategy does.

    `attention` is the probability to notice such a play each time it looks, from 0 to 1.
    """

    player: Strategy
    attention: float

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return a call, or the choice of `player` among the rest.

        Raises ValueError if only calls are offered and none of them is sure to be right.
        """
        calls = [offer for offer in legal if isinstance(offer, CallCheat)]
        if not calls:
            return self.player.choose(view, legal, rng, log)
        proven = proven_cheats(view)
        sure = [call for call in calls if call.card in proven]
        others = [offer for offer in legal if not isinstance(offer, CallCheat)]
        if sure and (not others or rng.random() < self.attention):
            return sure[0]
        if not others:
            raise ValueError("nothing is offered but calls that may be wrong")
        return self.player.choose(view, others, rng, log)
