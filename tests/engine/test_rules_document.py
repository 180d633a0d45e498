"""docs/rules.md says what the engine does: its sections, options, defaults and presets."""

import re
from pathlib import Path

import pytest

from games.engine import PRESETS, RefusalCode
from games.engine.errors import Refusal
from games.engine.options import Option
from games.engine.rules import OPTIONS, Preset

TEXT = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def rows(section: str) -> dict[str, list[str]]:
    """Return the rows of a section's table by the name in their first cell."""
    part = TEXT.split(f"\n## {section}", 1)[1].split("\n## ", 1)[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in part.splitlines()
        if line.startswith("| `")
    ]
    return {row[0].strip("`"): row[1:] for row in cells}


@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_cites_a_section_or_an_option(code: RefusalCode) -> None:
    rule = Refusal(code).rule
    if rule.startswith("3 "):
        assert rule.removeprefix("3 ") in rows("3")
    else:
        assert re.search(rf"^###? {re.escape(rule)} ", TEXT, re.MULTILINE), rule


def test_all_options_are_described_in_their_order() -> None:
    assert list(rows("3")) == list(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_defaults_and_values_are_the_engines(option: Option) -> None:
    values = rows("3")[option.name][0]
    bold = re.search(r"\*\*(.+?)\*\*", values)
    assert bold is not None
    assert bold[1] == in_words(option.default)
    plain = values.replace("**", "")
    if option.range is not None:
        bounds = {str(option.range.least), str(option.range.most)}
        assert bounds <= set(re.findall(r"\d+", plain))
        assert ("none" in plain) is option.may_be_null
    elif option.order is not None:
        assert plain.startswith(f"any order of {', '.join(option.order.letters)}, ")
    else:
        assert sorted(plain.split(", ")) == sorted(map(in_words, option.values))


def in_words(value: object) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return str(value).lower()
        case _:
            return str(value)


def test_all_presets_are_described_in_their_order() -> None:
    assert list(rows("5")) == list(PRESETS)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_presets_are_described_as_they_are(preset: Preset) -> None:
    options, seats, rated = rows("5")[preset.name]
    described = dict(re.findall(r"`(\w+)` (\w+)", options))
    assert described == {name: in_words(value) for name, value in preset.rules.to_json().items()}
    numbers = [int(number) for number in re.findall(r"\d+", seats)]
    assert (numbers[0], numbers[-1]) == (preset.min_seats, preset.max_seats)
    assert rated == ("yes" if preset.rated else "no")
