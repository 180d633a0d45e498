"""What is wrong with a rule set, told in a language."""

import json

from accounts.rest.languages import Language
from games.engine.errors import Problem
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.rule_words import WORDS


def problem_text(problem: Problem, language: Language) -> str:
    """The reason as a sentence; the engine's own English for a code without words."""
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
    """The values as JSON writes them, which is the same in every language."""
    if option.range is None:
        return ", ".join(json.dumps(value) for value in option.values)
    numbers = f"{option.range.least} … {option.range.most}"
    return f"{numbers}, null" if option.may_be_null else numbers
