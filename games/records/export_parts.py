"""The parts of an exported game that other packages know, such as its ratings."""

from collections.abc import Callable, Mapping
from typing import Any

from games.play.models import Game

Part = Callable[[Game], Any]
"""Return a member of the line of a game whose seats are loaded, as JSON."""

_parts: dict[str, Part] = {}


def add_to_lines(name: str, part: Part) -> None:
    """Add a member to each line of an export. Raises ValueError for a name that is taken."""
    if _parts.setdefault(name, part) is not part:
        raise ValueError(f"Another part of an export is called {name}.")


def parts_of_lines() -> Mapping[str, Part]:
    """Return the parts by the names of their members."""
    return _parts
