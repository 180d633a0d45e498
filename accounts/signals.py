"""What others may want to hear of accounts; `durak_site.wiring` connects them."""

from django.dispatch import Signal

session_ended = Signal()
"""A session is over; `session_key`. Whoever hears it ends what the session had open."""

token_ended = Signal()
"""A token is good for nothing any more; `token_id`. Whoever hears it ends what it had open."""

person_banned = Signal()
"""Somebody is banned from now on; `user_id`. Whoever hears it ends what they had open."""

standing_changed = Signal()
"""Staff decided something about somebody, lifted it, or answered; `user_id`."""
