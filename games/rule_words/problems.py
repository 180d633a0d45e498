"""The problems of a rule set, as sentences in a language."""

import json

from rest_framework.request import Request

from games.engine.errors import InvalidRules, Problem
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.rule_words import WORDS
from web.errors import declare
from web.languages import Language, language_of
from web.problems import Problem as HttpProblem
from web.problems import invalid


def problem_text(problem: Problem, language: Language) -> str:
    """Return the reason as a sentence; the engine's own English for a code without words."""
    words = WORDS[language]
    sentence = words.problems.get(problem.code)
    if sentence is None:
        return problem.reason
    facts = dict(problem.facts)
    if problem.field in OPTIONS:
        facts["option"] = words.options[problem.field].title
        facts["choices"] = _choices(OPTIONS[problem.field])
    return sentence.format_map(facts)


def _choices(option: Option) -> str:
    """Return the values as JSON writes them, the same in every language."""
    if option.range is None:
        return ", ".join(json.dumps(value) for value in option.choices())
    numbers = f"{option.range.least} … {option.range.most}"
    return f"{numbers}, null" if option.may_be_null else numbers


def rules_errors(error: InvalidRules, language: Language) -> list[dict[str, str]]:
    """Return the problems of a rule set, each with the path of its field, a code and a sentence."""
    return [
        {
            "field": p.field if p.field in {"seats", "rules"} else f"rules.{p.field}",
            "code": p.code,
            "detail": problem_text(p, language),
        }
        for p in error.problems
    ]


def rules_problem(error: InvalidRules, request: Request) -> HttpProblem:
    """Return the problem reply to an invalid rule set, in the language of the request."""
    language = language_of(request)
    problem = invalid(rules_errors(error, language), code="invalid_rules")
    problem.headers["Content-Language"] = language
    return problem


declare("invalid_rules", 400)
