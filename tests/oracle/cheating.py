"""Plays against the rules, and calls of them (rules.md 4)."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.oracle.cards import Rules, itself
from tests.oracle.position import Position


@dataclass
class Play:
    """Cards that a seat put on the table together; of a beat also the beaten card.

    `attack` is the attack before a transfer: attacker, defender, limit, direction.
    """

    kind: str
    seat: int
    cards: list[str]
    is_fair: bool
    beaten: str | None = None
    attack: tuple[int, int, int, int] | None = None

    def is_of_an_attacked_seat(self) -> bool:
        """Return whether the defender of that moment played it."""
        return self.kind in {"beat", "transfer", "show_transfer"}


class CheatersPosition(Position):
    """A position in which more is accepted than the rules allow, where `cheating` says so."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(rules, seats)
        self.plays: list[Play] = []
        self.cleared: list[str] = []
        self.caught: list[int] = []
        self.misjudged: list[int] = []

    def keeps_the_rules(self, seat: int, text: str) -> bool:
        """Return whether the seat might do that at a table without cheating."""
        return super().allows(seat, text)

    def allows(self, seat: int, text: str) -> bool:
        """Return whether the seat may do that now, by the rules or against them."""
        kind, *cards = text.split()
        if kind == "call_cheat":
            return self._may_call(seat, cards[0])
        if self.keeps_the_rules(seat, text):
            return True
        is_playing = self.reason is None and self.asking is None and self.places[seat] is None
        return bool(self.rules["cheating"]) and is_playing and self._is_accepted(seat, kind, cards)

    def _is_accepted(self, seat: int, kind: str, cards: list[str]) -> bool:
        """Return whether the play is accepted although it breaks the rules."""
        if kind == "done":
            return seat in self._to_say_done()
        if seat in self.caught:
            return False
        direction = 1
        if cards[-1:] == ["right"]:
            direction = -1
            cards.pop()
        played = cards[-1:] if kind == "beat" else cards
        if not all(card in self._playable(seat) for card in played):
            return False
        if len({itself(card) for card in played}) != len(played):
            return False
        match kind:
            case "lead":
                return not self.table and seat == self.leader
            case "throw_in":
                return bool(self.table) and seat != self.defender
            case "beat":
                return seat == self.defender and not self.taking and [cards[0]] in self.table
            case "transfer":
                return self._may_turn_attack(seat, direction)
        return False

    def _may_call(self, seat: int, card: str) -> bool:
        if not self.rules["cheating"] or self.reason is not None or self.places[seat] is not None:
            return False
        if seat in self.misjudged:
            return False
        of_others = [card for play in self.plays if play.seat != seat for card in play.cards]
        return card in of_others and card not in self.cleared

    def _all_commands(self, seat: int) -> Iterator[str]:
        yield from super()._all_commands(seat)
        for pair in self.table:
            for card in pair:
                yield f"call_cheat {itself(card)}"

    def _to_say_done(self) -> list[int]:
        if not self.rules["cheating"]:
            return super()._to_say_done()
        others = [seat for seat in self._in() if seat != self.defender and self.table]
        return [seat for seat in others if seat not in self.done]

    def _note(self, seat: int, text: str) -> None:
        """Record a play that is about to be made, and whether it keeps the rules."""
        kind, *cards = text.removesuffix(" right").split()
        if kind not in {"lead", "throw_in", "beat", "transfer", "show_transfer"}:
            return
        play = Play(kind, seat, [itself(card) for card in cards], self.keeps_the_rules(seat, text))
        if kind == "beat":
            play.beaten = play.cards.pop(0)
        elif kind == "show_transfer":
            play.cards = []
        if kind in {"transfer", "show_transfer"}:
            play.attack = (self.attacker, self.defender, self.limit, self.direction)
        self.plays.append(play)

    def _undo(self, play: Play) -> None:
        """Undo a play and the plays that depended on it.

        The card that beats an attack card depends on it. On a transfer depends everything that the
        players did who were attacked after it.
        """
        later = self.plays[self.plays.index(play) + 1 :]
        gone = [play, *(other for other in later if other.beaten in play.cards)]
        if play.attack is not None:
            gone = [play, *(other for other in later if other.is_of_an_attacked_seat())]
            self.attacker, self.defender, self.limit, self.direction = play.attack
            self.taking = False
        for other in gone:
            self._give_back(other)
        self.plays = [other for other in self.plays if other not in gone]
        self.transferred = any(other.attack is not None for other in self.plays)

    def _give_back(self, play: Play) -> None:
        kept = [place for place, pair in enumerate(self.table) if itself(pair[0]) not in play.cards]
        self.players = [self.players[place] for place in kept]
        self.table = [
            [card for card in self.table[place] if itself(card) not in play.cards] for place in kept
        ]
        self.cleared = [card for card in self.cleared if card not in play.cards]
        self._receive(play.seat, play.cards)

    def _receive(self, seat: int, cards: list[str]) -> None:
        self.hands[seat] += cards
        if cards and seat in self.emptied:
            self.emptied.remove(seat)
