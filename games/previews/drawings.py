"""The drawings of the page, as far as previews need them: read once, from the page's own files."""

import functools
import json
from dataclasses import dataclass
from typing import Any

from django.conf import settings

Shape = tuple[Any, ...]
"""A path in a box of 48 by 48 and its colour, and its width if it is a line."""


@dataclass(frozen=True, slots=True)
class RankStrokes:
    """A rank as strokes, in a box 100 high and this wide."""

    width: int
    path: str


@dataclass(frozen=True, slots=True)
class Drawings:
    """The parts of pictures; the jokers, B and R, have the same shape."""

    suits: dict[str, str]
    ranks: dict[str, RankStrokes]
    grounds: list[str]
    bots: list[dict[str, Any]]
    animals: dict[str, list[Shape]]


@functools.cache
def drawings() -> Drawings:
    """Return the drawings."""
    faces, suits = _read("faces"), _read("suits")
    ranks = {letter: RankStrokes(**shape) for letter, shape in _read("ranks").items()}
    return Drawings(
        suits={**suits, "B": ranks["X"].path, "R": ranks["X"].path},
        ranks=ranks,
        grounds=faces["grounds"],
        bots=faces["bots"],
        animals=faces["animals"],
    )


def _read(name: str) -> Any:
    return json.loads((settings.FRONTEND_ART / f"{name}.json").read_text(encoding="utf-8"))
