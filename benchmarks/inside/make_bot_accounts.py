"""Make bot accounts: `python make_bot_accounts.py COUNT`; prints the text of a token of each.

They have no password, so that none has to be hashed.
"""

import sys

import django


def main() -> None:
    """Make so many bot accounts that may play and join tournaments."""
    count = int(sys.argv[1])
    django.setup()
    from django.utils import timezone  # noqa: PLC0415 - after django.setup()

    from accounts.models import User  # noqa: PLC0415 - after django.setup()
    from accounts.services.tokens import make_token  # noqa: PLC0415 - after django.setup()
    from web.http.scopes import Scope  # noqa: PLC0415 - after django.setup()

    scopes = [Scope.READ, Scope.PLAY, Scope.TOURNAMENTS]
    for number in range(count):
        user = User.objects.create_user(f"bench-bot-{number}", is_bot=True)
        _, text = make_token(user=user, name="arena", scopes=scopes, days=1, now=timezone.now())
        print(text)


if __name__ == "__main__":
    main()
