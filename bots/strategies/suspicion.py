"""The plays on the table that certainly broke the rules, by public facts."""

from collections.abc import Iterator

from games.engine import HIDDEN, Card, PlayerView, Rank
from games.engine.strength import strength_of
from games.engine.turn_order import are_partners
from games.engine.view import BoutView


def proven_cheats(view: PlayerView) -> tuple[Card, ...]:
    """Return the cards on the table that opponents certainly played against the rules.

    The view doesn't show when a card was beaten, nor which cards a call took off the table, so
    every play that may have been fair counts as fair: a card is no proof while any card that may
    have been on the table before it has its rank.
    """
    bout = view.bout
    if bout is None or not view.rules.cheating:
        return ()
    cleared = set(bout.cleared)
    return tuple(card for card in _cheats(view, bout) if card not in cleared)


def _cheats(view: PlayerView, bout: BoutView) -> Iterator[Card]:
    strength = strength_of(view.rules, view.turned_up)
    ranks = _ranks_that_may_be_gone(view, bout)
    for place, pair in enumerate(bout.table):
        is_fitting = not place or pair.attack.rank in ranks
        if not _is_friend(view, pair.seat) and not (is_fitting and _has_room(view, bout, place)):
            yield pair.attack.itself
        ranks.add(pair.attack.rank)
        if pair.beaten_by is not None:
            ranks.add(pair.beaten_by.rank)
            if not _may_friend_have_beaten(view, bout) and not strength.beats(
                pair.beaten_by, pair.attack
            ):
                yield pair.beaten_by.itself


def _has_room(view: PlayerView, bout: BoutView, place: int) -> bool:
    """Return whether the limit may have allowed a card at that place.

    Calls can only move cards to earlier places.
    """
    is_any_number = bout.taking and view.rules.pile_on == "unlimited"
    return place < bout.limit or is_any_number or view.rules.transfer == "on"


def _ranks_that_may_be_gone(view: PlayerView, bout: BoutView) -> set[Rank]:
    """Return the ranks that may have left the table because of a call.

    Their cards are back in hands, seen by all, or were played again. A wrong transfer takes cards
    of others with it.
    """
    if not bout.caught:
        return set()
    seats = {*bout.caught, bout.defender}
    if view.rules.transfer == "on":
        seats = {*range(view.seats)}
    hands = (card for seat in seats for card in view.hands[seat] if card is not HIDDEN)
    replayed = (pair.attack for pair in bout.table if pair.seat in seats)
    beating = (pair.beaten_by for pair in bout.table if pair.beaten_by is not None)
    return {card.rank for cards in (hands, replayed, beating) for card in cards}


def _may_friend_have_beaten(view: PlayerView, bout: BoutView) -> bool:
    """Return whether a partner may have laid the beating cards before a transfer."""
    if view.rules.teams != "none" and view.rules.transfer_when == "any_time":
        return True
    return _is_friend(view, bout.defender)


def _is_friend(view: PlayerView, seat: int) -> bool:
    return isinstance(view.viewer, int) and are_partners(view, seat, view.viewer)
