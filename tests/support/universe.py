"""All possible commands, legal or not, to try in a position."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any

from games.engine import Command, Direction, GameState, Seat, Suit, awaited_seats, legal_offers
from games.engine.cards import Card, Rank, naming
from games.engine.commands import COMMANDS, ShowTransfer, ThrowIn, Transfer
from games.engine.deck import pack_by
from games.engine.offers import CARD_SETS, CardSet, LeadSet, Offer, TransferSet, commands_of

FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in COMMANDS}
MAX_PER_OFFER = 20
"""The most sets of an offer that are tried; there can be tens of thousands."""


def drawn_from(offer: Offer, rng: random.Random) -> Command:
    """A random command that the offer stands for."""
    if not isinstance(offer, (LeadSet, TransferSet)):
        return offer
    by_card: dict[Card, list[Card]] = {}
    for card in offer.any_of:
        by_card.setdefault(card.itself, []).append(card)
    if isinstance(offer, LeadSet) and offer.pairs:
        chosen = _in_pairs(offer, list(by_card), rng)
    else:
        chosen = rng.sample(list(by_card), rng.randint(offer.fewest, offer.most))
    return offer.playing(tuple(rng.choice(by_card[card]) for card in chosen))


def _in_pairs(offer: LeadSet, cards: list[Card], rng: random.Random) -> list[Card]:
    """Random pairs of equal rank, one or as many as may be, and one other card."""
    rng.shuffle(cards)
    pairs: list[Card] = []
    for card in cards:
        mate = next((o for o in cards if o is not card and o.rank is card.rank), None)
        if mate is not None and not {card, mate} & {*pairs}:
            pairs += [card, mate]
    count = rng.choice(range(offer.fewest, offer.most + 1, 2))
    pairs = pairs[: count - 1]
    return [*pairs, rng.choice([card for card in cards if card not in pairs])]


def legal_sample(state: GameState, seat: Seat) -> list[Command]:
    """The seat's legal commands, of each set of cards only the first ones."""
    return [
        command
        for offer in legal_offers(state, seat)
        for command in islice(commands_of(offer), MAX_PER_OFFER)
    ]


def some_commands(state: GameState, rng: random.Random, each: int = 6) -> list[Command]:
    """Different commands of every kind, most of them illegal for any one seat.

    Among them are the legal commands of all seats, sets that are too large or mixed, and cards from
    any place.
    """
    offers = [offer for seat in range(state.seats) for offer in legal_offers(state, seat)]
    tried = [command for offer in offers for command in islice(commands_of(offer), MAX_PER_OFFER)]
    cards = _some_cards(state, rng)
    for kind in COMMANDS:
        tried += [kind(**dict(_arguments(kind, cards, rng))) for _ in range(each)]
    for card in (card for seat in awaited_seats(state) for card in state.hands[seat]):
        tried += [ThrowIn(card), Transfer((card,)), ShowTransfer(card)]
    tried += [_too_large(offer) for offer in offers if isinstance(offer, CARD_SETS)]
    return [*dict.fromkeys(tried)]


def _too_large(offer: CardSet) -> Command:
    """A command with all cards of the set: perhaps too many, perhaps a card under two names."""
    return offer.playing(offer.any_of)


def _arguments(
    kind: type[Command], cards: Sequence[Card], rng: random.Random
) -> Iterator[tuple[str, Any]]:
    for name in FIELDS[kind]:
        match name:
            case "cards":
                yield "cards", _some_of(cards, rng)
            case "direction":
                yield "direction", rng.choice(list(Direction))
            case _:
                yield name, rng.choice(cards)


def _some_of(cards: Sequence[Card], rng: random.Random) -> tuple[Card, ...]:
    """Random cards, cards of one rank, or a card twice."""
    first = rng.choice(cards)
    alike = [card for card in cards if card.rank is first.rank]
    pool = rng.choice((cards, alike))
    return (first, *rng.choices(pool, k=rng.randrange(3)))


def _some_cards(state: GameState, rng: random.Random) -> list[Card]:
    """All cards on the table, some of the hands, the talon and the pack, and sixes renamed."""
    table = state.bout.cards if state.bout else ()
    cards = [*table, *(card.itself for card in table)]
    for pile in (*state.hands, *state.hidden, state.talon[-3:], state.discard):
        cards += rng.sample(pile, min(4, len(pile)))
    cards += rng.sample(pack_by(state.rules), 2)
    sixes = [card for card in cards if card.rank is Rank.SIX and card.named is None]
    return cards + [naming(six, suit) for six in sixes for suit in Suit if suit is not six.suit][:4]
