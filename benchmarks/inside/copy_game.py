"""Copy a finished game: `python copy_game.py GAME COUNT EVENTS`, each with so many of its events.

Seats, events and every column are those of the game, ids are new, and its moments are spread over
the year before. Reports nothing.
"""

import random
import secrets
import string
import sys
from datetime import timedelta
from typing import Any

import django

AT_ONCE = 1000
YEAR_SECONDS = 365 * 24 * 3600


def main() -> None:
    """Copy the game that the arguments name."""
    game_id, count, events = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    django.setup()
    from django.db import transaction  # noqa: PLC0415 - after django.setup()

    from games.play.models import Game, Seat, StoredEvent  # noqa: PLC0415 - after django.setup()

    rng = random.Random(game_id)
    game = row_of(Game.objects.get(pk=game_id))
    seats = [row_of(seat) for seat in Seat.objects.filter(game_id=game_id)]
    log = [row_of(event) for event in StoredEvent.objects.filter(game_id=game_id)[:events]]
    for done in range(0, count, AT_ONCE):
        copies = [moved(game, new_id(), rng) for _ in range(min(AT_ONCE, count - done))]
        ids = [copy["id"] for copy in copies]
        with transaction.atomic():
            Game.objects.bulk_create([Game(**copy) for copy in copies])
            Seat.objects.bulk_create(
                [Seat(**seat_of(copy, seat)) for copy in copies for seat in seats]
            )
            StoredEvent.objects.bulk_create(
                [StoredEvent(**{**event, "game_id": new}) for new in ids for event in log]
            )


def row_of(thing: Any) -> dict[str, Any]:
    """The columns of a row."""
    return {name: kept for name, kept in vars(thing).items() if not name.startswith("_")}


def moved(game: dict[str, Any], id_: str, rng: random.Random) -> dict[str, Any]:
    """The row of the game under another id, some time earlier."""
    earlier = timedelta(seconds=rng.random() * YEAR_SECONDS)
    moments = ("created_at", "started_at", "finished_at")
    links = {"first_game_id": None, "next_game_id": None}
    return {**game, **links, "id": id_, **{name: game[name] - earlier for name in moments}}


def seat_of(game: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    """The row of the seat in a copy of its game; it repeats moments of the game, by their names."""
    moments = {f"game_{name}": game[name] for name in ("created_at", "finished_at")}
    repeated = {name: moment for name, moment in moments.items() if name in seat}
    return {**seat, **repeated, "id": None, "game_id": game["id"]}


def new_id() -> str:
    """A game's id that nobody has."""
    return "".join(secrets.choice(string.digits + string.ascii_letters) for _ in range(10))


if __name__ == "__main__":
    main()
