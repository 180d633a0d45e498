"""The casual player: sound rules of thumb, without memory and without looking ahead."""

from collections.abc import Sequence

from bots.strategies.base import Rng
from bots.strategies.memory import odds_at_a_glance
from bots.strategies.taste import Taste
from bots.strategies.thumb import rule_of_thumb
from games.engine import Command, Event, Offer, PlayerView


class Casual:
    """Plays the cheapest cards that do."""

    def choose(
        self,
        view: PlayerView,
        legal: Sequence[Offer],
        rng: Rng,  # noqa: ARG002 - it leaves nothing to chance
        log: Sequence[Event] = (),  # noqa: ARG002 - it remembers nothing
    ) -> Command:
        """Return the command by the rules of thumb."""
        return rule_of_thumb(view, legal, odds=odds_at_a_glance(view), taste=Taste())
