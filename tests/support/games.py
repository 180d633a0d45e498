"""Tables for tests: people who sit down, and whole games played at random through the services."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from functools import reduce
from itertools import count

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.engine import (
    Command,
    Event,
    RuleSet,
    awaited_seats,
    decide,
    evolve,
    legal_commands,
)
from games.engine.offers import spelled_out
from games.models import Game, GameStatus
from games.projections.summary import summarise
from games.selectors.games import get_game
from games.selectors.tables import table_of
from games.services.lifecycle import create_game, start_game
from games.services.players import Person
from games.services.seat_plans import HostSeat, OpenSeat, SeatPlan
from games.services.seating import join_game
from games.services.table import Accepted, submit_command
from games.store import append, load_state

_numbers = count(1)
MOST_COMMANDS = 2000


def some_user() -> User:
    """A new account that nobody else has."""
    return User.objects.create_user(username=f"player{next(_numbers)}", password=None)


def open_table(seats: int = 2, *, preset: str = "podkidnoy", rules: RuleSet | None = None) -> Game:
    """A game whose host sits on seat 0 and whose other seats are free; `rules` go before preset."""
    plans: list[SeatPlan] = [HostSeat(), *(OpenSeat() for _ in range(seats - 1))]
    host_id = some_user().pk
    if rules is not None:
        return create_game(host_id=host_id, seats=plans, rules=rules)
    return create_game(host_id=host_id, seats=plans, preset=preset)


def running_table(
    seats: int = 2, *, preset: str = "podkidnoy", rules: RuleSet | None = None
) -> Game:
    """A started game of people."""
    game = open_table(seats, preset=preset, rules=rules)
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    return start_game(game_id=game.pk, user_id=game.host_id)


def person_on(game: Game, seat: int) -> Person:
    """The person who sits there."""
    user_id = next(row.user_id for row in game.seats.all() if row.number == seat)
    assert user_id is not None
    return Person(user_id)


def legal_move(game: Game, rng: random.Random) -> tuple[int, Command]:
    """An awaited seat and one of its legal commands, both by chance."""
    table = table_of(game)
    seat = rng.choice(table.seen_by(0).awaited)
    return seat, rng.choice(spelled_out(table.seen_by(seat).legal))


def play(game_id: str, rng: random.Random, *, most: int = MOST_COMMANDS) -> Iterator[Accepted]:
    """Play awaited people's commands at random, until the game is over or `most` are played."""
    for _ in range(most):
        game = get_game(game_id)
        if game.status == GameStatus.FINISHED:
            return
        seat, command = legal_move(game, rng)
        yield submit_command(game_id=game_id, by=person_on(game, seat), seat=seat, command=command)


def finished_table(seats: int = 2, *, preset: str = "podkidnoy", seed: int = 1) -> Game:
    """A game that was played to its end at random, by the engine alone and stored at once."""
    game = running_table(seats, preset=preset)
    rng = random.Random(seed)
    state, events = load_state(game), list[Event]()
    while not state.is_over:
        seat = rng.choice(awaited_seats(state))
        following = decide(state, seat, rng.choice(legal_commands(state, seat)))
        state = reduce(evolve, following, state)
        events += following
    now = timezone.now()
    with transaction.atomic():
        append(
            game_id=game.pk,
            expected_version=game.version,
            events=events,
            at=now,
            columns={**summarise(state).columns(), "finished_at": now, "bot_due_at": None},
        )
    return get_game(game.pk)


def until(condition: Callable[[], bool], *, seconds: float = 30) -> None:
    """Wait until the condition holds. Raises AssertionError when it doesn't in time."""
    pause = threading.Event()
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "The condition did not come true in time."
        pause.wait(0.05)
