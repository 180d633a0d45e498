"""Factories of games for tests: open, running and finished tables, and games played at random."""

import random
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import reduce
from itertools import count
from typing import TypedDict

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.engine import (
    Command,
    Event,
    GameState,
    RuleSet,
    advance,
    awaited_seats,
    evolve,
    legal_offers,
)
from games.engine.commands import RequestRedeal
from games.engine.events import EndReason, GameEnded
from games.engine.offers import spelled_out
from games.engine.teams import team_of
from games.play.log import (
    EncodedEvent,
    appended,
    encode,
    load_state,
    mark_input,
    mark_of,
    marks_after,
)
from games.play.models import Game, GameStatus
from games.play.projections.results import end_of, write_results
from games.play.projections.standings import with_result
from games.play.projections.summary import summarise
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import Accepted, submit_command
from games.play.services.players import PersonActor
from games.play.time.clock import Cause
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.laws import taste_for_the_end
from tests.support.universe import drawn_from
from web.database.conditional_write import write_if

_numbers = count(1)
MAX_COMMANDS = 2000
USUAL_COMMANDS = 150


def some_user() -> User:
    """A new account."""
    return User.objects.create_user(username=f"player{next(_numbers)}", password=None)


def open_table(seats: int = 2, *, preset: str = "podkidnoy", rules: RuleSet | None = None) -> Game:
    """An open game whose host sits on seat 0; `rules`, if given, replace the preset."""
    plans: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(seats - 1))]
    host_id = some_user().pk
    if rules is not None:
        return create_game(TableChoice(rules=rules), plans, host_id=host_id)
    return create_game(TableChoice(preset=preset), plans, host_id=host_id)


def running_table(
    seats: int = 2, *, preset: str = "podkidnoy", rules: RuleSet | None = None
) -> Game:
    """A running game of people."""
    game = open_table(seats, preset=preset, rules=rules)
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    return start_game(game_id=game.pk, user_id=game.host_id)


def person_on(game: Game, seat: int) -> PersonActor:
    """The person on a seat, as the caller of a service."""
    user_id = next(row.user_id for row in game.seats.all() if row.number == seat)
    assert user_id is not None
    return PersonActor(user_id)


def legal_move(game: Game, rng: random.Random) -> tuple[int, Command]:
    """An awaited seat and one of its legal commands, both drawn at random."""
    table = update_of(game)
    seat = rng.choice(table.seen_by(0).awaited)
    return seat, rng.choice(spelled_out(table.seen_by(seat).legal))


def play(game_id: str, rng: random.Random, *, most: int = MAX_COMMANDS) -> Iterator[Accepted]:
    """Play random commands of awaited people, until the game is over or `most` are played."""
    for _ in range(most):
        game = get_game(game_id)
        if game.status == GameStatus.FINISHED:
            return
        seat, command = legal_move(game, rng)
        yield submit_command(game_id=game_id, by=person_on(game, seat), seat=seat, command=command)


def finished_table(seats: int = 2, *, preset: str = "podkidnoy", seed: int = 1) -> Game:
    """A game of people that was played to its end at random."""
    return played_out(running_table(seats, preset=preset), seed=seed)


def played_out(game: Game, *, seed: int = 1) -> Game:
    """Play a running game to its end at random, by the engine alone, and store all its events.

    Somebody loses: a game that chance ends in a draw is played otherwise from the same deal. After
    so many commands as a usual game has, what ends it is played: by chance alone one game in some
    takes minutes.
    """
    rng = random.Random(seed)
    state, events = _random_game(game, rng)
    while state.durak is None and not state.losing_teams:
        state, events = _random_game(game, rng)
    now = timezone.now()
    with transaction.atomic():
        write = appended(
            game,
            **encoded(game, events),
            cause=Cause.PLAYER,
            at=now,
            columns={
                **summarise(state).columns(),
                "standings": with_result(game.standings, list(game.seats.all()), state),
                "finished_at": now,
                "bot_due_at": None,
                "is_rating_due": game.is_rated,
            },
        )
        assert write_if(write)
        seats = list(game.seats.order_by("number"))
        write_results(state.rules, end_of(state), seats, at=now)
    return get_game(game.pk)


class Encoded(TypedDict):
    """Events as they are appended, and the mark of the last one."""

    events: list[EncodedEvent]
    mark: str


def encoded(game: Game, events: Sequence[Event], *, cause: Cause | None = Cause.PLAYER) -> Encoded:
    """Return events that follow the row's version as `appended` takes them."""
    rows = [encode(event) for event in events]
    lines = [mark_input(row, cause) for row in rows]
    return {"events": rows, "mark": marks_after(mark_of(game), lines, game=game)[-1]}


def _random_game(game: Game, rng: random.Random) -> tuple[GameState, list[Event]]:
    state, events = load_state(game), list[Event]()
    haste = taste_for_the_end(state.rules)
    for number in count():
        if state.is_over:
            break
        seat = rng.choice(awaited_seats(state))
        # Another deal would be the service's.
        offers = [one for one in legal_offers(state, seat) if one.type != RequestRedeal.type]
        weights = [haste[offer.type] for offer in offers] if number > USUAL_COMMANDS else None
        (offer,) = rng.choices(offers, weights)
        following, state = advance(state, seat, drawn_from(offer, rng))
        events += following
    return state, events


def finished_rated_game(
    places: tuple[int, ...],
    *,
    users: tuple[User | str, ...] | None = None,
    preset: str = "",
    at: datetime | None = None,
    left: dict[int, int] | None = None,
    is_rated: bool = True,
) -> Game:
    """A game that ended at a moment with these places by seat.

    `users` are by seat; a text is the level of a bot. The game is played at random by the engine
    alone, and its last event is replaced by one with these places. `left` has the versions at
    which players left, by seat.
    """
    players = users or tuple(some_user() for _ in places)
    preset = preset or ("duel" if len(places) == 2 else "podkidnoy")
    game = _table_of(players, preset, is_rated=is_rated)
    state, events = _random_game(game, random.Random(1))
    rules = state.rules
    ended = _ended(rules, places)
    now = at or timezone.now()
    summary = summarise(reduce(evolve, (*events[:-1], ended), load_state(game)))
    seats = list(game.seats.order_by("number"))
    for seat in seats:
        seat.left_version = (left or {}).get(seat.number)
        seat.save()
    with transaction.atomic():
        write = appended(
            game,
            **encoded(game, [*events[:-1], ended]),
            cause=Cause.PLAYER,
            at=now,
            columns={
                **summary.columns(),
                "finished_at": now,
                "bot_due_at": None,
                "is_rating_due": is_rated,
            },
        )
        assert write_if(write)
        write_results(rules, ended, seats, at=now)
    return get_game(game.pk)


def _table_of(players: tuple[User | str, ...], preset: str, *, is_rated: bool) -> Game:
    host = next(player for player in players if isinstance(player, User))
    plans = [BotPlan(p) if isinstance(p, str) else OpenPlan() for p in players]
    game = create_game(TableChoice(preset=preset, is_rated=is_rated), plans, host_id=host.pk)
    for number, player in enumerate(players):
        if isinstance(player, User):
            join_game(game_id=game.pk, user_id=player.pk, seat=number)
    return start_game(game_id=game.pk, user_id=host.pk)


def _ended(rules: RuleSet, places: tuple[int, ...]) -> GameEnded:
    worst = max(places)
    if places.count(worst) > 1:
        return GameEnded(EndReason.DRAW, None, places)
    durak = places.index(worst)
    losing = () if rules.teams == "none" else (team_of(rules, len(places), durak),)
    return GameEnded(EndReason.DURAK, durak, places, losing)
