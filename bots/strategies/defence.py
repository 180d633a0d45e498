"""Answers to an attack: beating everything, transferring, or taking."""

from collections.abc import Callable, Iterator, Sequence

from bots.strategies.assignment import IMPOSSIBLE, cheapest_assignment
from bots.strategies.outlook import Outlook
from bots.strategies.splitting import Defence, split_defences
from bots.strategies.transferring import show_price, transfer_price
from games.engine import Card, Command
from games.engine.cards import by_index
from games.engine.commands import Beat, ShowTransfer, Take, Transfer

Price = Callable[[Card], float]


def best_defence(outlook: Outlook, legal: Sequence[Command]) -> Command:
    """Return the cheapest way out of the attack, to be played command by command."""
    offers = list(_other_ways(outlook, legal))
    beats = [command for command in legal if isinstance(command, Beat)]

    def find(attacks: Sequence[Card], some: Sequence[Beat]) -> Defence | None:
        return cheapest_defence(attacks, some, lambda card: _beating_price(outlook, card))

    defence = find(outlook.open, beats)
    offers += split_defences(outlook, beats, find)
    if defence is not None and defence[1]:
        offers.append((defence[0], defence[1][0]))
    return min(offers, key=lambda offer: offer[0])[1] if offers else legal[0]


def _other_ways(outlook: Outlook, legal: Sequence[Command]) -> Iterator[tuple[float, Command]]:
    """Yield each defence other than beating, with its price."""
    for command in legal:
        match command:
            case Transfer():
                yield transfer_price(outlook, command), command
            case ShowTransfer():
                yield show_price(outlook, command), command
            case Take():
                yield _take_price(outlook), command
            case _:
                continue


def _take_price(outlook: Outlook) -> float:
    if not outlook.is_drawing:
        return float("inf")
    return outlook.taste.taken + outlook.taste.taken_each * len(outlook.table)


def _beating_price(outlook: Outlook, card: Card) -> float:
    """Return the card, and what it lets others throw in."""
    price = outlook.cost(card)
    if (
        outlook.taste.opening
        and outlook.room
        and all(card.rank is not other.rank for other in outlook.table)
    ):
        mates = outlook.of_rank(card.rank)
        expected = sum(outlook.odds.expected(seat, mates) for seat in outlook.fellows())
        price += outlook.taste.opening * min(expected, outlook.room)
    return price


def cheapest_defence(
    attacks: Sequence[Card], beats: Sequence[Beat], price: Price
) -> Defence | None:
    """Return one beat for each attack with different cards, at the least price; None if impossible.

    The beats begin with the attack that leaves least choice.
    """
    choices = sorted(
        (
            {beat.card.itself: beat for beat in reversed(beats) if beat.attack is attack}
            for attack in attacks
        ),
        key=len,
    )
    cards = sorted({card for choice in choices for card in choice}, key=by_index)
    prices = {card: price(card) for card in cards}
    chosen = cheapest_assignment(
        [[prices[card] if card in choice else IMPOSSIBLE for card in cards] for choice in choices]
    )
    if chosen is None:
        return None
    defence = tuple(choice[cards[place]] for choice, place in zip(choices, chosen, strict=True))
    return sum(prices[beat.card.itself] for beat in defence), defence
