"""Table passwords: the right to sit down, and the right to watch."""

import unicodedata

import pytest
from django.db import transaction

from accounts.models import User
from games.play.errors import NotFound, PasswordNeeded
from games.play.models import Game
from games.play.selectors.admission import check_may_watch
from games.play.selectors.games import get_game
from games.tables.errors import WrongPassword
from games.tables.services.changing import TableChange, change_table
from games.tables.services.creating import create_game, start_game
from games.tables.services.locks import lock_open_game
from games.tables.services.passwords import unlock
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.services.seating import join_game, leave_game, sit_down
from games.tables.services.series import next_game
from games.tables.terms import TableChoice
from tests.support.games import open_table, played_out, some_user
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
PASSWORD = "шесть козырей"


def guarded_table(password: str = PASSWORD) -> Game:
    return create_game(
        TableChoice(preset="podkidnoy", is_private=True, password=password),
        [HostPlan(), OpenPlan(), OpenPlan()],
        host_id=some_user().pk,
    )


def key(game: Game, password: str = PASSWORD) -> str:
    found = unlock(game_id=game.pk, password=password)
    assert found is not None
    return found


def seated(game: Game, user: User) -> bool:
    return game.seats.filter(user=user).exists()


def test_without_the_password_nobody_sits_down() -> None:
    game, user = guarded_table(), some_user()
    for keys in ((), ("0" * 32,)):
        with pytest.raises(PasswordNeeded):
            join_game(game_id=game.pk, user_id=user.pk, keys=keys)
    assert not seated(game, user)


def test_the_password_gives_a_key_that_admits_a_player() -> None:
    game, user = guarded_table(), some_user()
    assert seated(join_game(game_id=game.pk, user_id=user.pk, keys=[key(game)]), user)


@pytest.mark.parametrize("password", [" шесть козырей ", "Süßer Käse", "\u212b ngström"])
def test_the_password_is_the_same_in_every_unicode_form(password: str) -> None:
    composed = unicodedata.normalize("NFC", password)
    decomposed = unicodedata.normalize("NFD", password)
    for first, later in ((composed, decomposed), (decomposed, composed), (password, composed)):
        game = guarded_table(first)
        assert key(game, later)
        with pytest.raises(WrongPassword):
            unlock(game_id=game.pk, password=password.upper())


def test_a_player_who_is_seated_without_joining_needs_no_password() -> None:
    game, user = guarded_table(), some_user()
    with transaction.atomic():
        sit_down(lock_open_game(game.pk), user_id=user.pk, seat=None, client_seed="")
    assert seated(get_game(game.pk), user)


def test_a_host_without_a_seat_needs_no_password() -> None:
    host = some_user()
    game = create_game(
        TableChoice(preset="podkidnoy", is_private=True, password=PASSWORD),
        [OpenPlan(), OpenPlan()],
        host_id=host.pk,
    )
    assert seated(join_game(game_id=game.pk, user_id=host.pk), host)


@pytest.mark.parametrize("guess", ["шесть", "ШЕСТЬ КОЗЫРЕЙ", "", "\0"])
def test_a_wrong_password_gives_no_key(guess: str) -> None:
    with pytest.raises(WrongPassword):
        unlock(game_id=guarded_table().pk, password=guess)


def test_a_table_without_password_has_no_key_and_an_unknown_one_neither() -> None:
    assert unlock(game_id=open_table().pk, password=PASSWORD) is None
    with pytest.raises(NotFound):
        unlock(game_id="nobodyshas", password=PASSWORD)


def test_equal_passwords_of_two_tables_have_different_keys() -> None:
    assert key(guarded_table()) != key(guarded_table())


def test_neither_key_nor_row_contains_the_password() -> None:
    game = guarded_table()
    assert PASSWORD not in Game.objects.get(pk=game.pk).password
    assert key(game) != PASSWORD


@pytest.mark.parametrize("password", ["abc", "x" * 65, "\ud800abc"])
def test_passwords_of_wrong_length_or_characters_are_refused(password: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        guarded_table(password)
    assert caught.value.field == "password"


def test_a_public_table_has_no_password() -> None:
    with pytest.raises(InvalidInput) as caught:
        create_game(
            TableChoice(preset="podkidnoy", password=PASSWORD),
            [HostPlan(), OpenPlan()],
            host_id=some_user().pk,
        )
    assert caught.value.field == "password"


def test_a_new_password_makes_old_keys_invalid() -> None:
    game = guarded_table()
    old = key(game)
    change_table(game_id=game.pk, user_id=game.host_id, change=TableChange(password="семь козырей"))
    with pytest.raises(PasswordNeeded):
        join_game(game_id=game.pk, user_id=some_user().pk, keys=[old])
    user = some_user()
    assert seated(
        join_game(game_id=game.pk, user_id=user.pk, keys=[key(game, "семь козырей")]), user
    )


def test_a_removed_password_is_no_longer_needed() -> None:
    game, user = guarded_table(), some_user()
    change_table(game_id=game.pk, user_id=game.host_id, change=TableChange(password=None))
    assert seated(join_game(game_id=game.pk, user_id=user.pk), user)


def running(game: Game) -> tuple[Game, User]:
    """Return the table started with two more players, and one of the two."""
    users = [some_user(), some_user()]
    for user in users:
        join_game(game_id=game.pk, user_id=user.pk, keys=[key(game)])
    return start_game(game_id=game.pk, user_id=game.host_id), users[0]


def test_only_players_and_callers_with_the_key_may_watch() -> None:
    game = guarded_table()
    waiting = get_game(game.pk)
    check_may_watch(waiting, user_id=None, keys=())
    game, player = running(game)
    check_may_watch(game, user_id=player.pk, keys=())
    check_may_watch(game, user_id=None, keys=[key(game)])
    for stranger in (None, some_user().pk):
        with pytest.raises(PasswordNeeded):
            check_may_watch(game, user_id=stranger, keys=())


def test_a_finished_game_may_be_read_without_the_password() -> None:
    game, _ = running(guarded_table())
    check_may_watch(played_out(game), user_id=None, keys=())


def test_the_next_game_of_the_series_has_the_same_key() -> None:
    game, player = running(guarded_table())
    opened = key(game)
    following = next_game(game_id=played_out(game).pk, user_id=player.pk)
    leave_game(game_id=following.pk, user_id=player.pk)
    stranger = some_user()
    with pytest.raises(PasswordNeeded):
        join_game(game_id=following.pk, user_id=stranger.pk)
    assert seated(join_game(game_id=following.pk, user_id=stranger.pk, keys=[opened]), stranger)
