"""What happened at a table, with all its consequences, so that replaying needs no rules.

Wire names are stable; JSON forms are in `wire`. In the share of a viewer who may not know a card it
is `HIDDEN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from games.engine.cards import Card, Suit
from games.engine.rules import RuleSet

Seat = int
"""A place at the table, 0 … n-1 clockwise."""


class Outcome(StrEnum):
    """How a bout ended."""

    BEATEN_OFF = "beaten_off"
    TAKEN = "taken"


class EndReason(StrEnum):
    """Why a game ended."""

    DURAK = "durak"
    DRAW = "draw"
    NO_PROGRESS = "no_progress"


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The table sits down: rule set, number of seats, and the dealer's left neighbour."""

    type: ClassVar[str] = "game_started"
    rules: RuleSet
    seats: int
    forehand: Seat


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """All cards are given out.

    `talon` is in drawing order, the turned-up `trump_card` last; `trump_holder` has that card in
    hand if it was the last one dealt. `number` counts the deals of the game.
    """

    type: ClassVar[str] = "cards_dealt"
    number: int
    hands: tuple[tuple[Card, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    trump_card: Card | None
    trump_holder: Seat | None
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class TrumpShown:
    """The holder of the lowest trump shows it, and leads."""

    type: ClassVar[str] = "trump_shown"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BoutStarted:
    """A new bout: `leader` is to open against `defender`, with at most `limit` attack cards."""

    type: ClassVar[str] = "bout_started"
    number: int
    leader: Seat
    defender: Seat
    limit: int


@dataclass(frozen=True, slots=True)
class CardsLed:
    """The leader opened."""

    type: ClassVar[str] = "cards_led"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardThrownIn:
    """An attacker added a card."""

    type: ClassVar[str] = "card_thrown_in"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AttackBeaten:
    """The defender covered `attack` with `card`."""

    type: ClassVar[str] = "attack_beaten"
    seat: Seat
    attack: Card
    card: Card


@dataclass(frozen=True, slots=True)
class AttackTransferred:
    """`seat` passed the attack on with `cards` and attacks now; `defender` and `limit` are new."""

    type: ClassVar[str] = "attack_transferred"
    seat: Seat
    cards: tuple[Card, ...]
    defender: Seat
    limit: int


@dataclass(frozen=True, slots=True)
class TakeDeclared:
    """The defender gave up; others may still add."""

    type: ClassVar[str] = "take_declared"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackerDone:
    """An attacker adds nothing more, until another card reaches the table."""

    type: ClassVar[str] = "attacker_done"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BoutEnded:
    """The table is cleared: `cards` go to the discard pile, or into the defender's hand.

    `idle_bouts` is the number of bouts in a row, with this one, in which no card left play and
    nobody went out.
    """

    type: ClassVar[str] = "bout_ended"
    outcome: Outcome
    defender: Seat
    cards: tuple[Card, ...]
    idle_bouts: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`seat` drew `cards` from the talon, which has `talon` cards left.

    `shown` is the turned-up trump card if it is among them: everybody sees where it goes.
    """

    type: ClassVar[str] = "cards_drawn"
    seat: Seat
    cards: tuple[Card, ...]
    talon: int
    shown: Card | None


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """`seat` has got rid of all cards and takes `place`; the count of idle bouts starts again."""

    type: ClassVar[str] = "player_out"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `places` has a place a seat, equal numbers being shared."""

    type: ClassVar[str] = "game_ended"
    reason: EndReason
    durak: Seat | None
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """An event the viewer may not know. It is never stored."""

    type: ClassVar[str] = "hidden"


Event = (
    GameStarted
    | CardsDealt
    | TrumpShown
    | BoutStarted
    | CardsLed
    | CardThrownIn
    | AttackBeaten
    | AttackTransferred
    | TakeDeclared
    | AttackerDone
    | BoutEnded
    | CardsDrawn
    | PlayerOut
    | GameEnded
)
EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    CardsDealt,
    TrumpShown,
    BoutStarted,
    CardsLed,
    CardThrownIn,
    AttackBeaten,
    AttackTransferred,
    TakeDeclared,
    AttackerDone,
    BoutEnded,
    CardsDrawn,
    PlayerOut,
    GameEnded,
)
