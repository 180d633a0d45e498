"""The sources of the pictures: files of examples, each headed by what it shows.

    = own_suit_only=clubs
    caption The king of clubs beats her, the six of trumps does not.
    rules {"own_suit_only": "clubs"}
    hand QC 9D
    hand KC 6H
    talon 6S AH
    bout 2 0 0 1 2
    play 0 lead QC
    frame 1:beat=KC

The heading is `section NAME` of the base game, an option's value (`NAME=VALUE`, and ` 2` behind it
for a second example), or `preset NAME`, which is played by the rules of the preset. `preset NAME as
HEADING` takes everything else from another example. After the heading come the caption in English
and a position (`positions.position`) or a deal (`deal 2 from 0: 6C 7D …`). The rest are, in any
order, moves (`play SEAT COMMAND`) and the moments to draw (`frame …`, see `frames.frame_of`). Lines
that begin with `#` are notes. The captions are translated in `locale/` like all texts.
"""

import functools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from games.engine import PRESETS
from games.engine.options import Option, OptionValue
from games.engine.rules import OPTIONS

FOLDER = Path(__file__).parent / "examples"
_HEAD = "= "
_CAPTION = "caption "


@dataclass(frozen=True, slots=True)
class Shown:
    """The subject of an example: a section of the base game, a value of an option, or a preset."""

    kind: Literal["section", "option", "preset"]
    name: str
    value: OptionValue = None


@dataclass(frozen=True, slots=True)
class Source:
    """An example as it is written: its English caption, the position and the plays."""

    heading: str
    shown: Shown
    caption: str
    lines: tuple[str, ...]


def value_word(value: OptionValue) -> str:
    """Return a value as headings write it: `24`, `true`, `none`."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


@functools.cache
def sources() -> tuple[Source, ...]:
    """Return all examples, in the order of the files' names and of their lines.

    Raises ValueError.
    """
    found: dict[str, Source] = {}
    for head, lines in _blocks():
        heading, _, copied = head.partition(" as ")
        if heading in found:
            raise ValueError(f"{heading} is shown twice")
        shown = _shown(heading)
        caption = found[copied].caption if copied else _caption(heading, lines)
        steps = found[copied].lines if copied else lines[1:]
        if shown.kind == "preset":
            steps = _by_preset(shown.name, steps)
        found[heading] = Source(heading, shown, caption, steps)
    return tuple(found.values())


def _blocks() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each heading with the lines below it."""
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        starts = [n for n, line in enumerate(lines) if line.startswith(_HEAD)]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            yield lines[start].removeprefix(_HEAD), tuple(lines[start + 1 : end])


def _caption(heading: str, lines: tuple[str, ...]) -> str:
    """Return the caption, which is the first line. Raises ValueError if there is none."""
    if not lines or not lines[0].startswith(_CAPTION):
        raise ValueError(f"{heading} has no caption")
    return lines[0].removeprefix(_CAPTION)


def _by_preset(name: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines with the rules of the preset."""
    rules = json.dumps(PRESETS[name].rules.to_json())
    return (f"rules {rules}", *(line for line in lines if not line.startswith("rules ")))


def _shown(heading: str) -> Shown:
    first, _, name = heading.partition(" ")
    match first:
        case "section":
            return Shown("section", name)
        case "preset":
            return Shown("preset", PRESETS[name].name)
        case _:
            option, _, word = first.partition("=")
            return Shown("option", option, _values(OPTIONS[option])[word])


def _values(option: Option) -> Mapping[str, OptionValue]:
    return {value_word(value): value for value in option.choices()}
