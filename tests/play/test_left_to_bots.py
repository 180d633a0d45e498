"""A commit says when no person follows the bots, which then play without a delay."""

import random

import pytest

from accounts.models import User
from bots.strategies.character import THUMB
from games.play.log import load_state
from games.play.models import Game, GameStatus
from games.play.reactions import Committed, committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.players import BotActor, PersonActor, Player
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.bots import bots_table
from tests.support.games import play, some_user
from tests.support.limits import WITH_WHOLE_GAMES

pytestmark = [pytest.mark.django_db(transaction=True), WITH_WHOLE_GAMES]


def play_out(game: Game, seed: int) -> list[tuple[Committed, bool]]:
    """Return each commit of the rest of a game, and whether seat 0 was out by then."""
    heard: list[Committed] = []
    committed.add("test", heard.append)
    rng, told = random.Random(seed), []
    while (row := get_game(game.pk)).status != GameStatus.FINISHED:
        table = update_of(row)
        seat = rng.choice(table.seen_by(0).awaited)
        seen = table.seen_by(seat)
        assert seen.view is not None
        command = THUMB.choose(seen.view, seen.legal, rng)
        user_id = next(own.user_id for own in row.seats.all() if own.number == seat)
        by: Player = BotActor() if user_id is None else PersonActor(user_id)
        submit_command(game_id=row.pk, by=by, seat=seat, command=command)
        told.append((heard[-1], load_state(get_game(game.pk)).places[0] is not None))
    return told


def test_from_the_moment_the_only_person_is_out_bots_play_among_themselves() -> None:
    seats: list[SeatPlan] = [HostPlan(), BotPlan("beginner"), BotPlan("beginner")]
    for seed in range(40):
        game = create_game(
            TableChoice(preset="podkidnoy"), seats, host_id=some_user().pk, start=True
        )
        told = play_out(game, seed)
        assert [news.bots_at_once for news, _ in told] == [is_out for _, is_out in told]
        if sum(is_out for _, is_out in told) > 1:
            return
    raise AssertionError("The person was never out before the end.")


def test_bots_that_never_had_company_go_on_seeming_to_think() -> None:
    told = play_out(bots_table("beginner", "beginner"), seed=1)
    assert not any(news.bots_at_once for news, _ in told)


@pytest.mark.parametrize("is_bot", [True, False])
def test_where_only_programs_play_bots_never_seem_to_think(is_bot: bool) -> None:
    program, other = some_user(), some_user()
    User.objects.filter(pk=program.pk).update(is_bot=True)
    User.objects.filter(pk=other.pk).update(is_bot=is_bot)
    heard: list[Committed] = []
    committed.add("test", heard.append)
    game = create_game(
        TableChoice(preset="podkidnoy"), [HostPlan(), OpenPlan()], host_id=program.pk
    )
    join_game(game_id=game.pk, user_id=other.pk)
    start_game(game_id=game.pk, user_id=program.pk)
    assert len(list(play(game.pk, random.Random(1), most=4))) == 4
    commits = [news for news in heard if news.first_version <= news.last_version]
    assert len(commits) == 5
    assert all(news.bots_at_once == is_bot for news in commits)
