"""The tour of docs/, run as it stands, against a real web process and real bots.

Its output is compared with the page: JSON as values, all else line by line."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from games.play.models import Game, GameStatus
from tests.support.contract import check_component
from tests.support.web import Web

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("worker"),
    # A whole game by curl, with three processes for each command.
    pytest.mark.timeout(120, func_only=True),
]
DOCS = Path(__file__).parents[2] / "docs"
TOUR = DOCS / "api-tour.md"
BLOCK = re.compile(r"^```(sh|json|text)\n(.*?)^```", re.DOTALL | re.MULTILINE)
MARK = "--- the next block ---"

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"
VARYING = {
    "id": r"\d+|[0-9A-Za-z]{10}",
    "host": r"\d+",
    "name": r"stranger\d+",
    # A player without a chosen picture has one that follows from the name.
    "avatar": r"[a-z]+|None",
    "version": r"\d+",
    "mark": r"\d+-[0-9a-f]{12}",
    "commitment": r"[0-9a-f]{64}",
    "created_at": TIME,
    "updated_at": TIME,
    "expires_at": TIME,
    "token": r"durak_[\w-]{40,}",
    "hint": r"[\w-]{4}",
    "reason": r"durak|draw|no_progress",
    "durak": r"[0-2]|None",
    "places": r"\[[123], [123], [123]\]",
    # The durak may have been attacked with sixes last, and nobody can foresee it.
    "epaulettes": r"[0-4]",
}
"""Members that differ each time: the text on the page and the output both look so."""
DESCRIBED = {"legal": "Offer", "events": "Event"}
"""Lists that differ each time: every entry is one of this component of the OpenAPI document."""


class TourStep(NamedTuple):
    """Commands, and what the page shows of their output; empty where they print nothing."""

    commands: str
    shown: str


def examples() -> Iterator[TourStep]:
    """The blocks of the page, each of commands with those of output that follow it."""
    blocks = [match.groups() for match in BLOCK.finditer(TOUR.read_text("utf-8"))]
    starts = [at for at, (kind, _) in enumerate(blocks) if kind == "sh"]
    for start, end in pairwise([*starts, len(blocks)]):
        shown = "".join(text for _, text in blocks[start + 1 : end])
        yield TourStep(blocks[start][1], shown)


def values(text: str) -> list[Any]:
    """Return the output in order: JSON values, however they are laid out, and lines of text."""
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
    """Return whether the page shows events without an envelope."""
    first = value[0] if isinstance(value, list) and value else None
    return isinstance(first, dict) and "version" in first


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
        timeout=100,
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
