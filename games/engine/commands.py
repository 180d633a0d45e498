"""What a seat may ask for. Wire names are stable; JSON forms are in `wire`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.engine.cards import Card, in_order
from games.engine.errors import Malformed


def _some_in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards played together are a set: at least one, kept in canonical order."""
    if not cards:
        raise Malformed("invalid", "cards", "At least one card is needed.")
    return in_order(cards)


@dataclass(frozen=True, slots=True)
class Lead:
    """The leader opens the bout with one card, or several of one rank."""

    type: ClassVar[str] = "lead"
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _some_in_order(self.cards))


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """An entitled attacker adds a card of a rank on the table."""

    type: ClassVar[str] = "throw_in"
    card: Card


@dataclass(frozen=True, slots=True)
class Beat:
    """The defender covers the unbeaten `attack` with `card`."""

    type: ClassVar[str] = "beat"
    attack: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Transfer:
    """The defender passes the attack on by adding cards of its rank."""

    type: ClassVar[str] = "transfer"
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _some_in_order(self.cards))


@dataclass(frozen=True, slots=True)
class Take:
    """The defender gives up and will pick up every card on the table."""

    type: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Done:
    """An attacker adds nothing more."""

    type: ClassVar[str] = "done"


Command = Lead | ThrowIn | Beat | Transfer | Take | Done
COMMANDS: tuple[type[Command], ...] = (Lead, ThrowIn, Beat, Transfer, Take, Done)
