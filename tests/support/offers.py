"""Playing by the offers that the service sends."""

import random
from typing import Any


def any_command(offers: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """A command that one of the offers, in JSON, stands for."""
    offer = rng.choice(offers)
    if "any_of" not in offer:
        return offer
    count = rng.randint(offer["fewest"], offer["most"])
    command = {"type": offer["type"], "cards": rng.sample(offer["any_of"], count)}
    if "direction" in offer:
        command["direction"] = offer["direction"]
    return command
