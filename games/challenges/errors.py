"""Refusals of challenges and pairings, each with a stable `code`."""

from web.http.errors import ServiceError


class NotABot(ServiceError):
    """The account is a person's, and people are asked by invitations."""

    code = "not_a_bot"
    status = 409
    field = "name"


class AlreadyChallenged(ServiceError):
    """A challenge of the caller to this account waits for an answer."""

    code = "already_challenged"
    status = 409


class ChallengeClosed(ServiceError):
    """The challenge was answered or withdrawn, or has expired."""

    code = "challenge_closed"
    status = 409


class PairingClosed(ServiceError):
    """Nothing of the pairing can be cancelled any more."""

    code = "pairing_closed"
    status = 409


class TooManyPairings(ServiceError):
    """The organiser has as many scheduled pairings as allowed."""

    code = "too_many_pairings"
    status = 409
