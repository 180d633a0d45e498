"""The caller's own profile, `auth/me`: read it, and change (edit) name, avatar or language."""

from typing import Any, cast

from django.middleware.csrf import get_token
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.bodies import Me, ProfileRequest
from accounts.models import User
from accounts.services import people
from accounts.shown_sanctions import sanctions_to_show
from web.http.bodies import read_body
from web.http.languages import accepted_language
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.preconditions import IF_MATCH_PARAMETER, if_match
from web.http.requests import http_of
from web.views import ApiView, check_not_banned


class MeView(ApiView):
    """`auth/me`."""

    is_open_to_banned = True
    is_read_by_all = True  # every caller may read their own profile
    takes_if_match = frozenset({"PATCH"})

    @extend_schema(operation_id="me", responses={200: Me, **problems()}, tags=["auth"])
    def get(self, request: Request) -> Response:
        """The caller. Also sets the CSRF cookie that every change by a session needs."""
        if request.auth is None:
            get_token(http_of(request))
        return Response(me(request))

    @extend_schema(
        operation_id="update_me",
        parameters=[IF_MATCH_PARAMETER],
        request=ProfileRequest,
        responses={200: Me, **problems(*BODY, *CSRF, "not_authenticated", "name_taken")},
        tags=["auth"],
    )
    def patch(self, request: Request) -> Response:
        """Change name, avatar, language or the sight of ratings. A banned user keeps the name."""
        body = read_body(request, ProfileRequest)
        if body.name is not None:
            check_not_banned(request)
        user = cast("User", request.user)
        request.user = people.update_profile(
            user=user,
            name=body.name,
            avatar=body.avatar,
            language=body.language,
            hides_ratings=body.hide_ratings,
            precondition=if_match(request, lambda: me_json(request, User.objects.get(pk=user.pk))),
        )
        return Response(me(request))


def me(request: Request) -> dict[str, Any]:
    """Return the caller, as `Me`."""
    user = request.user
    if not isinstance(user, User):
        return {
            "id": None,
            "name": None,
            "kind": "anonymous",
            "avatar": None,
            "language": accepted_language(request),
            "hide_ratings": False,
            "sanctions": [],
        }
    return me_json(request, user)


def me_json(request: Request, user: User) -> dict[str, Any]:
    """Return the user who is the caller, as `Me`."""
    return {
        "id": user.pk,
        "name": user.name,
        "kind": user.kind,
        "avatar": user.shown_avatar,
        "language": user.language or accepted_language(request),
        "hide_ratings": user.hides_ratings,
        "sanctions": sanctions_to_show(user.pk),
    }
