"""The beginner: any legal command, each as likely as the others."""

from collections.abc import Sequence

from bots.strategies.base import Rng
from bots.strategies.offered import any_command
from games.engine import Command, Offer, PlayerView


class Beginner:
    """Plays at random."""

    def choose(self, view: PlayerView, legal: Sequence[Offer], rng: Rng) -> Command:  # noqa: ARG002 - it looks at no view
        """Any of the legal commands."""
        return any_command(legal, rng)
