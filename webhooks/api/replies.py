"""The JSON of webhooks and their deliveries."""

from typing import Any

from webhooks.models import Delivery, State, Webhook


def webhook_json(row: Webhook) -> dict[str, Any]:
    """Return the row as `Webhook`."""
    return {
        "id": row.pk,
        "url": row.url,
        "events": row.events,
        "active": not row.off_reason,
        "off_reason": row.off_reason or None,
        "failing_since": row.failing_since,
        "old_secret_until": row.old_secret_until,
        "created_at": row.created_at,
    }


def delivery_json(row: Delivery) -> dict[str, Any]:
    """Return the row as `Delivery`."""
    return {
        "id": row.message_id,
        "type": row.type,
        "game": row.game_id or None,
        "state": row.state,
        "body": row.body,
        "created_at": row.created_at,
        "next_at": row.next_at if row.state == State.WAITING else None,
        "ended_at": row.ended_at,
        "tries": row.tries,
    }
