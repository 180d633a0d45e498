"""Games in a row at one table: who deals and leads the next one, and from which cards.

rules.md 3 `next_leader`, `series_deck`.
"""

from __future__ import annotations

from typing import NamedTuple

from games.engine.cards import Card, in_order
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.state import GameState


class Opening(NamedTuple):
    """How a game begins, as arguments of `new_game`; the default is the opening of a first game.

    `forehand` is the dealer's left neighbour, `leader` the seat that leads first (None: as in a
    first game), `removed` the cards played already.
    """

    forehand: Seat = 0
    leader: Seat | None = None
    removed: tuple[Card, ...] = ()


def next_opening(
    finished: GameState, rules: RuleSet, seats: int, *, same_players: bool = True
) -> Opening:
    """How the game after `finished` begins, played by `rules` on that many seats.

    `same_players` says that everybody sits on the seat of the game before. Raises `ValueError`
    while that game is not over.
    """
    if not finished.is_over:
        raise ValueError("the next game begins when this one is over")
    same_table = same_players and seats == finished.seats
    same_rules = rules == finished.rules
    return Opening(
        forehand=_next_forehand(finished, seats, same_table=same_table),
        leader=_next_leader(finished) if same_table and same_rules else None,
        removed=_played_already(finished, rules, seats),
    )


def _next_forehand(finished: GameState, seats: int, *, same_table: bool) -> Seat:
    """The durak deals; without one, or with other players, the next player to the left does."""
    durak = finished.durak if same_table else None
    dealer = finished.forehand if durak is None else durak
    return (dealer + 1) % seats


def _next_leader(finished: GameState) -> Seat | None:
    if finished.durak is None:
        return None
    match finished.rules.next_leader:
        case "attack_durak":
            return (finished.durak - 1) % finished.seats
        case "spare_durak":
            return (finished.durak + 1) % finished.seats
        case _:
            return None


def _played_already(finished: GameState, rules: RuleSet, seats: int) -> tuple[Card, ...]:
    """The cards that stay out of the next pack: none where a fresh one is needed."""
    same_pack = (rules.deck, rules.decks) == (finished.rules.deck, finished.rules.decks)
    if rules.series_deck == "fresh" or not same_pack:
        return ()
    played = in_order((*finished.discard, *_on_table(finished)))
    left = rules.pack_size - len(played)
    return played if left >= rules.cards_to_deal(seats) else ()


def _on_table(finished: GameState) -> tuple[Card, ...]:
    bout = finished.bout
    return () if bout is None else tuple(card.itself for card in bout.cards)
