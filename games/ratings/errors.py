"""Why the book of rated games refuses a decision: each with a stable `code`."""

from web.errors import ServiceError


class NotHeld(ServiceError):
    """The ratings of this game are not held back."""

    code = "not_held"
    status = 409


class OwnGame(ServiceError):
    """Whoever decides played in the game."""

    code = "own_game"
    status = 403


class UnreadableGame(ServiceError):
    """The log of the game does not tell how it ended."""

    code = "unreadable_game"
    status = 409
