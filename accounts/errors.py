"""Why an account service says no: typed, each with a stable `code` for the interfaces."""

from collections.abc import Mapping
from typing import Any

from web.errors import ServiceError


class UsernameTaken(ServiceError):
    """An account has this user name, or it as its public name."""

    code = "username_taken"
    status = 409
    field = "username"


class NameTaken(ServiceError):
    """An account has this public name."""

    code = "name_taken"
    status = 409
    field = "name"


class AlreadyRegistered(ServiceError):
    """Whoever asks has an account."""

    code = "already_registered"
    status = 409


class UnknownSession(ServiceError):
    """Nobody, or somebody else, has this session."""

    code = "not_found"
    status = 404


class UnknownToken(ServiceError):
    """Nobody, or somebody else, has this token."""

    code = "not_found"
    status = 404


class TooManyTokens(ServiceError):
    """The account has as many tokens as it may."""

    code = "too_many_tokens"
    status = 409


class AlreadyABot(ServiceError):
    """The account is a bot's."""

    code = "already_a_bot"
    status = 409


class HasPlayed(ServiceError):
    """Somebody has played under this account, so it stays a person's."""

    code = "has_played"
    status = 409


class StaffStayPeople(ServiceError):
    """Who decides about others is no program."""

    code = "forbidden"
    status = 403


class UnknownPlayer(ServiceError):
    """Nobody has this id or name."""

    code = "not_found"
    status = 404


class Yourself(ServiceError):
    """This can be done to others only."""

    code = "yourself"
    status = 409


class NotWelcome(ServiceError):
    """Whoever is meant has blocked the caller."""

    code = "not_welcome"
    status = 403


class TooManyRelations(ServiceError):
    """The caller follows, blocks, or writes about enough people already."""

    code = "too_many_players"
    status = 409


class WrongCredentials(ServiceError):
    """User name or password is wrong, or both."""

    code = "wrong_credentials"
    status = 401


class InvalidToken(ServiceError):
    """The API token is unknown, has expired, or was revoked."""

    code = "invalid_token"
    status = 401

    def __init__(self) -> None:
        super().__init__("This token is unknown, has expired, or was revoked.")

    @property
    def headers(self) -> Mapping[str, str]:
        """Tells programs what to change."""
        return {"WWW-Authenticate": 'Bearer error="invalid_token"'}


class SecondFactorNeeded(ServiceError):
    """The password is right, and the code of the second factor is awaited."""

    code = "second_factor_needed"
    status = 401


class ConfirmationNeeded(ServiceError):
    """Something sensitive, and the last proof of identity is too old."""

    code = "confirmation_needed"
    status = 403

    def __init__(self) -> None:
        super().__init__("Confirm first that it's you: POST auth/confirm.")


class NoLoginPending(ServiceError):
    """A code without a login that waits for one."""

    code = "no_login_pending"
    status = 409


class NoSecondFactor(ServiceError):
    """The account has no second factor."""

    code = "no_second_factor"
    status = 409


class SecondFactorActive(ServiceError):
    """The account has a second factor already."""

    code = "second_factor_active"
    status = 409


class CannotLeave(ServiceError):
    """Something that goes on needs the user; `games` are its ids."""

    code = "seated_in_rated_game"
    status = 409

    def __init__(self, message: str, *, games: tuple[str, ...]) -> None:
        self.games = games
        super().__init__(message)

    @property
    def extra(self) -> Mapping[str, Any]:
        """The ids of the games."""
        return {"games": list(self.games)}


class NoExport(ServiceError):
    """There is no export to download: none was asked for, it's being made, or it's too old."""

    code = "not_found"
    status = 404
