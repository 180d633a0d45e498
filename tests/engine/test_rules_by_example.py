"""docs/rules-by-example.md: every section and every option value is shown, and is so."""

import ast
import re
from pathlib import Path

import pytest

from games.engine import RefusalCode
from games.engine.options import Option
from games.engine.rules import OPTIONS
from tests.support.examples import PAGE, Example, examples
from tests.support.rule_sets import CHOICES, values_of

EXAMPLES = examples()
TEXT = PAGE.read_text(encoding="utf-8")
TESTS = Path(__file__).parent


def in_words(name: str, value: object) -> str:
    word = "none" if value is None else str(value)
    return f"{name}={word.lower() if isinstance(value, bool) else word}"


def to_be_shown(option: Option) -> set[str]:
    """Return all values of the option; of a range its ends, the default and none."""
    values = set(values_of(option))
    if option.range is not None:
        values &= {option.range.least, option.range.most, option.default, None}
    return {in_words(option.name, value) for value in values if (option.name, value) in CHOICES}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.shows for example in EXAMPLES])
def test_an_example_of_the_page_is_played_as_it_says(example: Example) -> None:
    example.run()


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_value_of_an_option_has_an_example(option: Option) -> None:
    assert to_be_shown(option) <= {example.shows for example in EXAMPLES}


def test_every_section_of_the_base_game_has_an_example() -> None:
    rules = (PAGE.parent / "rules.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^### (\d+\.\d+) ", rules, re.MULTILINE))
    assert len(sections) == 12
    assert sections <= {example.shows for example in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.shows for example in EXAMPLES])
def test_an_example_shows_legal_and_refused_commands_and_their_consequences(
    example: Example,
) -> None:
    words = {line.split()[0] for line in example.lines}
    assert {"legal", "refused"} <= words
    assert words & {
        *("holds", "waits", "leads", "defends", "limit", "discarded", "left"),
        *("trumps", "asked", "over", "outs", "loses", "next"),
    }


def test_every_refusal_but_those_outside_play_is_shown() -> None:
    shown = {line.rpartition(": ")[2] for example in EXAMPLES for line in example.lines}
    missing = {code.value for code in RefusalCode} - shown
    assert missing <= {"between_bouts"}


def named_tests() -> list[tuple[str, str]]:
    return re.findall(r"`(test_\w+)::(test_\w+)`", TEXT)


@pytest.mark.parametrize(("module", "name"), named_tests())
def test_the_tests_that_the_page_names_are_there(module: str, name: str) -> None:
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_option_names_further_tests() -> None:
    for option in OPTIONS:
        section = re.search(rf"^### `{option}`\n(.*?)(?=^##|\Z)", TEXT, re.DOTALL | re.MULTILINE)
        assert section is not None, option
        assert "::test_" in section[1], option
