"""End a running game early: claim a win against a leaver, and abort (call off) a game."""

from collections.abc import Callable, Sequence

from django.db import transaction
from django.utils import timezone

from games.engine import GameState, evolve
from games.engine.endings import called_off, win_of_who_stayed
from games.engine.events import GameEnded
from games.play.errors import NoEarlyEnd, NotYourSeat
from games.play.log import mark_of
from games.play.models import Game, Seat
from games.play.selectors.endings import EarlyEnds, early_ends, is_barely_begun
from games.play.selectors.games import get_game
from games.play.selectors.rows import lock_game_with_seats
from games.play.selectors.snapshots import state_of
from games.play.selectors.viewers import seat_of
from games.play.services.plan import plan_events
from games.play.services.running import check_running
from games.play.services.write import commit
from games.play.time.advance import clock_after, heartbeat_for
from games.play.time.clock import Cause
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all


def take_win(*, game_id: str, user_id: int) -> Game:
    """Give the user the win of a duel that the opponent has left; return the game.

    Raises NotFound, NotYourSeat, GameNotRunning, GameOver, NoEarlyEnd, and the store's errors.
    """
    with transaction.atomic(durable=True):
        game, own = _locked_for(game_id, user_id)
        if not _early_ends(game, user_id).win:
            raise NoEarlyEnd("A win is taken in a game of two people that the other has left.")
        end(
            game,
            list(game.all_seats),
            lambda state: win_of_who_stayed(state, own),
            cause=Cause.PLAYER,
        )
    return get_game(game_id)


def call_off(*, game_id: str, user_id: int) -> Game:
    """Call off a duel, without a result, if the opponent left at its beginning; return the game.

    Raises NotFound, NotYourSeat, GameNotRunning, GameOver, NoEarlyEnd, and the store's errors.
    """
    with transaction.atomic(durable=True):
        game, _ = _locked_for(game_id, user_id)
        if not _early_ends(game, user_id).cancel:
            raise NoEarlyEnd(
                "A game of two people is cancelled when the other has left "
                "and nobody has played three cards."
            )
        seats = list(game.all_seats)
        end(game, seats, called_off, cause=Cause.PLAYER)
        others = [seat.user_id for seat in seats if seat.user_id not in {None, user_id}]
        notify_all(
            Kind.GAME_CALLED_OFF,
            [News(other, game_id, data={"reason": "left"}) for other in others],
        )
    return get_game(game_id)


def end(
    game: Game, seats: Sequence[Seat], how: Callable[[GameState], GameEnded], *, cause: Cause
) -> None:
    """End the locked running game by the event that `how` returns. Raises the store's errors."""
    state = state_of(game)
    ended = how(state)
    after = evolve(state, ended)
    now = timezone.now()
    clock = clock_after(game, after, (ended,), by=None, now=now, heartbeat=heartbeat_for(game))
    commit(
        plan_events(
            game,
            seats,
            (ended,),
            after,
            mark=mark_of(game),
            cause=cause,
            clock=clock,
            now=now,
        )
    )


def _early_ends(game: Game, user_id: int) -> EarlyEnds:
    return early_ends(game, user_id=user_id, is_barely_begun=is_barely_begun(game))


def _locked_for(game_id: str, user_id: int) -> tuple[Game, int]:
    """Lock the running game; return it and the user's seat."""
    game = lock_game_with_seats(game_id)
    check_running(game)
    own = seat_of(game=game, user_id=user_id)
    if own is None:
        raise NotYourSeat("You have no seat in this game.")
    return game, own
