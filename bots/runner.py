"""A bot plays its turn as any client does: it looks, chooses among the legal, and submits."""

import random

from bots.strategies.registry import strategy
from games.engine import Seat
from games.play.errors import GameOver, IdempotencyKeyReused, StaleVersion
from games.play.selectors.bot_turns import bot_turn
from games.play.services.commands import submit_command
from games.play.services.players import Bot
from games.play.services.receipts import BOT_KEY


def play_turn(*, game_id: str, seat: Seat, version: int) -> bool:
    """Play the bot's turn at this version; whether its command was accepted now.

    The turn may be asked for any number of times and is played once: a game that has moved on
    needs nothing (its newer commit asked for its own turns), and the idempotency key of a
    version is spent by the first who plays it.
    """
    turn = bot_turn(game_id=game_id, seat=seat)
    seen = turn.seen
    if seen.version != version or seen.view is None or not seen.legal:
        return False
    fair = seen.legal if seen.fair is None else seen.fair  # bots keep the rules
    rng = random.Random(turn.chance)  # noqa: S311 - chance of play; the deal's is the server seed's
    command = strategy(turn.level).choose(seen.view, fair, rng)
    try:
        accepted = submit_command(
            game_id=game_id,
            by=Bot(),
            seat=seat,
            command=command,
            expected_version=version,
            idempotency_key=f"{BOT_KEY}{version}",
        )
    except (StaleVersion, GameOver, IdempotencyKeyReused):
        # Somebody played while the bot thought; it may have been the same turn in another worker.
        return False
    return not accepted.is_replay
