"""Calls to allauth's headless API within the process, whose errors become problems.

Its views are a documented interface over HTTP. They get the request with the members that our own
endpoint has read, so that clients get all errors in one form.
"""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any, cast

from allauth.account import app_settings as account_settings
from allauth.account.internal.flows.login import get_authentication_records
from allauth.account.internal.flows.reauthentication import (
    get_reauthentication_flows,
    is_reauthentication_required,
)
from allauth.account.internal.stagekit import get_pending_stage
from allauth.headless.account.inputs import ChangePasswordInput, LoginInput, ResetPasswordInput
from allauth.headless.account.views import ChangePasswordView, LoginView, ResetPasswordView
from allauth.headless.base.views import APIView
from allauth.headless.constants import Client
from allauth.headless.internal.restkit.inputs import CharField
from allauth.headless.mfa.response import AddWebAuthnResponse
from allauth.headless.mfa.views import ManageWebAuthnView
from allauth.mfa.webauthn.internal import flows as webauthn_flows
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from rest_framework.request import Request

from accounts.errors import ConfirmationNeeded
from accounts.models import User
from accounts.services.identities import identities_of
from web.http.problems import Problem, invalid
from web.http.requests import http_of

OK, NOT_LOGGED_IN = 200, 401

REAUTHENTICATION = {"reauthenticate", "mfa_reauthenticate"}

SECOND_FACTOR = "mfa_authenticate"


class _LoginInput(LoginInput):  # type: ignore[misc]  # allauth has no types
    password = CharField(strip=False)


class _ResetInput(ResetPasswordInput):  # type: ignore[misc]  # allauth has no types
    password = CharField(strip=False)


class _ChangeInput(ChangePasswordInput):  # type: ignore[misc]  # allauth has no types
    current_password = CharField(strip=False, required=False)
    new_password = CharField(strip=False)


class PasswordLogin(LoginView):  # type: ignore[misc]  # allauth has no types
    """allauth's login, except that it keeps blanks at the ends of a password."""

    input_class = _LoginInput


class PasswordReset(ResetPasswordView):  # type: ignore[misc]  # allauth has no types
    """allauth's reset by a link, except that it keeps blanks at the ends of a password."""

    input_class = _ResetInput


class PasswordChange(ChangePasswordView):  # type: ignore[misc]  # allauth has no types
    """allauth's change of a password, except that it keeps blanks at its ends."""

    input_class = _ChangeInput


class MakePasskey(ManageWebAuthnView):  # type: ignore[misc]  # allauth has no types
    """allauth's start of a new key, which always may log in alone."""

    def get(self, request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Return the options for the browser."""
        options = webauthn_flows.begin_registration(request, request.user, passwordless=True)
        reply: HttpResponse = AddWebAuthnResponse(request, options)
        return reply


@dataclass(frozen=True, slots=True)
class HeadlessAnswer:
    """The answer of a headless view."""

    status: int
    data: Any
    meta: Mapping[str, Any]
    errors: tuple[Mapping[str, str], ...]

    @property
    def codes(self) -> set[str]:
        """Return the codes of the errors in the input."""
        return {error["code"] for error in self.errors}

    @property
    def flows(self) -> set[str]:
        """Return the ids of the steps that the caller has to take next."""
        return {flow["id"] for flow in (self.data or {}).get("flows", ())}

    @property
    def wants_second_factor(self) -> bool:
        """Return whether the password was right and only the code of a second factor is missing."""
        return self.status == NOT_LOGGED_IN and SECOND_FACTOR in self.flows

    def check(self, *others: int) -> "HeadlessAnswer":
        """Return this answer if its status is 200 or in `others`. Raises `problem()` otherwise."""
        if self.status == OK or self.status in others:
            return self
        raise self.problem()

    def problem(self) -> Problem | ConfirmationNeeded:
        """Return the refusal as the error that a client of the API gets."""
        if self.errors:
            return invalid([_entry(error) for error in self.errors])
        if self.flows & REAUTHENTICATION:
            return ConfirmationNeeded()
        return Problem("not_authenticated", "Log in first.")


def ask(
    request: Request,
    view: type[APIView],
    *,
    method: str = "POST",
    members: Mapping[str, Any] | None = None,
    hides_user: bool = False,
) -> HeadlessAnswer:
    """Return the answer of a headless view to these members.

    With `hides_user` the view doesn't see the guest who sends the request and is about to log in.
    """
    http = http_of(request)
    with _prepared(http, method, members or {}, hides_user=hides_user):
        response = view.as_api_view(client=Client.BROWSER)(http)
    body = json.loads(response.content)
    request.user = http.user
    return HeadlessAnswer(
        status=response.status_code,
        data=body.get("data"),
        meta=body.get("meta", {}),
        errors=tuple(body.get("errors", ())),
    )


def pending_user(request: Request) -> User | None:
    """Return the user whose password was right and whose second factor is missing, or None."""
    http = http_of(request)
    with _prepared(http, "POST", {}, hides_user=True):
        stage = get_pending_stage(http)
    return stage.login.user if stage is not None else None


def check_confirmed(request: Request) -> None:
    """Raise ConfirmationNeeded unless the session's user confirmed their identity lately."""
    http = http_of(request)
    user = cast("User", http.user)
    if is_reauthentication_required(http, app="allauth.account"):
        raise ConfirmationNeeded
    # allauth asks nothing of an account that only another provider logs in.
    if (
        not get_reauthentication_flows(user)
        and identities_of(user)
        and not _came_from_provider_lately(http)
    ):
        raise ConfirmationNeeded


def _came_from_provider_lately(http: HttpRequest) -> bool:
    latest = max((each["at"] for each in get_authentication_records(http, http.user)), default=0)
    return bool(time.time() - latest < account_settings.REAUTHENTICATION_TIMEOUT)


@contextmanager
def as_nobody(http: HttpRequest) -> Iterator[None]:
    """Hide the request's user inside the block; a user who logs in there stays."""
    user_before, nobody = http.user, AnonymousUser()
    http.user = nobody
    try:
        yield
    finally:
        if http.user is nobody:
            http.user = user_before


@contextmanager
def _prepared(
    http: HttpRequest, method: str, members: Mapping[str, Any], *, hides_user: bool
) -> Iterator[None]:
    method_before = http.method
    http.method = method
    http._body = json.dumps(members).encode()  # noqa: SLF001 - Django's `body` has no setter
    try:
        with as_nobody(http) if hides_user else nullcontext():
            yield
    finally:
        http.method = method_before


def _entry(error: Mapping[str, str]) -> dict[str, str]:
    return {"field": error.get("param", ""), "code": error["code"], "detail": error["message"]}
