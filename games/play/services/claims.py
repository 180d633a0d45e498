"""Replace an absent (disconnected) player: claim the seat, and a bot plays it to the end."""

from django.db import transaction
from django.utils import timezone

from games.play.errors import NotClaimable, NotFound, NotYourSeat
from games.play.models import Game, Seat
from games.play.selectors.claims import claimable_seats
from games.play.selectors.games import get_game
from games.play.selectors.rows import lock_game_with_seats
from games.play.services.handover import bot_takes_over
from games.play.services.running import check_running
from games.play.time.columns import clock_of
from notifications.kinds import Kind
from notifications.services.notifying import notify


def claim_seat(*, game_id: str, user_id: int, seat: int) -> Game:
    """Put a bot on the seat of an absent player, as another player of the game.

    `claimable_seats` decides which seats. A seat that was claimed already stays as it is.
    Raises NotFound, NotYourSeat, GameNotRunning, GameOver, NotClaimable.
    """
    with transaction.atomic(durable=True):
        game = lock_game_with_seats(game_id)
        seats = list(game.all_seats)
        check_running(game)
        _check_plays(seats, user_id)
        claimed = next((row for row in seats if row.number == seat), None)
        if claimed is None:
            raise NotFound(f"The game has no seat {seat}.")
        if claimed.left_version is None:
            _check_claimable(game, claimed, user_id)
            bot_takes_over(game, seats, claimed, is_given_up=True)
            _notify_claimed_player(game, claimed)
    return get_game(game_id)


def _notify_claimed_player(game: Game, seat: Seat) -> None:
    if seat.user_id is not None:
        notify(user_id=seat.user_id, kind=Kind.SEAT_CLAIMED, game_id=game.pk)


def _check_plays(seats: list[Seat], user_id: int) -> None:
    if not any(row.user_id == user_id and row.left_version is None for row in seats):
        raise NotYourSeat("Only players of the game may claim a seat.")


def _check_claimable(game: Game, seat: Seat, user_id: int) -> None:
    clock = clock_of(game)
    if seat.user_id is None or not clock or clock[seat.number] is None:
        raise NotClaimable(f"The game waits for nobody on seat {seat.number}.")
    if seat.user_id == user_id:
        raise NotClaimable("This is your own seat.")
    if seat.number not in claimable_seats(game, now=timezone.now()):
        raise NotClaimable(f"The player on seat {seat.number} still has time to play.")
