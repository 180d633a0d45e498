"""Celery's entry points of chat. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.chat.services import forget_messages


@shared_task(name="chat.forget_chat")
def forget_chat() -> int:
    """Delete what was said at tables too long ago; how many messages."""
    return forget_messages(now=timezone.now())
