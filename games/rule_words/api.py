"""The endpoints about rules: the presets, the schema of a rule set, and the check of one."""

from typing import Any

from django.http import HttpResponseBase
from django.utils.translation import override
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.engine import PRESETS, InvalidRules, RuleSet
from games.engine.rules import preset_of
from games.rule_words.presets import PRESET_WORDS
from games.rule_words.problems import rules_errors
from games.rule_words.replies import PresetList, RulesQuestion, RulesSchema, RulesVerdict
from games.rule_words.schema import rules_schema
from web.http.bodies import read_body
from web.http.languages import Language, LanguageQuery, cached_in_language, in_language, language_of
from web.http.openapi_schemas import BODY, problems, query_parameters
from web.views import PublicApiView


class AnonymousView(PublicApiView):
    """An endpoint that is the same for everybody: it asks for no session, nor for a CSRF token."""

    authentication_classes = []


class PresetsView(AnonymousView):
    """`rules/presets`."""

    @extend_schema(
        operation_id="presets",
        parameters=query_parameters(LanguageQuery),
        responses={200: PresetList, **problems()},
        tags=["rules"],
    )
    def get(self, request: Request) -> HttpResponseBase:
        """The named rule sets, each with its name and a line about it."""
        language = language_of(request)
        with override(language):
            presets = [
                {
                    "name": preset.name,
                    "title": str(PRESET_WORDS[preset.name].title),
                    "description": str(PRESET_WORDS[preset.name].description),
                    "rules": preset.rules.to_json(),
                    "seats": {"min": preset.min_seats, "max": preset.max_seats},
                    "rated": preset.rated,
                }
                for preset in PRESETS.values()
            ]
        return cached_in_language(request, presets, language)


class RulesSchemaView(AnonymousView):
    """`rules/schema`."""

    @extend_schema(
        operation_id="rules_schema",
        parameters=query_parameters(LanguageQuery),
        responses={200: RulesSchema, **problems()},
        tags=["rules"],
    )
    def get(self, request: Request) -> HttpResponseBase:
        """The rule set as a JSON Schema: every option and value in words, in groups for a form.

        Each value has a sentence with its meaning, so that a rule card can be made of the values
        that aren't the default.
        """
        language = language_of(request)
        return cached_in_language(request, rules_schema(language), language)


class RulesCheckView(AnonymousView):
    """`rules/check`."""

    @extend_schema(
        operation_id="check_rules",
        parameters=query_parameters(LanguageQuery),
        request=RulesQuestion,
        responses={200: RulesVerdict, **problems(*BODY)},
        tags=["rules"],
        auth=[],
    )
    def post(self, request: Request) -> Response:
        """The answer whether a rule set makes sense, and for how many; if not, all its problems."""
        language = language_of(request)
        question = read_body(request, RulesQuestion)
        return in_language(verdict(question.rules.root, question.seats, language), language)


def verdict(options: dict[str, Any], seats: int | None, language: Language) -> dict[str, Any]:
    """Return the answer on a rule set, and on a number of seats if one is given."""
    try:
        rules = RuleSet.from_json(options)
    except InvalidRules as error:
        return _verdict(None, None, error, language)
    try:
        if seats is not None:
            rules.check_seats(seats)
    except InvalidRules as error:
        return _verdict(rules, seats, error, language)
    return _verdict(rules, seats, None, language)


def _verdict(
    rules: RuleSet | None, seats: int | None, error: InvalidRules | None, language: Language
) -> dict[str, Any]:
    preset = None if rules is None else preset_of(rules, seats)
    return {
        "valid": error is None,
        "problems": [] if error is None else rules_errors(error, language),
        "rules": None if rules is None else rules.to_json(),
        "seats": None if rules is None else _seats(rules),
        "preset": None if preset is None else preset.name,
        "rated": preset is not None and preset.rated,
    }


def _seats(rules: RuleSet) -> dict[str, Any]:
    fewest, most = rules.seat_range()
    return {"min": fewest, "max": most, "possible": list(rules.possible_seats())}
