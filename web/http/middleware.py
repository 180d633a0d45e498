"""Middleware of every request: errors that no view sees, and cookies of sessions that are gone."""

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import TypeVar

from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin

from web.http.problems import PROBLEM_TYPE, for_status
from web.http.renderers import problem_response
from web.http.session_cookies import FORMER_NAME
from web.monitoring import metrics
from web.monitoring.tracing import span

API_ROOT = "/api/"
RESOURCE_POLICY = "Cross-Origin-Resource-Policy"
UNUSED = (
    *("accelerometer", "browsing-topics", "camera", "display-capture", "geolocation"),
    *("gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb"),
    "xr-spatial-tracking",
)
"""What browsers offer and the page never asks for."""
NOTHING_OF_THE_DEVICE = ", ".join(f"{feature}=()" for feature in UNUSED)
Response = TypeVar("Response", bound=HttpResponseBase)
FILES = "files"
"""What stands for a route where none was looked for: files, and what was refused before."""


class ProblemMiddleware:
    """Turns Django's own error pages under the API's root into problems.

    It stands first, so that a bad host name, a body that another middleware refuses, and a bug's
    500 all pass through it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """The response, or a problem in place of an error page; it is counted."""
        begun = time.perf_counter()
        with span("request", method=request.method or ""):
            response = self._response(request)
        route = getattr(request.resolver_match, "route", None) or FILES
        metrics.note_request(route, request.method or "", response.status_code, begun)
        return response

    def _response(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if response.status_code < HTTPStatus.BAD_REQUEST or not request.path.startswith(API_ROOT):
            return response
        if response.headers.get("Content-Type", "").startswith((PROBLEM_TYPE, "application/json")):
            return response
        return problem_response(for_status(response.status_code))


class ResourcePolicyMiddleware(MiddlewareMixin):
    """Says what pages here may use of the device, and that pages elsewhere take nothing of here in.

    A view whose reply other sites may show, such as a picture of a link, says so itself
    (`open_to_other_sites`).
    """

    def process_response(
        self,
        request: HttpRequest,  # noqa: ARG002 - Django hands it over
        response: HttpResponseBase,
    ) -> HttpResponseBase:
        """The response, with both headers."""
        response.headers.setdefault("Permissions-Policy", NOTHING_OF_THE_DEVICE)
        response.headers.setdefault(RESOURCE_POLICY, "same-origin")
        return response


def open_to_other_sites(response: Response) -> Response:
    """Let pages of other sites take the response in, as a picture or in a frame."""
    response.headers[RESOURCE_POLICY] = "cross-origin"
    return response


class PatientSessionMiddleware(SessionMiddleware):
    """Django's session middleware, but only a view that ended the session deletes its cookie.

    Signing up and logging in give the session a new key. A request that was sent with the old key
    finds no session; if its reply deleted the cookie, it would delete the new cookie, which has
    arrived meanwhile, and log the person out.

    A session that began under the cookie's former name goes on under its own.
    """

    def process_request(self, request: HttpRequest) -> None:
        """Give the request the session of its cookie."""
        super().process_request(request)
        own, former = settings.SESSION_COOKIE_NAME, request.COOKIES.get(FORMER_NAME)
        if own in request.COOKIES or former is None:
            return
        session = self.SessionStore(former)
        if SESSION_KEY in session:
            session.modified = True
            request.session = session
            request.COOKIES[own] = former

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """The response, with the session's cookie brought up to date."""
        session = request.session
        if session.is_empty() and not session.modified:
            if session.accessed:
                patch_vary_headers(response, ("Cookie",))
            return response
        return super().process_response(request, response)
