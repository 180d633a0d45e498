"""The pack and its shuffle, provably fair by commit-reveal: a commitment that anybody can check.

docs/api/records.md has the details ("The deal").
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from functools import cache

from games.engine.cards import RANKS_OF_SUITS, Card, Colour, Rank, Suit, card_from_code
from games.engine.rules import RuleSet

ALGORITHM = "durak-deal-v1"
SEED_BYTES = 32
CLIENT_SEED_LENGTH = 64
"""Most characters of a client seed."""

LOWEST_RANK = {24: Rank.NINE, 32: Rank.SEVEN, 36: Rank.SIX, 52: Rank.TWO}
"""The lowest rank of a pack, by its number of cards (rules.md 3 `deck`)."""


@cache
def full_pack(deck: int, copies: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return all cards of `copies` packs, sorted by copy, suit and rank.

    Each pack has `deck` cards; with `jokers`, two jokers follow them.

    >>> full_pack(36)[:4], len(full_pack(52, copies=2)), full_pack(52, jokers=2)[-2:]
    ((Card(6C), Card(7C), Card(8C), Card(9C)), 104, (Card(XB), Card(XR)))
    """
    faces = [
        f"{rank.letter}{suit.value}"
        for suit in Suit
        for rank in RANKS_OF_SUITS
        if rank >= LOWEST_RANK[deck]
    ]
    faces += [f"{Rank.JOKER.letter}{colour.value}" for colour in (Colour if jokers else ())]
    return tuple(
        card_from_code(f"{face}{copy if copy > 1 else ''}")
        for copy in range(1, copies + 1)
        for face in faces
    )


def pack_by(rules: RuleSet) -> tuple[Card, ...]:
    """Return all cards that the rules play with (rules.md 3 `deck`, `decks`, `jokers`).

    >>> len(pack_by(RuleSet(deck=52, jokers=2)))
    54
    """
    return full_pack(rules.deck, rules.decks, rules.jokers)


def commitment(game_id: str, server_seed: bytes) -> str:
    """Return the hex digest that is published before any client seed is known.

    >>> hashed = hashlib.sha256(b"durak-deal-v1" + b"aB3dE6gH9k" + bytes(32)).hexdigest()
    >>> commitment("aB3dE6gH9k", bytes(32)) == hashed
    True
    """
    return hashlib.sha256(ALGORITHM.encode() + game_id.encode() + server_seed).hexdigest()


def shuffled(
    pack: Sequence[Card],
    *,
    game_id: str,
    server_seed: bytes,
    client_seeds: Sequence[str],
    number: int = 1,
) -> tuple[Card, ...]:
    """Return the pack in the order in which deal `number` (1, 2 …) of the game deals it.

    `client_seeds` has one text a seat, empty for seats that gave none. Every order is equally
    likely for a random `server_seed`; the same arguments always give the same order.

    >>> seeds = {"server_seed": bytes(32), "client_seeds": ("", "")}
    >>> pack = shuffled(full_pack(36), game_id="aB3dE6gH9k", **seeds)
    >>> pack[:4], sorted(pack, key=lambda card: card.index) == [*full_pack(36)]
    ((Card(9C), Card(QD), Card(AS), Card(6D)), True)
    """
    key = hmac.digest(server_seed, _message(game_id, client_seeds, number), "sha256")
    words = _words(key)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, words)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def _message(game_id: str, client_seeds: Sequence[str], number: int) -> bytes:
    seeds = (seed.encode() for seed in client_seeds)
    return (
        b"".join(len(seed).to_bytes(2, "big") + seed for seed in seeds)
        + game_id.encode()
        + number.to_bytes(4, "big")
    )


def _words(key: bytes) -> Iterator[int]:
    """Yield an endless stream of 32-bit numbers, eight a block."""
    block_number = 0
    while True:
        block = hmac.digest(key, block_number.to_bytes(8, "big"), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        block_number += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Return an evenly distributed number below `bound`.

    Words that would make small numbers more likely are skipped.
    """
    fair = 2**32 - 2**32 % bound
    return next(word for word in words if word < fair) % bound
