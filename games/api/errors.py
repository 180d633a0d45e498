"""Errors of services, selectors and the engine as problems."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from accounts.rest.languages import Language
from accounts.rest.problems import Problem, invalid
from games.engine.errors import InvalidRules, Malformed
from games.errors import CommandRefused, GameError, InvalidInput
from games.messages.commands import offers_json
from games.rule_words.problems import problem_text

REFUSED = 422


@contextmanager
def game_problems(language: Language = "en") -> Iterator[None]:
    """Raises the Problem that a GameError or an InvalidRules inside stands for.

    What is wrong with rules is told in that language; all else in English.
    """
    try:
        yield
    except InvalidRules as error:
        raise _rules_problem(error, language) from error
    except Malformed as error:
        raise malformed_problem(error) from error
    except CommandRefused as error:
        raise _refusal(error) from error
    except InvalidInput as error:
        entry = {"field": error.field, "code": "invalid", "detail": error.detail}
        raise invalid([entry]) from error
    except GameError as error:
        raise Problem(error.code, error.detail, **error.extra) from error


def malformed_problem(error: Malformed) -> Problem:
    """A command that can't be read; the engine's `cards[1]` is our `cards.1`."""
    place = re.sub(r"\[(\d+)\]", r".\1", error.field)
    if not place.startswith("command"):
        place = f"command.{place}"
    if error.code == "invalid":
        return invalid([{"field": place, "code": "invalid", "detail": error.detail}])
    return Problem(error.code, error.detail, field=place)


def _refusal(error: CommandRefused) -> Problem:
    return Problem(
        error.reason.code.value,
        error.detail,
        status=REFUSED,
        rule=error.reason.rule,
        facts=_plain(error.facts),
        version=error.version,
        legal=offers_json(error.legal),
    )


def rules_errors(error: InvalidRules, language: Language) -> list[dict[str, str]]:
    """What is wrong with a rule set: each with the path of its field, a code, and a sentence."""
    return [
        {
            "field": p.field if p.field in {"seats", "rules"} else f"rules.{p.field}",
            "code": p.code,
            "detail": problem_text(p, language),
        }
        for p in error.problems
    ]


def _rules_problem(error: InvalidRules, language: Language) -> Problem:
    problem = invalid(rules_errors(error, language), code="invalid_rules")
    problem.headers["Content-Language"] = language
    return problem


def _plain(facts: Mapping[str, object]) -> dict[str, Any]:
    return {name: list(f) if isinstance(f, tuple) else f for name, f in facts.items()}
