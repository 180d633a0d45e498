"""The endpoints of OAuth: the library's, with the service's page, limits and refusals."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import csrf_exempt
from oauth2_provider import views

from accounts.models import User
from accounts.oauth.words import WORDS, Words
from web.languages import accepted_language
from web.problems import Problem
from web.scopes import Scope
from web.throttling import Limit, address_of

if TYPE_CHECKING:
    from rest_framework.request import Request

CONSENTS = Limit("consents", "120/hour")
TOKENS_OF_APPS = Limit("tokens of apps", "300/minute", by_address=True)


class ConsentView(views.AuthorizationView):  # type: ignore[misc]  # the library carries no types
    """`/oauth/authorize`: asks a person whether an app may act for their account."""

    template_name = "consent.html"
    login_url = "/login"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """The page, or the way back to the app; nobody keeps it."""
        response = self._answer(request, *args, **kwargs)
        response.headers["Cache-Control"] = "no-store"
        return response

    def form_invalid(self, _form: Any) -> HttpResponse:
        """The page that tells of a request that is no request of an app."""
        error = {"error": "invalid_request", "description": "A parameter is missing."}
        return self.render_to_response({"error": error}, status=HTTPStatus.BAD_REQUEST)

    def render_to_response(self, context: Mapping[str, Any], **kwargs: Any) -> HttpResponse:
        """The page in the reader's language, which may send them on to the app and nowhere else."""
        language = accepted_language(self.request)
        words = WORDS[language]
        application = context.get("application")
        told = {"language": language, "words": words}
        if application is not None:
            told |= _said(words, application, context, self.request.user)
        response: HttpResponse = super().render_to_response({**context, **told}, **kwargs)
        if application is not None:
            # The answer to the form leads on to the app, and browsers hold that against the policy.
            response._csp_update = {"form-action": [_origin(context["redirect_uri"])]}  # type: ignore[attr-defined]  # noqa: SLF001 - how django-csp is told
        return response

    def _answer(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        account = request.user
        if account.is_authenticated:
            try:
                CONSENTS.check_caller(f"user {account.pk}")
            except Problem as problem:
                return self._refuse(request, problem.detail, HTTPStatus.TOO_MANY_REQUESTS)
            words = WORDS[accepted_language(request)]
            if account.is_guest:
                return self._refuse(request, words.guest, HTTPStatus.FORBIDDEN)
            if account.is_banned:
                return self._refuse(request, words.banned, HTTPStatus.FORBIDDEN)
        answer: HttpResponseBase = super().dispatch(request, *args, **kwargs)
        return answer

    def _refuse(self, request: HttpRequest, why: str, status: HTTPStatus) -> HttpResponse:
        self.setup(request)
        address = request.get_full_path()
        is_guest = bool(getattr(request.user, "is_guest", False))
        context = {"why": why, "address": address, "may_register": is_guest}
        return self.render_to_response(context, status=status)


class _Limited:
    """Counts requests by address, before anything else."""

    # An app proves itself by what it sends, and has no cookie that a page could make use of.
    @method_decorator(csrf_exempt)
    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """The library's answer, or 429."""
        try:
            TOKENS_OF_APPS.check_caller(f"address {address_of(cast('Request', request))}")
        except Problem as problem:
            body = {"error": "temporarily_unavailable", "error_description": problem.detail}
            return JsonResponse(body, status=problem.status, headers=problem.headers)
        answer: HttpResponseBase = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]  # of the view beside it
        return answer


class TokenView(_Limited, views.TokenView):  # type: ignore[misc]  # the library carries no types
    """`/oauth/token`: exchanges a code or a refresh token."""


class RevocationView(_Limited, views.RevokeTokenView):  # type: ignore[misc]  # likewise
    """`/oauth/revoke`: an app gives back a token."""


class IntrospectionView(_Limited, views.IntrospectTokenView):  # type: ignore[misc]  # likewise
    """`/oauth/introspect`: an app with a secret asks what a token is good for."""

    @staticmethod
    def get_token_response(token_value: str | None = None) -> JsonResponse:
        """The library's answer, but with the public name: by the other one people log in."""
        response = views.IntrospectTokenView.get_token_response(token_value)
        told = json.loads(response.content)
        if "username" in told:
            told["username"] = User.objects.get(username=told["username"]).name
        return JsonResponse(told, status=response.status_code)


def _said(words: Words, app: Any, context: Mapping[str, Any], user: User) -> dict[str, Any]:
    """The sentences about the app and the caller."""
    scopes = [words.scopes[scope] for scope in Scope if scope.value in context["scopes"]]
    return {
        "title": words.title.format(app=app.name),
        "asks": words.asks.format(app=app.name),
        "by": words.by.format(owner=app.user.name),
        "you": words.you.format(name=user.name),
        "returns": words.returns.format(host=urlsplit(context["redirect_uri"]).netloc),
        "rights": scopes,
    }


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
