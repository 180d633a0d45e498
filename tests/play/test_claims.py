"""Claims of the seats of absent players: the conditions, and the effects on both players."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from bots.tasks import take_turn
from games.engine.events import PlayerLeft
from games.play.errors import GameNotRunning, GameOver, NotClaimable, NotFound, NotYourSeat
from games.play.log import load
from games.play.models import Game, Seat, Sweep, SweepHeartbeat
from games.play.selectors.claims import claimable_cached, claimable_seats
from games.play.selectors.games import get_game
from games.play.selectors.rows import game_row
from games.play.selectors.spectator_delay import table_now
from games.play.selectors.viewers import seat_of
from games.play.services.claims import claim_seat
from games.play.services.commands import submit_command
from games.play.services.handover import running_rated_games
from games.play.services.timeouts import play_overdue
from games.play.time.clock import Bank, Control, Days, PerCommand
from games.play.time.columns import clock_of
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.play.time.sweeps.overdue import claim_overdue
from games.ratings.book import count_rated_games
from games.ratings.models import RatingChange
from games.records.audit import audit
from tests.support.clocks import clocked_table, heard, late, let_pass, record_heartbeat, seat_clock
from tests.support.games import finished_table, legal_move, open_table, person_on, some_user
from tests.support.limits import WITH_WHOLE_GAMES
from web.realtime import presence
from web.realtime.presence import mark_online

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("nobody_here", "no_reactions"),
    WITH_WHOLE_GAMES,
]


def user_on(game: Game, seat: int) -> int:
    return person_on(game, seat).user_id


def claim(game: Game, seat: int) -> Game:
    """Claim the seat, as the player on the next seat; return the game."""
    claimant = (seat + 1) % game.seats.count()
    return claim_seat(game_id=game.pk, user_id=user_on(game, claimant), seat=seat)


def left_version(game: Game, seat: int) -> int | None:
    return Seat.objects.get(game=game, number=seat).left_version


@pytest.mark.parametrize(
    ("timeouts", "is_clean", "may"),
    [(2, False, False), (3, False, True), (3, True, False), (4, True, True)],
)
def test_a_seat_may_be_claimed_after_three_timeouts_in_a_row_with_a_clean_record_four(
    timeouts: int, is_clean: bool, may: bool
) -> None:
    game = late(clocked_table(), 0, timeouts, is_clean=is_clean)
    if may:
        claim(game, 0)
        assert load(game.pk)[-1].event == PlayerLeft(0, given_up=True)
        assert left_version(game, 0) == game.version + 1
        return
    with pytest.raises(NotClaimable):
        claim(game, 0)
    assert left_version(game, 0) is None


@pytest.mark.parametrize(
    ("silent", "is_clean", "may"),
    [(55, False, False), (61, False, True), (110, True, False), (121, True, True)],
)
def test_an_awaited_absent_player_may_be_given_up(silent: float, is_clean: bool, may: bool) -> None:
    game = clocked_table(Bank(600, 0))
    seat = game.awaited[0]
    game = late(game, seat, 0, is_clean=is_clean)
    record_heartbeat(now=timezone.now())
    heard(user_on(game, seat), seconds_ago=silent)
    if may:
        claim(game, seat)
        return
    with pytest.raises(NotClaimable):
        claim(game, seat)


def test_nobody_is_absent_because_of_an_outage() -> None:
    game = clocked_table(Bank(600, 0))
    seat = game.awaited[0]
    record_heartbeat(now=timezone.now())
    let_pass(game, 300, is_service_up=False)
    record_heartbeat(now=timezone.now())
    heard(user_on(game, seat), seconds_ago=300)
    with pytest.raises(NotClaimable):
        claim(game, seat)


def test_only_awaited_players_may_be_given_up() -> None:
    game = clocked_table()
    seat = 1 - game.awaited[0]
    record_heartbeat(now=timezone.now())
    heard(user_on(game, seat), seconds_ago=300)
    with pytest.raises(NotClaimable):
        claim(game, seat)


def test_by_correspondence_nobody_has_to_be_there() -> None:
    game = clocked_table(Days(1))
    record_heartbeat(now=timezone.now())
    heard(user_on(game, game.awaited[0]), seconds_ago=300)
    with pytest.raises(NotClaimable):
        claim(game, game.awaited[0])


@pytest.mark.parametrize(("minutes", "may"), [(None, False), (2, False), (4, True)])
def test_without_a_trace_in_redis_the_stored_last_visit_decides(
    minutes: int | None, may: bool
) -> None:
    game = clocked_table(PerCommand(600))
    seat = game.awaited[0]
    record_heartbeat(now=timezone.now())
    if minutes is not None:
        seen = timezone.now() - timedelta(minutes=minutes)
        User.objects.filter(pk=user_on(game, seat)).update(last_seen_at=seen)
    if may:
        claim(game, seat)
        return
    with pytest.raises(NotClaimable):
        claim(game, seat)


def test_during_an_outage_nobody_counts_as_absent() -> None:
    game = clocked_table()
    heard(user_on(game, game.awaited[0]), seconds_ago=300)
    with pytest.raises(NotClaimable):
        claim(game, game.awaited[0])
    SweepHeartbeat.objects.create(pk=Sweep.CLOCKS, at=timezone.now() - timedelta(seconds=11))
    with pytest.raises(NotClaimable):
        claim(game, game.awaited[0])


def test_only_players_may_claim_and_only_seats_of_others_in_running_games() -> None:
    game = late(clocked_table(), 0, 3)
    with pytest.raises(NotYourSeat):
        claim_seat(game_id=game.pk, user_id=some_user().pk, seat=0)
    with pytest.raises(NotFound):
        claim_seat(game_id=game.pk, user_id=user_on(game, 1), seat=7)
    with pytest.raises(NotClaimable):
        claim_seat(game_id=game.pk, user_id=user_on(game, 0), seat=0)
    assert left_version(game, 0) is None
    with pytest.raises(GameNotRunning):
        claim(open_table(), 1)
    with pytest.raises(GameOver):
        claim(finished_table(), 0)


def test_the_game_says_which_seats_may_be_claimed() -> None:
    game = clocked_table(seats=3)
    seat = game.awaited[0]
    heard(user_on(game, seat), seconds_ago=61)
    assert table_now(get_game(game.pk)).claimable == frozenset()
    record_heartbeat(now=timezone.now())
    assert table_now(get_game(game.pk)).claimable == {seat}
    assert table_now(late(game, (seat + 1) % 3, 3)).claimable == {seat, (seat + 1) % 3}
    claim(game, seat)
    assert table_now(get_game(game.pk)).claimable == {(seat + 1) % 3}


def test_without_a_time_limit_only_absent_players_are_given_up() -> None:
    game = clocked_table(None)
    seat = game.awaited[0]
    record_heartbeat(now=timezone.now())
    heard(user_on(game, seat), seconds_ago=59)
    assert table_now(get_game(game.pk)).claimable == frozenset()
    heard(user_on(game, seat), seconds_ago=61)
    assert table_now(get_game(game.pk)).claimable == {seat}


def test_nobody_is_given_up_where_nobody_else_plays() -> None:
    game = late(clocked_table(), 0, 3)
    claim(game, 0)
    assert table_now(late(game, 1, 3)).claimable == frozenset()


def test_a_second_claim_changes_nothing_more() -> None:
    game = late(clocked_table(seats=3), 0, 3)
    claim(game, 0)
    seat, command = legal_move(get_game(game.pk), random.Random(1))
    if seat != 0:
        submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)
    claim_seat(game_id=game.pk, user_id=user_on(game, 2), seat=0)
    assert left_version(game, 0) == game.version + 1


def test_a_bot_plays_on_and_the_leaver_only_watches() -> None:
    game = clocked_table()
    seat = game.awaited[0]
    leaver = person_on(game, seat)
    game = claim(late(game, seat, 3), seat)
    assert clock_of(game)[seat] is None
    assert game.due_at is None
    assert seat_of(game=game, user_id=leaver.user_id) is None
    with pytest.raises(NotYourSeat):
        submit_command(
            game_id=game.pk, by=leaver, seat=seat, command=legal_move(game, random.Random(1))[1]
        )
    (lost,) = claim_lost_turns(now=timezone.now())
    assert (lost.game_id, lost.seat) == (game.pk, seat)
    assert take_turn(game_id=game.pk, seat=seat, version=game.version)
    assert get_game(game.pk).awaited == [1 - seat]


def test_in_a_rated_game_the_leaver_is_last_whatever_the_bot_reaches() -> None:
    game = clocked_table(seats=3, is_rated=True)
    leaver, others = user_on(game, 0), {user_on(game, 1), user_on(game, 2)}
    claim(late(game, 0, 3), 0)
    assert running_rated_games(leaver) == ()
    _to_the_end(game)
    game = get_game(game.pk)
    assert audit(game) == ()
    assert Seat.objects.get(game=game, number=0).outcome == "left"
    assert count_rated_games() == 1
    moved = {c.user_id: c.mean_after - c.mean_before for c in RatingChange.objects.all()}
    assert set(moved) == {leaver} | others
    assert moved[leaver] < 0
    assert all(moved[leaver] < moved[other] for other in others)


def _to_the_end(game: Game) -> None:
    """The bot plays its seat; all other players time out."""
    for _ in range(1000):
        now = get_game(game.pk)
        if now.status == "finished":
            return
        if 0 in now.awaited:
            take_turn(game_id=game.pk, seat=0, version=now.version)
            continue
        let_pass(game, 61)
        for overdue in claim_overdue(now=timezone.now()):
            play_overdue(overdue)
    raise AssertionError("The game did not end.")


def test_timeouts_are_counted_by_the_sweep() -> None:
    control: Control = PerCommand(5)
    game = clocked_table(control)
    for _ in range(60):
        let_pass(game, 6)
        for overdue in claim_overdue(now=timezone.now()):
            play_overdue(overdue)
        if seat_clock(game, 0).timeouts == 3:
            break
    claim(get_game(game.pk), 0)
    assert left_version(game, 0) is not None


def test_a_player_whom_this_process_just_noticed_is_not_looked_up(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    game = late(clocked_table(Bank(600, 0)), 0, 0)
    record_heartbeat(now=timezone.now())
    awaited, other = game.awaited[0], 1 - game.awaited[0]
    game = game_row(game.pk)
    for seat in (awaited, other):
        mark_online(user_on(game, seat))
        heard(user_on(game, seat), seconds_ago=61, is_noted_here=False)
    with django_assert_num_queries(0):
        assert claimable_cached(game) == frozenset()
        assert claimable_seats(game, now=timezone.now()) == frozenset()
    # Another process has noticed nobody, and reads the presence from Redis.
    presence._marked_at.clear()
    assert claimable_cached(game) == frozenset({awaited})
    assert claimable_seats(game, now=timezone.now()) == frozenset({awaited})
