"""From a player's view to the kernel's table, with what the player does not know."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.kernel.moves import Moves
from bots.kernel.setup import Pack, is_modelled, pack_of, table_of
from bots.kernel.table import Table
from bots.kernel.turns import awaited
from bots.strategies.memory import unseen
from bots.strategies.outlook import seat_of
from games.engine import HIDDEN, Command, Offer, PlayerView, Seat
from games.engine.offers import is_offered


@dataclass(frozen=True, slots=True)
class SearchTurn:
    """A turn of the viewer: the table as far as known, and the cards whose place is not.

    `hidden` are those cards, `slots` the number of them in each hand; the rest are in the talon.
    """

    pack: Pack
    table: Table
    viewer: Seat
    hidden: tuple[int, ...]
    slots: tuple[int, ...]
    moves: tuple[int, ...]

    @property
    def rival(self) -> Seat | None:
        """The only other seat in play, if every card is known; None otherwise."""
        others = [
            seat
            for seat in range(self.table.rules.seats)
            if seat != self.viewer and not self.table.place(seat)
        ]
        return others[0] if len(others) == 1 and not self.hidden else None

    def command(self, move: int) -> Command:
        """Return the move as a command."""
        return self.pack.command(move)


def situation_of(view: PlayerView, legal: Sequence[Offer]) -> SearchTurn | None:
    """Return the turn; None if the kernel does not know the rules, or another seat is to move."""
    if view.bout is None or not is_modelled(view.rules, view.seats):
        return None
    viewer = seat_of(view)
    pack = pack_of(view.rules, view.seats, view.turned_up)
    slots = [sum(card is HIDDEN for card in hand) for hand in view.hands]
    places = unseen(view)
    hidden = sorted(pack.bits[card] for card in places)
    bottom = [pack.bits[view.trump_card]] if view.talon and view.trump_card is not None else []
    left = view.talon - len(bottom)
    if len(hidden) == slots_of_one_hand(slots) and not left:
        known = pack.mask(tuple(places))
        slots, hidden, extra = [0] * view.seats, [], [known * (n > 0) for n in slots]
    else:
        extra = [0] * view.seats
    if len(hidden) != sum(slots) + left:
        return None
    hands = [
        pack.mask([card for card in hand if card is not HIDDEN]) | more
        for hand, more in zip(view.hands, extra, strict=True)
    ]
    table = table_of(pack, view, hands, [0] * left + bottom)
    if not awaited(table) >> viewer & 1:
        return None
    moves = _moves(pack, table, viewer, legal)
    return SearchTurn(pack, table, viewer, tuple(hidden), tuple(slots), moves) if moves else None


def slots_of_one_hand(slots: Sequence[int]) -> int:
    """Return the number of unknown cards if they are all in one hand, else -1."""
    return max(slots) if sum(slots) == max(slots) else -1


def _moves(pack: Pack, table: Table, viewer: Seat, legal: Sequence[Offer]) -> tuple[int, ...]:
    found = Moves()
    found.find(table, viewer, in_turn=True)
    moves = (found.at(place) for place in range(found.size))
    return tuple(move for move in moves if is_offered(legal, pack.command(move)))
