"""`manage.py selfplay`, and how it counts."""

import json
import random
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from bots.intervals import interval_of, wilson
from bots.selfplay import play, points_of, standings, tournament
from bots.strategies.base import Rng
from bots.strategies.registry import STRATEGIES
from games.engine import Command, Event, Offer, PlayerView, RuleSet
from games.engine.deck import full_pack
from games.engine.offers import spelled_out
from tests.support.positions import position


def selfplay(*arguments: str) -> str:
    out = StringIO()
    call_command("selfplay", "--jobs", "1", *arguments, stdout=out, stderr=StringIO())
    return out.getvalue()


def report(*arguments: str) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(selfplay(*arguments, "--json"))
    return facts


def test_it_reports_each_bot_with_its_interval() -> None:
    facts = report("--bots", "casual,beginner", "--games", "10", "--seed", "7")
    assert (facts["games"], facts["deals"], facts["seats"]) == (10, 5, 2)
    casual, beginner = facts["results"]
    assert (casual["bot"], beginner["bot"]) == ("casual", "beginner")
    assert casual["points"] + beginner["points"] == pytest.approx(1)
    low, high = casual["interval"]
    assert low <= casual["points"] <= high
    assert casual["duraks"] + beginner["duraks"] + casual["draws"] == 10


def test_it_needs_no_database() -> None:
    """Without the mark for one, a test that touched it would fail."""
    assert "casual" in selfplay("--bots", "casual", "--seats", "2", "--games", "2")


def test_the_same_seed_gives_the_same_report() -> None:
    arguments = ("--bots", "beginner", "--seats", "3", "--games", "6", "--seed")
    assert report(*arguments, "one") == report(*arguments, "one")
    assert report(*arguments, "one") != report(*arguments, "two")


def test_many_processes_play_the_same_games_as_one() -> None:
    arguments = ("--bots", "casual,learner", "--games", "8")
    assert report(*arguments, "--jobs", "2") == report(*arguments)


def test_progress_is_printed_beside_the_results() -> None:
    out, told = StringIO(), StringIO()
    arguments = ("--bots", "learner,beginner", "--games", "80", "--jobs", "1")
    call_command("selfplay", *arguments, stdout=out, stderr=told)
    lines = told.getvalue().splitlines()
    assert len(lines) == 20
    assert lines[0].startswith("2 of 40 deals: learner ")
    assert lines[-1].startswith("40 of 40 deals: ")
    call_command(
        "selfplay", *arguments, "--quiet", stdout=StringIO(), stderr=(silent := StringIO())
    )
    assert silent.getvalue() == ""


def test_games_are_rounded_up_to_whole_deals() -> None:
    facts = report("--bots", "beginner", "--seats", "3", "--games", "4")
    assert (facts["games"], facts["deals"]) == (6, 2)


def test_rules_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    file.write_text('{"deck": 24, "transfer": "on"}')
    facts = report("--rules", str(file), "--bots", "casual,beginner", "--games", "2")
    assert facts["rules"] == {"deck": 24, "transfer": "on"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--rules", "whist"), "neither a file nor a preset"),
        (("--rules", "{file}"), "holds no rule set"),
        (("--rules", "{options}"), "aces"),
        (("--bots", "casual,genius"), "no bot 'genius'"),
        (("--seats", "9"), "2 to 6 seats"),
        (("--seats", "0"), "2 to 6 seats"),
        (("--seats", "3"), "can't share 3 seats"),
        (("--games", "0"), "at least 1"),
        (("--jobs", "0"), "at least 1"),
        (("--games", "many"), "invalid int value"),
    ],
)
def test_bad_arguments_are_refused_with_the_reason(
    arguments: tuple[str, str], complaint: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no JSON")
    (tmp_path / "options").write_text('{"aces": 2}')
    name, value = arguments
    for file in ("file", "options"):
        value = value.replace(f"{{{file}}}", str(tmp_path / file))
    with pytest.raises(CommandError, match=complaint):
        selfplay(name, value)


def test_each_deal_is_played_from_every_seat() -> None:
    bots = ("casual", "beginner", "beginner")
    games = list(tournament(RuleSet(), bots, STRATEGIES, deals=2, seed="x"))
    assert [(game.deal, game.bots.index("casual")) for game in games] == [
        (0, 0), (0, 2), (0, 1), (1, 0), (1, 2), (1, 1),
    ]  # fmt: skip  # a round of seats is easier seen in a line


def test_equal_players_get_equal_points_from_duplicate_deals() -> None:
    games = tuple(tournament(RuleSet(), ("casual", "casual"), STRATEGIES, deals=3, seed="x"))
    (standing,) = standings(games)
    assert standing.points == 0.5
    assert standing.games == 12


def test_a_game_ends_with_a_durak_or_a_draw() -> None:
    casual = STRATEGIES["casual"]
    pack = list(full_pack(36))
    random.Random(5).shuffle(pack)
    state = play(RuleSet(), [casual] * 4, pack, random.Random(5))
    assert state.is_over
    assert sorted(points_of(state, seat) for seat in range(4)) == pytest.approx(
        [0, 1 / 3, 2 / 3, 1]
    )


def test_players_who_share_a_place_share_its_points() -> None:
    state = position(
        """
        hand -
        hand -
        hand 7C
        places 1 1 3
        over durak 2
        bout 9 0 0 1 1
        """
    )
    assert [points_of(state, seat) for seat in range(3)] == [0.75, 0.75, 0]


def test_wilson_s_interval_is_the_published_one() -> None:
    """Newcombe 1998, table I, method 3: 81 of 263 and 0 of 20."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)


def test_the_interval_of_a_mean_goes_by_its_spread() -> None:
    """Mean 0.5, standard deviation 0.5164: 0.5 ± 1.96 * 0.5164 / 4."""
    assert interval_of([0.0, 1.0] * 8) == pytest.approx((0.247, 0.753), abs=1e-3)
    assert interval_of([1.0] * 20) == wilson(1, 20)


class NeverContent:
    """Asks for a new deal whenever it may, else plays what comes first."""

    def choose(
        self,
        view: PlayerView,
        legal: Sequence[Offer],
        rng: Rng,  # noqa: ARG002 - it leaves nothing to chance
        log: Sequence[Event] = (),  # noqa: ARG002 - it remembers nothing
    ) -> Command:
        """Return the last legal command while hands are judged, else the first."""
        commands = spelled_out(legal)
        return commands[-1] if view.asking is not None else commands[0]


def test_a_new_deal_that_a_bot_asks_for_is_dealt() -> None:
    rules = RuleSet(redeal="on_request")
    # The forehand is dealt every second card: six clubs.
    clubs, others = full_pack(36)[:9], full_pack(36)[9:]
    pack = [card for pair in zip(clubs, others, strict=False) for card in pair]
    pack += [card for card in others if card not in pack]
    state = play(rules, [NeverContent(), NeverContent()], pack, random.Random(1))
    assert state.is_over
    assert state.deal > 1
