"""Seats before the start: joining, leaving, and the host's choices."""

import pytest

from accounts.models import Block, User
from games.play.errors import GameAlreadyStarted, GameNotRunning, NotFound, NotYourSeat
from games.play.models import Game, GameStatus, SeatKind
from games.tables.errors import AlreadySeated, NotTheHost, NotWelcomeAtTable, SeatTaken
from games.tables.services.seating import join_game, leave_game, set_seat
from tests.support.games import open_table, running_table, some_user
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def sitting(game: Game) -> list[int | None]:
    return [seat.user_id for seat in game.seats.all()]


def joined(game: Game, seat: int | None = None, client_seed: str = "") -> tuple[User, Game]:
    user = some_user()
    return user, join_game(game_id=game.pk, user_id=user.pk, seat=seat, client_seed=client_seed)


def test_a_player_who_joins_gets_the_first_free_seat() -> None:
    table = open_table(3)
    user, game = joined(table)
    assert sitting(game) == [table.host_id, user.pk, None]


def test_a_player_who_joins_may_choose_a_free_seat_and_give_a_client_seed() -> None:
    table = open_table(3)
    user, game = joined(table, seat=2, client_seed="Wörter")
    assert sitting(game) == [table.host_id, None, user.pk]
    assert game.seats.all()[2].client_seed == "Wörter"


def test_a_taken_seat_is_refused() -> None:
    table = open_table(3)
    with pytest.raises(SeatTaken):
        joined(table, seat=0)
    set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level="beginner")
    with pytest.raises(SeatTaken):
        joined(table, seat=1)


def test_a_user_blocked_by_somebody_at_the_table_can_not_sit_down() -> None:
    table = open_table(4)
    neighbour, _ = joined(table)
    for blocker_id in (table.host_id, neighbour.pk):
        stranger = some_user()
        Block.objects.create(blocker_id=blocker_id, blocked=stranger)
        with pytest.raises(NotWelcomeAtTable):
            join_game(game_id=table.pk, user_id=stranger.pk)
    assert sitting(Game.objects.get(pk=table.pk)) == [table.host_id, neighbour.pk, None, None]


def test_a_user_who_blocked_somebody_at_the_table_may_sit_down() -> None:
    table, user = open_table(3), some_user()
    Block.objects.create(blocker=user, blocked_id=table.host_id)
    game = join_game(game_id=table.pk, user_id=user.pk)
    assert sitting(game) == [table.host_id, user.pk, None]


def test_nobody_can_join_a_full_table() -> None:
    table = open_table(2)
    joined(table)
    with pytest.raises(SeatTaken):
        joined(table)


def test_a_player_can_not_take_a_second_seat() -> None:
    table = open_table(3)
    with pytest.raises(AlreadySeated):
        join_game(game_id=table.pk, user_id=table.host_id, seat=1)


def test_a_seat_that_does_not_exist_is_not_found() -> None:
    table = open_table(2)
    with pytest.raises(NotFound):
        joined(table, seat=2)
    with pytest.raises(NotFound):
        set_seat(game_id=table.pk, user_id=table.host_id, seat=9, bot_level=None)


def test_leaving_frees_the_seat_and_removes_the_client_seed() -> None:
    table = open_table(2)
    user, _ = joined(table, client_seed="secret")
    game = leave_game(game_id=table.pk, user_id=user.pk)
    assert sitting(game) == [table.host_id, None]
    assert game.seats.all()[1].client_seed == ""


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    table = open_table(3)
    user, _ = joined(table, seat=2)
    game = leave_game(game_id=table.pk, user_id=table.host_id)
    assert (game.status, game.host_id) == (GameStatus.OPEN, user.pk)


def test_a_game_that_the_last_person_leaves_is_cancelled() -> None:
    table = open_table(2)
    set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level="beginner")
    game = leave_game(game_id=table.pk, user_id=table.host_id)
    assert game.status == GameStatus.CANCELLED
    with pytest.raises(GameNotRunning):
        joined(table)


def test_a_user_who_is_not_at_the_table_can_not_leave_it() -> None:
    with pytest.raises(NotYourSeat):
        leave_game(game_id=open_table().pk, user_id=some_user().pk)


def test_the_host_puts_bots_on_seats_and_frees_them() -> None:
    table = open_table(2)
    game = set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level="clever")
    assert (game.seats.all()[1].kind, game.seats.all()[1].bot_level) == (SeatKind.BOT, "clever")
    game = set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level=None)
    assert game.seats.all()[1].kind == SeatKind.OPEN


def test_the_host_may_ask_a_player_to_leave() -> None:
    table = open_table(2)
    joined(table, client_seed="theirs")
    game = set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level=None)
    assert sitting(game) == [table.host_id, None]
    assert game.seats.all()[1].client_seed == ""


def test_only_the_host_sets_seats() -> None:
    table = open_table(2)
    user, _ = joined(table)
    with pytest.raises(NotTheHost):
        set_seat(game_id=table.pk, user_id=user.pk, seat=0, bot_level=None)


def test_a_level_that_no_bot_has_is_refused() -> None:
    table = open_table(2)
    with pytest.raises(InvalidInput) as caught:
        set_seat(game_id=table.pk, user_id=table.host_id, seat=1, bot_level="grandmaster")
    assert caught.value.field == "level"


def test_seats_are_settled_once_the_game_has_started() -> None:
    game = running_table(2)
    with pytest.raises(GameAlreadyStarted):
        joined(game)
    with pytest.raises(GameAlreadyStarted):
        leave_game(game_id=game.pk, user_id=game.host_id)
    with pytest.raises(GameAlreadyStarted):
        set_seat(game_id=game.pk, user_id=game.host_id, seat=1, bot_level=None)
