"""`manage.py reencrypt_secrets`, run after SECRET_KEY has changed: frees the former key."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from accounts.secrets import UnreadableSecret, reencrypt_others
from accounts.services.second_factors import reencrypt_second_factors


class Command(BaseCommand):
    """Encrypt all stored secrets again, with the current SECRET_KEY."""

    help = "Write all encrypted secrets anew under SECRET_KEY."

    def handle(self, *args: Any, **options: Any) -> None:
        """Encrypt all secrets again, or none. Raises CommandError if one can't be read."""
        try:
            with transaction.atomic():
                counts = {"second factors": reencrypt_second_factors(), **reencrypt_others()}
        except UnreadableSecret as error:
            raise CommandError(str(error)) from error
        for name, count in counts.items():
            self.stdout.write(f"{count} {name} written anew.")
