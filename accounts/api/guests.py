"""Guests (anonymous accounts): players without an account, made and logged in by one request."""

from django.contrib.auth import login
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import GuestRequest, Me
from accounts.api.me import me
from accounts.services import people
from web.http.bodies import read_body
from web.http.languages import accepted_language
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.requests import http_of
from web.limits.throttling import Limit
from web.views import PublicApiView

BACKEND = "django.contrib.auth.backends.ModelBackend"
GUESTS = Limit("guests", "300/hour", by_address=True)


class GuestView(PublicApiView):
    """`auth/guest`."""

    created_at = "auth/me"
    is_open_to_banned = True
    limits = (*PublicApiView.limits, GUESTS)

    @extend_schema(
        operation_id="become_guest",
        request=GuestRequest,
        responses={200: Me, 201: Me, **problems(*BODY, *CSRF, "name_taken")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Play at once, without an account. A caller who is logged in stays so (200)."""
        body = read_body(request, GuestRequest)
        if request.user.is_authenticated:
            return Response(me(request))
        guest = people.create_guest(name=body.name, language=accepted_language(request))
        login(http_of(request), guest, backend=BACKEND)
        request.user = guest
        return Response(me(request), status=201)
