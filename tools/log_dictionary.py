"""`python -m tools.log_dictionary NUMBER`: write a dictionary by which packed logs are compressed.

It is made of random games by all presets: always the same by the same rules. An old dictionary is
never written again, as logs are packed with it: `DICTIONARIES` in games/play/log/packing.py grows.
"""

import argparse
import os
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import django

from games.engine import PRESETS
from tools.conformance import recorded

if TYPE_CHECKING:
    from games.play.log.packing import PackedRow

FOLDER = Path(__file__).parents[1] / "games" / "play" / "log"
WHOLE_GAMES = (("perevodnoy", 3), ("podkidnoy", 2))
"""Presets and numbers of players. The most frequent games come last: references to them are
shortest."""
RARE_EVENTS = 3
"""Number of events of each shape before the whole games."""
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def main() -> None:
    """Write the dictionary of the number that is named. Raises FileExistsError."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")
    django.setup()
    from games.play.log.packing import (  # noqa: PLC0415 - needs Django ready
        MAX_DICTIONARY,
        text_of,
    )

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int)
    number: int = parser.parse_args().number
    texts = [text_of(rows) for rows in logs()]
    content = b"\n".join(texts)[1 - MAX_DICTIONARY :] + b"\n"
    with (FOLDER / f"dictionary_{number}.txt").open("xb") as file:
        file.write(content)


def logs() -> Iterator[Sequence["PackedRow"]]:
    """The logs of the dictionary: of each preset the events of rare shapes, then whole games."""
    count: Counter[tuple[str, ...]] = Counter()
    for name, preset in PRESETS.items():
        rare = list(_rare(log_of(name, preset.min_seats, "rare"), count))
        if rare:
            yield rare
    for name, seats in WHOLE_GAMES:
        yield log_of(name, seats, "whole")


def _rare(rows: Iterable["PackedRow"], count: Counter[tuple[str, ...]]) -> Iterator["PackedRow"]:
    for row in rows:
        shape = (row.type, *row.data)
        count[shape] += 1
        if count[shape] <= RARE_EVENTS:
            yield row


def log_of(preset: str, seats: int, kind: str) -> list["PackedRow"]:
    """The log of a random game by a preset."""
    from games.play.log.packing import PackedRow  # noqa: PLC0415 - needs Django ready
    from games.play.log.upcasters import current_schema_version  # noqa: PLC0415 - likewise

    chance = random.Random(f"moments {kind} {preset}")  # noqa: S311 - play, not cryptography
    game = recorded(preset, PRESETS[preset].rules, seats, f"{kind} {preset}")
    at = BEGIN
    rows: list[PackedRow] = []
    for step in game["steps"]:
        cause = chance.choice(["player", "player", "bot", "clock", "in_advance"]) if rows else ""
        for event in step["events"]:
            type_ = event.pop("type")
            rows.append(PackedRow(type_, current_schema_version(type_), event, at, cause))
        at += timedelta(milliseconds=10 * chance.randrange(3_000))
    return rows


if __name__ == "__main__":
    main()
