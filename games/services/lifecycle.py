"""A game's beginning: created with its commitment, started with its deal."""

from collections.abc import Sequence

from django.db import transaction

from games.clocks import Control, PerCommand, control_to_json
from games.engine import PRESETS, RuleSet
from games.engine.errors import InvalidRules, Problem
from games.errors import InvalidInput
from games.models import Game, Seat
from games.ratings import mode_of
from games.selectors.games import get_game
from games.services.clocks import check_clock
from games.services.locks import lock_open_game
from games.services.rated import check_has_account, check_may_be_rated
from games.services.seals import new_seal
from games.services.seat_plans import BotSeat, SeatPlan, check_client_seed, planned_seats
from games.services.starting import deal

RATED_CLOCK = PerCommand(60)
"""The clock of rated games for which no other is chosen."""


def create_game(  # noqa: PLR0913 - so much is chosen at a table
    *,
    host_id: int,
    seats: Sequence[SeatPlan],
    preset: str = "",
    rules: RuleSet | None = None,
    is_private: bool = False,
    is_rated: bool = False,
    clock: Control | None = None,
    start: bool = False,
) -> Game:
    """A new game with its seats and the commitment to its deal, and started at once if `start`.

    Either a preset's name or a rule set says what is played. Nobody can give a client seed here,
    for the commitment is published first; a game started at once has none. A rated game has a clock
    in any case; a casual one against bots only has none. Raises InvalidInput,
    InvalidRules (also for a wrong number of seats), AccountNeeded (to be rated), and with `start`
    SeatsNotFilled; nothing is written then.
    """
    played = _rules_for(preset, rules, seats=len(seats))
    if is_rated:
        check_may_be_rated(preset, is_private=is_private)
        check_has_account(host_id)
    people = sum(not isinstance(plan, BotSeat) for plan in seats)
    check_clock(clock, people=people, is_rated=is_rated)
    if clock is None and is_rated:
        clock = RATED_CLOCK
    seal = new_seal()
    rows = planned_seats(seats, game_id=seal.id, host_id=host_id)
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            **seal._asdict(),
            preset=preset,
            rules=played.to_json(),
            host_id=host_id,
            is_private=is_private,
            is_rated=is_rated,
            clock=None if clock is None else control_to_json(clock),
            mode=mode_of(played, len(seats)),
        )
        Seat.objects.bulk_create(rows)
        if start:
            deal(game, rows)
    return get_game(seal.id)


def start_game(*, game_id: str, user_id: int, client_seed: str = "") -> Game:
    """The game dealt and running, at its host's word; `client_seed` goes to the host's own seat.

    In a later game of a series that is the host's agreement too, and all others must have agreed.
    Raises NotFound, NotTheHost, GameAlreadyStarted, GameNotRunning, SeatsNotFilled,
    PlayersNotReady, InvalidInput.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
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


def _rules_for(preset: str, rules: RuleSet | None, *, seats: int) -> RuleSet:
    if (rules is None) == (not preset):
        raise InvalidInput("preset", "Give either a preset or rules.")
    if rules is not None:
        rules.check_seats(seats)
        return rules
    if preset not in PRESETS:
        raise InvalidInput("preset", f"The presets are {', '.join(PRESETS)}.")
    chosen = PRESETS[preset]
    if not chosen.min_seats <= seats <= chosen.max_seats:
        reason = f"{preset} is played with {chosen.min_seats} to {chosen.max_seats} seats."
        facts = {"fewest": chosen.min_seats, "most": chosen.max_seats, "seats": seats}
        raise InvalidRules(Problem("seats", "out_of_range", reason, facts))
    return chosen.rules
