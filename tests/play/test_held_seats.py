"""Seats that a row holds are the game's own, whatever is asked of them afterwards."""

import pytest

from games.play.models import Seat
from games.play.selectors.games import get_game
from games.play.selectors.rows import hold_seats
from tests.support.games import running_table

pytestmark = pytest.mark.django_db


def test_held_seats_are_given_without_a_query_and_sorted_anew_with_one() -> None:
    game, other = running_table(3), running_table(2)
    row = get_game(game.pk)
    assert [seat.number for seat in row.seats.all()] == [0, 1, 2]
    assert [seat.game_id for seat in row.seats.order_by("-number")] == [game.pk] * 3
    taken = list(Seat.objects.filter(game=other).order_by("number"))
    hold_seats(other, taken)
    assert list(other.seats.all()) == taken
    assert other.seats.filter(number__gte=1).count() == 1


def test_a_read_game_has_the_names_of_its_players() -> None:
    game = running_table(2)
    for seat in get_game(game.pk).seats.all():
        assert seat.user is not None
        assert (seat.user.pk, seat.user.name) == (seat.user_id, seat.user.username)
