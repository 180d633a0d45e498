"""Replies and problems that several endpoints of tournaments share."""

from collections.abc import Sequence
from typing import Any

from rest_framework.request import Request
from rest_framework.response import Response

from games.tournaments.messages import tournament_json
from games.tournaments.models import Tournament
from games.tournaments.selectors import get_tournament, own_entries
from web.http.languages import Language, in_language
from web.http.openapi_schemas import CSRF
from web.http.problems import Problem

CHANGES = (*CSRF, "not_authenticated", "not_found", "tournament_closed")
"""The problems of a change to a tournament."""


def shown(
    rows: Sequence[Tournament], user_id: int | None, language: Language
) -> list[dict[str, Any]]:
    """Return the JSON of tournaments, each with the user's part in it."""
    own = own_entries(rows, user_id)
    return [tournament_json(row, own.get(row.pk), language=language) for row in rows]


def tournament_reply(
    tournament_id: str, user_id: int | None, language: Language, *, status: int = 200
) -> Response:
    """Return the reply with one tournament. Raises NoTournament."""
    (found,) = shown([get_tournament(tournament_id)], user_id, language)
    reply = in_language(found, language)
    reply.status_code = status
    return reply


def check_account(request: Request) -> None:
    """Raise Problem `account_needed` for a guest."""
    if getattr(request.user, "is_guest", False):
        raise Problem("account_needed", "Only an account can do this: register first.")
