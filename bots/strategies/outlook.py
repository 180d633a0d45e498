"""The basis of a decision: cards seen, the worth of cards, and the cards that others may hold."""

from collections.abc import Sequence
from functools import lru_cache

from bots.strategies.odds import Odds
from bots.strategies.taste import Taste
from bots.strategies.worth import Worths, faces_of, worths_of
from games.engine import Card, PlayerView, Rank, RuleSet, Seat, Watcher
from games.engine.deck import pack_by
from games.engine.strength import Strength, strength_of
from games.engine.turn_order import are_partners, entitled
from games.engine.view import BoutView


def seat_of(view: PlayerView) -> Seat:
    """Return the seat of the viewer. Raises ValueError for a view without a seat."""
    if isinstance(view.viewer, Watcher):
        raise ValueError(f"a {view.viewer.value} viewer has no seat")  # noqa: TRY004 - a value of the right type
    return view.viewer


class Outlook:
    """One moment of a bout as the player on seat `me` sees it."""

    def __init__(
        self, view: PlayerView, bout: BoutView, me: Seat, *, odds: Odds, taste: Taste
    ) -> None:
        self.view = view
        self.bout = bout
        self.me = me
        self.odds = odds
        self.taste = taste
        self.worths: Worths = worths_of(view.rules, view.turned_up)
        self.strength: Strength = strength_of(view.rules, view.turned_up)
        self.hand = view.hands[me]
        self.is_drawing = view.talon > 0 and view.rules.refill != "never"
        self.open = tuple(pair.attack for pair in bout.table if pair.beaten_by is None)
        self.table = tuple(
            card for pair in bout.table for card in (pair.attack, pair.beaten_by) if card
        )
        self.room = max(bout.limit - len(bout.table), 0)
        if bout.taking and view.rules.pile_on == "unlimited":
            self.room = view.rules.pack_size

    def cost(self, card: Card) -> float:
        """Return the cost of losing the card; a wild card costs what it is worth in the hand."""
        return self.worths[card.itself]

    def mean_cost(self, cards: Sequence[Card]) -> float:
        """Return the mean cost of one of the cards."""
        return sum(map(self.cost, cards)) / len(cards)

    def is_trump(self, card: Card) -> bool:
        """Return whether the card is a trump, or may be played as one."""
        return any(map(self.strength.is_trump, faces_of(self.view.rules, card.itself)))

    @property
    def is_heads_up(self) -> bool:
        """Return whether two players are left."""
        return self.view.places.count(None) == 2  # noqa: PLR2004 - heads up

    def others(self) -> tuple[Seat, ...]:
        """Return the other seats in play, clockwise from the viewer's."""
        seats = self.view.seats
        order = ((self.me + distance) % seats for distance in range(1, seats))
        return tuple(seat for seat in order if self.view.places[seat] is None)

    def fellows(self) -> tuple[Seat, ...]:
        """Return the other seats that may throw in, against the present defender."""
        seats = entitled(self.view, self.bout)
        return tuple(seat for seat in seats if seat != self.me and self.view.hands[seat])

    def partners(self) -> tuple[Seat, ...]:
        """Return the other seats of the own team in play."""
        return tuple(seat for seat in self.others() if are_partners(self.view, seat, self.me))

    def opponents(self) -> tuple[Seat, ...]:
        """Return the seats in play that are no partners."""
        return tuple(seat for seat in self.others() if not are_partners(self.view, seat, self.me))

    def of_rank(self, rank: Rank) -> tuple[Card, ...]:
        """Return all cards of the rank, wherever they are."""
        return tuple(card for card in _pack(self.view.rules) if card.rank is rank)

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards the seat still has to get rid of, as far as they are dealt."""
        return len(self.view.hands[seat]) + self.view.hidden[seat]

    def toll(self, attack: Card, seat: Seat) -> float:
        """Return the likely cost of the card for the attacked seat: a beater, or else taking."""
        left, price = 1.0, 0.0
        beaters = _beaters(self.view.rules, self.view.turned_up, attack.face)
        for card, chance in self.odds.first_held(seat, beaters):
            price += chance * self.worths[card]
            left -= chance
        return price + left * self.taste.taken


@lru_cache(maxsize=32)
def _pack(rules: RuleSet) -> tuple[Card, ...]:
    return pack_by(rules)


@lru_cache(maxsize=4096)
def _beaters(rules: RuleSet, turned_up: Card | None, attack: Card) -> tuple[Card, ...]:
    """Return the cards of the pack that can beat the face, the least worth first."""
    beating = strength_of(rules, turned_up).beaten_by[attack]
    worths = worths_of(rules, turned_up)
    cards = [card for card in _pack(rules) if not beating.isdisjoint(faces_of(rules, card))]
    return tuple(sorted(cards, key=lambda card: (worths[card], card.index)))
