"""The texts for people: where they are collected, and which translations are refused."""

import io
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from django.conf import settings
from django.utils.translation import gettext, override

from tools import texts

KEPT, NEW = "Deleted player", "A text that nobody has translated"


def catalog(language: str, translations: dict[str, str]) -> Catalog:
    made = Catalog(locale=language, charset="utf-8", fuzzy=False)
    for text, translation in translations.items():
        made.add(text, translation)
    return made


def found(method: object, source: str) -> list[str]:
    file = io.BytesIO(source.encode())
    return [str(text) for _, text, _, _ in extract(method, file, texts.KEYWORDS)]  # type: ignore[arg-type]  # the type of methods is private


def test_every_language_but_english_has_a_catalogue() -> None:
    assert texts.languages() == sorted({code for code, _ in settings.LANGUAGES} - {"en"})


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_catalogues_are_what_the_code_says(language: str) -> None:
    current = texts.updated(texts.read_catalog(language), texts.collected())
    assert texts.problems_of(current) == []
    assert texts.is_current(current, language)


def test_django_reads_the_compiled_catalogues() -> None:
    read = {}
    for language, _ in settings.LANGUAGES:
        with override(language):
            read[language] = gettext(KEPT)
    assert read == {"en": KEPT, "de": "Gelöschter Spieler", "ru": "Удалённый игрок"}


def test_a_new_text_is_added_without_a_translation_and_an_old_one_goes() -> None:
    old = catalog("de", {KEPT: "Gelöschter Spieler", "Gone": "Weg"})
    new = texts.updated(old, catalog("de", {KEPT: "", NEW: ""}))
    assert [message.id for message in new if message.id] == [KEPT, NEW]
    assert texts.problems_of(new) == [f"{NEW!r} has no translation"]


def test_a_changed_text_keeps_its_translation_until_somebody_looks_at_it() -> None:
    old = catalog("de", {"The table is full.": "Der Tisch ist voll."})
    new = texts.updated(old, catalog("de", {"The table is full!": ""}))
    assert new["The table is full!"].string == "Der Tisch ist voll."
    (problem,) = texts.problems_of(new)
    assert "fuzzy" in problem


@pytest.mark.parametrize(
    ("text", "translation"),
    [
        ("{name} is playing", "{nmae} spielt"),
        ("{name} is playing", "Jemand spielt"),
        ("Somebody is playing", "{name} spielt"),
        ("Go to %(host)s", "Weiter zu %(hots)s"),
    ],
)
def test_a_translation_with_other_placeholders_is_refused(text: str, translation: str) -> None:
    (problem,) = texts.problems_of(catalog("de", {text: translation}))
    assert "placeholders" in problem


def test_a_singular_needs_no_number_but_russian_needs_three_forms() -> None:
    one_and_many = ("One card.", "{count} cards.")
    made = Catalog(locale="ru", charset="utf-8", fuzzy=False)
    made.add(one_and_many, ("Одна карта.", "{count} карты.", "{count} карт."))
    assert texts.problems_of(made) == []
    made = Catalog(locale="ru", charset="utf-8", fuzzy=False)
    made.add(one_and_many, ("Одна карта.", "{count} карты.", ""))
    (problem,) = texts.problems_of(made)
    assert "has no translation" in problem


def test_texts_are_collected_from_templates() -> None:
    template = """
      {% if app %}<h1>{% blocktranslate %}Connect {{ app }}?{% endblocktranslate %}</h1>
        {% else %}<p>It isn't {% translate "Allowed" %}</p>{% endif %}
    """
    assert found(texts.extract_template, template) == ["Connect %(app)s?", "Allowed"]


def test_captions_are_collected_from_the_examples_of_the_rule_book() -> None:
    example = "= section attack\ncaption Anna leads.\nhand 7C\n"
    assert found(texts.extract_captions, example) == ["Anna leads."]


def test_a_text_inside_an_f_string_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    source = tmp_path / "words.py"
    source.write_text("told = f\"{gettext('Hello')} {name}\"\nfine = gettext('Hello')\n", "utf-8")
    (problem,) = texts.uncollected(source)
    assert problem.startswith("words.py:1:")
