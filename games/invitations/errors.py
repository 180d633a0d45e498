"""Why an invitation is refused: each with a stable `code`."""

from web.errors import ServiceError


class UnknownPlayer(ServiceError):
    """Nobody with an account has this name."""

    code = "not_found"
    status = 404
    field = "name"


class Yourself(ServiceError):
    """This can be done to others only."""

    code = "yourself"
    status = 409


class AlreadyInvited(ServiceError):
    """This player is invited to the table, or doesn't want to sit down there."""

    code = "already_invited"
    status = 409


class InvitationClosed(ServiceError):
    """The invitation was answered or withdrawn, or its time is up."""

    code = "invitation_closed"
    status = 409
