"""Plans of commands follow from snapshot, command and time, without a database."""

from datetime import UTC, datetime, timedelta

import pytest

from games.engine.notation import read_command, write_position
from games.play.errors import (
    CommandRefused,
    GameOver,
    NotFound,
    NotYourSeat,
    StaleVersion,
    TimeNotUp,
)
from games.play.models import Game, Seat
from games.play.selectors.snapshots import Snapshot
from games.play.selectors.updates import update_from
from games.play.services.plan import Plan, Request, plan_command
from games.play.services.players import BotActor, ClockPlayer, PersonActor, Player
from games.play.time.clock import Cause, PerCommand, control_to_json
from games.play.time.clock.running import start_clock
from games.play.time.clock.seat_clocks import Question
from games.play.time.columns import columns_of, milliseconds
from tests.support.positions import position

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HALF_A_MINUTE = PerCommand(30)
BEFORE_THE_LEAD = """
hand 7C 7D 7S 8S 9D KH
hand 6C 8C 9C TC JC QC
talon 6S AH
bout 1 0 0 1 6
"""
LAST_CARD = """
hand 7C
hand 6H 8D
bout 9 0 0 1 1
"""
OLGA, SONJA = PersonActor(11), PersonActor(12)
MARK = "7-0a1b2c3d4e5f"


def snapshot(
    text: str = BEFORE_THE_LEAD, *, status: str = "active", has_clock: bool = False
) -> Snapshot:
    """Return a game of Olga on seat 0 and Sonja on seat 1, at version 7."""
    state = position(text)
    clock = start_clock(HALF_A_MINUTE, [True, True], Question((0,)), now=milliseconds(NOW))
    game = Game(
        id="aB3dE6gH9k",
        status=status,
        version=7,
        mark=MARK,
        position=write_position(state),
        mode="duel",
        server_seed=b"s" * 32,
        **({"clock": control_to_json(HALF_A_MINUTE), **columns_of(clock)} if has_clock else {}),
    )
    people = (OLGA.user_id, SONJA.user_id)
    game.hold_seats(
        [Seat(pk=n + 1, game=game, number=n, user_id=user) for n, user in enumerate(people)]
    )
    return Snapshot(game, state, update_from(game, (), state, cause=None, at=NOW, inputs=()))


def planned(
    before: Snapshot,
    text: str,
    *,
    by: Player = OLGA,
    seat: int = 0,
    now: datetime = NOW,
    version: int | None = None,
    key: str | None = None,
) -> Plan:
    request = Request(seat=seat, command=read_command(text), expected_version=version, key=key)
    return plan_command(before, request, by=by, now=now, heartbeat=None)


def test_a_plan_has_the_events_the_new_row_and_the_news() -> None:
    before = snapshot()
    plan = planned(before, "lead 7C 7D")
    assert [event.type for event in plan.encoded] == ["cards_led"]
    assert plan.columns["awaited"] == [1]
    assert plan.columns["position"] == write_position(plan.state) != before.game.position
    assert (plan.cause, plan.at) == (Cause.PLAYER, NOW)
    assert (plan.news.first_version, plan.news.last_version) == (8, 8)
    assert (plan.news.people, plan.news.is_table_changed, plan.news.unbeaten) == ((12,), False, 2)
    assert (plan.snapshot.version, plan.snapshot.game.version, plan.update.after) == (8, 8, 7)
    assert plan.receipt is None


def test_a_snapshot_stays_as_it_was() -> None:
    before = snapshot(has_clock=True)
    rows = [dict(row.__dict__) for row in (before.game, *before.game.all_seats)]
    planned(before, "lead 7C")
    assert [row.__dict__ for row in (before.game, *before.game.all_seats)] == rows


def test_a_key_is_spent_on_the_command_with_its_version() -> None:
    plans = [planned(snapshot(), "lead 7C", version=v, key="k") for v in (None, 7, 7)]
    receipts = [plan.receipt for plan in plans]
    assert all(receipt is not None and receipt[:2] == (1, "k") for receipt in receipts)
    assert receipts[0] != receipts[1] == receipts[2]


def test_the_clock_asks_the_next_seat_from_now_on() -> None:
    now = NOW + timedelta(seconds=10)
    plan = planned(snapshot(has_clock=True), "lead 7C", now=now)
    asked, due = (
        [None if one is None else one[name] for one in plan.columns["clock_state"]]  # type: ignore[attr-defined]  # a column of JSON
        for name in ("asked_at", "due")
    )
    assert asked == [None, milliseconds(now)]
    assert due == [None, milliseconds(now) + 30_000]
    assert plan.columns["due_at"] == now + timedelta(seconds=30)


def test_the_clock_plays_when_time_is_up_and_not_before() -> None:
    by = ClockPlayer(Cause.CLOCK)
    before = snapshot(has_clock=True)
    with pytest.raises(TimeNotUp):
        planned(before, "lead 7C", by=by, now=NOW + timedelta(seconds=29))
    plan = planned(before, "lead 7C", by=by, now=NOW + timedelta(seconds=30))
    assert plan.cause is Cause.CLOCK


def test_the_end_of_a_game_is_planned_with_its_standings() -> None:
    # With an empty talon, Olga is out with her last card, and Sonja can't get rid of both of hers.
    plan = planned(snapshot(LAST_CARD), "lead 7C")
    assert plan.state.is_over
    assert plan.columns["status"] == "finished"
    assert plan.columns["finished_at"] == NOW
    assert plan.columns["durak"] == 1
    # One game; Sonja has lost it; Olga has a point for the one seat behind hers.
    assert plan.columns["standings"] == {"user 11": [1, 0, 1], "user 12": [1, 1, 0]}
    assert plan.news.is_table_changed


@pytest.mark.parametrize(
    ("text", "options", "error"),
    [
        ("lead 7C", {"by": SONJA}, NotYourSeat),
        ("lead 7C", {"by": BotActor()}, NotYourSeat),
        ("lead 7C", {"seat": 2}, NotFound),
        ("lead 7C", {"version": 6}, StaleVersion),
        ("lead 7C 8S", {}, CommandRefused),
        ("take", {"by": SONJA, "seat": 1}, CommandRefused),
    ],
)
def test_a_command_that_is_not_allowed_is_an_error(
    text: str, options: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        planned(snapshot(), text, **options)  # type: ignore[arg-type]  # keywords of planned


def test_a_game_that_is_over_takes_no_command() -> None:
    with pytest.raises(GameOver):
        planned(snapshot(status="finished"), "lead 7C")
