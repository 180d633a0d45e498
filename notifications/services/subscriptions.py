"""Push subscriptions: subscribe and unsubscribe a browser; delete silent ones."""

import hashlib
from datetime import datetime, timedelta

from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from notifications.errors import BrokenKey, PushOff, TooManySubscriptions, UnknownPushService
from notifications.models import PushSubscription
from notifications.vapid import from_text
from notifications.webpush import is_push_service

MAX_BROWSERS = 20
POINT_BYTES, SECRET_BYTES = 65, 16
SILENT_FOR = timedelta(days=180)
"""The lifetime of a session, after which nobody is logged in there any more."""


def subscribe(
    *, user_id: int, endpoint: str, p256dh: str, auth: str, session_key: str
) -> PushSubscription:
    """Send the user's pushes to this browser from now on, in place of any other user's.

    Raises PushOff, UnknownPushService, BrokenKey, TooManySubscriptions.
    """
    if not settings.DURAK_VAPID_KEY:
        raise PushOff("This site sends no pushes.")
    if not is_push_service(endpoint):
        raise UnknownPushService(
            "endpoint", ("unknown", _("This browser's push service isn't known here."))
        )
    _check_keys(p256dh, auth)
    now = timezone.now()
    with transaction.atomic():
        others = PushSubscription.objects.filter(user_id=user_id).exclude(endpoint=endpoint)
        if others.count() >= MAX_BROWSERS:
            raise TooManySubscriptions(f"At most {MAX_BROWSERS} browsers get your pushes.")
        # Deleting the other user's row also deletes the pushes still to be sent to this browser.
        PushSubscription.objects.filter(endpoint=endpoint).exclude(user_id=user_id).delete()
        subscription, _is_new = PushSubscription.objects.update_or_create(
            endpoint=endpoint,
            defaults={
                "user_id": user_id,
                "p256dh": p256dh,
                "auth": auth,
                "session": session_hash(session_key),
                "seen_at": now,
            },
        )
    return subscription


def unsubscribe(*, user_id: int, endpoint: str) -> None:
    """Stop sending the user's pushes to the endpoint; nothing happens if it isn't known."""
    PushSubscription.objects.filter(user_id=user_id, endpoint=endpoint).delete()


def drop_session(session_key: str) -> None:
    """Stop sending pushes to the browser whose session has ended."""
    PushSubscription.objects.filter(session=session_hash(session_key)).delete()


def delete_silent_browsers(*, now: datetime) -> int:
    """Delete browsers that haven't renewed their subscription; return their number."""
    deleted, _by_model = PushSubscription.objects.filter(seen_at__lt=now - SILENT_FOR).delete()
    return deleted


def session_hash(session_key: str) -> str:
    """Return the hash of a session's key, which is stored in place of the key."""
    return hashlib.sha256(session_key.encode()).hexdigest()


def _check_keys(p256dh: str, auth: str) -> None:
    if not _is_point(p256dh):
        raise BrokenKey(
            "keys.p256dh", ("broken_key", _("This isn't a public key on the curve P-256."))
        )
    if not _is_secret(auth):
        raise BrokenKey(
            "keys.auth", ("broken_key", _("The shared secret has 16 bytes in base64url."))
        )


def _is_point(text: str) -> bool:
    try:
        point = from_text(text)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES


def _is_secret(text: str) -> bool:
    try:
        return len(from_text(text)) == SECRET_BYTES
    except ValueError:
        return False
