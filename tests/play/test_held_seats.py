"""Seats that a row holds behave like the seats of a query."""

from typing import Any

import pytest

from games.play.models import Seat
from games.play.selectors.games import get_game
from tests.support.games import running_table

pytestmark = pytest.mark.django_db


def test_held_seats_need_no_query_and_sorting_them_needs_one(
    django_assert_num_queries: Any,
) -> None:
    game, other = running_table(3), running_table(2)
    row = get_game(game.pk)
    with django_assert_num_queries(0):
        assert [seat.number for seat in row.all_seats] == [0, 1, 2]
    with django_assert_num_queries(1):
        assert [seat.game_id for seat in row.seats.order_by("-number")] == [game.pk] * 3
    taken = list(Seat.objects.filter(game=other).order_by("number"))
    other.hold_seats(taken)
    assert list(other.all_seats) == taken
    assert other.seats.filter(number__gte=1).count() == 1


def test_a_read_game_has_the_names_of_its_players() -> None:
    game = running_table(2)
    for seat in get_game(game.pk).all_seats:
        assert seat.user is not None
        assert (seat.user.pk, seat.user.name) == (seat.user_id, seat.user.username)
