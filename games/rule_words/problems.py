"""The reasons why a rule set is refused, as sentences in the reader's language."""

import json

from django.utils.translation import gettext_lazy as _
from django.utils.translation import override
from rest_framework.request import Request

from games.engine.errors import InvalidRules, RuleSetProblem
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.rule_words.options import OPTION_WORDS
from web.http.errors import register_code
from web.http.languages import Language, language_of
from web.http.problems import Problem as HttpProblem
from web.http.problems import invalid

SENTENCES = {
    "unknown_option": _("There is no such option."),
    "bad_value": _("“{option}” can be: {choices}."),
    "too_many_cards": _("The cards aren’t enough for hands of that size."),
    "first_bout_not_lower": _("The first bout needs a lower limit than {attack_limit} cards."),
    "needs_first_bout_limit": _("“{option}” matters only where the first bout has a lower limit."),
    "needs_throw_in": _("“{option}” matters only where somebody may throw in."),
    "needs_several_attackers": _("“{option}” matters only where several players may throw in."),
    "needs_transfer": _("“{option}” matters only where attacks can be transferred."),
    "needs_refill_by_bout": _("“{option}” matters only where all draw after each bout."),
    "needs_trump_card": _("“{option}” needs a turned-up trump card."),
    "needs_chosen_direction": _(
        "“{option}” matters only where the direction of transfers is chosen."
    ),
    "no_trump_to_show": _(
        "Attacks can’t be transferred with trumps here, so no trump can be shown."
    ),
    "suits_not_ordered": _("“{option}” matters only for number trumps, or for trumps in a circle."),
    "trump_never_drawn": _("The card under the trump card is never drawn if nobody draws."),
    "needs_teams": _("“{option}” matters only with teams."),
    "needs_sixes": _("There are no sixes in this pack."),
    "hand_too_small_to_redeal": _("A new deal can be asked for with at least three cards in hand."),
    "needs_cheating": _("“{option}” matters only where cheating is possible."),
    "out_of_range": _("These rules are for {fewest} to {most} seats."),
    "uneven_teams": _("With {teams} teams every team needs equally many seats."),
}
"""The sentence for each code; `{option}` is the title of the option, the other names are facts."""


def problem_text(problem: RuleSetProblem, language: Language) -> str:
    """Return the reason as a sentence; for a code without one, the engine's own English."""
    sentence = SENTENCES.get(problem.code)
    if sentence is None:
        return problem.reason
    facts = dict(problem.facts)
    with override(language):
        if problem.field in OPTIONS:
            facts["option"] = str(OPTION_WORDS[problem.field].title)
            facts["choices"] = _choices(OPTIONS[problem.field])
        return sentence.format_map(facts)


def _choices(option: Option) -> str:
    """Return the values as JSON writes them, which is the same in every language."""
    if option.range is None:
        return ", ".join(json.dumps(value) for value in option.choices())
    numbers = f"{option.range.least} … {option.range.most}"
    return f"{numbers}, null" if option.may_be_null else numbers


def rules_errors(error: InvalidRules, language: Language) -> list[dict[str, str]]:
    """Return every problem of a rule set: the path of its field, a code, and a sentence."""
    return [
        {
            "field": p.field if p.field in {"seats", "rules"} else f"rules.{p.field}",
            "code": p.code,
            "detail": problem_text(p, language),
        }
        for p in error.problems
    ]


def rules_problem(error: InvalidRules, request: Request) -> HttpProblem:
    """Return the reply to a rule set that is refused, in the language of the request."""
    language = language_of(request)
    problem = invalid(rules_errors(error, language), code="invalid_rules")
    problem.headers["Content-Language"] = language
    return problem


register_code("invalid_rules", 400)
