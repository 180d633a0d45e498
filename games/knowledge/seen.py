"""The cards that one viewer has seen in a game: certain places, and numbers of unknown cards."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Self, assert_never

from games.engine import HIDDEN, Card, Event, RuleSet, Seat
from games.engine.deck import pack_by
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackReturned,
    AttackTransferred,
    BoutEnded,
    BoutOutcome,
    BoutStarted,
    CallFailed,
    CardsDealt,
    CardsDrawn,
    CardsLed,
    CardThrownIn,
    CheatCaught,
    CycleCompleted,
    GameEnded,
    GameStarted,
    HandKept,
    HiddenPickedUp,
    PlayerLeft,
    PlayerOut,
    RedealOffered,
    RedealRequested,
    TakeDeclared,
    TransferShown,
    TrumpChanged,
    TrumpShown,
    TrumpSwapped,
)
from games.engine.strength import Strength, strength_of


@dataclass(slots=True)
class SeenCards:
    """A game as far as its viewer has seen it; call `see` for each event in turn.

    `held` are the cards surely in each hand, and `unknown` the numbers of other cards there.
    `talon` counts the cards to draw, `bottom` is the open card among them, `under` are the jokers
    that were turned up before it and went under the talon. `gone` are out of play. `table` has each
    attack card with the card that beats it. `unseen` may be in any hand with unknown cards, among
    the face-down cards or in the talon.
    """

    rules: RuleSet
    seats: int
    leader: Seat | None
    strength: Strength
    gone: set[Card]
    unseen: set[Card]
    held: list[set[Card]] = field(default_factory=list)
    unknown: list[int] = field(default_factory=list)
    face_down: list[int] = field(default_factory=list)
    talon: int = 0
    bottom: Card | None = None
    under: set[Card] = field(default_factory=set)
    is_taking: bool = False
    is_trump_shown: bool = False
    table: dict[Card, Card | None] = field(default_factory=dict)

    @classmethod
    def start(cls, event: GameStarted) -> Self:
        """Return the state when the game has started and nothing is dealt."""
        pack = pack_by(event.rules)
        gone = set(event.removed)
        strength = strength_of(event.rules, None)
        return cls(event.rules, event.seats, event.leader, strength, gone, set(pack) - gone)

    @property
    def is_drawing(self) -> bool:
        """Return whether cards are still drawn."""
        return self.talon > 0 and self.rules.refill != "never"

    @property
    def places(self) -> int:
        """Return the number of places of unseen cards: in hands, beside them and in the talon."""
        buried = self.talon - (self.bottom is not None) - len(self.under)
        return sum(self.unknown) + sum(self.face_down) + buried

    def on_table(self) -> Iterable[Card]:
        """Yield all cards on the table, as they were played."""
        for attack, beaten_by in self.table.items():
            yield attack
            if beaten_by is not None:
                yield beaten_by

    def open(self) -> tuple[Card, ...]:
        """Return the attack cards not yet beaten."""
        return tuple(attack for attack, beaten_by in self.table.items() if beaten_by is None)

    def see(self, event: Event) -> None:
        """Apply one event, as the viewer may know it."""
        match event:
            case CardsLed() | AttackTransferred():
                self._attack(event.seat, event.cards)
            case CardThrownIn():
                self._attack(event.seat, (event.card,))
            case AttackBeaten():
                self._leaves(event.seat, event.card)
                self.table[event.attack] = event.card
            case TakeDeclared():
                self.is_taking = True
            case BoutEnded():
                self._clear(event)
            case BoutStarted():
                self.is_taking = False
                self.table.clear()
            case CardsDrawn():
                self.talon = event.talon
                self._joins(event.seat, event.cards)
                self.under.difference_update(event.cards)
                if self.bottom in event.cards:
                    self.bottom = None
            case CardsDealt():
                self._deal(event)
            case TrumpShown() | TransferShown():
                self._shows(event.seat, event.card)
                self.is_trump_shown = True
            case TrumpSwapped():
                self._leaves(event.seat, event.given)
                self._joins(event.seat, (event.taken,))
                self.bottom = event.given
            case TrumpChanged():
                self.strength = strength_of(self.rules, event.card)
            case HiddenPickedUp():
                self.face_down[event.seat] -= len(event.cards)
                self._joins(event.seat, event.cards)
            case CheatCaught():
                self._undo(event)
            case AttackReturned():
                self.is_taking = False
            case (
                GameStarted()
                | RedealOffered()
                | HandKept()
                | RedealRequested()
                | AttackerDone()
                | CallFailed()
                | CycleCompleted()
                | PlayerOut()
                | PlayerLeft()
                | GameEnded()
            ):
                pass  # they show no card
            case _:
                assert_never(event)

    def _deal(self, event: CardsDealt) -> None:
        self.strength = strength_of(self.rules, event.trump_card)
        self.unseen = set(pack_by(self.rules)) - self.gone
        self.is_trump_shown = False
        self.held = [set() for _ in range(self.seats)]
        self.unknown = [0] * self.seats
        self.face_down = [len(cards) for cards in event.hidden]
        self.talon = len(event.talon)
        self.bottom = event.trump_card if event.trump_holder is None else None
        self.unseen.discard(self.bottom or HIDDEN)
        self.under = set(event.passed_over)
        self.unseen -= self.under
        for seat, hand in enumerate(event.hands):
            self._joins(seat, hand)

    def _attack(self, seat: Seat, cards: Iterable[Card]) -> None:
        for card in cards:
            self._leaves(seat, card)
            self.table[card] = None

    def _clear(self, event: BoutEnded) -> None:
        self.table.clear()
        cards = tuple(card.itself for card in event.cards)
        if event.outcome is BoutOutcome.TAKEN:
            self._joins(event.defender, cards)
            self.gone.update(event.discarded)
        else:
            self.gone.update(cards)

    def _undo(self, event: CheatCaught) -> None:
        """Put the cards of a called play back into the hands they came from."""
        back = [*event.returned] + [()] * (self.seats - len(event.returned))
        gone = {*event.cards, *event.beaten_by}.union(*back)
        self.table = {
            attack: None if beaten_by is None or beaten_by.itself in gone else beaten_by
            for attack, beaten_by in self.table.items()
            if attack.itself not in gone
        }
        self._joins(event.cheat, event.cards)
        self._joins(event.defender, event.beaten_by)
        for seat, cards in enumerate(back):
            self._joins(seat, cards)

    def _joins(self, seat: Seat, cards: Iterable[Card]) -> None:
        for card in cards:
            if card is HIDDEN:
                self.unknown[seat] += 1
            else:
                self.held[seat].add(card)
                self.unseen.discard(card)

    def _shows(self, seat: Seat, card: Card) -> None:
        """Note that the seat holds the card."""
        if card not in self.held[seat]:
            self.unknown[seat] -= 1
            self._joins(seat, (card,))

    def _leaves(self, seat: Seat, card: Card) -> None:
        """Note that the seat played the card, which it may not have been seen to hold."""
        self._shows(seat, card.itself)
        self.held[seat].discard(card.itself)
