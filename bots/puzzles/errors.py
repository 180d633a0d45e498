"""Refusals of requests about puzzles, each with a stable `code`."""

from web.http.errors import ServiceError


class PuzzleNotFound(ServiceError):
    """There is no such puzzle, or none is left for the caller."""

    code = "not_found"
    status = 404


class PuzzleMovedOn(ServiceError):
    """The move was made for another step of the puzzle than the current one."""

    code = "puzzle_moved_on"
    status = 409
