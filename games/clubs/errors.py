"""Refusals of requests about clubs, each with a stable `code`."""

from web.http.errors import ServiceError


class NoClub(ServiceError):
    """There is no such club, or no such member in it."""

    code = "not_found"
    status = 404


class ClubAccountNeeded(ServiceError):
    """Clubs are for accounts: a guest has to register first."""

    code = "account_needed"
    status = 403


class NotAMember(ServiceError):
    """Only members of the club may do this."""

    code = "not_a_member"
    status = 403


class RoleNeeded(ServiceError):
    """Only the owner of the club, or a moderator, may do this."""

    code = "role_needed"
    status = 403


class NotWelcomeInClub(ServiceError):
    """The club has removed the caller, or there is a block between its owner and the caller."""

    code = "not_welcome"
    status = 403


class OwnerStays(ServiceError):
    """The owner hands the club over, or dissolves it, before leaving."""

    code = "owner_stays"
    status = 409


class ClubNameTaken(ServiceError):
    """Another club has this name, or one that looks like it."""

    code = "name_taken"
    status = 409
    field = "name"


class ClubFull(ServiceError):
    """The club has as many members, or as many people who ask, as a club may have."""

    code = "club_full"
    status = 409


class TooManyClubs(ServiceError):
    """The caller is in as many clubs, or owns as many, as anybody may."""

    code = "too_many_clubs"
    status = 409
