"""A process that plays the bots of a game until it is over, like a worker that never rests.

`python -m tests.support.playing GAME`; each accepted command's versions go to standard output
after the answer, one line a command.
"""

import random
import sys

import django

django.setup()

from bots.runner import play_turn  # noqa: E402 - Django's set-up comes first
from games.play.models import GameStatus  # noqa: E402
from games.play.reactions import committed  # noqa: E402
from games.play.selectors.games import get_game  # noqa: E402


def main(game_id: str) -> None:
    """Play any awaited seat, again and again."""
    committed._on_commit.clear()
    while (game := get_game(game_id)).status != GameStatus.FINISHED:
        seat = random.choice(game.awaited)
        if play_turn(game_id=game_id, seat=seat, version=game.version):
            sys.stdout.write(f"{game.version + 1}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
