"""The people whom a game awaits, read from its row."""

from typing import NamedTuple

from games.play.models import Game, GameStatus, Seat


class AwaitedPeople(NamedTuple):
    """The people whom a game awaits; none if it is not running."""

    is_running: bool
    user_ids: frozenset[int]


def awaited_people_of(game_id: str) -> AwaitedPeople:
    """Read the people whom a game awaits; inside a transaction, as it has written them."""
    game = Game.objects.only("status", "awaited").get(pk=game_id)
    if game.status != GameStatus.ACTIVE:
        return AwaitedPeople(is_running=False, user_ids=frozenset())
    seats = Seat.objects.filter(game_id=game_id, number__in=game.awaited, left_version=None)
    people = seats.filter(user__isnull=False).values_list("user_id", flat=True)
    return AwaitedPeople(is_running=True, user_ids=frozenset(people))
