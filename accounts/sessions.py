"""Cookies of sessions that are gone."""

from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers


class PatientSessionMiddleware(SessionMiddleware):
    """Django's, but it takes a cookie away only where the view ended the session itself.

    Signing up and logging in give the session a new key. A request that left with the old one
    finds no session; were its answer to delete the cookie, it would delete the new one, which has
    arrived meanwhile, and log the person out.
    """

    def process_response(self, request: HttpRequest, response: HttpResponse) -> HttpResponse:
        """The response, with the session's cookie as it is now."""
        session = request.session
        if session.is_empty() and not session.modified:
            if session.accessed:
                patch_vary_headers(response, ("Cookie",))
            return response
        return super().process_response(request, response)
