"""The commands (moves) of players. Wire names are stable; JSON forms are in `wire`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, get_args

from games.engine.cards import Card, in_order
from games.engine.errors import Malformed
from games.engine.seat import Direction


def _some_in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards played together in canonical order. Raises `Malformed` if there are none."""
    if not cards:
        raise Malformed("invalid", "command.cards", "At least one card is needed.")
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
    """The defender transfers the attack by adding cards of its rank."""

    type: ClassVar[str] = "transfer"
    cards: tuple[Card, ...]
    direction: Direction = Direction.LEFT

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _some_in_order(self.cards))


@dataclass(frozen=True, slots=True)
class ShowTransfer:
    """The defender transfers the attack by showing a trump of its rank, which stays in the hand."""

    type: ClassVar[str] = "show_transfer"
    card: Card
    direction: Direction = Direction.LEFT


@dataclass(frozen=True, slots=True)
class Take:
    """The defender gives up and will pick up every card on the table."""

    type: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Done:
    """An attacker adds nothing more."""

    type: ClassVar[str] = "done"


@dataclass(frozen=True, slots=True)
class SwapTrump:
    """The holder of the lowest trump swaps it for the turned-up card under the talon."""

    type: ClassVar[str] = "swap_trump"
    card: Card


@dataclass(frozen=True, slots=True)
class RequestRedeal:
    """A player dealt nearly all cards of one suit asks for a new deal."""

    type: ClassVar[str] = "request_redeal"


@dataclass(frozen=True, slots=True)
class KeepHand:
    """A player who is asked before the first lead keeps the hand that was dealt."""

    type: ClassVar[str] = "keep_hand"


@dataclass(frozen=True, slots=True)
class CallCheat:
    """A player says that the play which put `card` on the table broke the rules."""

    type: ClassVar[str] = "call_cheat"
    card: Card


Command = (
    Lead
    | ThrowIn
    | Beat
    | Transfer
    | ShowTransfer
    | Take
    | Done
    | SwapTrump
    | RequestRedeal
    | KeepHand
    | CallCheat
)
COMMANDS: tuple[type[Command], ...] = get_args(Command)


DONE = Done()
TAKE = Take()


@cache
def lead_of(card: Card) -> Lead:
    """Return the lead of one card. Cached, since legal moves offer it again and again."""
    return Lead((card,))


@cache
def throw_in_of(card: Card) -> ThrowIn:
    """Return the throw-in of the card. Cached."""
    return ThrowIn(card)


@cache
def beat_of(attack: Card, card: Card) -> Beat:
    """Return the beat of `attack` with `card`. Cached."""
    return Beat(attack, card)


@cache
def call_of(card: Card) -> CallCheat:
    """Return the call of the play that put the card on the table. Cached."""
    return CallCheat(card)
