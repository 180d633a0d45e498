"""Clocks of stored games: the sweep finds overdue seats, and the clock plays for them."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone

from games.engine.commands import Take
from games.engine.notation import read_position, write_position
from games.play.errors import GameNotRunning, GameOver, NotYourSeat, TimeNotUp
from games.play.models import CommandReceipt, Game, StoredEvent
from games.play.projections.rebuild import rebuild
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.play.services.handover import hand_over
from games.play.services.in_advance import set_done_in_advance
from games.play.services.players import ClockPlayer
from games.play.services.timeouts import play_overdue
from games.play.time.clock import Bank, Cause, Days, PerCommand
from games.play.time.sweeps.overdue import Overdue, claim_overdue
from games.records.audit import audit
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game, set_seat
from games.tables.services.series import next_game
from games.tables.terms import TableChoice
from tests.support.clocks import clocked_table, let_pass, seat_clock
from tests.support.games import finished_table, legal_move, person_on, play, played_out, some_user
from tests.support.limits import WITH_WHOLE_GAMES
from web.http.errors import InvalidInput

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions"), WITH_WHOLE_GAMES]
SLACK = 5_000
"""Milliseconds that a test may take."""


def log_of(game: Game) -> list[str]:
    rows = StoredEvent.objects.filter(game_id=game.pk, version__gt=game.version)
    return list(rows.order_by("version").values_list("type", flat=True))


def lead(game: Game) -> Game:
    """Return the game after its leader led a card."""
    seat, command = legal_move(game, random.Random(3))
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)
    return get_game(game.pk)


def throw_in_asked() -> Game:
    """Return a table of three where two attackers may add cards while the defender takes."""
    game = lead(clocked_table(PerCommand(60), seats=3))
    defender = game.awaited[0]
    submit_command(game_id=game.pk, by=person_on(game, defender), seat=defender, command=Take())
    return get_game(game.pk)


def test_the_leader_has_a_deadline_from_the_deal_on_and_the_row_knows_it() -> None:
    game = clocked_table(PerCommand(30))
    own = seat_clock(game, game.awaited[0])
    assert own.asked_at is not None
    assert own.due == own.asked_at + 30_000
    assert game.started_at is not None
    assert game.due_at is not None
    assert timedelta(seconds=29.9) < game.due_at - game.started_at < timedelta(seconds=30.1)
    assert seat_clock(game, 1 - game.awaited[0]).due is None


def test_a_command_moves_the_deadline_to_the_next_awaited_seat() -> None:
    game = clocked_table(Days(1))
    leader = game.awaited[0]
    after = lead(game)
    assert seat_clock(after, leader).due is None
    assert seat_clock(after, after.awaited[0]).due is not None
    assert after.due_at is not None


def test_a_bank_is_charged_with_the_time_a_command_took() -> None:
    game = clocked_table(Bank(60, 5))
    leader = game.awaited[0]
    lead(let_pass(game, 20))
    bank = seat_clock(game, leader).bank
    assert bank is not None
    assert 45_000 - SLACK < bank <= 45_000


def test_nothing_is_overdue_before_the_deadline() -> None:
    game = clocked_table(PerCommand(30))
    assert game.due_at is not None
    assert claim_overdue(now=game.due_at - timedelta(milliseconds=1)) == ()
    found = claim_overdue(now=game.due_at)
    assert found == (Overdue(game.pk, game.awaited[0], Cause.CLOCK, game.version),)


def test_a_claimed_seat_is_not_claimed_again_until_it_seems_lost() -> None:
    game = let_pass(clocked_table(), 31)
    now = timezone.now()
    assert len(claim_overdue(now=now)) == 1
    assert claim_overdue(now=now + timedelta(seconds=4)) == ()
    assert [one.game_id for one in claim_overdue(now=now + timedelta(seconds=6))] == [game.pk]


def test_an_overdue_leader_leads_by_an_ordinary_command_and_has_a_timeout() -> None:
    game = let_pass(clocked_table(), 31)
    leader = game.awaited[0]
    (overdue,) = claim_overdue(now=timezone.now())
    assert play_overdue(overdue)
    assert log_of(game) == ["cards_led"]
    after = get_game(game.pk)
    assert after.awaited == [1 - leader]
    assert (seat_clock(game, leader).timeouts, seat_clock(game, 1 - leader).timeouts) == (1, 0)
    assert audit(after) == ()


def test_a_timeout_is_played_once_however_often_it_is_called() -> None:
    let_pass(clocked_table(), 31)
    (overdue,) = claim_overdue(now=timezone.now())
    assert [play_overdue(overdue) for _ in range(3)] == [True, False, False]
    receipts = CommandReceipt.objects.filter(seat__game_id=overdue.game_id)
    assert [receipt.key for receipt in receipts] == [f"clock:{overdue.version}"]


def test_a_player_who_is_quicker_than_the_worker_keeps_the_move() -> None:
    game = let_pass(clocked_table(), 31)
    (overdue,) = claim_overdue(now=timezone.now())
    after = lead(game)
    assert not play_overdue(overdue)
    assert get_game(game.pk).version == after.version


def test_a_whole_game_ends_by_timeouts_alone() -> None:
    game = clocked_table(PerCommand(5), seats=3)
    for _ in range(500):
        if get_game(game.pk).status == "finished":
            break
        let_pass(game, 6)
        for overdue in claim_overdue(now=timezone.now()):
            assert play_overdue(overdue)
    game = get_game(game.pk)
    assert (game.status, game.due_at) == ("finished", None)
    assert audit(game) == ()


def test_the_clock_plays_for_nobody_whose_time_is_not_up() -> None:
    game = clocked_table()
    seat, command = legal_move(game, random.Random(1))
    with pytest.raises(TimeNotUp):
        submit_command(game_id=game.pk, by=ClockPlayer(Cause.CLOCK), seat=seat, command=command)
    assert get_game(game.pk).version == game.version


def test_nobody_spends_the_keys_of_the_clock() -> None:
    game = clocked_table()
    seat, command = legal_move(game, random.Random(1))
    with pytest.raises(InvalidInput) as caught:
        submit_command(
            game_id=game.pk,
            by=person_on(game, seat),
            seat=seat,
            command=command,
            idempotency_key="clock:9",
        )
    assert caught.value.field == "idempotency_key"


def test_a_done_set_in_advance_is_played_when_the_window_closes() -> None:
    game = throw_in_asked()
    first, second = game.awaited
    set_done_in_advance(game_id=game.pk, user_id=person_on(game, second).user_id, on=True)
    let_pass(game, 2)
    assert claim_overdue(now=timezone.now() + timedelta(milliseconds=500)) == ()
    let_pass(game, 1.5)
    (overdue,) = claim_overdue(now=timezone.now())
    assert (overdue.seat, overdue.cause) == (second, Cause.IN_ADVANCE)
    assert play_overdue(overdue)
    assert log_of(game) == ["attacker_done"]
    assert seat_clock(game, second).timeouts == 0
    assert get_game(game.pk).awaited == [first]


def test_a_done_taken_back_in_time_is_not_played() -> None:
    game = throw_in_asked()
    user_id = person_on(game, game.awaited[1]).user_id
    set_done_in_advance(game_id=game.pk, user_id=user_id, on=True)
    let_pass(game, 4)
    (overdue,) = claim_overdue(now=timezone.now())
    set_done_in_advance(game_id=game.pk, user_id=user_id, on=False)
    assert not play_overdue(overdue)
    assert get_game(game.pk).version == game.version


@pytest.mark.parametrize("holds_a_fitting_card", [True, False])
def test_when_it_is_played_does_not_depend_on_the_hand(holds_a_fitting_card: bool) -> None:
    game = throw_in_asked()
    state = read_position(game.position)
    assert state.bout is not None
    second = game.awaited[1]
    ranks = state.bout.ranks
    cards = [card for pile in (*state.hands, state.talon) for card in pile]
    hand = next(card for card in cards if (card.rank in ranks) == holds_a_fitting_card)
    hands = tuple((hand,) if n == second else held for n, held in enumerate(state.hands))
    Game.objects.filter(pk=game.pk).update(position=write_position(state._replace(hands=hands)))
    set_done_in_advance(game_id=game.pk, user_id=person_on(game, second).user_id, on=True)
    closes = seat_clock(game, second).closes
    asked_at = seat_clock(game, second).asked_at
    assert closes is not None
    assert asked_at is not None
    assert closes - asked_at == 3_000
    let_pass(game, 3.1)
    (overdue,) = claim_overdue(now=timezone.now())
    assert (overdue.seat, overdue.cause) == (second, Cause.IN_ADVANCE)


def test_a_done_in_advance_works_without_a_clock_too() -> None:
    game = lead(clocked_table(None, seats=3))
    defender = game.awaited[0]
    submit_command(game_id=game.pk, by=person_on(game, defender), seat=defender, command=Take())
    seat = get_game(game.pk).awaited[0]
    assert get_game(game.pk).due_at is None
    after = set_done_in_advance(game_id=game.pk, user_id=person_on(game, seat).user_id, on=True)
    assert after.due_at is not None


def test_only_players_of_a_running_game_set_a_done_in_advance() -> None:
    game = clocked_table()
    with pytest.raises(NotYourSeat):
        set_done_in_advance(game_id=game.pk, user_id=some_user().pk, on=True)
    finished = finished_table()
    with pytest.raises(GameOver):
        set_done_in_advance(game_id=finished.pk, user_id=finished.host_id, on=True)
    host = some_user()
    table = create_game(TableChoice(preset="duel"), [HostPlan(), OpenPlan()], host_id=host.pk)
    with pytest.raises(GameNotRunning):
        set_done_in_advance(game_id=table.pk, user_id=host.pk, on=True)


def test_bots_have_no_clock() -> None:
    plans: list[SeatPlan] = [HostPlan(), OpenPlan(), BotPlan("casual")]
    game = create_game(
        TableChoice(preset="podkidnoy", clock=PerCommand(30)), plans, host_id=some_user().pk
    )
    set_seat(game_id=game.pk, user_id=game.host_id, seat=1, bot_level="casual")
    game = start_game(game_id=game.pk, user_id=game.host_id)
    assert (game.clock, game.due_at) == (None, None)


def test_a_casual_table_for_bots_only_takes_no_clock() -> None:
    with pytest.raises(InvalidInput) as caught:
        create_game(
            TableChoice(preset="podkidnoy", clock=PerCommand(30)),
            [HostPlan(), BotPlan("casual")],
            host_id=some_user().pk,
        )
    assert caught.value.field == "clock"
    assert not Game.objects.exists()


def test_a_rated_game_has_a_clock_in_any_case() -> None:
    assert clocked_table(None, is_rated=True).clock == {"type": "per_command", "seconds": 60}
    chosen = clocked_table(Bank(300, 3), is_rated=True)
    assert chosen.clock == {"type": "bank", "seconds": 300, "increment": 3}


def test_the_next_game_at_the_table_has_the_same_clock() -> None:
    game = played_out(clocked_table(Bank(300, 3)))
    assert next_game(game_id=game.pk, user_id=game.host_id).clock == game.clock


def test_a_bot_that_takes_a_seat_over_stops_its_clock() -> None:
    game = clocked_table()
    seat = game.awaited[0]
    hand_over(game_id=game.pk, user_id=person_on(game, seat).user_id)
    after = get_game(game.pk)
    assert (after.clock_state or [])[seat] is None
    assert after.due_at is None
    assert after.bot_due_at is not None


def test_a_clean_record_is_ten_games_to_the_end() -> None:
    clean, new = some_user(), some_user()
    for _ in range(10):
        finished = finished_table()
        finished.seats.filter(number=0).update(user=clean)
    game = create_game(TableChoice(preset="duel"), [HostPlan(), OpenPlan()], host_id=clean.pk)
    join_game(game_id=game.pk, user_id=new.pk)
    game = start_game(game_id=game.pk, user_id=clean.pk)
    assert [seat_clock(game, n).is_clean for n in (0, 1)] == [True, False]


def test_a_rebuilt_row_awaits_the_seats_that_follow_from_the_log() -> None:
    game = clocked_table(PerCommand(60))
    leader = game.awaited[0]
    for _ in play(game.pk, random.Random(2), most=1):
        pass
    broken = get_game(game.pk)
    Game.objects.filter(pk=game.pk).update(awaited=[leader], clock_state=game.clock_state)
    assert rebuild(game.pk)
    assert seat_clock(game, broken.awaited[0]).due is not None
    assert seat_clock(game, 1 - broken.awaited[0]).due is None
