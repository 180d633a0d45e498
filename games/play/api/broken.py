"""The problem for requests to a broken game.

It is a conflict (409), not an outage: the rest of the service works, and a retry would not help.
"""

import logging

from rest_framework.request import Request

from games.play.broken import BROKEN, BROKEN_DETAIL, note_broken
from games.play.log import StoreError
from web.http.errors import register_code
from web.http.problems import Problem

log = logging.getLogger(__name__)

Broken = StoreError
"""The error that a broken game raises."""
register_code(BROKEN, 409)


def broken_problem(error: Broken, request: Request) -> Problem:
    """Return the problem for the client; the reason is logged for the operator."""
    game_id = request.parser_context.get("kwargs", {}).get("game_id")
    if game_id is None:
        log.error("A broken game whose id is not in the address was requested.", exc_info=error)
    else:
        note_broken(game_id, error)
    return Problem(BROKEN, BROKEN_DETAIL)
