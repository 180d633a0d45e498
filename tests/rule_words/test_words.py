"""Every option, value, preset and problem has words in every language."""

import re
from string import Formatter

import pytest
from django.utils.translation import override

from games.engine import PRESETS, InvalidRules, RuleSet
from games.engine.contradictions import CONTRADICTIONS
from games.engine.errors import RuleSetProblem
from games.engine.options import Option, OptionValue
from games.engine.rules import OPTIONS
from games.rule_words.groups import GROUP_TITLES, GROUPS
from games.rule_words.options import OPTION_WORDS
from games.rule_words.presets import PRESET_WORDS
from games.rule_words.problems import SENTENCES, problem_text
from games.rule_words.schema import rules_schema
from web.http.languages import LANGUAGES, Language

# Codes that belong to no contradiction: of single values, and of seats.
OTHER_CODES = {"unknown_option", "bad_value", "out_of_range", "uneven_teams"}
CYRILLIC = re.compile("[\u0400-\u04ff]")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def is_sentence(text: str) -> bool:
    return text.endswith(".") and (text[0].isupper() or text[0].isdigit())


def sentence_of(language: Language, option: Option, value: OptionValue) -> str:
    """Return the sentence on a value as a client finds it in the schema."""
    schema = rules_schema(language)["properties"][option.name]
    if "oneOf" in schema:
        found = [entry for entry in schema["oneOf"] if entry["const"] is value]
        assert len(found) == 1
        assert found[0]["title"]
        sentence: str = found[0]["description"]
    else:
        sentence = schema["x-sentences"]["null" if value is None else str(value)]
    return sentence


@in_every_language
@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_value_of_every_option_has_its_own_sentence(
    language: Language, option: Option
) -> None:
    words = rules_schema(language)["properties"][option.name]
    assert words["title"]
    assert is_sentence(words["description"])
    sentences = [sentence_of(language, option, value) for value in option.choices()]
    assert all(map(is_sentence, sentences)), sentences
    assert len(set(sentences)) == len(sentences)


def test_there_are_words_for_exactly_the_values_that_options_have() -> None:
    assert set(OPTION_WORDS) == set(OPTIONS)
    for name, told in OPTION_WORDS.items():
        option = OPTIONS[name]
        listed = {None} if option.may_be_null else set(option.values)
        assert set(told.values) == listed, name
        assert (told.counted is not None) == (option.range is not None), name
        assert (told.ordered is not None) == (option.order is not None), name
        assert "".join(told.letters) == ("" if option.order is None else option.order.letters)


@in_every_language
def test_titles_tell_options_groups_and_presets_apart(language: Language) -> None:
    with override(language):
        lists = [
            [str(option.title) for option in OPTION_WORDS.values()],
            [str(preset.title) for preset in PRESET_WORDS.values()],
            [str(title) for title in GROUP_TITLES.values()],
        ]
    for titles in lists:
        assert len(set(titles)) == len(titles)
        assert all(titles)


def test_every_preset_has_a_title_and_a_line() -> None:
    assert set(PRESET_WORDS) == set(PRESETS)
    for words in PRESET_WORDS.values():
        assert words.title
        assert words.description


def test_every_option_stands_in_exactly_one_group() -> None:
    grouped = [name for options in GROUPS.values() for name in options]
    assert sorted(grouped) == sorted(OPTIONS)
    assert list(GROUP_TITLES) == list(GROUPS)


def test_every_problem_has_a_sentence_that_needs_only_facts_it_has() -> None:
    codes = {reason.code: reason.options for reason in CONTRADICTIONS}
    assert set(codes) | OTHER_CODES == set(SENTENCES)
    for code, options in codes.items():
        used = {name for _, name, _, _ in Formatter().parse(str(SENTENCES[code])) if name}
        assert used <= {*options, "option", "choices"}, code


def test_codes_of_contradictions_name_options_that_exist() -> None:
    for reason in CONTRADICTIONS:
        assert set(reason.options) <= set(OPTIONS)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The first bout needs a lower limit than 4 cards."),
        ("de", "Der erste Angriff braucht eine Grenze unter 4 Karten."),
        ("ru", "Предел первого кона должен быть меньше общего: 4."),
    ],
)
def test_a_problem_is_shown_with_its_facts(language: Language, told: str) -> None:
    with pytest.raises(InvalidRules) as error:
        RuleSet(attack_limit=4, first_bout_limit=5)
    (problem,) = error.value.problems
    assert problem_text(problem, language) == told


def test_a_problem_without_words_is_shown_in_the_engines_english() -> None:
    problem = RuleSetProblem("deck", "brand_new", "The deck is too new.")
    assert problem_text(problem, "ru") == "The deck is too new."


def test_a_bad_value_is_answered_with_the_values_there_are() -> None:
    with pytest.raises(InvalidRules) as error:
        RuleSet.from_json({"deck": 40, "attack_limit": 13, "draws": "maybe"})
    told = [problem_text(problem, "en") for problem in error.value.problems]
    assert told == [
        "“Cards in a pack” can be: 24, 32, 36, 52.",
        "“Attack cards” can be: 1 … 12, null.",
        "“Draws” can be: false, true.",
    ]


def test_the_languages_are_what_they_say() -> None:
    def texts(language: Language) -> list[str]:
        with override(language):
            options = [text for o in OPTION_WORDS.values() for text in (o.title, o.description)]
            return [str(text) for text in (*options, *SENTENCES.values())]

    assert all(CYRILLIC.search(text) for text in texts("ru"))
    assert not any(CYRILLIC.search(text) for text in texts("en") + texts("de"))
    # A single word, like Teams, may well be the same.
    shared = set(texts("en")) & set(texts("de"))
    assert not any(" " in text for text in shared)


@pytest.mark.parametrize(
    ("option", "count", "told"),
    [
        ("hand_size", 1, "Сдают по 1 карте; если добирают, то до одной."),
        ("hand_size", 2, "Сдают по 2 карты; если добирают, то до 2."),
        ("hand_size", 5, "Сдают по 5 карт; если добирают, то до 5."),
        ("hand_size", 11, "Сдают по 11 карт; если добирают, то до 11."),
        ("attack_limit", 1, "За кон в атаке не больше 1 карты."),
        ("attack_limit", 4, "За кон в атаке не больше 4 карт."),
    ],
)
def test_russian_numbers_take_the_right_form(option: str, count: int, told: str) -> None:
    assert sentence_of("ru", OPTIONS[option], count) == told
