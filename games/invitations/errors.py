"""Refusals of invitations and answers, each with a stable `code`."""

from web.http.errors import ServiceError


class UnknownInvitee(ServiceError):
    """There is no account of this name."""

    code = "not_found"
    status = 404
    field = "name"


class InvitedYourself(ServiceError):
    """The caller named the caller's own account."""

    code = "yourself"
    status = 409


class AlreadyInvited(ServiceError):
    """The player is invited to this table already, or has declined an invitation to it."""

    code = "already_invited"
    status = 409


class InvitationClosed(ServiceError):
    """The invitation was answered or withdrawn, or has expired."""

    code = "invitation_closed"
    status = 409
