"""Beating some of an attack in order to transfer the rest (rules.md 3 `transfer_when`)."""

from collections.abc import Callable, Iterator, Sequence

from bots.strategies.outlook import Outlook
from bots.strategies.transferring import transfer_price
from games.engine import Card, Rank
from games.engine.commands import Beat, Transfer
from games.engine.turn_order import next_opponent

Defence = tuple[float, tuple[Beat, ...]]
"""The total cost of beats, and the beats."""
FindDefence = Callable[[Sequence[Card], Sequence[Beat]], Defence | None]


def split_defences(
    outlook: Outlook, beats: Sequence[Beat], find: FindDefence
) -> Iterator[tuple[float, Beat]]:
    """Yield the first beat of each way to leave open cards of one rank and transfer these, priced.

    `find` looks for the cheapest defence against some attacks with some of the beats.
    """
    ranks = {card.rank for card in outlook.open}
    if len(ranks) < 2 or not _may_transfer_later(outlook):  # noqa: PLR2004 - several ranks
        return
    for rank in sorted(ranks):
        left = tuple(card for card in outlook.open if card.rank is rank)
        added = _cards_to_add(outlook, left)
        if not added or not _can_next_defend(outlook, len(left), len(added)):
            continue
        others = [card for card in outlook.open if card.rank is not rank]
        free = [beat for beat in beats if beat.card.itself not in added]
        defence = find(others, [beat for beat in free if beat.attack in others])
        if defence is not None and defence[1]:
            transfer = Transfer(added, outlook.bout.direction)
            yield defence[0] + transfer_price(outlook, transfer, left), defence[1][0]


def _may_transfer_later(outlook: Outlook) -> bool:
    """Return whether the open cards may be transferred after other cards are beaten."""
    rules = outlook.view.rules
    return (
        rules.transfer == "on"
        and rules.transfer_when == "any_time"
        and (rules.transfer_first_bout or outlook.bout.number > 1)
        and (rules.transfer_heads_up == "always" or not outlook.is_heads_up)
    )


def _cards_to_add(outlook: Outlook, left: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cheapest cards that transfer these; none where there are too few."""
    rules = outlook.view.rules
    fitting = _of_rank(outlook, left[0].rank)
    if not rules.transfer_trumps:
        fitting = [card for card in fitting if not outlook.is_trump(card)]
    needed = 1 if rules.transfer_count == "any" else len(left)
    return tuple(fitting[:needed]) if len(fitting) >= needed else ()


def _of_rank(outlook: Outlook, rank: Rank) -> list[Card]:
    """Return the cards of the rank in the own hand, the cheapest first."""
    return sorted((card for card in outlook.hand if card.rank is rank), key=outlook.cost)


def _can_next_defend(outlook: Outlook, left: int, added: int) -> bool:
    """Return whether the next defender may be attacked with the open and the added cards."""
    view = outlook.view
    target = next_opponent(view, outlook.me, outlook.bout.direction)
    in_all, limit = len(outlook.bout.table) + added, view.rules.attack_limit
    return left + added <= len(view.hands[target]) and (limit is None or in_all <= limit)
