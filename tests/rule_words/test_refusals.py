"""The page has words for every reason why the rules refuse a command, in every language."""

import json
from pathlib import Path
from string import Formatter

import pytest

from games.engine import RefusalCode
from games.engine.errors import _EXPLANATIONS
from web.http.languages import LANGUAGES

TEXTS = Path(__file__).parents[2] / "frontend" / "src" / "core" / "texts" / "refusals"


def words(language: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((TEXTS / f"{language}.json").read_text("utf-8"))
    return read


def facts_in(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_is_shown_with_facts_that_it_has(language: str, code: RefusalCode) -> None:
    _, english = _EXPLANATIONS[code]
    told = [words(language)[code.value]]
    told += [sentence for key, sentence in words(language).items() if key == f"{code.value}.you"]
    for sentence in told:
        assert sentence.endswith(".")
        assert facts_in(sentence) <= facts_in(english), sentence


def test_all_languages_tell_the_same_refusals() -> None:
    keys = [list(words(language)) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
