"""The problem of a game whose log or position is broken: it stops, and no other does."""

import logging

from rest_framework.request import Request

from games.play.log import StoreError
from web.errors import declare
from web.problems import Problem

log = logging.getLogger(__name__)

CODE = "game_broken"
Broken = StoreError
"""What is raised for a broken game."""
declare(CODE, 503)


def broken_problem(error: Broken, _request: Request) -> Problem:
    """The problem that players are told; the operator finds the reason in the log of errors."""
    log.error("A game is broken: manage.py verify_game, then rebuild_games.", exc_info=error)
    return Problem(CODE, "Something is wrong with this game. Staff have been told.")
