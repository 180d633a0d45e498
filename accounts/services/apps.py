"""Apps that act for accounts: registration, connection, and disconnection."""

import ipaddress
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from django.db import transaction
from django.db.models import Q
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from oauth2_provider.generators import generate_client_secret
from oauth2_provider.models import AccessToken, Application

from accounts.errors import TooManyApps, UnknownApp
from accounts.models import ApiToken, User
from accounts.models.token import MAX_TOKEN_NAME_LENGTH
from accounts.services.grants import end_grants
from accounts.services.tokens import end_token_of_digest
from web.http.errors import InvalidInput
from web.http.scopes import Scope

MAX_APPS = 10
MAX_ADDRESS_LENGTH = 200
OF_ADDRESSES = re.compile(
    r"[A-Za-z]+://(?:\[[0-9A-Fa-f:.]+\])?(?:[0-9A-Za-z._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*"
)
"""The characters of a redirect address (RFC 3986), without `#`, which the library refuses."""


class Connection(NamedTuple):
    """An app that may act for an account, and the time when it was connected."""

    app: Any
    scopes: list[Scope]
    since: datetime
    last_used_at: datetime | None


def register_app(
    *, user: User, name: str, redirect_uris: Sequence[str], is_confidential: bool
) -> tuple[Any, str | None]:
    """Register an app; return it with its secret, which is stored nowhere; None for a public app.

    Raises TooManyApps, and InvalidInput for an address to which browsers may not be redirected.
    """
    for number, address in enumerate(redirect_uris):
        _check_address(f"redirect_uris.{number}", address)
    secret = generate_client_secret() if is_confidential else None
    kind = Application.CLIENT_CONFIDENTIAL if is_confidential else Application.CLIENT_PUBLIC
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if apps_of(user).count() >= MAX_APPS:
            raise TooManyApps(f"You have {MAX_APPS} apps: delete one that you don't need.")
        app = Application.objects.create(
            user=user,
            name=name,
            redirect_uris=" ".join(redirect_uris),
            client_type=kind,
            client_secret=secret or "",
            authorization_grant_type=Application.GRANT_AUTHORIZATION_CODE,
        )
    return app, secret


def apps_of(user: User) -> Any:
    """Return the apps that the account has registered, newest first."""
    return Application.objects.filter(user=user).order_by("-created", "-pk")


def delete_app(user: User, app_id: int) -> None:
    """Delete an app of the account; it can act for nobody from then on. Raises UnknownApp."""
    deleted, _by_model = Application.objects.filter(user=user, pk=app_id).delete()
    if not deleted:
        raise UnknownApp("You have no such app.")


def connections_of(user: User, *, now: datetime) -> list[Connection]:
    """Return the apps that may act for the account, the one connected last first."""
    standing = Q(expires__gt=now) | Q(refresh_token__isnull=False, refresh_token__revoked=None)
    tokens = AccessToken.objects.filter(standing, user=user).select_related("application__user")
    by_app: dict[int, list[Any]] = {}
    for token in tokens.order_by("-created", "-pk"):
        by_app.setdefault(token.application_id, []).append(token)
    return [_connection(user, tokens) for tokens in by_app.values()]


def disconnect(user: User, app_id: int) -> None:
    """Revoke the account's grants to the app. Raises UnknownApp."""
    if not end_grants(user.pk, application_id=app_id):
        raise UnknownApp("No such app is connected.")


def note_access(sender: Any, instance: Any, created: bool, **_: Any) -> None:  # noqa: ARG001, FBT001 - the form of Django's signals
    """Make a token of the account for a new access token of an app."""
    if not created:
        return
    granted = instance.scope.split()
    ApiToken.objects.create(
        user_id=instance.user_id,
        name=instance.application.name[:MAX_TOKEN_NAME_LENGTH],
        digest=instance.token_checksum,
        hint="",
        scopes=[scope.value for scope in Scope if scope.value in granted],
        client_id=instance.application.client_id,
        created_at=instance.created,
        expires_at=instance.expires,
    )


def end_access_token(sender: Any, instance: Any, **_: Any) -> None:  # noqa: ARG001 - the form of Django's signals
    """Delete the account's token that belongs to this access token."""
    end_token_of_digest(instance.token_checksum)


def _connection(user: User, tokens: Iterable[Any]) -> Connection:
    newest, *older = tokens
    granted = {scope for token in (newest, *older) for scope in token.scope.split()}
    digests = [token.token_checksum for token in (newest, *older)]
    uses = ApiToken.objects.filter(user=user, digest__in=digests).values_list(
        "last_used_at", flat=True
    )
    return Connection(
        app=newest.application,
        scopes=[scope for scope in Scope if scope.value in granted],
        since=min(token.created for token in (newest, *older)),
        last_used_at=max((use for use in uses if use is not None), default=None),
    )


def _check_address(field: str, address: str) -> None:
    """Raise InvalidInput unless browsers may be redirected to the address."""
    if len(address) > MAX_ADDRESS_LENGTH or not OF_ADDRESSES.fullmatch(address):
        form = _(
            "An address has at most {longest} characters: A-Z, a-z, 0-9 and {signs}, others as %41."
        )
        told = format_lazy(form, longest=MAX_ADDRESS_LENGTH, signs="-._~:/?@!$&'()*+,;=")
        raise InvalidInput(field, ("wrong_characters", told))
    try:
        parts = urlsplit(address)
        is_good = bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
        parts = urlsplit("")
    if "@" in parts.netloc or "*" in parts.netloc:
        raise InvalidInput(field, ("unwanted_part", _("Leave out @ and * before the path.")))
    if not is_good:
        raise InvalidInput(field, ("incomplete", _("This isn't a complete address.")))
    if parts.scheme != "https" and not (parts.scheme == "http" and _is_this_machine(parts)):
        secure = _("Use https://, or http:// with 127.0.0.1, [::1] or localhost.")
        raise InvalidInput(field, ("not_secure", secure))


def _is_this_machine(parts: SplitResult) -> bool:
    host = parts.hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
