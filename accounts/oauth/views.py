"""The endpoints of OAuth: the library's, with the service's page, limits and refusals."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.utils.decorators import method_decorator
from django.views.decorators.csrf import csrf_exempt
from oauth2_provider import views
from oauth2_provider.oauth2_backends import _add_iss_to_redirect
from oauth2_provider.settings import oauth2_settings

from accounts.models import User
from accounts.oauth.pages import AccountPage, rights_of
from accounts.oauth.validator import ValidatorOfSecrets
from web.http.problems import Problem
from web.limits.throttling import Limit, address_of

TOKENS_OF_APPS = Limit("tokens of apps", "300/minute", by_address=True)
BASIC = 'Basic realm="Durak"'
"""The scheme by which apps with a secret authenticate."""
SAID_OF = {
    "invalid_client": "No such app, or not with this secret.",
    "invalid_grant": "The code or refresh token is unknown, spent, over, or another app's.",
    "invalid_request": "A parameter is missing, or makes no sense.",
    "invalid_scope": "No such scope, or more than the person allowed.",
    "unauthorized_client": "This app may not ask that way.",
    "unsupported_grant_type": "grant_type is authorization_code, refresh_token, or of a device.",
    "authorization_pending": "The person has not answered yet: ask again.",
    "slow_down": "You ask too often: wait five seconds more between two requests.",
    "expired_token": "The person has not answered in time: begin again.",
    "access_denied": "The person does not allow it.",
    "unsupported_token_type": "Tokens of this kind can't be revoked.",
}
"""Descriptions of the errors for which the library has none."""


class ConsentView(AccountPage, views.AuthorizationView):  # type: ignore[misc]  # the library carries no types
    """`/oauth/authorize`: asks a person whether an app may act for their account."""

    template_name = "consent.html"

    def redirect(self, redirect_to: str, application: Any) -> HttpResponseBase:
        """Return the redirect to the app, which names this service as the issuer (RFC 9207)."""
        issuer = oauth2_settings.oauth2_authorization_server_issuer(self.request)
        address = _add_iss_to_redirect(redirect_to, issuer)
        answer: HttpResponseBase = super().redirect(address, application)
        return answer

    def form_invalid(self, _form: Any) -> HttpResponse:
        """Return the error page for a request that doesn't come from an app."""
        error = {"error": "invalid_request", "description": "A parameter is missing."}
        return self.render_to_response({"error": error}, status=HTTPStatus.BAD_REQUEST)

    def render_to_response(self, context: Mapping[str, Any], **kwargs: Any) -> HttpResponse:
        """Return the page in the reader's language; its form may lead to the app only."""
        application = context.get("application")
        if application is None:
            return super().render_to_response(context, **kwargs)
        response = super().render_to_response({**context, **_facts(application, context)}, **kwargs)
        # The reply to the form redirects to the app; browsers apply the policy to it, too.
        response._csp_update = {"form-action": [_origin(context["redirect_uri"])]}  # type: ignore[attr-defined]  # noqa: SLF001 - how django-csp is told
        return response


class ForApps:
    """Limits requests by address first, accepts POST only, and refuses as OAuth does.

    RFC 6749 5.2 defines the form of errors; the library leaves bodies empty or without a
    description.
    """

    http_method_names = ("post", "options")

    # Apps authenticate by the body or a header. They have no cookie that a page could misuse.
    @method_decorator(csrf_exempt)
    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Return the library's answer, or 429."""
        try:
            TOKENS_OF_APPS.check_caller(f"address {address_of(request)}")
        except Problem as problem:
            return _refusal(
                "temporarily_unavailable", problem.detail, problem.status, problem.headers
            )
        if (request.method or "").lower() not in self.http_method_names:
            allowed = {"Allow": "POST, OPTIONS"}
            status = HTTPStatus.METHOD_NOT_ALLOWED
            return _refusal("invalid_request", "Send a POST.", status, allowed)
        answer: HttpResponse = super().dispatch(request, *args, **kwargs)  # type: ignore[misc]  # of the view beside it
        if answer.status_code >= HTTPStatus.BAD_REQUEST:
            _describe(answer)
        if answer.status_code == HTTPStatus.UNAUTHORIZED and "Authorization" in request.headers:
            answer.headers["WWW-Authenticate"] = BASIC
        return answer


class OAuthTokenView(ForApps, views.TokenView):  # type: ignore[misc]  # the library carries no types
    """`/oauth/token`: exchanges a code, a device's code or a refresh token."""

    def post(self, request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Return the tokens, or why there are none; the validator checks each kind of grant.

        The library's own way for devices never says `slow_down`.
        """
        answer: HttpResponse = self.authorization_flow_token_response(request)
        return answer


class RevocationView(ForApps, views.RevokeTokenView):  # type: ignore[misc]  # likewise
    """`/oauth/revoke`: an app revokes a token."""


class IntrospectionView(ForApps, views.IntrospectTokenView):  # type: ignore[misc]  # likewise
    """`/oauth/introspect`: an app with a secret asks for the rights of a token."""

    validator_class = ValidatorOfSecrets

    def unauthenticated_response(self, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Return the refusal of a caller that is no app with a secret (RFC 7662 2.3)."""
        why, headers = "invalid_client", {"WWW-Authenticate": BASIC}
        return _refusal(why, SAID_OF[why], HTTPStatus.UNAUTHORIZED, headers)

    @staticmethod
    def get_token_response(token_value: str | None = None) -> JsonResponse:
        """Return the library's answer with the public name, as the user name is a login name."""
        response = views.IntrospectTokenView.get_token_response(token_value)
        payload = json.loads(response.content)
        if "username" in payload:
            payload["username"] = User.objects.get(username=payload["username"]).name
        return JsonResponse(payload, status=response.status_code)


def _refusal(error: str, description: str, status: int, headers: Mapping[str, str]) -> JsonResponse:
    body = {"error": error, "error_description": description}
    headers = {"Cache-Control": "no-store", **headers}
    return JsonResponse(body, status=status, headers=headers)


def _describe(answer: HttpResponse) -> None:
    """Add a description of the error to the library's answer, if it has none."""
    payload = json.loads(answer.content)
    payload.setdefault("error_description", SAID_OF.get(payload["error"], "This can't be done."))
    answer.content = json.dumps(payload).encode()
    # The library sets neither of these headers on late failures.
    answer.headers["Content-Type"] = "application/json"
    answer.headers["Cache-Control"] = "no-store"


def _facts(app: Any, context: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the consent page names: the app, its owner, its rights, and its address."""
    return {
        "app": app.name,
        "owner": app.user.name,
        "host": urlsplit(context["redirect_uri"]).netloc,
        "rights": rights_of(context["scopes"]),
    }


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
