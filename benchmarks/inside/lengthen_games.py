"""Make the logs of running games longer: `python lengthen_games.py EVENTS GAME …`.

Adds events that change nothing (a hand is kept where nobody was asked) until each log has so many:
it replays to the same state. Reports nothing.
"""

import sys

import django


def main() -> None:
    """Lengthen the logs of the games that the arguments name."""
    events, ids = int(sys.argv[1]), sys.argv[2:]
    django.setup()
    from django.db import transaction  # noqa: PLC0415 - after django.setup()

    from games.play.models import Game, StoredEvent  # noqa: PLC0415 - after django.setup()

    for game_id in ids:
        with transaction.atomic():
            newest = StoredEvent.objects.filter(game_id=game_id).order_by("-version")[0]
            StoredEvent.objects.bulk_create(
                [
                    StoredEvent(
                        game_id=game_id,
                        version=version,
                        type="hand_kept",
                        schema_version=1,
                        data={"seat": 0},
                        cause="player",
                        at=newest.at,
                    )
                    for version in range(newest.version + 1, events + 1)
                ],
                batch_size=1000,
            )
            Game.objects.filter(pk=game_id).update(version=max(newest.version, events))


if __name__ == "__main__":
    main()
