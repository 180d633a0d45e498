"""Cards as texts, and which one beats which."""

from collections.abc import Mapping
from typing import Any

Rules = Mapping[str, Any]
RANKS = "23456789TJQKA"
LOWEST = {24: "9", 32: "7", 36: "6", 52: "2"}
FIXED = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
RANK_TRUMPS = "DCHS"
CYCLE = "DCHS"


def height(card: str) -> int:
    """How high the card is by its rank alone."""
    return RANKS.index(card[0])


def trump_suit(rules: Rules, turned_up: str | None) -> str | None:
    """The letter of the trump suit."""
    if rules["trump"] == "turned_up":
        return turned_up[1] if turned_up else None
    return FIXED.get(rules["trump"])


def trump_rank(rules: Rules, turned_up: str | None) -> str | None:
    """The rank whose four cards are trumps (`rank_trump`)."""
    if rules["rank_trump"] == "off" or turned_up is None:
        return None
    return turned_up[0]


def is_trump(card: str, rules: Rules, turned_up: str | None) -> bool:
    """Whether the card is a trump of either kind."""
    return card[1] == trump_suit(rules, turned_up) or card[0] == trump_rank(rules, turned_up)


def power(card: str, rules: Rules, turned_up: str | None) -> int:
    """A number that compares trumps with each other, and cards of one suit with each other.

    0 … 12 plain cards; from 100 the trump suit; from 50 or 200 the trumps by rank.
    """
    powers = [height(card)]
    if card[1] == trump_suit(rules, turned_up):
        powers.append(100 + height(card))
    if card[0] == trump_rank(rules, turned_up):
        base = 200 if rules["rank_trump"] == "above_suit" else 50
        powers.append(base + RANK_TRUMPS.index(card[1]))
    return max(powers)


def beats(card: str, attack: str, rules: Rules, turned_up: str | None) -> bool:
    """Whether `card` beats `attack` (rules.md 2.5 and the options of card strength)."""
    if card[:2] == attack[:2]:
        return False
    same_suit = card[1] == attack[1]
    lowest = LOWEST[rules["deck"]]
    if rules["lowest_beats_highest"] and same_suit and card[0] == lowest and attack[0] == "A":
        return True
    higher = power(card, rules, turned_up) > power(attack, rules, turned_up)
    if rules["own_suit_only"] != "none" and attack[1] == FIXED[rules["own_suit_only"]]:
        return same_suit and higher
    if is_trump(card, rules, turned_up) or (same_suit and not is_trump(attack, rules, turned_up)):
        return higher
    if rules["trump"] == "cycle" and not is_trump(attack, rules, turned_up):
        return CYCLE[(CYCLE.index(card[1]) + 1) % 4] == attack[1]
    return False
