"""The benchmarks without a service run from beginning to end; figures are not looked at here."""

import re
from pathlib import Path

import pytest

from benchmarks import bots, characters, endgames, engine, judge, knowledge, ladder, webhooks
from benchmarks.driver.failing_receiver import FAILURE, SUCCESS, ReceivedTry
from bots.judging.judge import Depth
from games.engine import RuleSet


def test_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    engine.show_play(runs=1, games=1)
    engine.show_loading(runs=1)
    printed = capsys.readouterr().out
    assert "random play, 2 seats" in printed
    assert "snapshot and 20 events" in printed


def test_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    bots.strengths(games=2, seed="1", only="podkidnoy 2 casual - greedy")
    bots.strengths(games=2, seed="1", only="clever - exact")
    bots.strengths(games=2, seed="1", only="podkidnoy 2 master - greedy", iterations=20)
    bots.kernel(games=50)
    printed = capsys.readouterr().out
    assert "casual - greedy" in printed
    assert re.search(r"master - greedy .* ms \d+\.\d, 95th \d+\.\d", printed)
    assert "interpreted  4 seats" in printed


def test_the_endgames(capsys: pytest.CaptureFixture[str]) -> None:
    endgames.show(3, "1", states=20_000)
    assert "3 won endgames" in capsys.readouterr().out


def test_the_knowledge(capsys: pytest.CaptureFixture[str]) -> None:
    knowledge.beliefs(1, ["casual"])
    printed = capsys.readouterr().out
    assert "reckoning evenly" in printed
    assert "beaten_dearer" in printed


def test_the_judge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rules, little = RuleSet(deck=24, refill="never"), Depth(games=25, states=200, fewest=1)
    levels, kept = ["casual", "beginner"], tmp_path / "lost.jsonl"
    found = judge.losses(rules, levels, 2, "1", keep=kept, depth=little)
    assert judge.losses(rules, levels, 2, "1", keep=kept, depth=little) == found
    judge.tell_losses(levels, found)
    judge.tell_planted(list(judge.planted(judge.turns_of(rules, levels, 0, "1"), 3, "1", little)))
    printed = capsys.readouterr().out
    assert "beginner  loses" in printed
    assert "3 planted" in printed


def test_the_characters(capsys: pytest.CaptureFixture[str]) -> None:
    rules, little = RuleSet(deck=24), Depth(games=600, states=2_000, fewest=10)
    errors = characters.errors_of(rules, "child", "1", depth=little, least=0.2)
    characters.show("child", [next(errors), next(errors)])
    assert "child: 2 errors of" in capsys.readouterr().out


def test_the_ladder() -> None:
    leagues = [played.league for played in ladder.ladders(games=60, players=24, seed=1)]
    assert leagues == list(ladder.LEAGUES)


def test_webhooks_that_are_sent_wrongly_are_noticed() -> None:
    versions = range(1, webhooks.EVENTS_A_GAME + 1)
    arrived = [ReceivedTry(f"msg_{number}", "game", number, SUCCESS) for number in versions]
    log = [[f"msg_{number}", "delivered", [{"status": SUCCESS}]] for number in versions]
    assert not webhooks.errors_of(1, arrived, log)
    first, second, *others = arrived
    assert webhooks.errors_of(1, [second, first, *others], log) == {
        "game whose events came out of order": 1
    }
    assert webhooks.errors_of(1, [first._replace(status=FAILURE), *arrived], log) == {
        "event whose log is not what arrived": 1
    }
    assert webhooks.errors_of(1, [first, *arrived], log) == {
        "game whose events were not each delivered once": 1,
        "event whose log is not what arrived": 1,
    }
    assert webhooks.errors_of(
        1, arrived, [["msg_1", "given_up", [{"status": SUCCESS}]], *log[1:]]
    ) == {"event that the log does not call delivered": 1}
