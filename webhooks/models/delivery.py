"""The row of a webhook delivery (outbox): an event waiting, delivered or given up."""

from typing import Any

from django.db import models
from django.utils import timezone

GAME_ID_LENGTH = 10


class State(models.TextChoices):
    """The state of an event."""

    WAITING = "waiting", "waiting"
    DELIVERED = "delivered", "delivered"
    GIVEN_UP = "given_up", "given up"


WAITING = models.Q(state=State.WAITING)


class Delivery(models.Model):
    """An event for one webhook, with all tries to deliver it.

    `tries` are objects as in `webhooks.api.bodies.Try`. `next_at` is the time of the next try;
    during a try it is the time by which the worker must have died.
    """

    # No constraint in the database: a command's transaction must not fail because the owner
    # deletes the webhook meanwhile. Rows without a webhook are deleted with the old ones.
    webhook = models.ForeignKey(
        "webhooks.Webhook",
        on_delete=models.CASCADE,
        related_name="deliveries",
        db_constraint=False,
        db_index=False,
    )
    game_id = models.CharField(max_length=GAME_ID_LENGTH, blank=True)
    type = models.CharField(max_length=20)
    body = models.TextField(help_text="What is posted, to the letter.")
    state = models.CharField(max_length=9, choices=State.choices, default=State.WAITING)
    tries: "models.JSONField[Any, Any]" = models.JSONField(default=list)
    next_at = models.DateTimeField(default=timezone.now)
    created_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name_plural = "deliveries"
        ordering = ("-created_at", "-pk")
        indexes = (
            models.Index(fields=["webhook", "-created_at", "-id"], name="delivery_by_webhook"),
            models.Index(
                fields=["webhook", "game_id", "id"], condition=WAITING, name="delivery_by_lane"
            ),
            models.Index(fields=["next_at"], condition=WAITING, name="delivery_by_turn"),
            models.Index(fields=["created_at"], name="delivery_by_age"),
        )

    def __str__(self) -> str:
        return f"{self.message_id} to {self.webhook_id}"

    @property
    def message_id(self) -> str:
        """Return the id that every try sends, by which a receiver recognises repeated events."""
        return f"msg_{self.pk}"
