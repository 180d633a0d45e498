"""A seat that is claimed because its player is gone: a bot plays it to the end."""

from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from accounts.presence import last_trace
from games.clocks import Days, SeatClock, given_up
from games.errors import GameNotRunning, GameOver, NotClaimable, NotFound, NotYourSeat
from games.models import Game, GameStatus, Seat
from games.projections.clocks import (
    clock_of,
    control_of,
    end_of_last_silence,
    is_looked_after,
)
from games.selectors.games import get_game
from games.services.handover import bot_takes_over
from games.services.locks import lock_game

GONE = timedelta(seconds=60)
GONE_IF_CLEAN = timedelta(seconds=120)
GONE_WITHOUT_TRACE = timedelta(seconds=180)
"""What the time that is kept once a minute has to say when Redis has forgotten somebody."""


def claim_seat(*, game_id: str, user_id: int, seat: int) -> Game:
    """The game with a bot on that seat, whose player is given up by another at the table.

    Given up may be who was late three times in a row (four with a clean record), and who is waited
    for and gone for a minute (two), but where commands have days. A seat that was claimed already
    stays as it is. Raises NotFound, NotYourSeat, GameNotRunning, GameOver, NotClaimable.
    """
    with transaction.atomic(durable=True):
        game = lock_game(game_id)
        seats = list(Seat.objects.filter(game=game).order_by("number"))
        _check_running(game)
        _check_plays(seats, user_id)
        claimed = next((row for row in seats if row.number == seat), None)
        if claimed is None:
            raise NotFound(f"The game has no seat {seat}.")
        if claimed.left_version is None:
            _check_claimable(game, claimed, user_id, now=timezone.now())
            claimed.left_version = game.version
            claimed.save(update_fields=["left_version"])
            bot_takes_over(game, claimed)
    return get_game(game_id)


def _check_running(game: Game) -> None:
    if game.status == GameStatus.FINISHED:
        raise GameOver("The game is finished.")
    if game.status != GameStatus.ACTIVE:
        raise GameNotRunning("The game is not running.")


def _check_plays(seats: list[Seat], user_id: int) -> None:
    if not any(row.user_id == user_id and row.left_version is None for row in seats):
        raise NotYourSeat("Only who plays in the game may claim a seat.")


def _check_claimable(game: Game, seat: Seat, user_id: int, *, now: datetime) -> None:
    clock = clock_of(game)
    own = clock[seat.number] if clock else None
    if own is None or seat.user_id is None:
        raise NotClaimable(f"Nobody has to be waited for on seat {seat.number}.")
    if seat.user_id == user_id:
        raise NotClaimable("This is your own seat.")
    if not given_up(own) and not _is_gone(game, own, seat.user_id, now):
        raise NotClaimable(f"Whoever sits on seat {seat.number} has still time to play.")


def _is_gone(game: Game, own: SeatClock, user_id: int, now: datetime) -> bool:
    """Whether the game waits for somebody who has not been heard of for long enough.

    Never while the service can't know: Redis or the sweep being away. What nobody could be heard of
    in, a silence of the service, isn't counted.
    """
    if own.asked_at is None or isinstance(control_of(game), Days) or not is_looked_after(now):
        return False
    patience = GONE_IF_CLEAN if own.is_clean else GONE
    heard = last_trace(user_id)
    if heard is not None:
        return _silent_for(heard, now) >= patience
    last_seen = User.objects.values_list("last_seen_at", flat=True).get(pk=user_id)
    return last_seen is not None and _silent_for(last_seen, now) >= GONE_WITHOUT_TRACE


def _silent_for(heard: datetime, now: datetime) -> timedelta:
    return now - max(heard, end_of_last_silence() or heard)
