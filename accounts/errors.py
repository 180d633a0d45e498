"""The errors of account services, each with the stable `code` that clients get."""

from collections.abc import Mapping
from typing import Any

from web.http.errors import ServiceError


class UsernameTaken(ServiceError):
    """An account has this user name or public name, or a similar-looking one."""

    code = "username_taken"
    status = 409
    field = "username"


class NameTaken(ServiceError):
    """An account has this public name, or a similar-looking one."""

    code = "name_taken"
    status = 409
    field = "name"


class AlreadyRegistered(ServiceError):
    """The caller has an account."""

    code = "already_registered"
    status = 409


class UnknownSession(ServiceError):
    """No session of the account has this id."""

    code = "not_found"
    status = 404


class UnknownToken(ServiceError):
    """No token of the account has this id."""

    code = "not_found"
    status = 404


class TooManyTokens(ServiceError):
    """The account has as many tokens as it may."""

    code = "too_many_tokens"
    status = 409


class TooManyApps(ServiceError):
    """The account has registered as many apps as it may."""

    code = "too_many_apps"
    status = 409


class UnknownApp(ServiceError):
    """No app of the account, or none that acts for it, has this id."""

    code = "not_found"
    status = 404


class AlreadyABot(ServiceError):
    """The account is a bot account."""

    code = "already_a_bot"
    status = 409


class HasPlayed(ServiceError):
    """A person has played under this account, so it can't become a bot account."""

    code = "has_played"
    status = 409


class StaffStayPeople(ServiceError):
    """The account is one of staff, and staff decide about people, so it stays a person's."""

    code = "forbidden"
    status = 403


class UnknownPlayer(ServiceError):
    """No player has this id or name."""

    code = "not_found"
    status = 404


class Yourself(ServiceError):
    """The caller named themselves, where only another player is possible."""

    code = "yourself"
    status = 409


class NotWelcome(ServiceError):
    """The other player has blocked the caller."""

    code = "not_welcome"
    status = 403


class TooManyRelations(ServiceError):
    """The caller follows, blocks, mutes or keeps notes about as many players as allowed."""

    code = "too_many_players"
    status = 409


class WrongCredentials(ServiceError):
    """The user name or the password is wrong."""

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
        """Return the header that gives a program the reason why its token was refused."""
        return {"WWW-Authenticate": 'Bearer error="invalid_token"'}


class UnknownPasskey(ServiceError):
    """No passkey of the account has this id."""

    code = "not_found"
    status = 404


class TooManyPasskeys(ServiceError):
    """The account has as many passkeys as it may."""

    code = "too_many_passkeys"
    status = 409


class UnknownProvider(ServiceError):
    """No provider that is switched on has this id."""

    code = "not_found"
    status = 404


class ProviderAway(ServiceError):
    """The provider can't be reached, or is not the one that the operator has configured."""

    code = "unavailable"
    status = 503


class UnknownIdentity(ServiceError):
    """No identity at another provider that is linked to the account has this id."""

    code = "not_found"
    status = 404


class IdentityTaken(ServiceError):
    """Another account logs in with this identity."""

    code = "identity_taken"
    status = 409


class ProviderLinked(ServiceError):
    """The account has another identity at this provider."""

    code = "provider_linked"
    status = 409


class LastWayIn(ServiceError):
    """Without this passkey or identity nobody could log in to the account."""

    code = "last_way_in"
    status = 409


class SecondFactorNeeded(ServiceError):
    """The password is right, and the code of the second factor is still needed."""

    code = "second_factor_needed"
    status = 401


class ConfirmationNeeded(ServiceError):
    """The request changes something sensitive, and the last proof of identity is too old."""

    code = "confirmation_needed"
    status = 403

    def __init__(self) -> None:
        super().__init__("Confirm first that it's you: POST auth/confirm.")


class NoLoginPending(ServiceError):
    """A code was sent, but no login waits for one."""

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
    """Running games need the user; `games` are their ids."""

    code = "seated_in_rated_game"
    status = 409

    def __init__(self, message: str, *, games: tuple[str, ...]) -> None:
        self.games = games
        super().__init__(message)

    @property
    def extra(self) -> Mapping[str, Any]:
        """Return the ids of the games."""
        return {"games": list(self.games)}


class NoExport(ServiceError):
    """No export can be downloaded: none was asked for, it isn't ready, or it's too old."""

    code = "not_found"
    status = 404


class RequestKeyReused(ServiceError):
    """The idempotency key was used for another request."""

    code = "idempotency_key_reused"
    status = 422


class IdempotencyKeyInUse(ServiceError):
    """The request with this key is being worked on."""

    code = "idempotency_key_in_use"
    status = 409

    def __init__(self) -> None:
        super().__init__("The request with this key is being worked on: ask again for its answer.")

    @property
    def headers(self) -> Mapping[str, str]:
        """Return the header with the seconds to wait before the next request."""
        return {"Retry-After": "1"}
