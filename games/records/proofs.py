"""The proof of a deal (provably fair): its commitment from the start, its seed after the end."""

from dataclasses import dataclass

from games.engine.cards import Card
from games.engine.deck import ALGORITHM
from games.engine.events import CardsDealt, GameStarted
from games.play.log import load, pack_of_deal
from games.play.models import Game
from games.play.selectors.seals import is_open

FIXED = "fixed"
"""Instead of an algorithm: the deal of a lesson or of the day, which no seed has shuffled."""


@dataclass(frozen=True, slots=True)
class ProvenDeal:
    """One deal of a game: its number (1, 2 …) and the pack in dealing order."""

    number: int
    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealProof:
    """The values of docs/api/records.md, "The deal"; no seed and deals until the game is over."""

    algorithm: str
    game_id: str
    commitment: str
    client_seeds: tuple[str, ...]
    server_seed: bytes | None
    deals: tuple[ProvenDeal, ...] | None


def proof_of(game: Game) -> DealProof:
    """Return the proof of a game, without server seed and deals unless it is finished and open."""
    client_seeds = tuple(seat.client_seed for seat in game.all_seats)
    is_told = is_open(game)
    return DealProof(
        algorithm=FIXED if game.fixed_pack else ALGORITHM,
        game_id=game.pk,
        commitment=game.commitment,
        client_seeds=client_seeds,
        server_seed=bytes(game.server_seed) if is_told else None,
        deals=_deals(game, client_seeds) if is_told else None,
    )


def _deals(game: Game, client_seeds: tuple[str, ...]) -> tuple[ProvenDeal, ...]:
    events = [numbered.event for numbered in load(game.pk)]
    count = sum(isinstance(event, CardsDealt) for event in events)
    started = events[0]
    assert isinstance(started, GameStarted)  # noqa: S101 - every game begins with this event
    return tuple(
        ProvenDeal(number, pack_of_deal(game, client_seeds, number=number, removed=started.removed))
        for number in range(1, count + 1)
    )
