"""Creating a game with the commitment to its deal, and starting it with the deal."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from games.engine import RuleSet
from games.play.clocks import Control, control_to_json
from games.play.models import Game, Seat
from games.play.reactions import announce_table_change
from games.play.selectors.games import get_game
from games.ratings.system import mode_of
from games.tables.services.deal_secrets import new_deal_secret
from games.tables.services.locks import lock_open_game
from games.tables.services.passwords import kept_password
from games.tables.services.seat_plans import BotSeat, SeatPlan, check_client_seed, planned_seats
from games.tables.services.seating import people
from games.tables.services.starting import deal
from games.tables.services.terms import (
    RulesChoice,
    check_have_accounts,
    check_may_be_rated,
    check_no_friends,
    played_aids,
    played_clock,
    played_rules,
)


def create_game(  # noqa: PLR0913 - each argument is a choice for a new table
    *,
    host_id: int,
    seats: Sequence[SeatPlan],
    preset: str = "",
    rules: RuleSet | None = None,
    rule_set: str = "",
    is_private: bool = False,
    password: str | None = None,
    is_rated: bool = False,
    aids: bool | None = None,
    clock: Control | None = None,
    start: bool = False,
) -> Game:
    """Create a game with its seats and the commitment to its deal; deal at once with `start`.

    A preset's name, a rule set or the id of a saved one says what is played. No client seed can be
    given here, since the commitment is published first; a game started at once has none. A rated
    game always has a clock and no aids; a casual game against bots only has no clock, and any
    casual game has aids unless they are refused. A private game may have a password, which players
    and watchers need. Raises InvalidInput, InvalidRules (also for a wrong
    number of seats), AccountNeeded (to be rated), and with `start` SeatsNotFilled; nothing is
    written then.
    """
    choice = RulesChoice(preset=preset, rules=rules, rule_set=rule_set)
    played = played_rules(choice, seats=len(seats))
    if is_rated:
        check_may_be_rated(preset, is_private=is_private)
        check_have_accounts([host_id])
    number = sum(not isinstance(plan, BotSeat) for plan in seats)
    aids = played_aids(wanted=aids, is_rated=is_rated)
    clock = played_clock(clock, people=number, is_rated=is_rated)
    kept = kept_password(password, is_private=is_private)
    secret = new_deal_secret()
    now = timezone.now()
    rows = planned_seats(seats, game_id=secret.id, host_id=host_id, created_at=now)
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            **secret._asdict(),
            preset=played.preset,
            rules=played.rules.to_json(),
            rules_name=played.name,
            host_id=host_id,
            is_private=is_private,
            password=kept,
            is_rated=is_rated,
            aids=aids,
            clock=None if clock is None else control_to_json(clock),
            mode=mode_of(played.rules, len(seats)),
            created_at=now,
        )
        Seat.objects.bulk_create(rows)
        if start:
            deal(game, rows)
        else:
            announce_table_change(game.pk, version=0)
    return get_game(secret.id)


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
        deal(game, seats)
    return get_game(game_id)


def _agree(seats: Sequence[Seat], user_id: int, seed: str) -> None:
    """Make the host's seat ready, with the seed if one is given; a host may have no seat."""
    for seat in seats:
        if seat.user_id == user_id and (seed or not seat.is_ready):
            seat.is_ready = True
            seat.client_seed = seed or seat.client_seed
            seat.save(update_fields=["is_ready", "client_seed"])
