"""Refusals of requests about duplicate matches."""

from web.http.errors import ServiceError


class NoMatch(ServiceError):
    """There is no such match."""

    code = "not_found"
    status = 404


class MatchNotOpen(ServiceError):
    """The match has begun, or was called off."""

    code = "match_not_open"
    status = 409


class NoPlace(ServiceError):
    """The caller has no place in the match, or the host wants to leave it."""

    code = "no_place"
    status = 409
