"""A thousand turns that wait at one moment, worked off by several sweeps at the same time."""

from copy import copy
from datetime import timedelta
from typing import TypeVar

import pytest
from django.db.models import Model
from django.utils import timezone

from games.play.models import Game, Seat
from games.play.models.game import new_game_id
from games.play.time.sweeps.lost_turns import LostTurn, claim_lost_turns
from tests.support.at_once import at_once
from tests.support.bots import bots_table
from tests.support.limits import WITH_WHOLE_GAMES

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    WITH_WHOLE_GAMES,
]
Row = TypeVar("Row", bound=Model)
TURNS = 1000
WORKERS = 4


def burst() -> dict[str, int]:
    """Create TURNS games that wait for their bots; return the place of each by its deadline."""
    game = Game.objects.get(pk=bots_table("casual", "casual").pk)
    seats = list(Seat.objects.filter(game=game))
    now = timezone.now()
    ids = [new_game_id() for _ in range(TURNS)]
    # 389 has no divisor in common with 1000: deadlines come in another order than rows.
    order = {game_id: place * 389 % TURNS for place, game_id in enumerate(ids)}
    due = {game_id: now - timedelta(seconds=TURNS - place) for game_id, place in order.items()}
    Game.objects.bulk_create(
        _copy(game, pk=game_id, bot_due_at=due[game_id], next_look_at=due[game_id])
        for game_id in ids
    )
    Seat.objects.bulk_create(
        _copy(seat, pk=None, game_id=game_id) for game_id in ids for seat in seats
    )
    Game.objects.filter(pk=game.pk).update(bot_due_at=None)
    return order


def _copy(row: Row, **changes: object) -> Row:
    """Return a copy of the row with other values, not stored yet."""
    other = copy(row)
    other._state.adding = True
    for name, value in changes.items():
        setattr(other, name, value)
    return other


def test_each_turn_is_claimed_once_and_the_first_due_first() -> None:
    order = burst()

    def worker() -> list[LostTurn]:
        mine: list[LostTurn] = []
        while claimed := claim_lost_turns(now=timezone.now(), limit=50):
            mine += claimed
        return mine

    found = at_once(*[worker] * WORKERS)
    assert sorted(turn.game_id for turns in found for turn in turns) == sorted(order)
    for turns in found:
        places = [order[turn.game_id] for turn in turns]
        assert places == sorted(places)
