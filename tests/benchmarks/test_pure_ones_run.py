"""The benchmarks without a service run from beginning to end; figures are not looked at here."""

from pathlib import Path

import pytest

from benchmarks import bots, engine, judge, knowledge, ladder
from bots.judging.judge import Depth
from games.engine import RuleSet


def test_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    engine.show_play(runs=1, games=1)
    engine.show_loading(runs=1)
    printed = capsys.readouterr().out
    assert "random play, 2 seats" in printed
    assert "snapshot and 20 events" in printed


def test_the_bots(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MATCHES", bots.MATCHES[2:3])
    bots.strengths(games=2, seed="1")
    assert "casual   - greedy" in capsys.readouterr().out


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
    judge.planted(judge.turns_of(rules, levels, 0, "1")[:4], 1, "1", little)
    assert "beginner  loses" in capsys.readouterr().out


def test_the_ladder() -> None:
    leagues = [played.league for played in ladder.ladders(games=60, players=24, seed=1)]
    assert leagues == list(ladder.LEAGUES)
