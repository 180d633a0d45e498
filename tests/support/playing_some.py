"""A process that plays some random commands of people in each of some games.

`python -m tests.support.playing_some COMMANDS GAME …`; no messages are sent."""

import random
import sys

import django

django.setup()

from games.play.reactions import committed  # noqa: E402 - Django's set-up comes first
from tests.support.games import play  # noqa: E402 - as above


def main(commands: int, game_ids: list[str]) -> None:
    """Play so many commands in each game."""
    committed._on_commit.clear()
    for number, game_id in enumerate(game_ids):
        for _ in play(game_id, random.Random(100 + number), most=commands):
            pass


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
