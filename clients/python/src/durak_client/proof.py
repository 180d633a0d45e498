"""Verify a deal (provably fair): finished cards came from the secret published before."""

import hashlib
import hmac
import itertools
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from durak_client.errors import DurakError

ALGORITHM = "durak-deal-v1"
SUITS = "CDHS"
RANKS = "23456789TJQKA"
LOWEST_RANK = {24: "9", 32: "7", 36: "6", 52: "2"}
JOKERS = ("XB", "XR")
DEFAULT_DECK = 36


class ProofError(DurakError):
    """The deal can't be checked, or does not hold."""


def check_deal(
    proof: Mapping[str, Any], events: Sequence[Mapping[str, Any]], commitment: str | None = None
) -> int:
    """Check a game's deals, and return how many there were. Raises ProofError.

    `events` are all events of the game with open cards, `commitment` is what the game showed before
    it began; without it the proof's own is taken, which a dishonest service could have changed.
    """
    if proof["algorithm"] != ALGORITHM:
        _fail("This deal was not shuffled: it is a lesson, or the deal of the day.")
    if proof["server_seed"] is None or proof["deals"] is None:
        _fail("The secret is not revealed yet: the game has to be finished.")
    seed, game = bytes.fromhex(proof["server_seed"]), str(proof["game_id"]).encode()
    found = hashlib.sha256(ALGORITHM.encode() + game + seed).hexdigest()
    if not hmac.compare_digest(found, proof["commitment"] if commitment is None else commitment):
        _fail("The server seed is not the one that was committed to.")
    started = next((event for event in events if event["type"] == "game_started"), None)
    if started is None:
        _fail("The events do not begin with the start of the game.")
    rules = started["rules"]
    removed = frozenset(started.get("removed") or ())
    fresh = [card for card in full_pack(rules) if card not in removed]
    texts = [text.encode() for text in proof["client_seeds"]]
    message = b"".join(len(text).to_bytes(2, "big") + text for text in texts) + game
    under = 1 + bool(rules.get("changing_trump", False))
    rounds = [event for event in events if event["type"] == "cards_dealt"]
    if [event["number"] for event in rounds] != [deal["number"] for deal in proof["deals"]]:
        _fail("The proof has other deals than the game.")
    for deal in proof["deals"]:
        key = hmac.digest(seed, message + deal["number"].to_bytes(4, "big"), "sha256")
        if shuffled(fresh, key) != deal["pack"]:
            _fail(f"The seeds give another order of the pack in deal {deal['number']}.")
        _check_given_out(deal, events, started["forehand"], under)
    return len(rounds)


def full_pack(rules: Mapping[str, Any]) -> list[str]:
    """Return all cards that the rules play with: by copy, suit and rank, jokers last in a copy."""
    lowest = LOWEST_RANK[rules.get("deck", DEFAULT_DECK)]
    faces = [rank + suit for suit in SUITS for rank in RANKS[RANKS.index(lowest) :]]
    faces += JOKERS if rules.get("jokers") else ()
    copies = range(1, rules.get("decks", 1) + 1)
    return [face + (str(copy) if copy > 1 else "") for copy in copies for face in faces]


def shuffled(pack: Sequence[str], key: bytes) -> list[str]:
    """Return the pack in the order that the key gives (Fisher and Yates, from the last card)."""
    cards, words = list(pack), _words(key)
    for last in range(len(cards) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        chosen = next(word for word in words if word < fair) % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def _words(key: bytes) -> Iterator[int]:
    for number in itertools.count():
        yield from struct.unpack(">8I", hmac.digest(key, number.to_bytes(8, "big"), "sha256"))


def _check_given_out(
    deal: Mapping[str, Any], events: Sequence[Mapping[str, Any]], forehand: int, under: int
) -> None:
    """Check that hands, face-down cards, talon and drawn cards come from the pack."""
    number, pack = deal["number"], deal["pack"]
    places = [at for at, event in enumerate(events) if event["type"] == "cards_dealt"]
    at = next(at for at in places if events[at]["number"] == number)
    dealt = events[at]
    seats, in_hands = len(dealt["hands"]), sum(map(len, dealt["hands"]))
    shown = in_hands + sum(map(len, dealt["hidden"]))
    for seat in range(seats):
        first = (seat - forehand) % seats
        hand, hidden = pack[first:in_hands:seats], pack[in_hands + first : shown : seats]
        if sorted(hand) != sorted(dealt["hands"][seat]):
            _fail(f"Seat {seat} was dealt other cards.")
        if sorted(hidden) != sorted(dealt["hidden"][seat]):
            _fail(f"Seat {seat} was dealt other face-down cards.")
    passed, rest = dealt.get("passed_over") or [], pack[shown:]
    left = rest[len(passed) :]
    is_turned_up = dealt["trump_card"] is not None and dealt["trump_holder"] is None
    talon = [*left[under:], *passed, *left[:under]] if is_turned_up else rest
    if rest[: len(passed)] != passed or talon != dealt["talon"]:
        _fail("The talon is another one.")
    if is_turned_up and left[0] != dealt["trump_card"]:
        _fail("Another card was turned up.")
    end = next((place for place in places if place > at), len(events))
    _check_drawn(talon, events[at + 1 : end])


def _check_drawn(talon: Sequence[str], events: Sequence[Mapping[str, Any]]) -> None:
    """Check that cards left the talon from its front; a swapped trump card takes its place."""
    left = list(talon)
    for event in events:
        if event["type"] == "trump_swapped":
            left = [event["given"] if card == event["taken"] else card for card in left]
        elif event["type"] == "cards_drawn":
            count = len(event["cards"])
            if sorted(left[:count]) != sorted(event["cards"]):
                _fail(f"Seat {event['seat']} drew other cards.")
            left = left[count:]


def _fail(why: str) -> NoReturn:
    raise ProofError(why)
