"""One game of two guests from beginning to end, or up to some point, for what is measured after."""

import asyncio
import random
import secrets

from benchmarks.driver.game import StartedGame
from benchmarks.driver.load import Address
from benchmarks.driver.meter import Meter
from benchmarks.driver.pace import AtOnce
from benchmarks.driver.people import Addresses, Guest
from benchmarks.driver.table import start_game

FINISHED_WITHIN_SECONDS = 300


class NotPlayed(Exception):
    """A game that a benchmark needs was not played to its end; the message has the errors."""


async def two_guests(address: Address, addresses: Addresses) -> tuple[Guest, Guest]:
    """Two guests with sessions."""
    host, other = (Guest(*address, addresses.new()) for _ in range(2))
    await host.sign_in()
    await other.sign_in()
    return host, other


async def two_accounts(address: Address, addresses: Addresses) -> tuple[Guest, Guest, str, str]:
    """Two people with accounts, and their names."""
    host, other = await two_guests(address, addresses)
    return host, other, await _register(host), await _register(other)


async def _register(guest: Guest) -> str:
    """Give the guest an account with a random name; the name."""
    name = f"bench{secrets.token_hex(4)}"
    await guest.must_post(
        "auth/register", {"username": name, "password": secrets.token_urlsafe(16)}
    )
    return name


async def play_whole(host: Guest, other: Guest, seed: int = 1) -> str:
    """Play a game to its end; its id. Raises NotPlayed if it has none."""
    meter = Meter()
    game_id = await start_game(host, other)
    game = StartedGame(game_id, meter=meter, pace=AtOnce(), rng=random.Random(seed))
    async with asyncio.timeout(FINISHED_WITHIN_SECONDS):
        await game.play((host, other))
    if meter.errors:
        raise NotPlayed(str(dict(meter.errors)))
    return game_id
