"""The secret of a new game's deal, and the commitment to it that is published first."""

import secrets
from typing import NamedTuple

from games.engine.deck import SEED_BYTES, commitment
from games.play.models import new_game_id


class DealSecret(NamedTuple):
    """The columns of a new game's row that settle its deal."""

    id: str
    server_seed: bytes
    commitment: str


def new_deal_secret() -> DealSecret:
    """Return a new game id, a random server seed, and the commitment to both."""
    return deal_secret_of(new_game_id())


def deal_secret_of(game_id: str) -> DealSecret:
    """Return a random server seed for a new game of this id, and the commitment to both."""
    return _committed(game_id, new_server_seed())


def secret_of_fixed_deal(server_seed: bytes | memoryview) -> DealSecret:
    """Return a new game id, the server seed of a fixed deal, and the commitment to both."""
    return _committed(new_game_id(), bytes(server_seed))


def new_server_seed() -> bytes:
    """Return a random server seed."""
    return secrets.token_bytes(SEED_BYTES)


def _committed(game_id: str, server_seed: bytes) -> DealSecret:
    return DealSecret(game_id, server_seed, commitment(game_id, server_seed))
