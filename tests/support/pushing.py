"""Notifications, pushes and subscribed browsers, for tests."""

from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from notifications.kinds import Kind
from notifications.models import Notification, PushDelivery
from notifications.services.notifying import notify
from notifications.services.outgoing import due_messages
from notifications.services.pushes import deliver
from notifications.webpush import PushOutcome
from tests.support.api import ApiClient
from tests.support.push_service import Browser, PushService

GAME = "aB3dE6gH9k"


def subscribe(client: ApiClient, service: PushService, name: str = "one") -> Browser:
    """Subscribe a new browser for the client's user; return it."""
    browser = Browser()
    body = {"endpoint": service.endpoint(name), "keys": browser.keys}
    reply = client.post("me/push-subscriptions", body)
    assert reply.status == 204, reply
    return browser


def tell(user: User, kind: Kind = Kind.TURN, **members: Any) -> Notification:
    """Notify the user, and commit; return the notification."""
    if kind.startswith("club"):
        members = {"data": {"club": "cLuB4p1ay5", "club_name": "Ace of Clubs"}, **members}
    with transaction.atomic():
        notification = notify(user_id=user.pk, kind=kind, game_id=GAME, **members)
    assert notification is not None
    return notification


def push_all() -> list[PushOutcome | None]:
    """Deliver all pushes that are due; return their outcomes."""
    return [deliver(pk) for pk in due_messages(PushDelivery, now=timezone.now())]
