"""A new game's id, its secret, and the commitment to it that is published first."""

import secrets
from typing import NamedTuple

from games.engine.deck import SEED_BYTES, commitment
from games.play.models import new_game_id


class Seal(NamedTuple):
    """Columns of a new game's row."""

    id: str
    server_seed: bytes
    commitment: str


def new_seal() -> Seal:
    """A game id with a random server seed, and what commits to both."""
    game_id = new_game_id()
    server_seed = secrets.token_bytes(SEED_BYTES)
    return Seal(game_id, server_seed, commitment(game_id, server_seed))
