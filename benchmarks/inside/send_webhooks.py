"""Plan events for webhooks and wait until all are sent: `python send_webhooks.py URL GAMES EACH`.

Every game has so many events, one after the other. The workers of the service send them; a pause
after a failure is cut short, so that it takes minutes and not hours. Prints JSON: the seconds from
the first event to the last success, and the log, with each event's id, state, and tries.
"""

import json
import sys
import time

import django

OWNERS = 10
"""A webhook for which too much waits is switched off, so that the games are shared among some."""
SECONDS_BETWEEN_LOOKS = 0.1
MAX_SECONDS = 570


def main() -> None:
    """Send what the arguments ask for."""
    url, games, each = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    django.setup()
    from webhooks.models import Delivery  # noqa: PLC0415 - after django.setup()

    owners = [new_owner(f"receiver{number}", url) for number in range(OWNERS)]
    begun = time.monotonic()
    for version in range(1, each + 1):
        for number in range(games):
            happen(owners[number % OWNERS], f"bench{number:05}", version)
    while time.monotonic() < begun + MAX_SECONDS and is_something_waiting():
        cut_pauses_short()
        time.sleep(SECONDS_BETWEEN_LOOKS)
    seconds = time.monotonic() - begun
    log = [[row.message_id, row.state, row.tries] for row in Delivery.objects.order_by("pk")]
    json.dump({"seconds": seconds, "log": log}, sys.stdout)


def new_owner(name: str, url: str) -> int:
    """The id of a new account with a webhook at the address."""
    from django.utils import timezone  # noqa: PLC0415 - after django.setup()

    from accounts.models import User  # noqa: PLC0415 - after django.setup()
    from webhooks.kinds import EventType  # noqa: PLC0415 - after django.setup()
    from webhooks.services.managing import make_webhook  # noqa: PLC0415 - after django.setup()

    user_id = User.objects.create_user(username=name, password=None).pk
    make_webhook(user_id=user_id, url=url, events=[EventType.WAITING], now=timezone.now())
    return user_id


def happen(user_id: int, game_id: str, version: int) -> None:
    """Commit that the game waits for the user at that version."""
    from django.db import transaction  # noqa: PLC0415 - after django.setup()

    from games.play.reactions import Committed  # noqa: PLC0415 - after django.setup()
    from webhooks.services.planning import plan_events  # noqa: PLC0415 - after django.setup()

    with transaction.atomic():
        plan_events(
            Committed(
                game_id=game_id,
                first_version=version,
                last_version=version,
                is_table_changed=False,
                people=(user_id,),
            )
        )


def is_something_waiting() -> bool:
    """Return whether an event was neither delivered nor given up."""
    from webhooks.models import Delivery, State  # noqa: PLC0415 - after django.setup()

    return Delivery.objects.filter(state=State.WAITING).exists()


def cut_pauses_short() -> None:
    """Queue failed deliveries again at once, except those that a worker is sending."""
    from django.utils import timezone  # noqa: PLC0415 - after django.setup()

    from webhooks.kinds import Error  # noqa: PLC0415 - after django.setup()
    from webhooks.models import Delivery, State  # noqa: PLC0415 - after django.setup()
    from webhooks.reactions import Lane  # noqa: PLC0415 - after django.setup()
    from webhooks.tasks import deliver  # noqa: PLC0415 - after django.setup()

    now = timezone.now()
    later = Delivery.objects.filter(state=State.WAITING, next_at__gt=now)
    failed = [row for row in later if row.tries[-1]["error"] != Error.INTERRUPTED]
    Delivery.objects.filter(pk__in=[row.pk for row in failed]).update(next_at=now)
    for row in failed:
        deliver.apply_async(Lane(row.webhook_id, row.game_id))


if __name__ == "__main__":
    main()
