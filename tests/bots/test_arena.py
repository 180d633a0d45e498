"""`manage.py arena`: a strategy from a file against one of the bots."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

FIRST = "def choose(view, legal, rng, log):\n    return next(iter(commands_of(legal[0])))\n"
TAKE = "from games.engine.commands import Take\n\n\n"
IMPORT = "from games.engine.offers import commands_of\n\n\n"


@pytest.fixture
def my_bot(tmp_path: Path) -> Path:
    file = tmp_path / "my_bot.py"
    file.write_text(IMPORT + FIRST)
    return file


def arena(*arguments: object) -> str:
    out = io.StringIO()
    call_command("arena", *map(str, arguments), stdout=out)
    return out.getvalue()


def test_a_file_plays_duplicate_deals_against_a_bot(my_bot: Path) -> None:
    arguments = (my_bot, "--vs", "casual", "--games", 9, "--seed", "x", "--json")
    facts: dict[str, Any] = json.loads(arena(*arguments))
    # Nine games are rounded up to five deals, each played from both seats.
    assert facts["games"] == 10
    assert [one["bot"] for one in facts["results"]] == ["my_bot", "casual"]
    assert [one["games"] for one in facts["results"]] == [10, 10]
    mine, theirs = (one["points"] for one in facts["results"])
    assert mine + theirs == pytest.approx(1)
    assert facts == json.loads(arena(*arguments)), "equal seeds give equal games"


def test_the_result_is_printed_with_its_interval(my_bot: Path) -> None:
    head, mine, _ = arena(my_bot, "--vs", "child", "--games", 6, "--seats", 3).splitlines()
    assert head == "6 games, 2 deals, 3 seats, seed 1"
    assert mine.startswith("my_bot")
    assert " to " in mine


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no function choose"),
        ("choose = 3", "no function choose"),
        ("def choose(view, legal, rng, log):\n    return None\n", "no command"),
        (
            TAKE + "def choose(view, legal, rng, log):\n    return Take()\n",
            "not legal",
        ),
    ],
)
def test_a_file_that_can_not_play_gets_the_reason(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "odd.py"
    file.write_text(text)
    with pytest.raises(CommandError, match=why):
        arena(file, "--games", 2)


def test_odd_arguments_are_refused(my_bot: Path, tmp_path: Path) -> None:
    for arguments in (
        (tmp_path / "none.py",),
        (my_bot, "--vs", "nobody"),
        (my_bot, "--games", 0),
        (my_bot, "--seats", 1),
        (my_bot, "--rules", "bridge"),
    ):
        with pytest.raises(CommandError):
            arena(*arguments)


def test_a_file_named_like_the_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "casual.py"
    file.write_text(IMPORT + FIRST)
    with pytest.raises(CommandError, match="name of the bot"):
        arena(file, "--vs", "casual", "--games", 2)
