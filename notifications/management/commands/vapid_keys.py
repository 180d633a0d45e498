"""`manage.py vapid_keys`: make the key pair by which push services recognise this site."""

from typing import Any

from django.core.management.base import BaseCommand

from notifications.vapid import new_private_key, public_key_of


class Command(BaseCommand):
    """Print a new key pair, which is stored nowhere."""

    help = "Print a new key for web push, to be put into the environment."

    def handle(self, *args: Any, **options: Any) -> None:
        """Print the private key as a line for the environment, and its public key."""
        private = new_private_key()
        self.stdout.write(f"VAPID_PRIVATE_KEY={private}")
        self.stdout.write(f"# the public key, which follows from it: {public_key_of(private)}")
