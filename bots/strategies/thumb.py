"""Sound rules of thumb: lead low, beat cheaply, keep trumps, know when to take."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bots.strategies.defence import cheapest_defence
from bots.strategies.offered import candidates
from bots.strategies.worth import Worths
from games.engine import Card, Command, Offer, PlayerView
from games.engine.commands import (
    Beat,
    Done,
    KeepHand,
    Lead,
    RequestRedeal,
    ShowTransfer,
    SwapTrump,
    Take,
    ThrowIn,
    Transfer,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Taste:
    """How much the rules of thumb weigh, in units of worth.

    `together`: what each further card led at once is worth. `dear_drawing`, `dear_after`: a
    dearer card is not thrown in while cards are drawn, and after that. `taken`, `taken_each`:
    what taking costs at all and for each card on the table, while cards are drawn; after that
    one takes only what cannot be beaten. `shown`: what showing a trump to others costs. `poor`:
    a hand worth less is dealt anew where that is allowed. The values are those that won most
    games of two.
    """

    together: float = 0.05
    dear_drawing: float = 0.5
    dear_after: float = 1.0
    taken: float = 1.0
    taken_each: float = 0.15
    shown: float = 0.1
    poor: float = 0.3


class RulesOfThumb:
    """One decision: what is seen, what cards are worth, and what is legal."""

    def __init__(
        self, view: PlayerView, legal: Sequence[Offer], worths: Worths, taste: Taste
    ) -> None:
        self._hand = view.hands[view.viewer] if isinstance(view.viewer, int) else ()
        self._worths = worths
        self._taste = taste
        self._legal = candidates(legal, self._cost)
        self._is_drawing = view.talon > 0
        table = () if view.bout is None else view.bout.table
        self._open = tuple(pair.attack for pair in table if pair.beaten_by is None)
        self._table = tuple(
            card for pair in table for card in (pair.attack, pair.beaten_by) if card is not None
        )

    def choose(self) -> Command:
        """One of the legal commands; the same for the same arguments."""
        legal = self._legal
        for command in legal:
            if isinstance(command, SwapTrump) or (
                isinstance(command, RequestRedeal) and self._mean(self._hand) < self._taste.poor
            ):
                return command
        if leads := [command for command in legal if isinstance(command, Lead)]:
            return min(leads, key=self._lead_price)
        if any(isinstance(command, Take | Beat | Transfer | ShowTransfer) for command in legal):
            return self._defend()
        if any(isinstance(command, KeepHand) for command in legal):
            return KeepHand()
        return self._add()

    def _cost(self, card: Card) -> float:
        """What it costs to part with the card; a wild card counts as what it is in the hand."""
        return self._worths[card.itself.face]

    def _mean(self, cards: Sequence[Card]) -> float:
        return sum(map(self._cost, cards)) / len(cards)

    def _lead_price(self, lead: Lead) -> float:
        return self._mean(lead.cards) - self._taste.together * (len(lead.cards) - 1)

    def _add(self) -> Command:
        """The cheapest card that is not too dear, else done."""
        additions = [command for command in self._legal if isinstance(command, ThrowIn)]
        stop = next((command for command in self._legal if isinstance(command, Done)), None)
        if not additions:
            return stop or self._legal[0]
        cheapest = min(additions, key=lambda command: self._cost(command.card))
        dearest = self._taste.dear_drawing if self._is_drawing else self._taste.dear_after
        if stop is None or self._cost(cheapest.card) <= dearest:
            return cheapest
        return stop

    def _defend(self) -> Command:
        """The cheapest of passing the attack on, beating everything, and taking."""
        offers = list(self._offers())
        beats = [command for command in self._legal if isinstance(command, Beat)]
        defence = cheapest_defence(self._open, beats, self._cost)
        if defence is not None and defence[1]:
            offers.append((defence[0], defence[1][0]))
        return min(offers, key=lambda offer: offer[0])[1] if offers else self._legal[0]

    def _offers(self) -> Iterator[tuple[float, Command]]:
        """Every other way out of an attack, with its price."""
        for command in self._legal:
            if isinstance(command, Transfer):
                yield sum(map(self._cost, command.cards)), command
            elif isinstance(command, Take):
                yield self._take_price(), command
            elif isinstance(command, ShowTransfer):
                yield self._taste.shown, command

    def _take_price(self) -> float:
        if not self._is_drawing:
            return float("inf")
        return self._taste.taken + self._taste.taken_each * len(self._table)
