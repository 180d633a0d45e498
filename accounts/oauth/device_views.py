"""The endpoints of the device flow (RFC 8628): for devices, and for the people who let them in."""

from http import HTTPStatus
from typing import Any
from urllib.parse import urlencode

from django.contrib.auth.mixins import LoginRequiredMixin
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView
from oauth2_provider import views
from oauth2_provider.models import (
    Application,
    DeviceCodeResponse,
    DeviceRequest,
    create_device_grant,
)
from oauth2_provider.settings import oauth2_settings

from accounts.models import User
from accounts.oauth.pages import AccountPage, rights_of
from accounts.oauth.views import ForApps
from accounts.services.device_grants import OWN_CLIENT, answer_grant, own_client, waiting_grant
from web.http.problems import Problem
from web.limits.throttling import Limit

CODES = Limit("device codes", "30/hour")
"""Twenty letters at eight places: nobody finds a code by guessing thirty times."""
PAGE = "/device"
UNKNOWN_CODE = _("No program waits with this code. Look at it again, or begin anew.")


class DeviceAuthorizationView(ForApps, views.DeviceAuthorizationView):  # type: ignore[misc]  # the library carries no types
    """`/oauth/device-authorization`: gives a device its code, and one for a person to type."""

    def post(self, request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Return both codes and the address of the page, or why the app gets none."""
        client_id = request.POST.get("client_id", "")
        if client_id == OWN_CLIENT:
            own_client()
        headers, payload, status = self.create_device_authorization_response(request)
        if status != HTTPStatus.OK:
            return HttpResponse(payload, status=status, headers=headers)
        # The library keeps what was asked for; what it resolved that to is what counts.
        scope = payload.pop("scope")
        create_device_grant(DeviceRequest(client_id, scope), DeviceCodeResponse(**payload))
        page = oauth2_settings.oauth2_authorization_server_issuer(request).rstrip("/") + PAGE
        query = urlencode({"user_code": payload["user_code"]})
        payload |= {"verification_uri": page, "verification_uri_complete": f"{page}?{query}"}
        return JsonResponse(payload, headers={"Cache-Control": "no-store"})


class DeviceView(AccountPage, LoginRequiredMixin, TemplateView):
    """`/device`: takes the code that a device shows, and asks whether its app may act."""

    template_name = "device.html"

    def get(self, request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Return the field for the code, or with a code the question."""
        typed = request.GET.get("user_code", "")
        if not typed:
            return self.render_to_response({})
        return self._with_grant(request, typed)

    def post(self, request: HttpRequest, *_args: Any, **_kwargs: Any) -> HttpResponse:
        """Take the person's answer."""
        return self._with_grant(request, request.POST.get("user_code", ""), is_answer=True)

    def _with_grant(
        self, request: HttpRequest, typed: str, *, is_answer: bool = False
    ) -> HttpResponse:
        user = request.user
        if not isinstance(user, User):
            raise TypeError("The page is for accounts alone.")
        try:
            CODES.check_caller(f"user {user.pk}")
        except Problem as problem:
            return self._put_off(request, problem)
        now = timezone.now()
        grant = waiting_grant(typed, now=now)
        app = grant and Application.objects.filter(client_id=grant.client_id).first()
        if app is None:
            context = {"unknown": UNKNOWN_CODE, "typed": typed}
            return self.render_to_response(context, status=HTTPStatus.NOT_FOUND)
        if not is_answer:
            return self.render_to_response(_question(grant, app))
        allow = request.POST.get("allow") == "true"
        if not answer_grant(grant, user, allow=allow, now=now):
            return self.render_to_response({"unknown": UNKNOWN_CODE}, status=HTTPStatus.NOT_FOUND)
        return self.render_to_response({"is_over": True, "is_allowed": allow, "app": app.name})


def _question(grant: Any, app: Any) -> dict[str, Any]:
    """Return what the page names: the app, its owner, its rights, and the code."""
    return {
        "app": app.name,
        "owner": None if app.user is None else app.user.name,
        "code": grant.user_code,
        "rights": rights_of(grant.scope.split()),
    }
