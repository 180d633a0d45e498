"""Whom a game waits for, as its row says it."""

from typing import NamedTuple

from games.play.models import Game, GameStatus, Seat


class Situation(NamedTuple):
    """Whether a game is being played, and the people whom it waits for."""

    is_running: bool
    awaited: frozenset[int]


def situation_of(game_id: str) -> Situation:
    """The situation of a game, inside a transaction as it has written it."""
    game = Game.objects.only("status", "awaited").get(pk=game_id)
    if game.status != GameStatus.ACTIVE:
        return Situation(is_running=False, awaited=frozenset())
    seats = Seat.objects.filter(game_id=game_id, number__in=game.awaited, left_version=None)
    people = seats.filter(user__isnull=False).values_list("user_id", flat=True)
    return Situation(is_running=True, awaited=frozenset(people))
