"""Series (rematches) in the engine: dealer, leader and cards of the next game at one table.

rules.md 3 `next_leader`, `series_deck`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.engine.cards import Card, in_order
from games.engine.editions import EDITION, FIRST_EDITION
from games.engine.rules import RuleSet
from games.engine.seat import Direction, Seat
from games.engine.state import GameState
from games.engine.teams import order_of_play, teams_by_seat


class Opening(NamedTuple):
    """The opening of a game, as arguments of `new_game`; the default is that of a first game.

    `forehand` is the dealer's left neighbour, `leader` the seat that leads first (None: as in a
    first game), `removed` are the cards that were played in earlier games.

    >>> Opening()
    Opening(forehand=0, leader=None, removed=())
    """

    forehand: Seat = 0
    leader: Seat | None = None
    removed: tuple[Card, ...] = ()


def next_opening(
    finished: GameState,
    rules: RuleSet,
    seats: int,
    *,
    same_players: bool = True,
    edition: int = EDITION,
) -> Opening:
    """Return the opening of the game after `finished`, played by `rules` on that many seats.

    `same_players` says that everybody sits on the seat of the game before. `edition` is the edition
    of the game that begins. Raises `ValueError` while the game before is not over.

    The durak deals, and the right neighbour of the durak leads:

    >>> from games.engine import PRESETS, evolve, new_game, replay
    >>> from games.engine.deck import full_pack
    >>> from games.engine.events import EndReason, GameEnded
    >>> rules = PRESETS["podkidnoy"].rules
    >>> state = replay(new_game(rules, 3, full_pack(36)))
    >>> finished = evolve(state, GameEnded(EndReason.DURAK, durak=1, places=(1, 3, 2)))
    >>> next_opening(finished, rules, 3)
    Opening(forehand=2, leader=0, removed=())
    """
    if not finished.is_over:
        raise ValueError("the next game begins when this one is over")
    same_table = same_players and seats == finished.seats
    same_rules = rules == finished.rules
    durak = _durak(finished, edition) if same_table else None
    return Opening(
        forehand=_next_forehand(finished, order_of_play(rules, seats, edition), durak),
        leader=_leader_of_next_game(finished, durak, edition) if same_rules else None,
        removed=_played_already(finished, rules, seats),
    )


def _durak(finished: GameState, edition: int) -> Seat | None:
    """Return the durak, also the one of a team that lost; None after a draw.

    In a team that lost, the player who holds cards and would have defended next counts as the
    durak: the first of the team after the last defender (rules.md 3 `next_leader`). In the first
    edition such a team had no durak.
    """
    bout = finished.bout
    if finished.durak is not None or bout is None or edition == FIRST_EDITION:
        return finished.durak
    teams = teams_by_seat(finished.rules, finished.seats)
    order = order_of_play(finished.rules, finished.seats, edition)
    if bout.direction is Direction.RIGHT and finished.rules.transfer_direction == "chosen_lasting":
        order = order[::-1]
    turn = order.index(bout.defender) + 1
    return next(
        (
            seat
            for seat in (*order[turn:], *order[:turn])
            if teams[seat] in finished.losing_teams and _holds_cards(finished, seat)
        ),
        None,
    )


def _next_forehand(finished: GameState, order: Sequence[Seat], durak: Seat | None) -> Seat:
    """Return the left neighbour of the dealer.

    The durak deals. Without a durak, or with other players, the next player to the left deals.
    """
    dealer = (finished.forehand if durak is None else durak) % len(order)
    return order[(order.index(dealer) + 1) % len(order)]


def _leader_of_next_game(finished: GameState, durak: Seat | None, edition: int) -> Seat | None:
    if durak is None:
        return None
    order = order_of_play(finished.rules, finished.seats, edition)
    turn = order.index(durak)
    match finished.rules.next_leader:
        case "attack_durak":
            return order[turn - 1]
        case "spare_durak":
            return order[(turn + 1) % finished.seats]
        case "first_out":
            return _first_out(finished)
        case _:
            return None


def _holds_cards(finished: GameState, seat: Seat) -> bool:
    return bool(finished.hands[seat] or finished.hidden[seat])


def _first_out(finished: GameState) -> Seat | None:
    """Return the seat that went out first.

    Where a team won at once, its players share the first place.
    """
    winners = [seat for seat, place in enumerate(finished.places) if place == 1]
    return winners[0] if len(winners) == 1 else finished.first_out


def _played_already(finished: GameState, rules: RuleSet, seats: int) -> tuple[Card, ...]:
    """Return the cards that stay out of the next pack, none if a fresh pack is needed."""
    same_pack = (rules.deck, rules.decks) == (finished.rules.deck, finished.rules.decks)
    if rules.series_deck == "fresh" or not same_pack:
        return ()
    played = in_order((*finished.discard, *_on_table(finished)))
    left = rules.pack_size - len(played)
    return played if left >= rules.cards_to_deal(seats) else ()


def _on_table(finished: GameState) -> tuple[Card, ...]:
    bout = finished.bout
    return () if bout is None else tuple(card.itself for card in bout.cards)
