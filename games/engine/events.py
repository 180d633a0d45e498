"""The events of a game (domain events), each with all its consequences: replaying needs no rules.

Wire names are stable; JSON forms are in `wire`. In an event as a viewer sees it, a card that the
viewer may not know is `HIDDEN`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, get_args

from games.engine.cards import Card, Suit
from games.engine.editions import FIRST_EDITION
from games.engine.rules import RuleSet
from games.engine.seat import Direction, Seat

LEFT_OUT = {"left_out": True}
"""Marks a field that is not written to JSON while it has its default."""


class BoutOutcome(StrEnum):
    """The outcome of a bout."""

    BEATEN_OFF = "beaten_off"
    TAKEN = "taken"


class EndReason(StrEnum):
    """The reason why a game ended."""

    DURAK = "durak"
    DRAW = "draw"
    NO_PROGRESS = "no_progress"
    TEAM_OUT = "team_out"
    LEFT = "left"
    """The other player of a duel left, and the one who stayed took the win."""
    CANCELLED = "cancelled"
    """The game was called off, and has no result."""


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The game begins: its rule set, number of seats, and forehand, the dealer's left neighbour.

    `leader` leads first, if an earlier game of the series decides it; else it is None. `removed`
    are the cards played in earlier games, where the pack goes on: they are on the discard pile from
    the start. `edition` is the edition of the rules. The JSON form omits `removed` when it is empty
    and `edition` when it is the first one.
    """

    type: ClassVar[str] = "game_started"
    rules: RuleSet
    seats: int
    forehand: Seat
    leader: Seat | None = None
    removed: tuple[Card, ...] = field(default=(), metadata=LEFT_OUT)
    edition: int = field(default=FIRST_EDITION, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """All cards are dealt.

    `hidden` are face down beside the hands. `talon` is in drawing order, with the turned-up
    `trump_card` last, or last but one if a face-down card is under it. `trump_holder` holds that
    card if it was the last one dealt. `number` counts the deals of the game. `passed_over` are the
    jokers that were turned up before the trump card and went under the talon; the JSON form omits
    them when there are none.
    """

    type: ClassVar[str] = "cards_dealt"
    number: int
    hands: tuple[tuple[Card, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    trump_card: Card | None
    trump_holder: Seat | None
    trump: Suit | None
    passed_over: tuple[Card, ...] = field(default=(), metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class RedealOffered:
    """`seat` is asked whether it wants a new deal.

    All seats are asked, so that being asked reveals nothing.
    """

    type: ClassVar[str] = "redeal_offered"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandKept:
    """`seat` keeps the hand that it was dealt."""

    type: ClassVar[str] = "hand_kept"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealRequested:
    """`seat` asked for a new deal; the cards are dealt again."""

    type: ClassVar[str] = "redeal_requested"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpShown:
    """The holder of the lowest trump shows it, and leads."""

    type: ClassVar[str] = "trump_shown"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BoutStarted:
    """A new bout: `leader` opens it against `defender`, with at most `limit` attack cards.

    With the number of the running bout, that bout starts again: a call left nothing on the table.
    """

    type: ClassVar[str] = "bout_started"
    number: int
    leader: Seat
    defender: Seat
    limit: int
    direction: Direction = Direction.LEFT


@dataclass(frozen=True, slots=True)
class CardsLed:
    """The leader opened the bout; `cheat` says whether that broke the rules."""

    type: ClassVar[str] = "cards_led"
    seat: Seat
    cards: tuple[Card, ...]
    cheat: bool = field(default=False, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class CardThrownIn:
    """An attacker added a card; `cheat` says whether that broke the rules."""

    type: ClassVar[str] = "card_thrown_in"
    seat: Seat
    card: Card
    cheat: bool = field(default=False, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class AttackBeaten:
    """The defender covered `attack` with `card`; `cheat` says whether that broke the rules."""

    type: ClassVar[str] = "attack_beaten"
    seat: Seat
    attack: Card
    card: Card
    cheat: bool = field(default=False, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class AttackTransferred:
    """`seat` transferred the attack with `cards` and attacks now.

    `defender` and `limit` are the new ones; `cheat` says whether the transfer broke the rules.
    """

    type: ClassVar[str] = "attack_transferred"
    seat: Seat
    cards: tuple[Card, ...]
    defender: Seat
    limit: int
    direction: Direction = Direction.LEFT
    cheat: bool = field(default=False, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class TransferShown:
    """`seat` transferred the attack by showing `card`, which stays in the hand."""

    type: ClassVar[str] = "transfer_shown"
    seat: Seat
    card: Card
    defender: Seat
    limit: int
    direction: Direction = Direction.LEFT


@dataclass(frozen=True, slots=True)
class TakeDeclared:
    """The defender gave up; attackers may still add cards.

    `asked_anew` are the attackers among them who said done before and are asked again. The JSON
    form omits them when there are none, as in old games, where a done counted after the take too.
    """

    type: ClassVar[str] = "take_declared"
    seat: Seat
    asked_anew: tuple[Seat, ...] = field(default=(), metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class AttackerDone:
    """An attacker adds nothing more, until another card reaches the table or the defender takes."""

    type: ClassVar[str] = "attacker_done"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CheatCaught:
    """`seat` called a play that broke the rules, and the play is undone.

    `cards`, all that were played together, go back to the `cheat`, and `beaten_by`, the cards that
    beat them, to the `defender`. `returned` are the cards that go back to other hands, seat by
    seat: the new defenders played them after a wrong transfer.
    """

    type: ClassVar[str] = "cheat_caught"
    seat: Seat
    cheat: Seat
    cards: tuple[Card, ...]
    defender: Seat
    beaten_by: tuple[Card, ...] = ()
    returned: tuple[tuple[Card, ...], ...] = field(default=(), metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class AttackReturned:
    """A wrong transfer is undone: `seat` defends again, against `attacker` and up to `limit`.

    `transfers` is the number of earlier transfers of the bout, which stay valid.
    """

    type: ClassVar[str] = "attack_returned"
    seat: Seat
    attacker: Seat
    limit: int
    transfers: int
    direction: Direction = Direction.LEFT


@dataclass(frozen=True, slots=True)
class CallFailed:
    """`seat` called a fair play; `cards` are all that were played together."""

    type: ClassVar[str] = "call_failed"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BoutEnded:
    """The table is cleared: `cards` go to the discard pile, or into the defender's hand.

    Where only unbeaten cards are taken, `discarded` are the cards that go to the discard pile
    although the defender takes; the JSON form omits them when there are none. `idle_bouts` is the
    number of bouts in a row, with this one, that count towards a draw (rules.md 2.12).
    """

    type: ClassVar[str] = "bout_ended"
    outcome: BoutOutcome
    defender: Seat
    cards: tuple[Card, ...]
    idle_bouts: int
    discarded: tuple[Card, ...] = field(default=(), metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`seat` drew `cards` from the talon, which has `talon` cards left.

    `shown` are the drawn cards that everybody sees: the turned-up card, the new trump card.
    """

    type: ClassVar[str] = "cards_drawn"
    seat: Seat
    cards: tuple[Card, ...]
    talon: int
    shown: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TrumpSwapped:
    """`seat` put its lowest trump `given` under the talon and took the turned-up card `taken`."""

    type: ClassVar[str] = "trump_swapped"
    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TrumpChanged:
    """The face-down card under the trump card was drawn: `trump` is trump from now on."""

    type: ClassVar[str] = "trump_changed"
    card: Card
    trump: Suit


@dataclass(frozen=True, slots=True)
class CycleCompleted:
    """Everybody has been attacked since the last refill, or a hand is empty: now all refill."""

    type: ClassVar[str] = "cycle_completed"


@dataclass(frozen=True, slots=True)
class HiddenPickedUp:
    """`seat` has played its hand and picks up its face-down cards."""

    type: ClassVar[str] = "hidden_picked_up"
    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """`seat` has got rid of all cards and takes `place`; the count of idle bouts starts again."""

    type: ClassVar[str] = "player_out"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """The player of `seat` left for good; the cards stay, and a bot plays on with them.

    `given_up` says that the others gave up an absent player.
    """

    type: ClassVar[str] = "player_left"
    seat: Seat
    given_up: bool = field(default=False, metadata=LEFT_OUT)


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `places` has a place for each seat, and seats may share a place.

    In a game that was called off the places are all equal, and count for nobody.

    In a team game `losing_teams` are the teams that lost (`teams.team_of`). `epaulettes` is the
    number of sixes in the last attack on the durak, if that was of sixes only; the JSON form omits
    it when it is 0.
    """

    type: ClassVar[str] = "game_ended"
    reason: EndReason
    durak: Seat | None
    places: tuple[int, ...]
    losing_teams: tuple[int, ...] = ()
    epaulettes: int = field(default=0, metadata=LEFT_OUT)


Event = (
    GameStarted
    | CardsDealt
    | RedealOffered
    | HandKept
    | RedealRequested
    | TrumpShown
    | BoutStarted
    | CardsLed
    | CardThrownIn
    | AttackBeaten
    | AttackTransferred
    | TransferShown
    | TakeDeclared
    | AttackerDone
    | CheatCaught
    | AttackReturned
    | CallFailed
    | BoutEnded
    | CycleCompleted
    | CardsDrawn
    | TrumpSwapped
    | TrumpChanged
    | HiddenPickedUp
    | PlayerOut
    | PlayerLeft
    | GameEnded
)
EVENTS: tuple[type[Event], ...] = get_args(Event)
