"""A game's beginning: created with its commitment, started with its deal."""

import secrets
from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone

from games.engine import PRESETS, RuleSet, new_game, replay
from games.engine.deck import SEED_BYTES, commitment
from games.engine.errors import InvalidRules, Problem
from games.errors import InvalidInput, SeatsNotFilled
from games.models import Game, Seat, SeatKind, new_game_id
from games.projections.summary import bot_deadline, summarise
from games.ratings import mode_of
from games.reactions import Committed, notify_on_commit
from games.selectors.games import get_game
from games.services.locks import lock_open_game
from games.services.rated import check_has_account, check_may_be_rated
from games.services.seat_plans import SeatPlan, check_client_seed, planned_seats
from games.store import append, pack_of_deal


def create_game(
    *,
    host_id: int,
    seats: Sequence[SeatPlan],
    preset: str = "",
    rules: RuleSet | None = None,
    is_private: bool = False,
    is_rated: bool = False,
    start: bool = False,
) -> Game:
    """A new game with its seats and the commitment to its deal, and started at once if `start`.

    Either a preset's name or a rule set says what is played. Nobody can give a client seed here,
    for the commitment is published first; a game started at once has none. Raises InvalidInput,
    InvalidRules (also for a wrong number of seats), AccountNeeded (to be rated), and with `start`
    SeatsNotFilled; nothing is written then.
    """
    played = _rules_for(preset, rules, seats=len(seats))
    if is_rated:
        check_may_be_rated(preset, is_private=is_private)
        check_has_account(host_id)
    game_id = new_game_id()
    server_seed = secrets.token_bytes(SEED_BYTES)
    rows = planned_seats(seats, game_id=game_id, host_id=host_id)
    with transaction.atomic(durable=True):
        game = Game.objects.create(
            id=game_id,
            preset=preset,
            rules=played.to_json(),
            host_id=host_id,
            is_private=is_private,
            is_rated=is_rated,
            mode=mode_of(played, len(seats)),
            server_seed=server_seed,
            commitment=commitment(game_id, server_seed),
        )
        Seat.objects.bulk_create(rows)
        if start:
            _deal(game, rows)
    return get_game(game_id)


def start_game(*, game_id: str, user_id: int, client_seed: str = "") -> Game:
    """The game dealt and running, at its host's word; `client_seed` goes to the host's own seat.

    Raises NotFound, NotTheHost, GameAlreadyStarted, GameNotRunning, SeatsNotFilled, InvalidInput.
    """
    seed = check_client_seed(client_seed)
    with transaction.atomic(durable=True):
        game = lock_open_game(game_id, host_id=user_id)
        seats = list(game.seats.order_by("number"))
        _give_seed(seats, user_id, seed)
        _deal(game, seats)
    return get_game(game_id)


def _give_seed(seats: Sequence[Seat], user_id: int, seed: str) -> None:
    """The host's seat gets the seed; a host without a seat has nowhere to put one."""
    for seat in seats:
        if seed and seat.user_id == user_id:
            seat.client_seed = seed
            seat.save(update_fields=["client_seed"])


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


def _deal(game: Game, seats: Sequence[Seat]) -> None:
    if any(seat.kind == SeatKind.OPEN for seat in seats):
        raise SeatsNotFilled("A seat is still free.")
    pack = pack_of_deal(game, [seat.client_seed for seat in seats])
    events = new_game(RuleSet.from_json(game.rules), len(seats), pack)
    summary = summarise(replay(events))
    bots = tuple(seat.number for seat in seats if seat.bot_level)
    awaited_bots = tuple(seat for seat in bots if seat in summary.awaited)
    now = timezone.now()
    last_version = append(
        game_id=game.pk,
        expected_version=0,
        events=events,
        at=now,
        columns={
            **summary.columns(),
            "started_at": now,
            "bot_due_at": bot_deadline(now) if awaited_bots else None,
        },
    )
    notify_on_commit(
        Committed(
            game_id=game.pk,
            first_version=1,
            last_version=last_version,
            is_table_changed=True,
            awaited_bots=awaited_bots,
        )
    )
