"""The puzzles that a new installation has from the start, from a file that bots have made."""

import json
from collections import Counter
from pathlib import Path

from django.db import transaction

from bots.puzzles.models import Puzzle, PuzzleTheme

FILE = Path(__file__).with_name("first.json")
MOST = 56
FIELDS = ("digest", "position", "seat", "line", "refutations", "finder", "mean", "deviation")


def store_first() -> int:
    """Store the puzzles of the file if there are none at all; return how many were new."""
    if Puzzle.objects.exists():
        return 0
    rows = json.loads(FILE.read_text("utf-8"))
    with transaction.atomic():
        for row in rows:
            themes = row.pop("themes")
            puzzle, is_new = Puzzle.objects.get_or_create(digest=row["digest"], defaults=row)
            if is_new:
                PuzzleTheme.objects.bulk_create(
                    PuzzleTheme(puzzle=puzzle, theme=theme) for theme in themes
                )
    return len(rows)


def write_first() -> int:
    """Write the file again from the puzzles in stock; return how many it has.

    If there are more than `MOST`, puzzles with rare themes are taken. Their ratings are written as
    they are, so nobody should have solved puzzles of this stock.
    """
    left = [
        {**{name: getattr(puzzle, name) for name in FIELDS}, "themes": _themes(puzzle)}
        for puzzle in Puzzle.objects.filter(game=None).order_by("digest")
    ]
    taken, seen = list[dict[str, object]](), Counter[str]()
    while left and len(taken) < MOST:
        rarest = min(left, key=lambda row: min(seen[theme] for theme in row["themes"]))
        left.remove(rarest)
        taken.append(rarest)
        seen.update(rarest["themes"])
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, taken)) + "\n]\n", "utf-8")
    return len(taken)


def _themes(puzzle: Puzzle) -> list[str]:
    return sorted(row.theme for row in puzzle.themes.all())
