"""A process that plays the bots of a game until it is over, without any delay.

`python -m tests.support.playing GAME`; after each accepted command its first version is written
to standard output, one line for each command.
"""

import random
import sys

import django

django.setup()

from bots.tasks import take_turn  # noqa: E402 - Django's set-up comes first
from games.play.models import GameStatus  # noqa: E402 - as above
from games.play.reactions import committed  # noqa: E402 - as above
from games.play.selectors.games import get_game  # noqa: E402 - as above


def main(game_id: str) -> None:
    """Play random awaited seats until the game is over."""
    committed._on_commit.clear()
    while (game := get_game(game_id)).status != GameStatus.FINISHED:
        seat = random.choice(game.awaited)
        if take_turn(game_id=game_id, seat=seat, version=game.version):
            sys.stdout.write(f"{game.version + 1}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
