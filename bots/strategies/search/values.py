"""The value networks that `master` and the judge use, and the rules they were trained for."""

import sys
from array import array
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bots.kernel.network import ValueNetwork
from games.engine import PRESETS, RuleSet

VALUED = ("podkidnoy", "perevodnoy")
"""The presets whose duels a network values."""
SEATS = 2
BEFORE_PLAY = frozenset({"first_leader", "next_leader", "redeal"})
"""The options that change nothing once the first card is led; any other is as in the preset."""


def network_for(rules: RuleSet, seats: int) -> ValueNetwork | None:
    """Return a network that values positions of such a game; None if none knows its rules.

    It is a new one each time, since a network keeps its sums while it works, and threads may search
    at the same time.
    """
    preset = _preset_of(rules) if seats == SEATS else None
    return None if preset is None else ValueNetwork(_weights(preset))


def file_of(preset: str) -> Path:
    """Return the file of the network's weights, which `python -m tools.value_network` writes.

    They have 16 bits each, the low byte first.
    """
    return Path(__file__).parent / "weights" / f"{preset}.bin"


@lru_cache(maxsize=256)
def _preset_of(rules: RuleSet) -> str | None:
    """Return the preset that is played like these rules, of those that have a network."""
    play = _play_of(rules)
    return next((preset for preset in VALUED if _play_of(PRESETS[preset].rules) == play), None)


def _play_of(rules: RuleSet) -> dict[str, Any]:
    """Return the options that matter once the first card is led."""
    return {name: value for name, value in rules.to_json().items() if name not in BEFORE_PLAY}


@cache
def _weights(preset: str) -> list[int]:
    return read_weights(file_of(preset))


def read_weights(file: Path) -> list[int]:
    """Return the weights in the file."""
    weights = array("h", file.read_bytes())
    if sys.byteorder == "big":
        weights.byteswap()
    return weights.tolist()


def write_weights(file: Path, weights: list[int]) -> None:
    """Write the weights, as `read_weights` reads them. Raises OverflowError above 16 bits."""
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    file.write_bytes(numbers.tobytes())
