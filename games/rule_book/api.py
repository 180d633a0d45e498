"""The rules in pictures."""

import functools
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request

from games.rule_book.pictures import pictures
from games.rule_book.replies import RuleExamples, example_json
from games.rule_words.api import AnonymousView
from web.http.languages import Language, LanguageQuery, cached_in_language, language_of
from web.http.openapi_schemas import problems, query_parameters


class RuleExamplesView(AnonymousView):
    """`rules/examples`."""

    @extend_schema(
        operation_id="rule_examples",
        parameters=query_parameters(LanguageQuery),
        responses={200: RuleExamples, **problems()},
        tags=["rules"],
    )
    def get(self, request: Request) -> HttpResponseBase:
        """A small position for each section, each value of an option, and each preset.

        Each is played by the engine; the events between two frames are given.
        """
        language = language_of(request)
        return cached_in_language(request, _examples(language), language)


@functools.cache
def _examples(language: Language) -> list[dict[str, Any]]:
    """Return the examples in a language; every call gives one shared object, so don't change it."""
    return [example_json(picture, language) for picture in pictures()]
