"""One word means one thing to players: the page and the rules avoid the other words for it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.utils.translation import override

from games.rule_words.groups import GROUP_TITLES
from games.rule_words.presets import PRESET_WORDS
from games.rule_words.problems import SENTENCES
from games.rule_words.schema import rules_schema
from web.http.languages import LANGUAGES, Language

PAGE = Path(__file__).parents[2] / "frontend" / "src"
INSTEAD = {
    "en": {
        r"pass(es|ed|ing)? (the attack |it )?on\b": "transfer",
        r"pass(es)? the attack": "transfer",
        r"\bwhoever\b": "the player who",
    },
    "de": {
        r"\bBl(att|ätter)": "Kartenspiel (the pack), Hand (the hand)",
        r"\bK[aä]mpf": "Angriff",
        r"\bAusspielende": "Ausspieler",
        r"\bMannschaft": "Team",
        r"\bPartie": "Spiel, Serie",
        r"\bertapp": "erwischen",
        r"weiter(schieb|geb)": "schieben",
    },
    "ru": {
        r"жульнич": "обман",
        r"парти[яиюей]": "игра, серия",
        r"напарник": "партнёр",
    },
}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def other_words(language: Language, text: str) -> list[str]:
    """Return the words of the text that the vocabulary replaces, each with its replacement."""
    found = []
    for pattern, instead in INSTEAD[language].items():
        found += [f"{m[0]}: {instead}" for m in re.finditer(pattern, text, re.IGNORECASE)]
    return found


def texts(language: Language) -> Iterator[str]:
    """Return every text about the rules, in a language."""
    presets = [text for words in PRESET_WORDS.values() for text in (words.title, words.description)]
    with override(language):
        named = [str(text) for text in (*GROUP_TITLES.values(), *SENTENCES.values(), *presets)]
    yield from named
    for option in rules_schema(language)["properties"].values():
        yield from (option["title"], option["description"], option.get("x-none", ""))
        yield from option.get("x-sentences", {}).values()
        for value in option.get("oneOf", []):
            yield from (value["title"], value["description"])


@in_every_language
def test_the_rules_use_one_word_for_one_thing(language: Language) -> None:
    assert [found for text in texts(language) for found in other_words(language, text)] == []


@in_every_language
def test_the_page_uses_the_words_of_the_rules(language: Language) -> None:
    files = sorted(PAGE.glob(f"*/texts/**/{language}.*"))
    assert len(files) > 30
    found = {str(path): other_words(language, path.read_text("utf-8")) for path in files}
    assert {name: words for name, words in found.items() if words} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Attacks are passed on to the left."),
        ("de", "Ein Blatt hat 36 Karten."),
        ("ru", "Жульничать можно."),
    ],
)
def test_another_word_is_found(language: Language, text: str) -> None:
    assert len(other_words(language, text)) == 1
