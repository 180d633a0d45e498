"""Registration (sign-up) with a user name and a password; a guest becomes the account."""

from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import Me, RegisterRequest
from accounts.api.me import me
from accounts.api.session_start import sign_up
from accounts.models import User
from accounts.services import people
from web.http.bodies import read_body
from web.http.languages import accepted_language
from web.http.openapi_schemas import BODY, CSRF, problems
from web.limits.throttling import Limit
from web.views import PublicApiView

REGISTRATIONS = Limit("registrations", "60/hour", by_address=True)


class RegisterView(PublicApiView):
    """`auth/register`."""

    created_at = "auth/me"
    limits = (*PublicApiView.limits, REGISTRATIONS)

    @extend_schema(
        operation_id="register",
        request=RegisterRequest,
        responses={
            201: Me,
            **problems(*BODY, *CSRF, "username_taken", "already_registered"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make an account and log in. A guest becomes the account and keeps id and games."""
        body = read_body(request, RegisterRequest)
        guest = request.user if isinstance(request.user, User) else None
        with transaction.atomic():
            user = people.register(
                username=body.username,
                password=body.password,
                email=body.email,
                guest=guest,
                language=accepted_language(request),
            )
            sign_up(request, user)
        return Response(me(request), status=201)
