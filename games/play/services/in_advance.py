"""A done in advance: the service plays it when the throw-in window closes."""

from django.db import transaction

from games.play.errors import GameNotRunning, GameOver, NotYourSeat
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import get_game
from games.play.services.locks import lock_game
from games.play.time.clock import with_done_in_advance
from games.play.time.columns import clock_of, columns_of
from games.play.time.polls import with_next_poll


def set_done_in_advance(*, game_id: str, user_id: int, on: bool) -> Game:
    """Switch the user's done in advance on or off, and return the game.

    While it is on, it counts for each throw-in window, whatever cards the user holds.
    Raises NotFound, NotYourSeat, GameNotRunning, GameOver.
    """
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seat = Seat.objects.filter(game=game, user_id=user_id, left_version=None).first()
        if seat is None:
            raise NotYourSeat("You have no seat in this game.")
        if game.status == GameStatus.FINISHED:
            raise GameOver("The game is finished.")
        clock = clock_of(game)
        if game.status != GameStatus.ACTIVE or not clock:
            raise GameNotRunning("The game is not running.")
        columns = columns_of(with_done_in_advance(clock, seat.number, on=on))
        Game.objects.filter(pk=game.pk).update(**with_next_poll(game, columns))
    return get_game(game_id)
