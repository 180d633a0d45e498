"""Shared parts of the pages on which an account lets programs act for it."""

from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from web.http.languages import accepted_language
from web.http.problems import Problem
from web.http.scopes import Scope
from web.limits.throttling import Limit

if TYPE_CHECKING:
    from django.template.response import TemplateResponse
    from django_stubs_ext import StrOrPromise

CONSENTS = Limit("consents", "120/hour")
GUEST = _("Only accounts can connect apps. Register or log in first.")
BANNED = _("You are banned, so you can’t connect apps.")
RIGHTS = {
    Scope.READ: _("see what you see: your games and cards, chats, lists, notifications"),
    Scope.PLAY: _("make tables, sit down and play, look for opponents"),
    Scope.TALK: _("chat, invite, follow, block and report players"),
    Scope.TOURNAMENTS: _("create tournaments, join and leave them"),
    Scope.WEBHOOKS: _("have what happens in your games sent to an address of its own"),
}
"""The rights that each scope gives an app, as the consent page lists them."""


class AccountPage:
    """A page for accounts that are not banned; `_refuse` shows others the reason."""

    login_url: "StrOrPromise | None" = "/login"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Return the page, or a redirect; neither may be cached."""
        response = self._answer(request, *args, **kwargs)
        response.headers["Cache-Control"] = "no-store"
        return response

    def render_to_response(self, context: Mapping[str, Any], **kwargs: Any) -> HttpResponse:
        """Return the page in the reader's language."""
        language = accepted_language(self.request)  # type: ignore[attr-defined]  # of the view beside it
        response: TemplateResponse = super().render_to_response(  # type: ignore[misc]  # likewise
            {**context, "language": language}, **kwargs
        )
        with override(language):
            response.render()
        return response

    def _answer(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        account = request.user
        if account.is_authenticated:
            try:
                CONSENTS.check_caller(f"user {account.pk}")
            except Problem as problem:
                return self._put_off(request, problem)
            if account.is_guest:
                return self._refuse(request, GUEST, HTTPStatus.FORBIDDEN)
            if account.is_banned:
                return self._refuse(request, BANNED, HTTPStatus.FORBIDDEN)
        answer: HttpResponseBase = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]  # of the view beside it
        return answer

    def _put_off(self, request: HttpRequest, problem: Problem) -> HttpResponse:
        status = HTTPStatus.TOO_MANY_REQUESTS
        return self._refuse(request, problem.detail, status, problem.headers)

    def _refuse(
        self,
        request: HttpRequest,
        why: "StrOrPromise",
        status: HTTPStatus,
        headers: Mapping[str, str] | None = None,
    ) -> HttpResponse:
        self.setup(request)  # type: ignore[attr-defined]  # of the view beside it
        address = request.get_full_path()
        is_guest = bool(getattr(request.user, "is_guest", False))
        context = {"why": why, "address": address, "may_register": is_guest}
        return self.render_to_response(context, status=status, headers=headers)


def rights_of(scopes: "list[str]") -> list["StrOrPromise"]:
    """Return the rights that the scopes give, in words."""
    return [RIGHTS[scope] for scope in Scope if scope.value in scopes]
