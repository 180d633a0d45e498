"""Errors that no view sees, in the shape of all the others."""

from collections.abc import Callable
from http import HTTPStatus

from django.http import HttpRequest, HttpResponseBase

from accounts.rest.problems import PROBLEM_TYPE, for_status
from accounts.rest.rendering import problem_response

API_ROOT = "/api/"


class ProblemMiddleware:
    """Turns Django's own error pages under the API's root into problems.

    It stands first: a bad host name, a body the middleware can't take, and a bug's 500 all pass it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The response, or the problem in its place."""
        response = self.get_response(request)
        if response.status_code < HTTPStatus.BAD_REQUEST or not request.path.startswith(API_ROOT):
            return response
        if response.headers.get("Content-Type", "").startswith((PROBLEM_TYPE, "application/json")):
            return response
        return problem_response(for_status(response.status_code))
