"""The casual player: sound rules of thumb, without memory and without looking ahead."""

from collections.abc import Sequence

from bots.strategies.base import Rng
from bots.strategies.thumb import RulesOfThumb, Taste
from bots.strategies.worth import worths_in
from games.engine import Command, Offer, PlayerView


class Casual:
    """Plays the cheapest cards that do."""

    def choose(self, view: PlayerView, legal: Sequence[Offer], rng: Rng) -> Command:  # noqa: ARG002
        """What the rules of thumb say."""
        return RulesOfThumb(view, legal, worths_in(view), Taste()).choose()
