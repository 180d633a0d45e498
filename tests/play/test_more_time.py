"""More time for the opponent: fifteen seconds, in a game of two, up to a limit."""

from datetime import timedelta

import pytest

from games.play.errors import NoMoreTime, NotFound, NotYourSeat
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.services.handover import leave_running_game
from games.play.services.more_time import give_time
from games.play.time.clock import Bank, Control, Days, PerCommand
from tests.support.clocks import clocked_table, let_pass, seat_clock
from tests.support.games import person_on, some_user

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here", "no_reactions")]
GIFT = 15_000


def give(game: Game, seat: int) -> Game:
    """Give time to the seat, as the other player; return the game."""
    return give_time(game_id=game.pk, user_id=person_on(game, 1 - seat).user_id, seat=seat)


@pytest.mark.parametrize("control", [PerCommand(30), Bank(300, 5)])
def test_the_other_gets_fifteen_seconds_more(control: Control) -> None:
    game = clocked_table(control)
    asked = game.awaited[0]
    before = seat_clock(game, asked)
    after = give(game, asked)
    own = seat_clock(game, asked)
    assert before.due is not None
    assert own.due == before.due + GIFT
    assert own.bank == (None if before.bank is None else before.bank + GIFT)
    assert game.due_at is not None
    assert after.due_at == game.due_at + timedelta(milliseconds=GIFT)
    assert after.version == game.version


def test_a_bank_is_filled_up_while_the_other_is_not_asked() -> None:
    game = clocked_table(Bank(300, 0))
    resting = 1 - game.awaited[0]
    give(game, resting)
    assert (seat_clock(game, resting).bank, seat_clock(game, resting).due) == (315_000, None)


def test_nobody_gets_more_than_they_began_with_and_one_gift_beyond() -> None:
    game = let_pass(clocked_table(PerCommand(30)), 20)
    asked = game.awaited[0]
    give(game, asked)
    give(game, asked)
    with pytest.raises(NoMoreTime):
        give(game, asked)


@pytest.mark.parametrize("control", [None, Days(1)])
def test_where_no_seconds_are_counted_none_are_given(control: Control | None) -> None:
    game = clocked_table(control)
    with pytest.raises(NoMoreTime):
        give(game, game.awaited[0])


def test_only_a_player_of_a_duel_with_seconds_gives_more_time_to_the_other() -> None:
    game = clocked_table()
    asked = game.awaited[0]
    own = person_on(game, asked).user_id
    with pytest.raises(NoMoreTime):
        give_time(game_id=game.pk, user_id=own, seat=asked)
    with pytest.raises(NoMoreTime):
        give_time(game_id=game.pk, user_id=own, seat=1 - asked)
    with pytest.raises(NotYourSeat):
        give_time(game_id=game.pk, user_id=some_user().pk, seat=asked)
    with pytest.raises(NotFound):
        give_time(game_id=game.pk, user_id=own, seat=7)
    company = clocked_table(seats=3)
    with pytest.raises(NoMoreTime):
        give_time(
            game_id=company.pk,
            user_id=person_on(company, (company.awaited[0] + 1) % 3).user_id,
            seat=company.awaited[0],
        )


def test_a_bot_that_plays_on_needs_no_time() -> None:
    game = clocked_table()
    asked = game.awaited[0]
    leave_running_game(game_id=game.pk, user_id=person_on(game, asked).user_id)
    with pytest.raises(NoMoreTime):
        give(get_game(game.pk), asked)
