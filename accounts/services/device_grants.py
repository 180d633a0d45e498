"""The device flow: requests of devices that wait for a person's consent (RFC 8628)."""

from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone
from oauth2_provider.models import Application, DeviceGrant
from oauthlib.oauth2.rfc8628.grant_types import DeviceCodeGrant

from accounts.models import User
from accounts.user_codes import as_shown

DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code"
OWN_CLIENT = "durak-command-line"
"""The client id of this project's own command line, which every service knows."""
OWN_CLIENT_NAME = "durak"
SLOWER_BY_SECONDS = 5
TOLERANCE = timedelta(seconds=1)
"""A request may arrive so much too early: networks do not keep time."""


def own_client() -> Any:
    """Return the registration of the command line, which is made when it is first used."""
    defaults = {
        "name": OWN_CLIENT_NAME,
        "client_type": Application.CLIENT_PUBLIC,
        "authorization_grant_type": Application.GRANT_DEVICE_CODE,
        "client_secret": "",
    }
    client, _ = Application.objects.get_or_create(client_id=OWN_CLIENT, defaults=defaults)
    return client


def waiting_grant(typed: str, *, now: datetime) -> Any:
    """Return the request with this code that waits for a person; None if there is none."""
    return DeviceGrant.objects.filter(
        user_code=as_shown(typed), status=DeviceGrant.AUTHORIZATION_PENDING, expires__gt=now
    ).first()


def answer_grant(grant: Any, user: User, *, allow: bool, now: datetime) -> bool:
    """Allow or deny the request; return False if it was answered or ended meanwhile."""
    status = DeviceGrant.AUTHORIZED if allow else DeviceGrant.DENIED
    waiting = DeviceGrant.objects.filter(
        pk=grant.pk, status=DeviceGrant.AUTHORIZATION_PENDING, expires__gt=now
    )
    return bool(waiting.update(status=status, user=user))


def device_status(client_id: str, device_code: str, request: Any) -> str | None:
    """Return the status of a request as the library names it; None for an unknown one."""
    now = timezone.now()
    grant = DeviceGrant.objects.filter(client_id=client_id, device_code=device_code).first()
    if grant is None:
        return None
    if grant.status == DeviceGrant.AUTHORIZED and grant.expires > now:
        return _redeemed(grant, request)
    if grant.status == DeviceGrant.DENIED:
        return str(DeviceCodeGrant.DEVICE_CODE_DENIED)
    if grant.expires <= now:
        return str(DeviceCodeGrant.DEVICE_CODE_EXPIRED)
    return _pending(grant, now)


def forget_expired(*, now: datetime) -> None:
    """Delete the requests that ended a day ago; until then devices get that answer."""
    DeviceGrant.objects.filter(expires__lte=now - timedelta(days=1)).delete()


def _redeemed(grant: Any, request: Any) -> str | None:
    """Return that the request is allowed, once: of two devices with the code one is too late."""
    deleted, _ = DeviceGrant.objects.filter(pk=grant.pk, status=DeviceGrant.AUTHORIZED).delete()
    if not deleted:
        return None
    user = grant.user
    if user is None or not user.is_active or user.is_banned:
        return str(DeviceCodeGrant.DEVICE_CODE_DENIED)
    request.user = user
    request.scopes = grant.scope.split()
    return str(DeviceCodeGrant.DEVICE_CODE_AUTHORIZED)


def _pending(grant: Any, now: datetime) -> str:
    is_early = now - grant.last_checked < timedelta(seconds=grant.interval) - TOLERANCE
    interval = grant.interval + SLOWER_BY_SECONDS * is_early
    DeviceGrant.objects.filter(pk=grant.pk).update(last_checked=now, interval=interval)
    if is_early:
        return str(DeviceCodeGrant.DEVICE_CODE_SLOW_DOWN)
    return str(DeviceCodeGrant.DEVICE_CODE_PENDING)
