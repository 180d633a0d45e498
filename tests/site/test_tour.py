"""The tour and the first bots of docs/, run as they stand, against a real web process.

What the tour prints is compared with what the page shows: JSON as values, all else line by line.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from django.db.models import F

from games.play.models import Game, GameStatus
from tests.support.contract import check_component
from tests.support.web import Web
from tools.npm import node_folder

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("worker")]
DOCS = Path(__file__).parents[2] / "docs"
TOUR = DOCS / "api-tour.md"
FIRST_BOT, RECORDS = DOCS / "api" / "first-bot.md", DOCS / "api" / "records.md"
BLOCK = re.compile(r"^```(sh|json|text)\n(.*?)^```", re.DOTALL | re.MULTILINE)
MARK = "--- the next block ---"

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"
VARYING = {
    "id": r"\d+|[0-9A-Za-z]{10}",
    "host": r"\d+",
    "name": r"stranger\d+",
    # Who has chosen no picture has one that follows from the name.
    "avatar": r"[a-z]+|None",
    "version": r"\d+",
    "commitment": r"[0-9a-f]{64}",
    "created_at": TIME,
    "updated_at": TIME,
    "expires_at": TIME,
    "token": r"durak_[\w-]{40,}",
    "hint": r"[\w-]{4}",
    "reason": r"durak|draw|no_progress",
    "durak": r"[0-2]|None",
    "places": r"\[[123], [123], [123]\]",
}
"""Members that differ each time: what stands on the page and what is printed both look so."""
DESCRIBED = {"legal": "Offer", "events": "Event"}
"""Lists that differ each time: every entry is one of this component of the OpenAPI document."""


class Example(NamedTuple):
    """Commands, and what the page shows of their output; empty where they print nothing."""

    commands: str
    shown: str


def examples() -> Iterator[Example]:
    """The blocks of the page, each of commands with those of output that follow it."""
    blocks = [match.groups() for match in BLOCK.finditer(TOUR.read_text("utf-8"))]
    starts = [at for at, (kind, _) in enumerate(blocks) if kind == "sh"]
    for start, end in pairwise([*starts, len(blocks)]):
        shown = "".join(text for _, text in blocks[start + 1 : end])
        yield Example(blocks[start][1], shown)


def values(text: str) -> list[Any]:
    """What was printed, in order: JSON values, however they are laid out, and lines of text."""
    found: list[Any] = []
    rest = text.strip()
    while rest:
        try:
            value, end = json.JSONDecoder().raw_decode(rest)
        except json.JSONDecodeError:
            value, _, rest = rest.partition("\n")
            found.append(value.strip())
        else:
            found.append(value)
            rest = rest[end:]
        rest = rest.strip()
    return found


def compare(shown: Any, printed: Any, member: str = "") -> None:
    """Raises AssertionError where the two differ in anything but what differs each time."""
    if member in DESCRIBED or is_list_of_events(shown):
        assert isinstance(printed, list)
        for entry in (*shown, *printed):
            check_component(DESCRIBED.get(member, "Event"), entry)
    elif json.dumps(shown) == json.dumps(printed):
        return
    elif member in VARYING:
        for value in (shown, printed):
            assert re.fullmatch(VARYING[member], str(value)), (member, value)
    elif isinstance(shown, dict) and isinstance(printed, dict):
        assert list(shown) == list(printed), member
        for name in shown:
            compare(shown[name], printed[name], name)
    elif isinstance(shown, list) and isinstance(printed, list):
        assert len(shown) == len(printed), member
        for one, other in zip(shown, printed, strict=True):
            compare(one, other)
    else:
        assert shown == printed, member


def is_list_of_events(value: Any) -> bool:
    """Whether the page shows events by themselves."""
    first = value[0] if isinstance(value, list) and value else None
    return isinstance(first, dict) and "version" in first


@pytest.mark.timeout(300)
def test_the_tour_prints_what_it_shows(web: Web, tmp_path: Path) -> None:
    tour = list(examples())
    assert len(tour) > 12
    script = f"\nprintf '\\n{MARK}\\n'\n".join(example.commands for example in tour)
    result = subprocess.run(
        ("bash", "-euo", "pipefail", "-c", script),
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "SITE": web.url},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert result.returncode == 0, result.stdout[-4000:] + result.stderr[-2000:]
    for example, output in zip(tour, result.stdout.split(MARK), strict=True):
        shown, printed = values(example.shown), values(output)
        assert len(shown) == len(printed), (example.commands, output)
        for one, other in zip(shown, printed, strict=True):
            compare(one, other)
    game = Game.objects.exclude(status=GameStatus.CANCELLED).get()
    assert game.status == GameStatus.FINISHED


def test_comparing_sees_every_difference_that_is_not_listed() -> None:
    compare({"id": 1, "rated": False}, {"id": 27, "rated": False})
    for wrong in ({"id": 1, "rated": True}, {"id": 1}, {"id": "x", "rated": False}):
        with pytest.raises(AssertionError):
            compare({"id": 1, "rated": False}, wrong)
    assert values('{"a": 1}\n[2]\nactive\n3') == [{"a": 1}, [2], "active", 3]


def blocks(page: Path, language: str) -> list[str]:
    """The page's blocks of code in the language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


def run(*command: str, folder: Path, token: str = "") -> str:
    """What the command prints; it has to succeed."""
    result = subprocess.run(
        command,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "TOKEN": token},
        capture_output=True,
        text=True,
        check=False,
        timeout=70,
    )
    assert result.returncode == 0, result.stdout[-2000:] + result.stderr[-2000:]
    return result.stdout


@pytest.mark.timeout(200)
def test_a_stranger_gets_a_token_plays_rated_games_and_has_them_exported_and_verified(
    web: Web, tmp_path: Path
) -> None:
    ask, export = (block.replace("localhost:8000", web.url) for block in blocks(FIRST_BOT, "sh"))
    made = run("bash", "-c", ask.replace("…", "correct horse battery"), folder=tmp_path)
    token = json.loads(made)["token"]["token"]
    played: dict[str, tuple[str, str]] = {}
    for language, file, interpreter in (
        ("python", "bot.py", sys.executable),
        ("js", "bot.mjs", str(node_folder() / "node")),
    ):
        [program] = blocks(FIRST_BOT, language)
        assert len([line for line in program.splitlines() if line]) <= 30
        (tmp_path / file).write_text(program)
        printed = run(interpreter, file, web.url, token, folder=tmp_path)
        game_id, commitment, result = printed.strip().split(" ", 2)
        assert sorted(json.loads(result)["places"]) in ([1, 1], [1, 2])
        played[game_id] = (commitment, result)
    states = [(game.status, game.is_rated, game.has_only_programs) for game in Game.objects.all()]
    assert states == [("finished", True, True)] * 2
    # As if the minute after which games are exported were over.
    Game.objects.update(finished_at=F("finished_at") - timedelta(minutes=1))
    lines = run("bash", "-c", export, folder=tmp_path, token=token).splitlines()
    exported = [json.loads(line)["game"] for line in lines]
    assert [game["id"] for game in exported] == list(played)
    [program] = blocks(RECORDS, "python")
    (tmp_path / "verify.py").write_text(program)
    for game in exported:
        commitment, result = played[game["id"]]
        assert game["result"] == json.loads(result)
        check = (sys.executable, "verify.py", web.url, game["id"])
        assert run(*check, commitment, folder=tmp_path) == "The deal holds.\n"
        with pytest.raises(AssertionError, match="not the one that was committed to"):
            run(*check, "0" * 64, folder=tmp_path)
