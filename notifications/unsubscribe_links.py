"""Signed links by which the reader of a mail switches such mails off, without a session."""

from typing import NamedTuple

from django.conf import settings
from django.core.signing import BadSignature, Signer

from notifications.kinds import Topic
from web.http.validated_text import is_storable_number

DIGEST = "digest"
MAILED = frozenset({DIGEST, *(topic.value for topic in Topic)})
"""The subject of mails, as a link names it: the digest, or the topic of a notification."""


class Subscription(NamedTuple):
    """The mails about something to a user."""

    user_id: int
    about: str


def unsubscribe_key(subscription: Subscription) -> str:
    """Return the key of the subscription's link. It is valid for good, as mails are kept."""
    return _signer().sign(f"{subscription.user_id}.{subscription.about}")


def unsubscribe_url(subscription: Subscription) -> str:
    """Return the address of the subscription's link."""
    return f"{settings.DURAK_PUBLIC_URL}/unsubscribe/{unsubscribe_key(subscription)}"


def subscription_of(key: str) -> Subscription | None:
    """Return the subscription of a key; None for a key that this site has not made."""
    try:
        user, _, about = _signer().unsign(key).partition(".")
        user_id = int(user)
    except (BadSignature, ValueError):
        return None
    if about not in MAILED or not is_storable_number(user_id):
        return None
    return Subscription(user_id, about)


def _signer() -> Signer:
    return Signer(sep=".", salt="notifications.unsubscribe")
