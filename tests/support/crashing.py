"""A process that plays one command and is killed at a moment, for the tests of faults.

`python -m tests.support.crashing GAME SEAT MOMENT`, with a moment of `MOMENTS`. The kill is real:
no cleanup runs, connections break off. With `never` and `told` the process is not killed; with
`told` the site's reactions to the commit run, which otherwise are removed.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any
from unittest.mock import patch

import django

django.setup()

from games.engine.offers import spelled_out  # noqa: E402 - Django's set-up comes first
from games.play.reactions import committed  # noqa: E402 - as above
from games.play.selectors.games import get_game  # noqa: E402 - as above
from games.play.selectors.updates import update_of  # noqa: E402 - as above
from games.play.services.commands import submit_command  # noqa: E402 - as above
from games.play.services.players import BotActor  # noqa: E402 - as above


def _die(*_: Any, **__: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _replace(path: str, replacement: Callable[..., Any]) -> None:
    patch(f"games.play.services.{path}", replacement).start()


def _before_write() -> None:
    _replace("write.write_if", _die)


def _in_transaction() -> None:
    # Others write in the transaction of the events, and it is never committed.
    committed.add_in_transaction("dying", _die)


def _after_commit() -> None:
    committed.add("dying", _die)


MOMENTS: Mapping[str, Callable[[], None]] = {
    "before_write": _before_write,
    "in_transaction": _in_transaction,
    "after_commit": _after_commit,
    "never": lambda: None,
    "told": lambda: None,
}


def main(game_id: str, seat: int, moment: str) -> None:
    """Play the first legal command of a bot's seat, and die at the moment."""
    if moment != "told":
        committed._on_commit.clear()
    MOMENTS[moment]()
    game = get_game(game_id)
    submit_command(
        game_id=game_id,
        by=BotActor(),
        seat=seat,
        command=spelled_out(update_of(game).seen_by(seat).legal)[0],
        expected_version=game.version,
        idempotency_key=f"bot:{game.version}",
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
