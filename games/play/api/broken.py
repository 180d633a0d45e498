"""The problem of a game whose log or position is broken: it stops, and no other does.

It is a conflict of this game, not an outage: the rest of the service works, and the same request
does not work sooner for being sent again.
"""

import logging

from rest_framework.request import Request

from games.play.broken import BROKEN, BROKEN_DETAIL, note_broken
from games.play.log import StoreError
from web.http.errors import declare
from web.http.problems import Problem

log = logging.getLogger(__name__)

Broken = StoreError
"""What is raised for a broken game."""
declare(BROKEN, 409)


def broken_problem(error: Broken, request: Request) -> Problem:
    """The problem that players are told; the operator finds the reason in the log of errors."""
    game_id = request.parser_context.get("kwargs", {}).get("game_id")
    if game_id is None:
        log.error("A game is broken that the address does not name.", exc_info=error)
    else:
        note_broken(game_id, error)
    return Problem(BROKEN, BROKEN_DETAIL)
