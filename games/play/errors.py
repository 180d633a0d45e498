"""The errors of running games, each with a stable `code`."""

from collections.abc import Mapping, Sequence

from games.engine.errors import Refused
from games.engine.offers import Offer
from web.http.errors import ServiceError


class StoreError(Exception):
    """The base of the errors of a broken game, whose stored data is inconsistent."""


class UnreadableClock(StoreError):
    """The clock in a game's row can't be read."""


class NotFound(ServiceError):
    """There is no such game, or no such seat in it."""

    code = "not_found"
    status = 404


class NotYourSeat(ServiceError):
    """The caller has no right to this seat: another player or a bot plays there."""

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
    """Seats and host can't change after the deal."""

    code = "game_already_started"
    status = 409


class GameNotFinished(ServiceError):
    """The answer would reveal secrets of a running game."""

    code = "game_not_finished"
    status = 409


class DealSealed(ServiceError):
    """The answer would reveal cards with which others still play."""

    code = "deal_sealed"
    status = 409


class PasswordNeeded(ServiceError):
    """Sitting down at this table, or watching there, needs the table's password."""

    code = "password_needed"
    status = 403


class TimeNotUp(ServiceError):
    """The clock may not play for the seat now."""

    code = "time_not_up"
    status = 409


class NotClaimable(ServiceError):
    """The seat can't be claimed: its player is present and in time."""

    code = "not_claimable"
    status = 409


class NoEarlyEnd(ServiceError):
    """The game can't be ended early in this way, by this player, now."""

    code = "no_early_end"
    status = 409


class NoMoreTime(ServiceError):
    """The seat can't get more time now."""

    code = "no_more_time"
    status = 409


class CannotMend(ServiceError):
    """The log of a broken game can't be replayed; only a backup has its events."""

    code = "cannot_mend"
    status = 409


class IdempotencyKeyReused(ServiceError):
    """The seat used the key for another command."""

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
    """The service has lost the version of this mark; other events may have its number."""

    code = "version_lost"
    status = 409

    def __init__(self) -> None:
        super().__init__("The service has lost this version of the game: read the view.")


class CommandRefused(ServiceError):
    """The rules refuse the command at `version`; `legal` are the offers to the seat instead.

    `reason` comes from the engine: it has `code`, `rule`, `facts` and `detail`.
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
    """Other writes changed the game each time before this command could be written."""

    code = "unavailable"
    status = 503

    def __init__(self) -> None:
        super().__init__("Too many play in this game at once. Send the command again.")


class CommitStatusUnknown(ServiceError):
    """The connection broke during a commit, and the commit status can't be read yet."""

    code = "unavailable"
    status = 503
