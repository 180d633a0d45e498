"""Two players, every card known: a compact model of the game, made for searching.

Cards are bits, the weakest lowest. The model plays in turn only: an attacker adds cards when the
game asks, not while the defender is still thinking; and the defender beats attack cards from the
weakest on, since their order changes nothing when nobody plays in between and beaten cards stay.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class End(Enum):
    """The end of a duel for the searching player."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


class DuelPosition(NamedTuple):
    """A moment of the duel; cards are masks.

    `hero_attacks` says whether the searching player is the attacker. `table` has every card on it,
    of which `open` are not beaten. `drawn` is the number of cards of the talon that are gone.
    """

    hero_attacks: bool
    attacker: int
    defender: int
    table: int = 0
    open: int = 0
    taking: bool = False
    drawn: int = 0

    @property
    def attacker_moves(self) -> bool:
        """Return whether it is the attacker's turn, to lead or to be asked for more cards."""
        return self.taking or not self.open

    @property
    def hero_moves(self) -> bool:
        """Return whether it is the searching player's turn."""
        return self.attacker_moves is self.hero_attacks


Next = DuelPosition | End


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """The facts that stay the same while a duel is played: the cards' relations and the rules."""

    beaten_by: tuple[int, ...]
    """For each card, the cards that beat it."""
    of_rank: tuple[int, ...]
    """For each card, the cards of its rank, itself included."""
    talon: tuple[int, ...]
    """The cards still to be drawn, in drawing order; all are known."""
    hand_size: int
    attack_limit: int
    most_led: int
    throws_in: bool
    piles_on: bool
    is_pile_unlimited: bool
    transferable: int
    """The cards that may be used to transfer; none where transfers are off."""
    transfers_any_time: bool
    transfers_as_many: bool
    transfers_no_more: bool
    transfers_equal_hands: bool
    has_draws: bool

    def children(self, position: DuelPosition) -> Iterator[Next]:
        """Yield the position after each choice of the player to move, the most promising first."""
        if not position.table:
            return self._leads(position)
        return self._additions(position) if position.attacker_moves else self._defences(position)

    def attack(self, position: DuelPosition, cards: int) -> Next:
        """Return the position after the attacker leads or adds `cards`."""
        hero, attacker, defender, table, open_cards, taking, drawn = position
        position = DuelPosition(
            hero, attacker & ~cards, defender, table | cards, open_cards | cards, taking, drawn
        )
        if not position.attacker and self._is_talon_empty(position):
            return self._attacker_out(position)
        return self._end_of_taking(position) if position.taking else position

    def beat(self, position: DuelPosition, attack: int, card: int) -> Next:
        """Return the position after the defender covers the open `attack` with `card`."""
        hero, attacker, defender, table, open_cards, taking, drawn = position
        position = DuelPosition(
            hero, attacker, defender & ~card, table | card, open_cards & ~attack, taking, drawn
        )
        if not position.defender and self._is_talon_empty(position):
            if position.attacker:
                return _victory(hero=not position.hero_attacks)
            return self._both_out(position)
        if position.open or self._may_add(position):
            return position
        return self.done(position)

    def transfer(self, position: DuelPosition, cards: int) -> Next:
        """Return the position after the defender adds `cards` and becomes the attacker."""
        position = DuelPosition(
            hero_attacks=not position.hero_attacks,
            attacker=position.defender & ~cards,
            defender=position.attacker,
            table=position.table | cards,
            open=position.open | cards,
            drawn=position.drawn,
        )
        if not position.attacker and self._is_talon_empty(position):
            return self._attacker_out(position)
        return position

    def take(self, position: DuelPosition) -> Next:
        """Return the position after the defender gives up."""
        if not position.attacker and self._is_talon_empty(position):
            return _victory(hero=position.hero_attacks)
        return self._end_of_taking(position._replace(taking=True))

    def done(self, position: DuelPosition) -> Next:
        """Return the position after the attacker says done: the bout ends, hands are refilled."""
        if position.taking:
            leader, other = position.attacker, position.defender | position.table
            leader, other, drawn = self._refill(leader, other, position.drawn)
            hero_leads = position.hero_attacks
        else:
            other, leader, drawn = self._refill(
                position.attacker, position.defender, position.drawn
            )
            hero_leads = not position.hero_attacks
        if leader and other:
            return DuelPosition(hero_leads, leader, other, drawn=drawn)
        if leader or other:
            return _victory(hero=hero_leads is bool(other))
        return self._both_out(position)

    def _leads(self, position: DuelPosition) -> Iterator[Next]:
        hand, defender = position.attacker, position.defender
        most = min(self.attack_limit, defender.bit_count(), self.most_led)
        while hand:
            lowest = hand & -hand
            cards = hand & self.of_rank[lowest.bit_length() - 1]
            hand ^= cards
            for led in _subsets(cards, 1, most):
                yield self.attack(position, led)

    def _additions(self, position: DuelPosition) -> Iterator[Next]:
        for card in _bits(self._fitting(position)):
            yield self.attack(position, card)
        yield self.done(position)

    def _defences(self, position: DuelPosition) -> Iterator[Next]:
        for attack in self._answerable(position):
            for card in _bits(position.defender & self.beaten_by[attack.bit_length() - 1]):
                yield self.beat(position, attack, card)
        if self._may_transfer(position):
            for cards in self._transfers(position):
                yield self.transfer(position, cards)
        yield self.take(position)

    def _answerable(self, position: DuelPosition) -> Iterator[int]:
        """Return the open cards to beat next: the weakest, or any if others may be transferred."""
        if self.transfers_any_time and self.transferable:
            return _bits(position.open)
        return iter((position.open & -position.open,))

    def _may_transfer(self, position: DuelPosition) -> bool:
        """Return whether the open cards may be transferred: one rank, and mostly none beaten."""
        if not self.transfers_any_time:
            return position.open == position.table
        return not position.open & ~self.of_rank[position.open.bit_length() - 1]

    def _transfers(self, position: DuelPosition) -> Iterator[int]:
        hand, other = position.defender, position.attacker
        if self.transfers_equal_hands and hand.bit_count() != other.bit_count():
            return iter(())
        lying = position.open.bit_count()
        beaten = (position.table.bit_count() - lying) // 2
        fitting = hand & self.transferable & self.of_rank[position.open.bit_length() - 1]
        most = min(self.attack_limit - beaten, other.bit_count()) - lying
        if self.transfers_no_more:
            most = min(most, lying)
        return _subsets(fitting, lying if self.transfers_as_many else 1, most)

    def _fitting(self, position: DuelPosition) -> int:
        """Return the cards the attacker may add: those of a rank on the table."""
        ranks = 0
        for card in _bits(position.table):
            ranks |= self.of_rank[card.bit_length() - 1]
        return position.attacker & ranks

    def _may_add(self, position: DuelPosition) -> bool:
        """Return whether the attacker is asked for more cards."""
        if not position.attacker or not self.throws_in:
            return False
        if position.taking:
            if not self.piles_on:
                return False
            if self.is_pile_unlimited:
                return True
        open_cards = position.open.bit_count()
        beaten = (position.table.bit_count() - open_cards) // 2
        limit = min(self.attack_limit, position.defender.bit_count() + beaten)
        return open_cards + beaten < limit

    def _end_of_taking(self, position: DuelPosition) -> Next:
        return position if self._may_add(position) else self.done(position)

    def _attacker_out(self, position: DuelPosition) -> Next:
        """Return the position, or the end, when only the defender holds cards.

        The bout goes on only if beating all of the attack would empty that hand.
        """
        if not position.taking and position.open.bit_count() == position.defender.bit_count():
            return position
        return _victory(hero=position.hero_attacks)

    def _both_out(self, position: DuelPosition) -> End:
        return End.DRAWN if self.has_draws else _victory(hero=position.hero_attacks)

    def _is_talon_empty(self, position: DuelPosition) -> bool:
        return position.drawn == len(self.talon)

    def _refill(self, first: int, second: int, drawn: int) -> tuple[int, int, int]:
        """Return both hands after drawing, the attacker's first, and the number of cards gone."""
        for card in self.talon[drawn:]:
            if first.bit_count() < self.hand_size:
                first |= card
            elif second.bit_count() < self.hand_size:
                second |= card
            else:
                break
            drawn += 1
        return first, second, drawn


def _victory(*, hero: bool) -> End:
    return End.WON if hero else End.LOST


def _bits(mask: int) -> Iterator[int]:
    """Yield the cards of a mask one by one, the weakest first."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def _subsets(mask: int, fewest: int, most: int) -> Iterator[int]:
    """Yield the sets of that many of the cards, the larger masks first."""
    subset = mask
    while subset:
        if fewest <= subset.bit_count() <= most:
            yield subset
        subset = (subset - 1) & mask
