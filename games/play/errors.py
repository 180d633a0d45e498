"""Why a running game, or a read of one, refuses a request: each with a stable `code`."""

from collections.abc import Mapping, Sequence

from games.engine.errors import Refused
from games.engine.offers import Offer
from web.http.errors import ServiceError


class StoreError(Exception):
    """Base of the errors of a game that is broken: what is stored of it does not fit together."""


class UnreadableClock(StoreError):
    """The clock in a game's row can't be read; nobody knows whose time runs."""


class NotFound(ServiceError):
    """There is no such game, or no such seat in it."""

    code = "not_found"
    status = 404


class NotYourSeat(ServiceError):
    """The caller does not sit there, or a person asks for a bot's seat."""

    code = "not_your_seat"
    status = 403


class AccountNeeded(ServiceError):
    """Rated games are for accounts: a guest has to register first."""

    code = "account_needed"
    status = 403


class GameNotRunning(ServiceError):
    """The game has not started, or was cancelled."""

    code = "game_not_running"
    status = 409


class GameOver(ServiceError):
    """The game is finished."""

    code = "game_over"
    status = 409


class GameAlreadyStarted(ServiceError):
    """Seats and host are settled once the cards are dealt."""

    code = "game_already_started"
    status = 409


class GameNotFinished(ServiceError):
    """What is asked for would tell secrets of a running game."""

    code = "game_not_finished"
    status = 409


class DealSealed(ServiceError):
    """The answer would tell cards that others still play with."""

    code = "deal_sealed"
    status = 409


class PasswordNeeded(ServiceError):
    """Only those who know the table's password sit down there, or watch."""

    code = "password_needed"
    status = 403


class TimeNotUp(ServiceError):
    """The clock may not play for a seat yet, or any more."""

    code = "time_not_up"
    status = 409


class NotClaimable(ServiceError):
    """Nobody has given up this seat."""

    code = "not_claimable"
    status = 409


class NoEarlyEnd(ServiceError):
    """The game can't be ended early in this way, by this player, now."""

    code = "no_early_end"
    status = 409


class NoMoreTime(ServiceError):
    """The seat can't be given more time now."""

    code = "no_more_time"
    status = 409


class CannotMend(ServiceError):
    """The log of a broken game can't be replayed: its events come back from a backup alone."""

    code = "cannot_mend"
    status = 409


class IdempotencyKeyReused(ServiceError):
    """The key was spent on another command."""

    code = "idempotency_key_reused"
    status = 422


class StaleVersion(ServiceError):
    """The command was made for another state; the game is at `version` now.

    It was made for the version `expected`, or for the version and the history of `mark`.
    """

    code = "stale_version"
    status = 409

    def __init__(self, *, expected: int | None, mark: str | None, version: int) -> None:
        self.expected = expected
        self.mark = mark
        self.version = version
        made_for = expected if mark is None else mark
        super().__init__(f"The game is at version {version}, not {made_for}.")


class VersionLost(ServiceError):
    """The mark is of a version that the service has lost, and other events may have its number."""

    code = "version_lost"
    status = 409

    def __init__(self) -> None:
        super().__init__("The service has lost this version of the game: read the view.")


class CommandRefused(ServiceError):
    """The rules refuse the command at `version`, where `legal` is what the seat may do instead.

    `reason` is the rule's own: `reason.code`, `.rule`, `.facts`, `.detail`.
    """

    code = "refused"
    status = 422

    def __init__(self, *, reason: Refused, version: int, legal: Sequence[Offer]) -> None:
        self.reason = reason
        self.facts: Mapping[str, object] = reason.facts
        self.version = version
        self.legal = tuple(legal)
        super().__init__(reason.detail)


class Overtaken(ServiceError):
    """Others changed the game each time the command was about to be written."""

    code = "unavailable"
    status = 503

    def __init__(self) -> None:
        super().__init__("Too many play in this game at once. Send the command again.")


class OutcomeUnknown(ServiceError):
    """The database went away while a command was committed, and can't be asked yet."""

    code = "unavailable"
    status = 503
