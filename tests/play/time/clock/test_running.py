"""The clock of a game, worked by hand: second 0 is the deal."""

import json

from games.play.time.clock import (
    Act,
    Bank,
    Cause,
    Clock,
    Control,
    Days,
    PerCommand,
    Question,
    SeatClock,
    advance_clock,
    clock_from_json,
    clock_to_json,
    compensated,
    may_be_given_up,
    next_expiry,
    next_moment,
    start_clock,
    with_done_in_advance,
    without_seat,
)

THIRTY = PerCommand(30)
MINUTE = Bank(60, 5)
PEOPLE = (False, False, False)


def on(clock: Clock, seat: int) -> SeatClock:
    own = clock[seat]
    assert own is not None
    return own


def asked(*seats: int, is_throw_in: bool = False) -> Question:
    return Question(seats, is_throw_in=is_throw_in)


def play(
    control: Control | None,
    clock: Clock,
    seat: int,
    question: Question,
    *,
    second: float,
    cause: Cause = Cause.PLAYER,
    anew: bool = True,
) -> Clock:
    now = int(second * 1000)
    return advance_clock(
        control, clock, question, by=Act(seat, cause), is_new_question=anew, now=now
    )


def test_only_awaited_people_have_a_deadline_and_bots_have_no_clock() -> None:
    clock = start_clock(THIRTY, (False, None, False), asked(0), now=1_000)
    assert on(clock, 0).due == 31_000
    assert clock[1] is None
    assert (on(clock, 2).due, on(clock, 2).asked_at) == (None, None)
    assert next_moment(clock) == 31_000


def test_each_command_has_its_seconds() -> None:
    clock = start_clock(THIRTY, PEOPLE, asked(0), now=0)
    clock = play(THIRTY, clock, 0, asked(1), second=12)
    assert (on(clock, 0).due, on(clock, 1).due) == (None, 42_000)


def test_days_are_days() -> None:
    assert on(start_clock(Days(2), PEOPLE, asked(0), now=0), 0).due == 2 * 86_400_000


def test_without_a_control_nobody_has_a_deadline() -> None:
    clock = start_clock(None, PEOPLE, asked(0), now=0)
    assert on(clock, 0).asked_at == 0
    assert next_moment(clock) is None
    assert next_expiry(clock, now=10**15) is None


def test_a_bank_pays_for_the_time_taken_and_earns_the_increment() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0), now=0)
    assert on(clock, 0).due == 60_000
    clock = play(MINUTE, clock, 0, asked(1), second=20)
    assert on(clock, 0).bank == 45_000  # 60 - 20 + 5
    clock = play(MINUTE, clock, 1, asked(0), second=21)
    assert (on(clock, 1).bank, on(clock, 0).due) == (64_000, 66_000)


def test_an_empty_bank_earns_nothing_by_timeouts_and_still_gives_five_seconds() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0), now=0)
    assert next_expiry(clock, now=59_999) is None
    assert next_expiry(clock, now=60_000) == Act(0, Cause.CLOCK)
    clock = play(MINUTE, clock, 0, asked(1), second=61, cause=Cause.CLOCK)
    assert on(clock, 0).bank == 0
    clock = play(MINUTE, clock, 1, asked(0), second=62)
    assert on(clock, 0).due == 67_000
    clock = play(MINUTE, clock, 0, asked(1), second=64)
    assert on(clock, 0).bank == 5_000


def test_a_command_for_which_nobody_was_asked_costs_and_earns_nothing() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(1), now=0)
    clock = play(MINUTE, clock, 2, asked(1), second=10)
    assert on(clock, 2).bank == 60_000


def test_another_attackers_done_does_not_lengthen_anybodys_time() -> None:
    clock = start_clock(THIRTY, PEOPLE, asked(0, 2, is_throw_in=True), now=0)
    after = play(THIRTY, clock, 0, asked(2, is_throw_in=True), second=10, anew=False)
    assert on(after, 2) == on(clock, 2)


def test_a_changed_table_restarts_the_time_of_awaited_seats() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0, 2, is_throw_in=True), now=0)
    clock = play(MINUTE, clock, 0, asked(0, 2, is_throw_in=True), second=10)
    assert (on(clock, 2).asked_at, on(clock, 2).bank, on(clock, 2).due) == (10_000, 50_000, 60_000)
    assert (on(clock, 0).asked_at, on(clock, 0).bank) == (10_000, 55_000)


def test_timeouts_in_a_row_are_counted_and_a_command_ends_the_row() -> None:
    clock = start_clock(THIRTY, PEOPLE, asked(0), now=0)
    for number in (1, 2, 3):
        assert not may_be_given_up(on(clock, 0))
        clock = play(THIRTY, clock, 0, asked(0), second=30 * number, cause=Cause.CLOCK)
        assert on(clock, 0).timeouts == number
    assert may_be_given_up(on(clock, 0))
    clock = play(THIRTY, clock, 0, asked(0), second=100, cause=Cause.IN_ADVANCE)
    assert on(clock, 0).timeouts == 3
    clock = play(THIRTY, clock, 0, asked(1), second=110)
    assert on(clock, 0).timeouts == 0


def test_a_clean_record_is_given_one_timeout_more() -> None:
    assert may_be_given_up(SeatClock(timeouts=3))
    assert not may_be_given_up(SeatClock(timeouts=3, is_clean=True))
    assert may_be_given_up(SeatClock(timeouts=4, is_clean=True))


def test_of_several_timeouts_the_earliest_comes_first() -> None:
    clock = (SeatClock(due=9_000), None, SeatClock(due=8_000))
    assert next_expiry(clock, now=10_000) == Act(2, Cause.CLOCK)
    assert next_expiry(clock, now=8_500) == Act(2, Cause.CLOCK)
    assert next_expiry(clock, now=7_999) is None


def test_a_done_set_in_advance_counts_when_the_window_closes_never_before() -> None:
    clock = start_clock(THIRTY, PEOPLE, asked(0, 2, is_throw_in=True), now=0)
    clock = with_done_in_advance(clock, 2, on=True)
    assert next_expiry(clock, now=2_999) is None
    assert next_expiry(clock, now=3_000) == Act(2, Cause.IN_ADVANCE)
    assert next_moment(with_done_in_advance(clock, 2, on=False)) == 30_000


def test_the_window_opens_again_with_a_card_and_not_with_another_done() -> None:
    clock = with_done_in_advance(
        start_clock(THIRTY, PEOPLE, asked(0, 2, is_throw_in=True), now=0), 2, on=True
    )
    same = play(THIRTY, clock, 0, asked(2, is_throw_in=True), second=2, anew=False)
    assert next_moment(same) == 3_000
    changed = play(THIRTY, clock, 0, asked(0, 2, is_throw_in=True), second=2)
    assert next_moment(changed) == 5_000


def test_a_done_set_in_advance_answers_no_other_question() -> None:
    clock = with_done_in_advance(start_clock(THIRTY, PEOPLE, asked(0), now=0), 0, on=True)
    assert next_expiry(clock, now=29_999) is None
    assert next_expiry(clock, now=30_000) == Act(0, Cause.CLOCK)


def test_a_done_set_in_advance_earns_no_increment() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0, is_throw_in=True), now=0)
    clock = play(MINUTE, clock, 0, asked(1), second=3, cause=Cause.IN_ADVANCE)
    assert on(clock, 0).bank == 57_000


def test_an_outage_takes_no_time_from_anybody() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0, 2, is_throw_in=True), now=0)
    clock = compensated(clock, outage_since=10_000, now=310_000)  # five minutes
    assert (on(clock, 0).due, on(clock, 0).closes) == (360_000, 303_000)
    assert on(clock, 1) == SeatClock(bank=60_000)
    clock = play(MINUTE, clock, 0, asked(1), second=315)
    assert on(clock, 0).bank == 50_000  # 10 before, 5 after, 5 earned


def test_a_player_who_was_asked_during_an_outage_gets_the_time_since_then_back() -> None:
    clock = start_clock(THIRTY, PEOPLE, asked(0), now=20_000)
    assert on(compensated(clock, outage_since=10_000, now=60_000), 0).due == 90_000


def test_a_clock_that_runs_backwards_takes_and_gives_nothing() -> None:
    clock = start_clock(MINUTE, PEOPLE, asked(0), now=20_000)
    assert compensated(clock, outage_since=30_000, now=10_000) == clock
    assert on(play(MINUTE, clock, 0, asked(1), second=10), 0).bank == 65_000


def test_a_seat_taken_over_by_a_bot_has_no_clock() -> None:
    clock = without_seat(start_clock(THIRTY, PEOPLE, asked(0), now=0), 0)
    assert clock[0] is None
    assert next_moment(clock) is None


def test_a_clock_is_written_and_read_back() -> None:
    clock = start_clock(MINUTE, (True, None, False), asked(0, is_throw_in=True), now=5)
    assert clock_from_json(json.loads(json.dumps(clock_to_json(clock)))) == clock
