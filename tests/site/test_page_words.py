"""The page has words for every problem that it can meet, in every language."""

import re
from pathlib import Path

import pytest

from durak_site.developers.problems import codes
from games.engine import RefusalCode
from web.http.languages import LANGUAGES

TEXTS = Path(__file__).parents[2] / "frontend" / "src" / "net" / "texts"
WORDS = re.compile(r"^ +(\w+):\s+'(.+)',$", re.MULTILINE)
# Only programs meet these: the page sends well-formed requests with its session, and no challenges.
OF_PROGRAMS = {
    *("bad_request", "head_too_large"),
    *("idempotency_key_in_use", "idempotency_key_reused", "invalid_token"),
    *("length_required", "malformed_json", "method_not_allowed", "not_acceptable"),
    *("scope_needed", "unsupported_media_type"),
}


def words(language: str) -> dict[str, str]:
    files = (TEXTS / f"{language}.ts", TEXTS / "problems" / f"{language}.ts")
    return dict(pair for file in files for pair in WORDS.findall(file.read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    of_the_rules = {code.value for code in RefusalCode}
    assert set(codes()) - of_the_rules - OF_PROGRAMS - words(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    assert [text for text in words(language).values() if not text.endswith(".")] == []


def test_only_codes_that_exist_are_left_to_programs() -> None:
    assert OF_PROGRAMS - set(codes()) == set()


def test_no_language_repeats_the_english_sentence() -> None:
    english = words("en")
    for language in set(LANGUAGES) - {"en"}:
        told = words(language)
        assert told.keys() == english.keys()
        assert [code for code in english if told[code] == english[code]] == []
