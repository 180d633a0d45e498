"""The beginner: any legal command, each as likely as the others."""

from collections.abc import Sequence

from bots.strategies.base import Rng
from games.engine import Command, PlayerView


class Beginner:
    """Plays at random."""

    def choose(self, view: PlayerView, legal: Sequence[Command], rng: Rng) -> Command:  # noqa: ARG002
        """Any of the legal commands."""
        return rng.choice(legal)
