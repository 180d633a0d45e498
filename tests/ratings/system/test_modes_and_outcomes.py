"""The mode in which a game counts, and the outcome of its end for each seat."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from games.engine import PRESETS, RuleSet
from games.engine.events import EndReason, GameEnded
from games.play.models import GameMode
from games.play.outcomes import outcomes
from games.ratings.system import Mode, mode_of, season_of
from games.ratings.system.seasons import is_season

BASE = RuleSet()
PARTNERS = RuleSet(teams=2)


@pytest.mark.parametrize(
    ("preset", "seats", "mode"),
    [
        ("duel", 2, "duel"),
        ("podkidnoy", 2, "duel"),
        ("podkidnoy", 3, "table"),
        ("podkidnoy_neighbours", 6, "table"),
        ("perevodnoy", 2, "transfer"),
        ("perevodnoy", 5, "transfer"),
        ("partners", 4, "partners"),
    ],
)
def test_every_rated_preset_counts_in_one_mode(preset: str, seats: int, mode: str) -> None:
    assert PRESETS[preset].rated
    assert mode_of(PRESETS[preset].rules, seats) == mode


def test_partners_who_may_transfer_are_still_partners() -> None:
    assert mode_of(RuleSet(teams=2, transfer="on"), 4) == Mode.PARTNERS


def test_rows_and_ratings_have_equal_modes() -> None:
    assert set(GameMode.values) == {mode.value for mode in Mode}


def test_no_preset_with_cheating_is_rated() -> None:
    assert not [p.name for p in PRESETS.values() if p.rated and p.rules.cheating]


@pytest.mark.parametrize(
    ("rules", "ended", "expected"),
    [
        (BASE, GameEnded(EndReason.DURAK, 1, (1, 2)), "won durak"),
        (BASE, GameEnded(EndReason.DURAK, 0, (4, 2, 1, 3)), "durak safe won safe"),
        (BASE, GameEnded(EndReason.DRAW, None, (1, 1)), "drawn drawn"),
        (BASE, GameEnded(EndReason.DRAW, None, (2, 1, 2)), "drawn won drawn"),
        (BASE, GameEnded(EndReason.NO_PROGRESS, None, (3, 1, 2, 3)), "drawn won safe drawn"),
        # Seat 0 was first out, but its partner on seat 2 was left with cards.
        (PARTNERS, GameEnded(EndReason.DURAK, 2, (1, 2, 4, 3), (0,)), "durak won durak won"),
        (PARTNERS, GameEnded(EndReason.DRAW, None, (1, 3, 3, 2)), "drawn drawn drawn drawn"),
        (
            RuleSet(teams=3, team_result="first_out"),
            GameEnded(EndReason.TEAM_OUT, None, (2, 2, 1, 2, 2, 2), (0, 1)),
            "durak durak won durak durak won",
        ),
        (
            RuleSet(teams=3),
            GameEnded(EndReason.DURAK, 3, (5, 1, 4, 6, 2, 3), (0,)),
            "durak won safe durak won safe",
        ),
    ],
)
def test_outcomes(rules: RuleSet, ended: GameEnded, expected: str) -> None:
    assert " ".join(outcomes(rules, ended)) == expected


def test_a_season_is_a_calendar_month_in_utc() -> None:
    new_year_in_moscow = datetime(2027, 1, 1, 1, tzinfo=timezone(timedelta(hours=3)))
    assert season_of(new_year_in_moscow) == "2026-12"
    assert season_of(datetime(2027, 1, 1, tzinfo=UTC)) == "2027-01"


@pytest.mark.parametrize("text", ["", "2026", "2026-13", "2026-00", "26-01", "2026-1", "2026-01\n"])
def test_other_texts_are_no_season(text: str) -> None:
    assert not is_season(text)
