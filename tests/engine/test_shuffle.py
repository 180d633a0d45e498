"""The deal of docs/api/records.md, computed here once more and compared with fixed vectors."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.engine.deck import commitment, full_pack, shuffled

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "deal_vectors.json").read_text()
)["vectors"]


def plain_message(game_id: str, client_seeds: list[str], number: int) -> bytes:
    message = b""
    for seed in client_seeds:
        text = seed.encode("utf-8")
        message += bytes([len(text) // 256, len(text) % 256]) + text
    return message + game_id.encode("utf-8") + number.to_bytes(4, "big")


def plain_pack(deck: int, copies: int) -> list[str]:
    ranks = "23456789TJQKA"[-deck // 4 :]
    suffixes = ["", "2", "3"][:copies]
    return [rank + suit + suffix for suffix in suffixes for suit in "CDHS" for rank in ranks]


def plain_shuffle(pack: list[str], key: bytes) -> list[str]:
    pack, block = list(pack), 0
    words: list[int] = []
    for i in range(len(pack) - 1, 0, -1):
        while True:
            if not words:
                digest = hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).hexdigest()
                words = [int(digest[k : k + 8], 16) for k in range(0, 64, 8)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - (2**32 % (i + 1)):
                break
        j = word % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_fixed_vectors_follow_the_document(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["server_seed"])
    published = b"durak-deal-v1" + vector["game_id"].encode() + seed
    assert hashlib.sha256(published).hexdigest() == vector["commitment"]
    message = plain_message(vector["game_id"], vector["client_seeds"], vector["number"])
    key = hmac.new(seed, message, hashlib.sha256).digest()
    assert key.hex() == vector["key"]
    assert plain_shuffle(plain_pack(vector["deck"], vector["decks"]), key) == vector["pack"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_engine_deals_the_fixed_vectors(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["server_seed"])
    assert commitment(vector["game_id"], seed) == vector["commitment"]
    pack = shuffled(
        full_pack(vector["deck"], vector["decks"]),
        game_id=vector["game_id"],
        server_seed=seed,
        client_seeds=vector["client_seeds"],
        number=vector["number"],
    )
    assert [card.code for card in pack] == vector["pack"]


def test_every_part_of_the_message_changes_the_deal() -> None:
    arguments: dict[str, Any] = {
        "game_id": "aB3dE6gH9k",
        "server_seed": bytes(32),
        "client_seeds": ["a", "b"],
        "number": 1,
    }
    changes: list[dict[str, Any]] = [
        *({}, {"game_id": "aB3dE6gH9l"}, {"server_seed": bytes([*bytes(31), 1])}),
        *({"number": 2}, {"client_seeds": ["b", "a"]}, {"client_seeds": ["ab", ""]}),
        *({"client_seeds": ["", "ab"]}, {"client_seeds": ["a", "b", ""]}),
    ]
    packs = {shuffled(full_pack(36), **{**arguments, **change}) for change in changes}
    assert len(packs) == len(changes)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    pack = full_pack(24)
    rounds = 4800
    counts = Counter(
        (place, card)
        for number in range(rounds)
        for place, card in enumerate(
            shuffled(pack, game_id="g", server_seed=bytes(32), client_seeds=[], number=number)
        )
    )
    # 24 times 24 cells, 200 expected in each: chi-square with 23 * 23 degrees of freedom.
    expected = rounds / len(pack)
    chi_square = sum((counts[place, card] - expected) ** 2 for place in range(24) for card in pack)
    assert 400 < chi_square / expected < 670
