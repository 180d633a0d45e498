"""A game's beginning: created with its commitment, started with its deal."""

from collections.abc import Sequence

from django.db import transaction

from games.engine import RuleSet
from games.play.clocks import Control, control_to_json
from games.play.models import Game, Seat
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.ratings.system import mode_of
from games.tables.services.locks import lock_open_game
from games.tables.services.passwords import kept_password
from games.tables.services.seals import new_seal
from games.tables.services.seat_plans import BotSeat, SeatPlan, check_client_seed, planned_seats
from games.tables.services.seating import people
from games.tables.services.starting import deal
from games.tables.services.terms import (
    check_have_accounts,
    check_may_be_rated,
    check_no_friends,
    played_clock,
    played_rules,
)


def create_game(  # noqa: PLR0913 - so much is chosen at a table
    *,
    host_id: int,
    seats: Sequence[SeatPlan],
    preset: str = "",
    rules: RuleSet | None = None,
    is_private: bool = False,
    password: str | None = None,
    is_rated: bool = False,
    clock: Control | None = None,
    start: bool = False,
) -> Game:
    """A new game with its seats and the commitment to its deal, and started at once if `start`.

    Either a preset's name or a rule set says what is played. Nobody can give a client seed here,
    for the commitment is published first; a game started at once has none. A rated game has a clock
    in any case; a casual one against bots only has none. A private one may have a password, which
    whoever sits down or watches is asked for. Raises InvalidInput,
    InvalidRules (also for a wrong number of seats), AccountNeeded (to be rated), and with `start`
    SeatsNotFilled; nothing is written then.
    """
    played = played_rules(preset, rules, seats=len(seats))
    if is_rated:
        check_may_be_rated(preset, is_private=is_private)
        check_have_accounts([host_id])
    number = sum(not isinstance(plan, BotSeat) for plan in seats)
    clock = played_clock(clock, people=number, is_rated=is_rated)
    kept = kept_password(password, is_private=is_private)
    seal = new_seal()
    rows = planned_seats(seats, game_id=seal.id, host_id=host_id)
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            **seal._asdict(),
            preset=preset,
            rules=played.to_json(),
            host_id=host_id,
            is_private=is_private,
            password=kept,
            is_rated=is_rated,
            clock=None if clock is None else control_to_json(clock),
            mode=mode_of(played, len(seats)),
        )
        Seat.objects.bulk_create(rows)
        if start:
            deal(game, rows)
        else:
            announce_table_change(game.pk, version=0)
    return get_game(seal.id)


def start_game(*, game_id: str, user_id: int, client_seed: str = "") -> Game:
    """The game dealt and running, at its host's word; `client_seed` goes to the host's own seat.

    That is the host's agreement too; all others must have agreed. Raises NotFound, NotTheHost,
    GameAlreadyStarted, GameNotRunning, SeatsNotFilled, PlayersNotReady, FriendsAtRatedTable,
    InvalidInput.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
        if game.is_rated:
            check_no_friends(people(seats), seats=len(seats))
        _agree(seats, user_id, seed)
        deal(game, seats)
    return get_game(game_id)


def _agree(seats: Sequence[Seat], user_id: int, seed: str) -> None:
    """The host's seat is ready, with the seed if one is given; a host without a seat has none."""
    for seat in seats:
        if seat.user_id == user_id:
            seat.is_ready = True
            seat.client_seed = seed or seat.client_seed
            seat.save(update_fields=["is_ready", "client_seed"])
