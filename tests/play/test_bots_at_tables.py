"""The faces of bots at tables."""

import pytest

from games.play.messages.game import game_json
from games.play.models import BotLevel
from games.play.selectors.bots import BOTS, OTHERS, bot_at
from games.play.selectors.games import get_game
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan, HostPlan
from games.tables.terms import TableChoice
from tests.support.games import some_user


def test_bots_follow_from_the_series_the_level_and_the_seat() -> None:
    """Worked by hand: "0" is 48, and 48 is 0 of 12, so that all zeros begin at 0; a seat is 5 on.

    The first casual bot is the character of its level, the fourth of six behind the twelve others.
    """
    levels = ["casual"] * 4
    assert [bot_at("0000000000", levels, seat) for seat in range(4)] == [15, 5, 10, 3]
    assert bot_at("0000000000", ["", "child", "master"], 2) == 17


@pytest.mark.parametrize("series", ["aB3dE6gH9k", "0000000000", "zzzzzzzzzz"])
def test_no_table_has_one_bot_twice(series: str) -> None:
    """Try twelve bots of one level, and each level twice."""
    for levels in (["clever"] * 12, BotLevel.values * 2):
        assert len({bot_at(series, levels, seat) for seat in range(12)}) == 12


def test_each_level_has_a_character_and_other_tables_have_other_bots() -> None:
    levels = BotLevel.values
    assert [bot_at("aB3dE6gH9k", levels, seat) for seat in range(6)] == [*range(OTHERS, BOTS)]
    ids = ("aaaaaaaaaa", "aaaaaaaaab", "aaaaaaaaac")
    assert len({bot_at(series, ["clever"] * 2, 1) for series in ids}) == 3


@pytest.mark.django_db
def test_a_game_names_the_bot_on_each_seat() -> None:
    child = BotPlan(BotLevel.CHILD)
    game = create_game(
        TableChoice(preset="podkidnoy"), [HostPlan(), child, child], host_id=some_user().pk
    )
    told = game_json(get_game(game.pk), user_id=None)["seats"]
    assert "face" not in told[0]["player"]
    assert told[1]["player"]["face"] == OTHERS
    assert told[2]["player"]["face"] == bot_at(game.pk, ["", "child", "child"], 2)
