"""The errors of services of moderation, each with the stable `code` that clients get."""

from web.http.errors import ServiceError


class StaffProtected(ServiceError):
    """The person is a member of staff."""

    code = "staff_protected"
    status = 403


class UnknownSanction(ServiceError):
    """There is no such sanction, or it is another user's."""

    code = "not_found"
    status = 404


class NotInForce(ServiceError):
    """The sanction is over, or was lifted."""

    code = "not_in_force"
    status = 409


class AlreadyReported(ServiceError):
    """The caller has an open report about this person and game."""

    code = "already_reported"
    status = 409


class AlreadyAppealed(ServiceError):
    """There already is an appeal against this sanction."""

    code = "already_appealed"
    status = 409


class AlreadyDecided(ServiceError):
    """Another member of staff has decided meanwhile."""

    code = "already_decided"
    status = 409


class WhyNeeded(ServiceError):
    """The decision was made without a reason."""

    code = "why_needed"
    status = 400
