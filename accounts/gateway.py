"""allauth's headless API, asked from within; its answers become problems of ours.

Its views are a documented interface over HTTP. We give them the request with the members that our
own endpoint has read, so that everybody is told of errors in one way.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from allauth.account.internal.flows.reauthentication import is_reauthentication_required
from allauth.account.internal.stagekit import get_pending_stage
from allauth.headless.base.views import APIView
from allauth.headless.constants import Client
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from rest_framework.request import Request

from accounts.errors import ConfirmationNeeded
from accounts.models import User
from web.problems import Problem, invalid
from web.requests import http_of

OK, NOT_LOGGED_IN = 200, 401

REAUTHENTICATION = {"reauthenticate", "mfa_reauthenticate"}

SECOND_FACTOR = "mfa_authenticate"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a headless view answered."""

    status: int
    data: Any
    meta: Mapping[str, Any]
    errors: tuple[Mapping[str, str], ...]

    @property
    def codes(self) -> set[str]:
        """The codes of what was wrong with the input."""
        return {error["code"] for error in self.errors}

    @property
    def flows(self) -> set[str]:
        """What the caller would have to do next."""
        return {flow["id"] for flow in (self.data or {}).get("flows", ())}

    @property
    def wants_second_factor(self) -> bool:
        """Whether a password was right and the code of a second factor is awaited."""
        return self.status == NOT_LOGGED_IN and SECOND_FACTOR in self.flows

    def check(self, *others: int) -> "Answer":
        """Itself, if it's a yes: 200 or one of `others`. Raises the Problem that it stands for."""
        if self.status == OK or self.status in others:
            return self
        raise self.problem()

    def problem(self) -> Problem | ConfirmationNeeded:
        """The no as ours."""
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
    as_nobody: bool = False,
) -> Answer:
    """What the headless view answers to these members.

    `as_nobody` makes it overlook the guest who is asking, as somebody about to log in.
    """
    http = http_of(request)
    with _prepared(http, method, members or {}, as_nobody=as_nobody):
        response = view.as_api_view(client=Client.BROWSER)(http)
    body = json.loads(response.content)
    request.user = http.user
    return Answer(
        status=response.status_code,
        data=body.get("data"),
        meta=body.get("meta", {}),
        errors=tuple(body.get("errors", ())),
    )


def pending_user(request: Request) -> User | None:
    """Who has given a right password and is asked for the code of a second factor."""
    http = http_of(request)
    with _prepared(http, "POST", {}, as_nobody=True):
        stage = get_pending_stage(http)
    return stage.login.user if stage is not None else None


def check_confirmed(request: Request) -> None:
    """Raises ConfirmationNeeded unless this session said lately again who it is."""
    http = http_of(request)
    if is_reauthentication_required(http, app="allauth.account"):
        raise ConfirmationNeeded


@contextmanager
def _prepared(
    http: HttpRequest, method: str, members: Mapping[str, Any], *, as_nobody: bool
) -> Iterator[None]:
    method_before, user_before = http.method, http.user
    http.method = method
    http._body = json.dumps(members).encode()  # noqa: SLF001 -- what `body` gives from now on
    nobody = AnonymousUser()
    if as_nobody:
        http.user = nobody
    try:
        yield
    finally:
        http.method = method_before
        if http.user is nobody:
            http.user = user_before


def _entry(error: Mapping[str, str]) -> dict[str, str]:
    return {"field": error.get("param", ""), "code": error["code"], "detail": error["message"]}
