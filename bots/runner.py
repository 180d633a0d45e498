"""A bot's turn: read its view, choose a move among the legal offers, submit the command."""

import random
from typing import NamedTuple

from bots.strategies.registry import reads_log, strategy
from games.engine import Command, Seat
from games.lessons.scripts import scripted_answer
from games.play.broken import note_broken
from games.play.errors import GameOver, IdempotencyKeyReused, StaleVersion, StoreError
from games.play.selectors.bot_turns import bot_turn, own_log
from games.play.services.commands import submit_command
from games.play.services.players import BotActor
from games.play.services.receipts import BOT_KEY


class BotChoice(NamedTuple):
    """A bot's choice, and the mark of the version at which it chose, if that is known."""

    command: Command
    mark: str | None


def chosen_command(*, game_id: str, seat: Seat, version: int) -> BotChoice | None:
    """Return the bot's choice, the same each time; None if it is not its turn at this version.

    In a lesson the bot plays the moves of the lesson, as long as the learner follows it. In a
    broken game nobody plays.
    """
    try:
        return _chosen(game_id, seat, version)
    except StoreError as error:
        note_broken(game_id, error)
        return None


def _chosen(game_id: str, seat: Seat, version: int) -> BotChoice | None:
    turn = bot_turn(game_id=game_id, seat=seat)
    seen = turn.seen
    if seen.version != version or seen.view is None or not seen.legal:
        return None
    command = scripted_answer(turn.lesson, version, seen.view)
    if command is not None:
        return BotChoice(command, seen.mark)
    fair = seen.legal if seen.fair is None else seen.fair  # bots keep the rules
    rng = random.Random(turn.chance)  # noqa: S311 - a choice of play needs no secure randomness
    log = own_log(game_id=game_id, seat=seat, version=version) if reads_log(turn.level) else ()
    return BotChoice(strategy(turn.level).choose(seen.view, fair, rng, log), seen.mark)


def lay(*, game_id: str, seat: Seat, version: int, choice: BotChoice) -> bool:
    """Submit the bot's choice at this version; return whether it was accepted now.

    Any number of workers may do so, and one succeeds: a newer version refuses the command (its
    commit has queued its own turns), and the idempotency key of a version works once.
    """
    try:
        accepted = submit_command(
            game_id=game_id,
            by=BotActor(),
            seat=seat,
            command=choice.command,
            expected_version=version,
            expected_mark=choice.mark,
            idempotency_key=f"{BOT_KEY}{version}",
        )
    except (StaleVersion, GameOver, IdempotencyKeyReused):
        # A player was quicker, or another worker has played this turn.
        return False
    except StoreError as error:
        note_broken(game_id, error)
        return False
    return not accepted.is_replay
