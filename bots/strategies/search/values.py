"""The value network that `master` uses, and the rules it was trained for."""

import sys
from array import array
from functools import cache
from pathlib import Path

from bots.kernel.network import ValueNetwork
from games.engine import RuleSet

FILE = Path(__file__).with_name("values.bin")
"""The weights, 16 bits each, the low byte first; `python -m tools.value_network` writes them."""
SEATS = 2
BEFORE_PLAY = frozenset({"first_leader", "next_leader", "redeal"})
"""The options that change nothing once the first card is led; any other needs its default."""


def network_for(rules: RuleSet, seats: int) -> ValueNetwork | None:
    """Return a network that values positions of such a game; None if none knows its rules.

    It is a new one each time, since a network keeps its sums while it works, and threads may search
    at the same time.
    """
    if seats != SEATS or not rules.to_json().keys() <= BEFORE_PLAY:
        return None
    return ValueNetwork(_weights())


@cache
def _weights() -> list[int]:
    return read_weights(FILE)


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
