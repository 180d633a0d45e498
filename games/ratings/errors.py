"""Refusals of decisions about rated games, each with a stable `code`."""

from web.http.errors import ServiceError


class NotHeld(ServiceError):
    """The ratings of this game are not held back."""

    code = "not_held"
    status = 409


class DeciderPlayed(ServiceError):
    """The person who decides about the game played in it."""

    code = "own_game"
    status = 403


class UnreadableGame(ServiceError):
    """The log does not show how the game ended."""

    code = "unreadable_game"
    status = 409


class UnknownSign(ServiceError):
    """There is no such open sign of collusion."""

    code = "not_found"
    status = 404


class OwnSign(ServiceError):
    """The sign is about the person who decides."""

    code = "own_game"
    status = 403
