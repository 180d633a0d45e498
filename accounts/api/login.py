"""Login with password and second factor, its rate limits against brute force, and logout."""

from allauth.headless.mfa.views import AuthenticateView as HeadlessSecondFactor
from django.contrib.auth import logout
from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import CodeRequest, LoginRequest, Me
from accounts.api.me import me
from accounts.api.session_start import new_session
from accounts.errors import NoLoginPending, SecondFactorNeeded, WrongCredentials
from accounts.gateway import PasswordLogin, ask, pending_user
from accounts.names import name_key
from accounts.services.locks import locked
from accounts.services.sessions import end_session, is_known_address
from web.http.bodies import read_body
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.requests import http_of
from web.limits.throttling import Limit, address_of
from web.views import PublicApiView

OK = 200
LOGINS_OF_ADDRESS = Limit("logins of an address", "30/minute", by_address=True)
LOGINS_TO_ACCOUNT = Limit("logins to an account", "60/hour")
LOGINS_TO_ACCOUNT_FROM_ADDRESS = Limit("logins to an account from an address", "20/hour")
CODES_TO_ACCOUNT = Limit("codes to an account", "20/hour")


class LoginView(PublicApiView):
    """`auth/login`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in",
        request=LoginRequest,
        responses={
            200: Me,
            **problems(*BODY, *CSRF, "wrong_credentials", "second_factor_needed"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Log in. The answer doesn't reveal whether the account exists."""
        body = read_body(request, LoginRequest)
        # As allauth reads it; otherwise the limits would count each blank as a new account.
        username = name_key(body.username).strip()
        address = address_of(request)
        LOGINS_TO_ACCOUNT_FROM_ADDRESS.check_caller(f"{username} {address}")
        # Otherwise strangers who guess passwords would lock the owner out.
        if not is_known_address(username, address):
            LOGINS_TO_ACCOUNT.check_caller(username)
        members = {"username": username, "password": body.password}
        with new_session(request):
            answer = ask(request, PasswordLogin, members=members, hides_user=True)
        if answer.wants_second_factor:
            raise SecondFactorNeeded("Send the code: POST auth/login/code.")
        if answer.status != OK:
            raise WrongCredentials("User name or password is wrong.")
        return Response(me(request))


class LoginCodeView(PublicApiView):
    """`auth/login/code`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="log_in_with_code",
        request=CodeRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "no_login_pending")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """The second step of logging in: the app's code, or a recovery code."""
        body = read_body(request, CodeRequest)
        user = pending_user(request)
        if user is None:
            raise NoLoginPending("Log in with name and password first.")
        CODES_TO_ACCOUNT.check_caller(str(user.pk))
        members = {"code": body.code}
        # A recovery code that is sent twice at once works for one request only.
        with transaction.atomic(), new_session(request):
            locked(user.pk)
            ask(request, HeadlessSecondFactor, members=members, hides_user=True).check()
        return Response(me(request))


class LogoutView(PublicApiView):
    """`auth/logout`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="log_out",
        request=None,
        responses={204: None, **problems(*CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """End the session. A guest can't come back to it."""
        session_key = http_of(request).session.session_key
        logout(http_of(request))
        if session_key is not None:
            end_session(session_key)
        return Response(status=204)
