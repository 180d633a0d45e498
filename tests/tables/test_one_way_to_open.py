"""Rows of games and seats are made where tables are opened, and nowhere else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("accounts", "bots", "durak_site", "games", "moderation", "notifications", "web")
ROWS = {"Game", "Seat"}
MAKING = {"create", "acreate", "bulk_create", "abulk_create"} | {
    f"{a}{method}" for a in ("", "a") for method in ("get_or_create", "update_or_create")
}
MAY_MAKE = {
    "games/tables/services/opening.py",
    "games/tables/services/seat_plans.py",
}


def makers(source: str) -> list[int]:
    """Return the lines that make a row of a game or a seat, saved or not."""
    tree = ast.parse(source)
    rows = {
        known.asname or known.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("games.play.models")
        for known in node.names
        if known.name in ROWS
    }
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [call.lineno for call in calls if _makes(call.func, rows)]


def _makes(function: ast.expr, rows: set[str]) -> bool:
    match function:
        case ast.Name(name):
            return name in rows
        case ast.Attribute(ast.Attribute(ast.Name(name), "objects"), method):
            return name in rows and method in MAKING
        case ast.Attribute(ast.Attribute(_, "seats" | "hosted_games"), method):
            return method in MAKING
        case _:
            return False


def product_files() -> Iterator[Path]:
    for folder in (*PRODUCT, "webhooks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "migrations" not in path.parts:
                yield path


def test_only_opening_a_table_makes_rows() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): lines
        for path in product_files()
        if (lines := makers(path.read_text("utf-8")))
    }
    assert found.keys() == MAY_MAKE, found


@pytest.mark.parametrize(
    "line",
    [
        "Game.objects.create(host=1)",
        "Game.objects.bulk_create([])",
        "Game.objects.get_or_create(pk=1)",
        "Game(host=1).save()",
        "game.seats.create(number=1)",
        "user.hosted_games.create()",
    ],
)
def test_each_way_to_make_a_row_is_found(line: str) -> None:
    assert makers(f"from games.play.models import Game\n{line}\n") == [2]
    renamed = line.replace("Game", "GameRow")
    assert makers(f"from games.play.models.game import Game as GameRow\n{renamed}\n") == [2]


def test_reading_rows_and_messages_of_the_same_name_are_free() -> None:
    assert makers("from games.play.models import Seat\nSeat.objects.filter(game=1)\n") == []
    assert makers("from games.play.messages.game import Game\nGame(id='a')\n") == []
