"""Resign: a player leaves a running game for good, and a bot takes over (replaces) the player."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from games.engine.events import PlayerLeft
from games.play.errors import NotYourSeat
from games.play.log import StoreError, mark_of
from games.play.models import Game, GameStatus, Seat
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.play.selectors.rows import lock_game_with_seats
from games.play.selectors.snapshots import state_of
from games.play.services.plan import plan_events
from games.play.services.running import check_running
from games.play.services.write import commit
from games.play.time.advance import NextClock
from games.play.time.clock import Cause, without_seat
from games.play.time.columns import clock_of, columns_of
from games.play.time.polls import with_next_poll


def running_rated_games(user_id: int) -> tuple[str, ...]:
    """Return the ids of the running rated games in which the user plays."""
    seats = Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
        game__is_rated=True,
    )
    return tuple(seats.order_by("game_id").values_list("game_id", flat=True))


def leave_running_game(*, game_id: str, user_id: int) -> Game:
    """Let the user leave a running game for good, and return the game.

    Leaving twice changes nothing. Raises NotFound, NotYourSeat, GameNotRunning, GameOver.
    """
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        check_running(game)
        seats = list(game.all_seats)
        own = next((seat for seat in seats if seat.user_id == user_id), None)
        if own is None:
            raise NotYourSeat("You have no seat in this game.")
        if own.left_version is None:
            bot_takes_over(game, seats, own)
    return get_game(game_id)


def hand_over(*, game_id: str, user_id: int) -> None:
    """Let the user leave a running game for good; a bot takes over the seat.

    In a rated game a player who left is last, as after a claim. Nothing happens if the game has
    ended meanwhile, or if the user does not play in it.
    """
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        seats = list(game.all_seats)
        own = [seat for seat in seats if seat.user_id == user_id and seat.left_version is None]
        if own and game.status == GameStatus.ACTIVE:
            bot_takes_over(game, seats, own[0])


def bot_takes_over(
    game: Game, seats: Sequence[Seat], seat: Seat, *, is_given_up: bool = False
) -> None:
    """Record that the player of a seat has left the locked game: a bot plays on without a clock.

    If the seat is awaited, the bot plays at once. The log of a broken game takes no event: there
    only the row of the seat changes and, if it can be read, the clock. The clock is written so that
    conditional writes of other processes fail.
    """
    seat.left_version = game.version + 1
    seat.save(update_fields=["left_version"])
    clock = None
    try:
        clock = without_seat(clock_of(game), seat.number)
        state, mark = state_of(game), mark_of(game)
    except StoreError:
        if clock is not None:
            Game.objects.filter(pk=game.pk).update(**with_next_poll(game, columns_of(clock)))
        announce_table_change(game.pk, version=game.version)
        return
    now = timezone.now()
    commit(
        plan_events(
            game,
            seats,
            (PlayerLeft(seat.number, is_given_up),),
            state,
            mark=mark,
            cause=Cause.PLAYER,
            clock=NextClock(clock),
            now=now,
            columns={"bot_due_at": now} if seat.number in game.awaited else None,
        )
    )
