"""Changes of an open table by its host, and the agreement of its players."""

from typing import Any

import pytest

from accounts.models import Follow, User
from games.engine import InvalidRules, RuleSet
from games.play.errors import AccountNeeded, GameAlreadyStarted
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.play.time.clock import Bank, Days
from games.records.audit import audit
from games.tables.errors import (
    FriendsAtRatedTable,
    InSeries,
    NotTheHost,
    PlayersNotReady,
    TermsChanged,
)
from games.tables.services.changing import TableChange, change_table
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game, set_seat
from games.tables.services.series import get_ready, next_game
from games.tables.terms import RATED_CLOCK, TableChoice
from tests.support.games import finished_table, open_table, running_table, some_user
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def changed(game: Game, change: TableChange) -> Game:
    return change_table(game_id=game.pk, user_id=game.host_id, change=change)


def full_table(seats: int = 3, **members: Any) -> Game:
    game = open_table(seats, **members)
    for _ in range(seats - 1):
        join_game(game_id=game.pk, user_id=some_user().pk)
    return get_game(game.pk)


def ready(game: Game) -> list[bool]:
    return [seat.is_ready for seat in game.seats.all()]


def sitting(game: Game) -> list[int | None]:
    return [seat.user_id for seat in game.seats.all()]


def rated_table(seats: int) -> Game:
    plans: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(seats - 1))]
    return create_game(
        TableChoice(preset="podkidnoy", is_rated=True), plans, host_id=some_user().pk
    )


def befriend(one: int, other: int) -> None:
    Follow.objects.create(follower_id=one, followed_id=other)
    Follow.objects.create(follower_id=other, followed_id=one)


def test_other_rules_have_to_be_agreed_to_by_all_but_the_host() -> None:
    game = changed(full_table(), TableChange(preset="perevodnoy"))
    assert (game.preset, game.mode, game.terms) == ("perevodnoy", "transfer", 2)
    assert ready(game) == [True, False, False]
    with pytest.raises(PlayersNotReady):
        start_game(game_id=game.pk, user_id=game.host_id)
    for user_id in sitting(game)[1:]:
        assert user_id is not None
        get_ready(game_id=game.pk, user_id=user_id, terms=2)
    started = start_game(game_id=game.pk, user_id=game.host_id)
    assert (started.status, started.rules) == (GameStatus.ACTIVE, game.rules)
    assert audit(get_game(started.pk)) == ()


def test_a_rule_set_replaces_a_preset() -> None:
    game = changed(open_table(2), TableChange(rules=RuleSet(deck=52)))
    assert (game.preset, game.rules) == ("", {"deck": 52})


def test_a_clock_has_to_be_agreed_to_and_can_be_taken_away() -> None:
    game = changed(full_table(2), TableChange(clock=Bank(300, 5)))
    assert game.clock == {"type": "bank", "seconds": 300, "increment": 5}
    assert ready(game) == [True, False]
    assert changed(game, TableChange(clock=None)).clock is None


def test_a_change_to_equal_values_needs_no_agreement() -> None:
    game = changed(full_table(2), TableChange(preset="podkidnoy", seats=2, clock=None))
    assert (game.terms, ready(game)) == (1, [True, True])


def test_a_change_of_privacy_needs_no_agreement() -> None:
    game = changed(full_table(2), TableChange(is_private=True, password="knock knock"))
    assert (game.is_private, game.terms, ready(game)) == (True, 1, [True, True])
    game = changed(game, TableChange(is_private=False))
    assert (game.is_private, game.password) == (False, "")
    with pytest.raises(InvalidInput) as caught:
        changed(game, TableChange(password="knock knock"))
    assert caught.value.field == "password"


def test_added_seats_are_free_and_people_on_removed_seats_move() -> None:
    game = open_table(4)
    last = some_user()
    join_game(game_id=game.pk, user_id=last.pk, seat=3, client_seed="mine")
    set_seat(game_id=game.pk, user_id=game.host_id, seat=1, bot_level="casual")
    game = changed(get_game(game.pk), TableChange(seats=2))
    assert sitting(game) == [game.host_id, last.pk]
    assert [seat.client_seed for seat in game.seats.all()] == ["", "mine"]
    assert [seat.number for seat in changed(game, TableChange(seats=5)).seats.all()] == [*range(5)]


def test_a_table_keeps_seats_for_all_its_people() -> None:
    with pytest.raises(InvalidInput) as caught:
        changed(full_table(3), TableChange(seats=2))
    assert caught.value.field == "seats"


def test_seats_and_rules_have_to_fit() -> None:
    game = open_table(3)
    with pytest.raises(InvalidRules):
        changed(game, TableChange(preset="duel"))
    assert changed(game, TableChange(preset="duel", seats=2)).mode == "duel"
    assert get_game(game.pk).terms == 2


def test_a_rated_table_has_accounts_a_rated_preset_a_clock_and_is_public() -> None:
    game = open_table(2)
    rated = changed(game, TableChange(is_rated=True))
    assert (rated.is_rated, rated.clock) == (True, {"type": "per_command", "seconds": 60})
    assert RATED_CLOCK.seconds == 60
    for change in (
        TableChange(is_private=True),
        TableChange(rules=RuleSet(deck=52)),
    ):
        with pytest.raises(InvalidInput) as caught:
            changed(game, change)
        assert caught.value.field == "rated"


def test_a_table_with_a_guest_is_not_made_rated() -> None:
    game = open_table(2)
    guest = User.objects.create_user("somebody", is_guest=True, name_key=None)
    join_game(game_id=game.pk, user_id=guest.pk)
    with pytest.raises(AccountNeeded):
        changed(game, TableChange(is_rated=True))


def test_friends_do_not_sit_at_one_rated_table_for_more_than_two() -> None:
    table = rated_table(3)
    friend = some_user()
    befriend(table.host_id, friend.pk)
    with pytest.raises(FriendsAtRatedTable):
        join_game(game_id=table.pk, user_id=friend.pk)
    fan = some_user()
    Follow.objects.create(follower=fan, followed_id=table.host_id)
    assert fan.pk in sitting(join_game(game_id=table.pk, user_id=fan.pk))


def test_friends_may_play_rated_duels_and_casual_games() -> None:
    for table in (rated_table(2), open_table(3)):
        friend = some_user()
        befriend(table.host_id, friend.pk)
        assert friend.pk in sitting(join_game(game_id=table.pk, user_id=friend.pk))


def test_friends_can_neither_add_seats_to_a_rated_duel_nor_make_a_table_rated() -> None:
    duel, table = rated_table(2), open_table(3)
    for game, change in ((duel, TableChange(seats=3)), (table, TableChange(is_rated=True))):
        friend = some_user()
        befriend(game.host_id, friend.pk)
        join_game(game_id=game.pk, user_id=friend.pk)
        with pytest.raises(FriendsAtRatedTable):
            changed(game, change)


def test_a_rated_game_does_not_start_when_players_have_become_friends() -> None:
    table = rated_table(3)
    users = [some_user(), some_user()]
    for user in users:
        join_game(game_id=table.pk, user_id=user.pk)
    befriend(*(user.pk for user in users))
    with pytest.raises(FriendsAtRatedTable):
        start_game(game_id=table.pk, user_id=table.host_id)


def test_an_agreement_to_older_terms_is_refused() -> None:
    game, late = open_table(3), some_user()
    join_game(game_id=game.pk, user_id=some_user().pk)
    changed(game, TableChange(preset="perevodnoy"))
    with pytest.raises(TermsChanged):
        join_game(game_id=game.pk, user_id=late.pk, terms=1)
    other = sitting(get_game(game.pk))[1]
    assert other is not None
    with pytest.raises(TermsChanged):
        get_ready(game_id=game.pk, user_id=other, terms=1)
    assert late.pk in sitting(join_game(game_id=game.pk, user_id=late.pk, terms=2))


def test_a_series_keeps_its_rules_but_not_its_clock() -> None:
    finished = finished_table(2)
    game = next_game(game_id=finished.pk, user_id=finished.host_id)
    for change in (
        TableChange(preset="perevodnoy"),
        TableChange(seats=3),
        TableChange(is_rated=True),
    ):
        with pytest.raises(InSeries):
            changed(game, change)
    get_ready(game_id=game.pk, user_id=game.host_id)
    game = changed(game, TableChange(clock=Days(2)))
    assert (game.clock, ready(game)) == ({"type": "days", "days": 2}, [False, False])


def test_only_the_host_changes_a_table_and_only_before_the_start() -> None:
    game = full_table(2)
    other = sitting(game)[1]
    assert other is not None
    with pytest.raises(NotTheHost):
        change_table(game_id=game.pk, user_id=other, change=TableChange(preset="duel"))
    running = running_table(2)
    with pytest.raises(GameAlreadyStarted):
        changed(running, TableChange(preset="duel"))
