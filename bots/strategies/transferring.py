"""The price of a transfer, by adding a card or by showing one, and its direction."""

from collections.abc import Sequence

from bots.strategies.outlook import Outlook
from games.engine import Card, Seat
from games.engine.commands import ShowTransfer, Transfer
from games.engine.turn_order import next_opponent


def transfer_price(
    outlook: Outlook, transfer: Transfer, attacks: Sequence[Card] | None = None
) -> float:
    """Return the price of the cards, and of a possible comeback.

    `attacks` are the cards transferred, by default all that are open.
    """
    attacks = outlook.open if attacks is None else attacks
    target = next_opponent(outlook.view, outlook.me, transfer.direction)
    lying = len(attacks) + len(transfer.cards)
    cards = sum(map(outlook.cost, transfer.cards))
    return cards + _comeback(outlook, target, attacks, lying) + _aim(outlook, target, attacks)


def show_price(outlook: Outlook, show: ShowTransfer) -> float:
    """Return the price of a show: revealed cards, a possible comeback, and one show less."""
    taste, view = outlook.taste, outlook.view
    target = next_opponent(view, outlook.me, show.direction)
    lying = len(outlook.open)
    price = taste.shown + _comeback(outlook, target, outlook.open, lying)
    price += _aim(outlook, target, outlook.open)
    if view.rules.show_transfer == "once_per_game":
        price += taste.ticket * _share_of_talon(outlook)
    return price


def _comeback(outlook: Outlook, target: Seat, attacks: Sequence[Card], lying: int) -> float:
    """Return the price of the attack coming back at once, which needs two players."""
    if not outlook.is_heads_up:
        return 0.0
    mates = outlook.of_rank(attacks[0].rank)
    return outlook.taste.returned * outlook.odds.chance(target, mates) * (lying + 1)


def _aim(outlook: Outlook, target: Seat, attacks: Sequence[Card]) -> float:
    """Return a small price that prefers targets with few cards for whom beating is dear."""
    taste = outlook.taste
    nearness = outlook.cards_left(target) / outlook.view.rules.hand_size
    tolls = sum(outlook.toll(card, target) for card in attacks)
    return taste.nearest * nearness - taste.hit * tolls


def _share_of_talon(outlook: Outlook) -> float:
    """Return the share of the talon that is left, from 0 to 1."""
    rules, seats = outlook.view.rules, outlook.view.seats
    whole = rules.pack_size - seats * (rules.hand_size + rules.hidden_cards)
    return outlook.view.talon / whole if whole else 0.0
