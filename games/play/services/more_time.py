"""Give the opponent more time (add seconds to a clock)."""

from django.db import transaction
from django.utils import timezone

from games.play.errors import NoMoreTime, NotFound, NotYourSeat
from games.play.models import Game
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.play.selectors.rows import lock_game_with_seats
from games.play.selectors.viewers import seat_of
from games.play.services.running import check_running
from games.play.time.clock import with_more_time
from games.play.time.columns import clock_of, columns_of, control_of, milliseconds
from games.play.time.polls import with_next_poll


def give_time(*, game_id: str, user_id: int, seat: int) -> Game:
    """Give fifteen seconds more to the other seat of a game of two people; return the game.

    Raises NotFound, NotYourSeat, GameNotRunning, GameOver, NoMoreTime, and the store's errors.
    """
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        check_running(game)
        own = seat_of(game=game, user_id=user_id)
        if own is None:
            raise NotYourSeat("You have no seat in this game.")
        seats = list(game.all_seats)
        if not any(row.number == seat for row in seats):
            raise NotFound(f"The game has no seat {seat}.")
        is_duel = len(seats) == 2  # noqa: PLR2004 - in a larger game others would wait, too
        now = milliseconds(timezone.now())
        clock = with_more_time(control_of(game), clock_of(game), seat, now=now)
        if seat == own or not is_duel or clock is None:
            raise NoMoreTime(
                "In a game of two people the other gets more time, where it is counted in seconds, "
                "and while they have no more than they began with."
            )
        Game.objects.filter(pk=game.pk).update(**with_next_poll(game, columns_of(clock)))
        announce_table_change(game.pk, version=game.version)
    return get_game(game_id)
