"""Endpoints of an account's e-mail address: verify (confirm) it, and reset a forgotten password."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.account.utils import url_str_to_user_pk
from allauth.headless.account.views import (
    ManageEmailView,
    RequestPasswordResetView,
    VerifyEmailView,
)
from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import EmailRequest, EmailState, KeyRequest, NewPasswordRequest
from accounts.api.callers import user_of
from accounts.gateway import NOT_LOGGED_IN, PasswordReset, ask
from accounts.models import User
from accounts.services.locks import locked
from web.http.bodies import read_body
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems
from web.http.problems import Problem
from web.http.validated_text import is_storable_number
from web.limits.throttling import Limit
from web.views import AccountView, PublicApiView

MAILS_OF_ACCOUNT = Limit("mails of an account", "10/hour")
RESETS_OF_ADDRESS = Limit("resets of an address", "30/hour", by_address=True)
RESETS_TO_EMAIL = Limit("resets to an e-mail", "5/hour")
NOBODYS_KEY = "0-0"
"""A key in the right form, for a user who can't exist."""
KEYS_OF_ADDRESS = Limit("keys of an address", "60/hour", by_address=True)


class EmailView(AccountView):
    """`auth/email`."""

    read_scope = None
    is_open_to_banned = True

    @extend_schema(
        operation_id="get_email", responses={200: EmailState, **problems(*ACCOUNT)}, tags=["auth"]
    )
    def get(self, request: Request) -> Response:
        """The account's address."""
        return Response(email_state(user_of(request)))

    @extend_schema(
        operation_id="change_email",
        request=EmailRequest,
        responses={200: EmailState, **problems(*BODY, *CSRF, *ACCOUNT, "confirmation_needed")},
        tags=["auth"],
    )
    def put(self, request: Request) -> Response:
        """Send a link to a new address; it replaces the old one once the link is followed."""
        body = read_body(request, EmailRequest)
        MAILS_OF_ACCOUNT.check(request)
        ask(request, ManageEmailView, members={"email": body.email}).check()
        return Response(email_state(user_of(request)))


class EmailResendView(AccountView):
    """`auth/email/resend`."""

    is_open_to_banned = True

    @extend_schema(
        operation_id="resend_email",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found")},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Send the link again to the address that isn't confirmed yet."""
        MAILS_OF_ACCOUNT.check(request)
        user = user_of(request)
        waiting = EmailAddress.objects.filter(user=user, verified=False).order_by("pk").last()
        if waiting is None:
            raise Problem("not_found", "No address waits to be confirmed.")
        ask(request, ManageEmailView, method="PUT", members={"email": waiting.email}).check()
        return Response(status=204)


class EmailConfirmView(PublicApiView):
    """`auth/email/confirm`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, KEYS_OF_ADDRESS)

    @extend_schema(
        operation_id="confirm_email",
        request=KeyRequest,
        responses={204: None, **problems(*BODY, *CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Confirm the address by the link in the mail, which may be opened in any browser."""
        body = read_body(request, KeyRequest)
        ask(request, VerifyEmailView, members={"key": body.key}).check(NOT_LOGGED_IN)
        return Response(status=204)


class ResetRequestView(PublicApiView):
    """`auth/password/reset`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, RESETS_OF_ADDRESS)

    @extend_schema(
        operation_id="request_password_reset",
        request=EmailRequest,
        responses={204: None, **problems(*BODY, *CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Send a link for a new password. The reply doesn't reveal whether there is an account."""
        body = read_body(request, EmailRequest)
        RESETS_TO_EMAIL.check_caller(body.email.lower())
        ask(request, RequestPasswordResetView, members={"email": body.email}).check()
        return Response(status=204)


class ResetView(PublicApiView):
    """`auth/password/reset/confirm`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, KEYS_OF_ADDRESS)

    @extend_schema(
        operation_id="reset_password",
        request=NewPasswordRequest,
        responses={204: None, **problems(*BODY, *CSRF)},
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Set a new password by the link; every session of the account is over."""
        body = read_body(request, NewPasswordRequest)
        owners = _owner_of(body.key)
        # A text that is no key may make allauth fail, so it gets a key that nobody has.
        members = {"key": body.key if owners else NOBODYS_KEY, "password": body.password}
        with transaction.atomic():
            # The key is valid until the password has changed, so simultaneous requests take turns.
            locked(*owners)
            ask(request, PasswordReset, members=members).check(NOT_LOGGED_IN)
        return Response(status=204)


def _owner_of(key: str) -> tuple[int, ...]:
    """Return the id of the user to whom a password key belongs; empty for any other text."""
    user, _, secret = key.partition("-")
    try:
        number = url_str_to_user_pk(user)
    except (ValueError, OverflowError):
        return ()
    return (number,) if secret and is_storable_number(number) else ()


def email_state(user: User) -> dict[str, Any]:
    """Return the account's address, as `EmailState`."""
    addresses = list(EmailAddress.objects.filter(user=user).order_by("-primary", "pk"))
    own = addresses[0] if addresses else None
    pending = addresses[1] if len(addresses) > 1 else None
    return {
        "email": own.email if own else None,
        "confirmed": own.verified if own else False,
        "pending": pending.email if pending else None,
    }
