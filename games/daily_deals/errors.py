"""Refusals of requests about deals of the day."""

from web.http.errors import ServiceError


class NoDeal(ServiceError):
    """There is no deal of that day: the day has not come, or nobody played on it."""

    code = "not_found"
    status = 404
