"""Factories of webhooks and their events, for tests."""

from collections.abc import Iterable

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.play.reactions import Committed
from tests.support.games import some_user
from webhooks.kinds import EventType
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane
from webhooks.selectors import due_lanes
from webhooks.services.delivering import TryOutcome, deliver_next
from webhooks.services.managing import make_webhook
from webhooks.services.planning import plan_events

GAME = "aB3dE6gH9k"


def new_webhook(
    url: str, *, user: User | None = None, events: Iterable[EventType] = EventType
) -> tuple[Webhook, str]:
    """A new webhook of the user, or of a new account; and its secret."""
    owner = user or some_user()
    return make_webhook(user_id=owner.pk, url=url, events=list(events), now=timezone.now())


def happen(webhook: Webhook, version: int, game_id: str = GAME) -> Delivery:
    """Commit that a game waits for the webhook's owner at that version; the event planned."""
    news = Committed(
        game_id=game_id,
        first_version=version,
        last_version=version,
        is_table_changed=False,
        people=(webhook.user_id,),
    )
    with transaction.atomic():
        plan_events(news)
    return Delivery.objects.latest("pk")


def make_due() -> None:
    """Let the pauses of all waiting events be over."""
    Delivery.objects.filter(state=State.WAITING).update(next_at=timezone.now())


def deliver_due_once() -> list[TryOutcome | None]:
    """Try the first event of each lane that is due; what became of each."""
    return [deliver_next(lane) for lane in due_lanes(now=timezone.now())]


def deliver_all() -> None:
    """Try until nothing waits any more; pauses are over at once."""
    while Delivery.objects.filter(state=State.WAITING).exists():
        make_due()
        deliver_due_once()


def lane_of(delivery: Delivery) -> Lane:
    """The lane in which an event waits."""
    return Lane(delivery.webhook_id, delivery.game_id)
