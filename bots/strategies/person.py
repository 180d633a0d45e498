"""Bots that play like people: they know the rules of thumb, and make mistakes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bots.strategies.base import Rng
from bots.strategies.memory import odds_at_a_glance
from bots.strategies.taste import Taste
from bots.strategies.thumb import rule_of_thumb
from bots.strategies.worth import worths_of
from games.engine import Card, Command, Event, Offer, PlayerView
from games.engine.commands import Beat, Lead, ThrowIn, Transfer
from games.engine.offers import LeadSet, TransferSet
from games.engine.strength import strength_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """Plays by the rules of thumb, within its habits.

    `oversight` is the probability to overlook a card that it could add or transfer with, each time
    it looks. `clings`: it takes before it parts with a trump while cards are drawn. `shows_off`: it
    leads and beats with its best card that is no trump.
    """

    oversight: float = 0.0
    clings: bool = False
    shows_off: bool = False
    taste: Taste = field(default_factory=Taste)

    def choose(
        self,
        view: PlayerView,
        legal: Sequence[Offer],
        rng: Rng,
        log: Sequence[Event] = (),  # noqa: ARG002 - it remembers nothing
    ) -> Command:
        """Return the best by the rules of thumb of the offers that the character considers."""
        seen = [offer for offer in legal if self._thinks_of(view, offer, rng)]
        if self.shows_off:
            seen = list(_showing_off(view, seen))
        offers = seen or legal
        return rule_of_thumb(view, offers, odds=odds_at_a_glance(view), taste=self.taste)

    def _thinks_of(self, view: PlayerView, offer: Offer, rng: Rng) -> bool:
        match offer:
            case ThrowIn() | Transfer() | TransferSet():
                return rng.random() >= self.oversight
            case Beat():
                return not (self.clings and view.talon and _is_trump(view, offer.card))
            case _:
                return True


def _showing_off(view: PlayerView, offers: Sequence[Offer]) -> Iterator[Offer]:
    """Yield the offers without leads and beats by cards that are not the best ones."""
    worths = worths_of(view.rules, view.turned_up)

    def best(cards: Sequence[Card]) -> Card | None:
        plain = [card for card in cards if not _is_trump(view, card)]
        return max(plain, key=lambda card: worths[card.itself], default=None)

    leading = best([offer.cards[0] for offer in offers if isinstance(offer, Lead)])
    for offer in offers:
        match offer:
            case Lead() if leading is not None and offer.cards[0] is not leading:
                continue
            case LeadSet() if leading is not None:
                continue
            case Beat():
                others = [
                    o.card for o in offers if isinstance(o, Beat) and o.attack is offer.attack
                ]
                if best(others) not in {None, offer.card}:
                    continue
            case _:
                pass
        yield offer


def _is_trump(view: PlayerView, card: Card) -> bool:
    return strength_of(view.rules, view.turned_up).is_trump(card)
