"""The interface of strategies, and the random numbers that they may use."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from games.engine import Command, Event, Offer, PlayerView

Item = TypeVar("Item")


class Rng(Protocol):
    """The part of `random.Random` that strategies use."""

    def choice(self, seq: Sequence[Item], /) -> Item:
        """Return one of the items, each as likely as the others."""

    def random(self) -> float:
        """Return a number from 0 up to 1, 1 excluded."""


class Strategy(Protocol):
    """Chooses among the offers to the seat whose view it gets."""

    def choose(
        self, view: PlayerView, legal: Sequence[Offer], rng: Rng, log: Sequence[Event] = ()
    ) -> Command:
        """Return a command that `legal`, never empty, offers; equal arguments give equal commands.

        `log` are the events of the game from the first one on, as the viewer may know them; it is
        empty if only the position is known.
        """
