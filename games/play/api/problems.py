"""The problems (error replies) for illegal moves: commands that the engine refuses."""

import re
from collections.abc import Mapping
from typing import Any

from rest_framework.request import Request

from games.engine.errors import Malformed
from games.play.errors import CommandRefused
from games.play.messages.commands import offers_json
from web.http.errors import register_code
from web.http.problems import Problem, invalid

register_code("unknown_card", 400)
register_code("unknown_command", 400)


def malformed_problem(error: Malformed, _request: Request) -> Problem:
    """Return the problem for an unreadable command.

    The engine's path `cards[1]` becomes `command.cards.1`.
    """
    place = re.sub(r"\[(\d+)\]", r".\1", error.field)
    if not place.startswith("command"):
        place = f"command.{place}"
    if error.code == "invalid":
        return invalid([{"field": place, "code": "invalid", "detail": error.detail}])
    return Problem(error.code, error.detail, field=place)


def refusal_problem(error: CommandRefused, _request: Request) -> Problem:
    """Return the problem for a refused command: the rule, the facts and the legal offers."""
    return Problem(
        error.reason.code.value,
        error.detail,
        status=error.status,
        rule=error.reason.rule,
        facts=_plain(error.facts),
        version=error.version,
        legal=offers_json(error.legal),
    )


def _plain(facts: Mapping[str, object]) -> dict[str, Any]:
    return {name: list(f) if isinstance(f, tuple) else f for name, f in facts.items()}
