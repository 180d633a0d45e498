"""The deadlines of bots and of reminders, after which a sweep (periodic task) acts."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from django.conf import settings

from games.play.models import Game, Seat

BOT_GRACE = timedelta(seconds=5)
"""The time beyond its natural delay after which a bot's turn counts as lost."""

TURN_GRACE = timedelta(seconds=6)
"""The time for which an awaited player may look away, or reconnect, before a reminder is sent."""

CHECK_AGAIN_AFTER = timedelta(seconds=20)
"""The time after which players who seem to be at the table are checked again."""


def turn_deadline(
    game: Game, seats: Sequence[Seat], awaited: Collection[int], *, now: datetime
) -> datetime | None:
    """Return when to remind the people who are awaited from `now` on.

    Return None if no person is awaited, or if only one person plays: bots don't mind waiting. None
    too if only programs play, which learn of their turns from streams and webhooks.
    """
    if game.has_only_programs:
        return None
    people = {s.number for s in seats if s.user_id is not None and s.left_version is None}
    is_company = len(people) > 1
    return now + TURN_GRACE if is_company and people & set(awaited) else None


def bot_deadline(now: datetime) -> datetime:
    """Return the moment at which the turn of a bot that is awaited from `now` on is lost."""
    return now + timedelta(milliseconds=settings.DURAK_BOT_DELAY_MS) + BOT_GRACE
