"""Celery's tasks of the chat; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.chat.services import delete_old_messages


@shared_task(name="chat.forget_chat")
def forget_chat() -> int:
    """Delete old chat messages; return their number."""
    return delete_old_messages(now=timezone.now())
