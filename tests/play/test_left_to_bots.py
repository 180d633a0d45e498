"""A commit tells when every person is out: bots among themselves need not seem to think."""

import random

import pytest

from bots.strategies.casual import Casual
from games.play.log import load_state
from games.play.models import Game, GameStatus
from games.play.reactions import Committed, committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.players import Bot, Person, Player
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotSeat, HostSeat, SeatPlan
from tests.support.bots import bots_table
from tests.support.games import some_user

pytestmark = pytest.mark.django_db(transaction=True)


def play_out(game: Game, seed: int) -> list[tuple[Committed, bool]]:
    """Each commit of the rest of a game, and whether seat 0 was out by then."""
    heard: list[Committed] = []
    committed.add("test", heard.append)
    rng, told = random.Random(seed), []
    while (row := get_game(game.pk)).status != GameStatus.FINISHED:
        table = update_of(row)
        seat = rng.choice(table.seen_by(0).awaited)
        seen = table.seen_by(seat)
        assert seen.view is not None
        command = Casual().choose(seen.view, seen.legal, rng)
        user_id = next(own.user_id for own in row.seats.all() if own.number == seat)
        by: Player = Bot() if user_id is None else Person(user_id)
        submit_command(game_id=row.pk, by=by, seat=seat, command=command)
        told.append((heard[-1], load_state(get_game(game.pk)).places[0] is not None))
    return told


def test_from_the_moment_the_only_person_is_out_bots_play_among_themselves() -> None:
    seats: list[SeatPlan] = [HostSeat(), BotSeat("beginner"), BotSeat("beginner")]
    for seed in range(40):
        game = create_game(host_id=some_user().pk, seats=seats, preset="podkidnoy", start=True)
        told = play_out(game, seed)
        assert [news.is_left_to_bots for news, _ in told] == [is_out for _, is_out in told]
        if sum(is_out for _, is_out in told) > 1:
            return
    raise AssertionError("The person was never out before the end.")


def test_bots_that_never_had_company_go_on_seeming_to_think() -> None:
    told = play_out(bots_table("beginner", "beginner"), seed=1)
    assert not any(news.is_left_to_bots for news, _ in told)
