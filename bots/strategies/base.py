"""What a strategy is, and the chance it may use."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from games.engine import Command, PlayerView

Item = TypeVar("Item")


class Rng(Protocol):
    """The part of `random.Random` that strategies use."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """One of the items, each as likely as the others."""

    def random(self) -> float:
        """A number from 0 up to 1, 1 excluded."""


class Strategy(Protocol):
    """Chooses among the legal commands of the seat whose view it gets."""

    def choose(self, view: PlayerView, legal: Sequence[Command], rng: Rng) -> Command:
        """One of `legal`, which is not empty; for equal arguments and chance always the same."""
