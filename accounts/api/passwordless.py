"""Passwordless accounts: endpoints to register by passkey, and to recover by recovery codes."""

from allauth.account.internal.flows.login import record_authentication
from allauth.account.utils import perform_login
from allauth.mfa.base.internal.flows import post_authentication
from allauth.mfa.recovery_codes.internal.flows import auto_generate_recovery_codes
from allauth.mfa.webauthn.internal import auth as webauthn
from django.contrib.auth import login
from django.core.exceptions import ValidationError
from django.db import transaction
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import (
    CeremonyOptions,
    PasskeyRegistration,
    PasskeyRegistrationOptions,
    RecoveryRequest,
    RegisteredAccount,
)
from accounts.api.guests import BACKEND, GUESTS
from accounts.api.login import (
    LOGINS_OF_ADDRESS,
    LOGINS_TO_ACCOUNT,
    LOGINS_TO_ACCOUNT_FROM_ADDRESS,
)
from accounts.api.me import me
from accounts.api.registering import REGISTRATIONS
from accounts.api.session_start import new_session, sign_up
from accounts.errors import AlreadyRegistered, WrongCredentials
from accounts.gateway import as_nobody
from accounts.models import User
from accounts.names import name_key
from accounts.services import people
from accounts.services.locks import locked
from accounts.services.second_factors import is_recovery_code, recovery_codes_of
from accounts.services.sessions import is_known_address
from web.http.bodies import read_body
from web.http.errors import InvalidInput
from web.http.languages import accepted_language
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.requests import http_of
from web.limits.throttling import address_of
from web.views import PublicApiView


class RegistrationByPasskeyOptionsView(PublicApiView):
    """`auth/register/passkey/options`."""

    limits = (*PublicApiView.limits, GUESTS)

    @extend_schema(
        operation_id="begin_registration_by_passkey",
        request=PasskeyRegistrationOptions,
        responses={
            200: CeremonyOptions,
            **problems(*BODY, *CSRF, "username_taken", "already_registered"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Begin an account with a passkey: the options for `navigator.credentials.create`.

        A caller without a session becomes a guest: the passkey needs somebody to belong to.
        """
        body = read_body(request, PasskeyRegistrationOptions)
        guest = _guest_of(request)
        people.check_name_is_free(body.username)
        if guest is None:
            guest = people.create_guest(language=accepted_language(request))
            login(http_of(request), guest, backend=BACKEND)
            request.user = guest
        # Devices show the name of the future account.
        return Response(webauthn.begin_registration(User(pk=guest.pk, name=body.username), True))  # noqa: FBT003 - allauth's own form of the call


class RegistrationByPasskeyView(PublicApiView):
    """`auth/register/passkey`."""

    created_at = "auth/me"
    limits = (*PublicApiView.limits, REGISTRATIONS)

    @extend_schema(
        operation_id="register_with_passkey",
        request=PasskeyRegistration,
        responses={
            201: RegisteredAccount,
            **problems(*BODY, *CSRF, "username_taken", "already_registered"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """Make an account with the passkey that the browser has made, and log in.

        The guest becomes the account, and keeps id and games. The account has no password.
        """
        body = read_body(request, PasskeyRegistration)
        checked = people.checked_name_of_account(body.username, email=body.email)
        people.check_name_is_free(body.username)
        guest, credential = _guest_of(request), body.credential.as_json()
        try:
            webauthn.complete_registration(credential)
        except ValidationError as error:
            raise InvalidInput("credential", ("incorrect_code", error.message)) from error
        with transaction.atomic():
            user = people.create_account(checked, guest=guest, language=accepted_language(request))
            sign_up(request, user)
            passkey = webauthn.WebAuthn.add(user, body.name, credential).instance
            auto_generate_recovery_codes(http_of(request))
        post_authentication(http_of(request), passkey, reauthenticated=True, passwordless=True)
        return Response({"me": me(request), "codes": recovery_codes_of(user)}, status=201)


class RecoveryView(PublicApiView):
    """`auth/login/recovery`."""

    is_open_to_banned = True
    limits = (*PublicApiView.limits, LOGINS_OF_ADDRESS)

    @extend_schema(
        operation_id="recover_account",
        request=RecoveryRequest,
        responses={
            204: None,
            **problems(*BODY, *CSRF, "wrong_credentials"),
        },
        tags=["auth"],
    )
    def post(self, request: Request) -> Response:
        """The first of two recovery codes, which log in to an account without a password.

        It is void then; the second one goes to `auth/login/code`. One code alone would be too
        short in place of a password.
        """
        body = read_body(request, RecoveryRequest)
        username, address = name_key(body.username).strip(), address_of(request)
        LOGINS_TO_ACCOUNT_FROM_ADDRESS.check_caller(f"{username} {address}")
        if not is_known_address(username, address):
            LOGINS_TO_ACCOUNT.check_caller(username)
        user = _user_recovered_by(username, body.code)
        if user is None:
            raise WrongCredentials("User name or code is wrong.")
        http = http_of(request)
        with new_session(request), as_nobody(http):
            record_authentication(http, user, "recovery_code")
            perform_login(http, user)
        return Response(status=204)


def _guest_of(request: Request) -> User | None:
    """Return the caller, a guest; None without a session. Raises AlreadyRegistered."""
    user = request.user
    if not isinstance(user, User):
        return None
    if not user.is_guest:
        raise AlreadyRegistered(people.HAS_AN_ACCOUNT)
    return user


def _user_recovered_by(username: str, code: str) -> User | None:
    """Return the account without a password whose recovery code this is; the code is void then."""
    found = User.objects.filter(username=username, is_guest=False, is_active=True).first()
    if found is None or found.has_usable_password():
        return None
    with transaction.atomic():
        locked(found.pk)
        return found if is_recovery_code(found, code) else None
