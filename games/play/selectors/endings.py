"""Claim a win: the choices of a player whose opponent in a duel has left."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.engine import Event
from games.engine import Seat as SeatNumber
from games.engine.events import AttackBeaten, AttackTransferred, CardsLed, CardThrownIn
from games.play.log import StoreError, load
from games.play.models import Game, GameStatus, Seat

CARDS_OF_A_GAME = 3
"""The number of cards of one player from which on a game can't be called off."""


class EarlyEnds(NamedTuple):
    """The rights of the player who stayed: to take the win, and to call the game off."""

    win: bool = False
    cancel: bool = False


def early_ends(game: Game, *, user_id: int | None, is_barely_begun: bool) -> EarlyEnds:
    """Return the early ends open to the user; `is_barely_begun` is the function's result."""
    seats = list(game.all_seats)
    if game.status != GameStatus.ACTIVE or not is_left_duel(seats):
        return EarlyEnds()
    if not any(seat.user_id == user_id and seat.left_version is None for seat in seats):
        return EarlyEnds()
    return EarlyEnds(win=True, cancel=is_barely_begun)


def is_barely_begun(game: Game) -> bool:
    """Return whether one of two people left the running game before a player had played 3 cards."""
    if game.status != GameStatus.ACTIVE or not is_left_duel(list(game.all_seats)):
        return False
    try:
        log = load(game.pk, upto=game.version)
    except StoreError:
        return False
    return most_cards_played(numbered.event for numbered in log) < CARDS_OF_A_GAME


def is_left_duel(seats: Sequence[Seat]) -> bool:
    """Return whether the game is a duel of two people, and one of them has left."""
    people = [seat for seat in seats if seat.user_id is not None]
    is_duel = len(seats) == len(people) == 2  # noqa: PLR2004 - a duel has two seats
    return is_duel and any(seat.left_version is not None for seat in people)


def most_cards_played(events: Iterable[Event]) -> int:
    """Return the largest number of cards that one seat has played."""
    played: Counter[SeatNumber] = Counter()
    for event in events:
        match event:
            case CardsLed(seat, cards) | AttackTransferred(seat, cards):
                played[seat] += len(cards)
            case CardThrownIn(seat) | AttackBeaten(seat):
                played[seat] += 1
            case _:
                pass
    return max(played.values(), default=0)
