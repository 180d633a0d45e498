"""`manage.py vapid_keys`: make the key pair by which push services know this house."""

from typing import Any

from django.core.management.base import BaseCommand

from notifications.vapid import new_private_key, public_key_of


class Command(BaseCommand):
    """Prints a new pair; nothing is kept."""

    help = "Print a new key for web push, to be put into the environment."

    def handle(self, *args: Any, **options: Any) -> None:
        """Print it as a line for the environment, and the public key that follows from it."""
        private = new_private_key()
        self.stdout.write(f"VAPID_PRIVATE_KEY={private}")
        self.stdout.write(f"# the public key, which follows from it: {public_key_of(private)}")
