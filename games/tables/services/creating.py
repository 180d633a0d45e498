"""Create a table (game, room) with the commitment to its deal, and start its game."""

from collections.abc import Sequence

from django.db import transaction

from games.play.models import Game, Seat
from games.play.reactions import announce_table_change
from games.play.selectors.rows import table_written
from games.tables.services.checks import check_have_accounts, check_no_friends
from games.tables.services.choices import new_terms
from games.tables.services.locks import lock_open_game
from games.tables.services.opening import open_table
from games.tables.services.seat_plans import BotPlan, SeatPlan, check_client_seed
from games.tables.services.seating import people
from games.tables.services.starting import deal
from games.tables.terms import TableChoice


def create_game(
    choice: TableChoice, seats: Sequence[SeatPlan], *, host_id: int, start: bool = False
) -> Game:
    """Create a game as its host chooses; deal at once with `start`.

    No client seed can be given here, since the commitment is published first; a game started at
    once has none. Raises InvalidInput, InvalidRules (also for a wrong number of seats),
    AccountNeeded (to be rated), and with `start` SeatsNotFilled; nothing is written then.
    """
    number = sum(not isinstance(plan, BotPlan) for plan in seats)
    terms = new_terms(choice, seats=len(seats), people=number)
    if terms.is_rated:
        check_have_accounts([host_id])
    with transaction.atomic(durable=True):
        game = open_table(terms, seats, host_id=host_id, start=start)
        if not start:
            announce_table_change(game.pk, version=0)
    return table_written(game)


def start_game(*, game_id: str, user_id: int, client_seed: str = "") -> Game:
    """Deal an open game, as its host; `client_seed` goes to the host's own seat.

    Starting is the host's agreement; all other players must have agreed. Raises NotFound,
    NotTheHost, GameAlreadyStarted, GameNotRunning, SeatsNotFilled, PlayersNotReady,
    FriendsAtRatedTable, InvalidInput.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.all_seats)
        if game.is_rated:
            check_no_friends(people(seats), seats=len(seats))
        _agree(seats, user_id, seed)
        game = deal(game, seats)
    return table_written(game)


def _agree(seats: Sequence[Seat], user_id: int, seed: str) -> None:
    """Make the host's seat ready, with the seed if one is given; a host may have no seat."""
    for seat in seats:
        if seat.user_id == user_id and (seed or not seat.is_ready):
            seat.is_ready = True
            seat.client_seed = seed or seat.client_seed
            seat.save(update_fields=["is_ready", "client_seed"])
