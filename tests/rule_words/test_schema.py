"""The JSON Schema of rule sets accepts what the engine accepts, value by value."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games.engine import PRESETS
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.rule_words.schema import rules_schema
from web.http.languages import LANGUAGES, Language

NEVER: tuple[Any, ...] = (
    *(None, True, False, "", "none", "off", "on", "all", "yes", "36", "null", 0.5, 6.5, [], {}),
    *range(-2, 60),
    *(10**9, -(10**9)),
)


def schema() -> Draft202012Validator:
    return Draft202012Validator(rules_schema("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_valid_schema_and_plain_json(language: Language) -> None:
    Draft202012Validator.check_schema(rules_schema(language))
    assert json.loads(json.dumps(rules_schema(language))) == rules_schema(language)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_it_accepts_exactly_the_values_that_the_engine_accepts(option: Option) -> None:
    validator = schema()
    for value in (*option.choices(), *NEVER):
        assert validator.is_valid({option.name: value}) == option.accepts(value), value


def test_options_that_there_are_not_are_refused() -> None:
    assert not schema().is_valid({"aces": 2})
    assert not schema().is_valid([])


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_presets_pass(preset: Any) -> None:
    assert schema().is_valid(preset.rules.to_json())


@pytest.mark.parametrize("language", LANGUAGES)
def test_defaults_are_the_engines_and_possible(language: Language) -> None:
    properties = rules_schema(language)["properties"]
    assert list(properties) == list(OPTIONS)
    for name, described in properties.items():
        assert described["default"] == OPTIONS[name].default
        assert Draft202012Validator(described).is_valid(described["default"])


def test_a_limit_is_a_whole_number_between_bounds_or_null() -> None:
    limit = rules_schema("en")["properties"]["attack_limit"]
    assert limit["type"] == ["integer", "null"]
    assert (limit["minimum"], limit["maximum"], limit["default"]) == (1, 12, 6)
    assert limit["x-none"] == "No limit"
    assert limit["x-sentences"]["1"] == "A bout may have at most one attack card."
    assert limit["x-sentences"]["null"] == (
        "A bout may have as many attack cards as the defender held when attacked."
    )


def test_an_order_has_every_order_with_its_sentence_and_names_its_letters() -> None:
    order = rules_schema("en")["properties"]["suit_order"]
    assert len(set(order["enum"])) == 24
    assert list(order["x-sentences"]) == order["enum"]
    assert order["x-order"] == {"D": "Diamonds", "C": "Clubs", "H": "Hearts", "S": "Spades"}
    assert order["x-sentences"]["SHCD"] == (
        "From the lowest to the highest the suits are spades, hearts, clubs and diamonds: number "
        "trumps rank in this order, and in a circle each suit trumps the next, the last one the "
        "first."
    )


def test_a_value_is_named_as_a_player_would_say_it() -> None:
    transfer = rules_schema("en")["properties"]["transfer"]["oneOf"]
    assert transfer[1] == {
        "const": "on",
        "title": "With the same rank",
        "description": (
            "The defender may add one or more cards of the attack’s "
            "rank and so transfer the attack to the next player."
        ),
    }
