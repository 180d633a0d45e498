"""The host's choices about the people at a table, and tables whose host is absent."""

from datetime import timedelta

import pytest
import redis
from django.conf import settings
from django.utils import timezone

from accounts.models import User
from games.play.errors import GameAlreadyStarted, NotYourSeat
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.tables.errors import Kicked, NotTheHost, SeatTaken
from games.tables.models import Kick
from games.tables.services.deserted import MAX_MISSED, PRIVATE_KEPT, close_deserted_tables
from games.tables.services.hosting import KICKS_KEPT, delete_old_kicks, hand_on, kick
from games.tables.services.seating import join_game, leave_game, move_to_seat, set_seat
from games.tables.services.series import next_game
from tests.support.games import open_table, played_out, running_table, some_user
from web.http.errors import InvalidInput
from web.realtime import presence

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def sitting(game: Game) -> list[int | None]:
    return [seat.user_id for seat in get_game(game.pk).seats.all()]


def table_with_guest(seats: int = 3) -> tuple[Game, User]:
    table, user = open_table(seats), some_user()
    return join_game(game_id=table.pk, user_id=user.pk, client_seed="luck"), user


def test_a_kicked_player_has_no_seat_and_can_not_come_back() -> None:
    table, user = table_with_guest()
    game = kick(game_id=table.pk, user_id=table.host_id, seat=1)
    assert sitting(game) == [table.host_id, None, None]
    with pytest.raises(Kicked):
        join_game(game_id=table.pk, user_id=user.pk)
    other = some_user()
    assert sitting(join_game(game_id=table.pk, user_id=other.pk)) == [
        table.host_id,
        other.pk,
        None,
    ]


def test_a_kicked_player_may_sit_down_at_another_table() -> None:
    table, user = table_with_guest()
    kick(game_id=table.pk, user_id=table.host_id, seat=1)
    elsewhere = join_game(game_id=open_table(2).pk, user_id=user.pk)
    assert user.pk in sitting(elsewhere)


def test_a_kicked_player_can_not_join_later_games_of_the_table() -> None:
    finished = played_out(running_table(3))
    _, leaving, _ = sitting(finished)
    assert leaving is not None
    following = next_game(game_id=finished.pk, user_id=finished.host_id)
    kick(game_id=following.pk, user_id=following.host_id, seat=1)
    with pytest.raises(Kicked):
        join_game(game_id=following.pk, user_id=leaving)
    assert Kick.objects.get().table_id == finished.pk


def test_a_kicked_player_is_not_seated_by_a_next_game_asked_for_again() -> None:
    finished = played_out(running_table(2))
    host, leaving = sitting(finished)
    assert host is not None
    assert leaving is not None
    following = next_game(game_id=finished.pk, user_id=host)
    kick(game_id=following.pk, user_id=host, seat=1)
    # Nobody is left at the table: the game is cancelled, and another one can be asked for.
    assert leave_game(game_id=following.pk, user_id=host).status == GameStatus.CANCELLED
    with pytest.raises(NotYourSeat):
        next_game(game_id=finished.pk, user_id=leaving)
    assert sitting(next_game(game_id=finished.pk, user_id=host)) == [host, None]


def test_only_another_person_at_an_open_table_can_be_kicked() -> None:
    table, user = table_with_guest()
    with pytest.raises(NotTheHost):
        kick(game_id=table.pk, user_id=user.pk, seat=0)
    for empty_or_own in (0, 2):
        with pytest.raises(InvalidInput) as caught:
            kick(game_id=table.pk, user_id=table.host_id, seat=empty_or_own)
        assert caught.value.field == "seat"
    running = running_table(2)
    with pytest.raises(GameAlreadyStarted):
        kick(game_id=running.pk, user_id=running.host_id, seat=1)


def test_old_kicks_are_deleted() -> None:
    table, _ = table_with_guest()
    kick(game_id=table.pk, user_id=table.host_id, seat=1)
    now = timezone.now()
    assert delete_old_kicks(now=now + KICKS_KEPT - timedelta(minutes=1)) == 0
    assert delete_old_kicks(now=now + KICKS_KEPT + timedelta(minutes=1)) == 1


def test_a_host_makes_another_player_the_host() -> None:
    table, user = table_with_guest()
    game = hand_on(game_id=table.pk, user_id=table.host_id, seat=1)
    assert game.host_id == user.pk
    with pytest.raises(NotTheHost):
        hand_on(game_id=table.pk, user_id=table.host_id, seat=1)
    with pytest.raises(InvalidInput):
        hand_on(game_id=table.pk, user_id=user.pk, seat=2)


def test_a_player_moves_to_a_free_seat_with_the_seed_and_the_agreement() -> None:
    table, user = table_with_guest()
    game = move_to_seat(game_id=table.pk, user_id=user.pk, seat=2)
    assert sitting(game) == [table.host_id, None, user.pk]
    moved = game.seats.get(number=2)
    assert (moved.client_seed, moved.is_ready) == ("luck", True)
    assert game.seats.get(number=1).client_seed == ""
    same = move_to_seat(game_id=table.pk, user_id=user.pk, seat=2)
    assert sitting(same) == [table.host_id, None, user.pk]


def test_only_the_host_may_change_places_and_only_with_a_bot() -> None:
    table, user = table_with_guest()
    set_seat(game_id=table.pk, user_id=table.host_id, seat=2, bot_level="clever")
    with pytest.raises(SeatTaken):
        move_to_seat(game_id=table.pk, user_id=user.pk, seat=2)
    with pytest.raises(SeatTaken):
        move_to_seat(game_id=table.pk, user_id=table.host_id, seat=1)
    game = move_to_seat(game_id=table.pk, user_id=table.host_id, seat=2)
    assert sitting(game) == [None, user.pk, table.host_id]
    assert [seat.bot_level for seat in game.seats.all()] == ["clever", "", ""]
    with pytest.raises(NotYourSeat):
        move_to_seat(game_id=table.pk, user_id=some_user().pk, seat=0)


def sweep(times: int = MAX_MISSED) -> int:
    return sum(close_deserted_tables(now=timezone.now()) for _ in range(times))


def here(*user_ids: int) -> None:
    for user_id in user_ids:
        presence.mark_online(user_id)


@pytest.mark.usefixtures("nobody_here")
class TestDeserted:
    """Tests of tables whose host is absent."""

    def test_a_table_is_closed_when_its_host_was_missed_five_times(self) -> None:
        table = open_table()
        assert sweep(MAX_MISSED - 1) == 0
        assert get_game(table.pk).status == GameStatus.OPEN
        assert sweep(1) == 1
        assert get_game(table.pk).status == GameStatus.CANCELLED

    def test_the_count_starts_again_when_the_host_comes_back(self) -> None:
        table = open_table()
        sweep(MAX_MISSED - 1)
        here(table.host_id)
        sweep(1)
        assert Game.objects.get(pk=table.pk).host_missed == 0

    def test_a_present_person_becomes_host(self) -> None:
        table, user = table_with_guest()
        here(user.pk)
        assert sweep() == 1
        game = get_game(table.pk)
        assert (game.status, game.host_id) == (GameStatus.OPEN, user.pk)
        assert sitting(game) == [table.host_id, user.pk, None]

    def test_a_private_table_is_closed_only_when_it_is_old(self) -> None:
        table = open_table()
        Game.objects.filter(pk=table.pk).update(is_private=True)
        assert sweep() == 0
        long_ago = timezone.now() - PRIVATE_KEPT - timedelta(minutes=1)
        Game.objects.filter(pk=table.pk).update(created_at=long_ago)
        assert sweep() == 1

    def test_a_running_game_is_not_closed(self) -> None:
        running = running_table()
        assert sweep() == 0
        assert get_game(running.pk).status == GameStatus.ACTIVE

    def test_nothing_is_counted_while_redis_is_away(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = open_table()
        monkeypatch.setattr(settings, "DURAK_REDIS_URL", "redis://127.0.0.1:1/0")
        assert sweep() == 0
        monkeypatch.undo()
        assert redis.Redis.from_url(settings.DURAK_REDIS_URL).ping()
        assert Game.objects.get(pk=table.pk).host_missed == 0

    def test_a_table_that_was_closed_meanwhile_is_not_counted(self) -> None:
        table = open_table()
        sweep(MAX_MISSED - 1)
        leave_game(game_id=table.pk, user_id=table.host_id)
        assert sweep(1) == 0
