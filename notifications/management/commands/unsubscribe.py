"""Switch mails off for somebody who asked by mail."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from notifications.services.unsubscribing import unsubscribe_from_mails
from notifications.unsubscribe_links import subscription_of


class Command(BaseCommand):
    """`manage.py unsubscribe KEY`: the key is the subject of the mail to MAIL_UNSUBSCRIBE."""

    help = "Switch mails off: KEY is the subject of a mail that came to MAIL_UNSUBSCRIBE."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the key."""
        parser.add_argument("key")

    def handle(self, *, key: str, **_: Any) -> None:
        """Switch the mails off. Raises CommandError for a key that this site has not made."""
        subscription = subscription_of(key.strip())
        if subscription is None:
            raise CommandError("This site has not made such a key.")
        unsubscribe_from_mails(subscription)
        self.stdout.write(f"User {subscription.user_id} gets no more mails: {subscription.about}.")
