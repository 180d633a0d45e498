"""How to answer an attack: beat everything, pass it on, or take."""

from collections.abc import Callable, Iterator, Sequence

from bots.strategies.outlook import Outlook
from bots.strategies.passing import show_price, transfer_price
from games.engine import Card, Command
from games.engine.commands import Beat, ShowTransfer, Take, Transfer

Price = Callable[[Card], float]


def best_defence(outlook: Outlook, legal: Sequence[Command]) -> Command:
    """The cheapest way out of the attack, to be played command by command."""
    offers = list(_other_ways(outlook, legal))
    beats = [command for command in legal if isinstance(command, Beat)]
    defence = cheapest_defence(outlook.open, beats, lambda card: _beating_price(outlook, card))
    if defence is not None and defence[1]:
        offers.append((defence[0], defence[1][0]))
    return min(offers, key=lambda offer: offer[0])[1] if offers else legal[0]


def _other_ways(outlook: Outlook, legal: Sequence[Command]) -> Iterator[tuple[float, Command]]:
    """Every way but beating, with its price."""
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
    """The card, and what it lets others throw in."""
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
) -> tuple[float, tuple[Beat, ...]] | None:
    """One beat for each attack, every card used once, at the least total price; None if there is no
    such way.

    The beats begin with the attack that leaves least choice.
    """
    # Of n attacks no one needs more than its n cheapest cards: the others can take n - 1 at most.
    choices = sorted(
        (
            _cheapest_cards([beat for beat in beats if beat.attack is attack], len(attacks), price)
            for attack in attacks
        ),
        key=len,
    )
    return _cheapest(choices, frozenset(), price)


def _cheapest_cards(beats: Sequence[Beat], number: int, price: Price) -> list[Beat]:
    """The beats with the cheapest cards; a wild six counts once, whatever suit it names."""
    of_card = {beat.card.itself: beat for beat in reversed(beats)}
    return sorted(of_card.values(), key=lambda beat: (price(beat.card), beat.card.index))[:number]


def _cheapest(
    choices: Sequence[Sequence[Beat]], used: frozenset[Card], price: Price
) -> tuple[float, tuple[Beat, ...]] | None:
    if not choices:
        return 0.0, ()
    best: tuple[float, tuple[Beat, ...]] | None = None
    for beat in choices[0]:
        card = beat.card.itself
        if card in used or (best is not None and price(card) >= best[0]):
            continue
        rest = _cheapest(choices[1:], used | {card}, price)
        if rest is not None and (best is None or price(card) + rest[0] < best[0]):
            best = price(card) + rest[0], (beat, *rest[1])
    return best
