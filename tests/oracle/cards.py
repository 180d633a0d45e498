"""Cards as texts, and which one beats which."""

from collections.abc import Mapping
from typing import Any

Rules = Mapping[str, Any]
RANKS = "23456789TJQKA"
LOWEST = {24: "9", 32: "7", 36: "6", 52: "2"}
FIXED = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}


def itself(card: str) -> str:
    """Return the card as it is in a hand: `6C=S` is the six of clubs."""
    return card.split("=", maxsplit=1)[0]


def face(card: str) -> str:
    """Rank and suit that the card counts as while it lies on the table."""
    return card[0] + (card[-1] if "=" in card else card[1])


def names_of(card: str, rules: Rules) -> list[str]:
    """Return the card, and a wild six as every other suit too."""
    wild = {"none": "", "diamonds": "D", "all": "CDHS"}[rules["wild_six"]]
    if card[0] != "6" or card[1] not in wild:
        return [card]
    return [card, *(f"{card}={suit}" for suit in "CDHS" if suit != card[1])]


def height(card: str) -> int:
    """Return the strength of the card by its rank alone."""
    return RANKS.index(card[0])


def trump_suit(rules: Rules, turned_up: str | None) -> str | None:
    """Return the letter of the trump suit."""
    if rules["trump"] == "turned_up":
        return turned_up[1] if turned_up else None
    return FIXED.get(rules["trump"])


def trump_rank(rules: Rules, turned_up: str | None) -> str | None:
    """Return the rank whose four cards are trumps (`rank_trump`)."""
    if rules["rank_trump"] == "off" or turned_up is None:
        return None
    return turned_up[0]


def is_trump(card: str, rules: Rules, turned_up: str | None) -> bool:
    """Return whether the card is a trump of either kind."""
    card = face(card)
    return card[1] == trump_suit(rules, turned_up) or card[0] == trump_rank(rules, turned_up)


def power(card: str, rules: Rules, turned_up: str | None) -> int:
    """Return a number that compares trumps with each other, and cards of one suit with each other.

    0 … 12 plain cards; from 100 the trump suit; from 50 or 200 the trumps by rank.
    """
    powers = [height(card)]
    if card[1] == trump_suit(rules, turned_up):
        powers.append(100 + height(card))
    if card[0] == trump_rank(rules, turned_up):
        base = 200 if rules["rank_trump"] == "above_suit" else 50
        powers.append(base + str(rules["suit_order"]).index(card[1]))
    return max(powers)


def lowest_trump(rules: Rules, turned_up: str | None) -> str | None:
    """Return the lowest trump of a whole pack."""
    ranks = RANKS[RANKS.index(LOWEST[rules["deck"]]) :]
    pack = [rank + suit for rank in ranks for suit in "CDHS"]
    trumps = [card for card in pack if is_trump(card, rules, turned_up)]
    return min(trumps, key=lambda card: power(card, rules, turned_up), default=None)


def beats(card: str, attack: str, rules: Rules, turned_up: str | None) -> bool:
    """Return whether `card` beats `attack` (rules.md 2.5 and the options of card strength)."""
    card, attack = face(card), face(attack)
    if card == attack or attack[0] == "X":
        return False
    if card[0] == "X":
        return attack[1] in {"B": "CS", "R": "DH"}[card[1]]
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
        first, second, third, fourth = rules["suit_order"]
        circle = {(first, second), (second, third), (third, fourth), (fourth, first)}
        return (card[1], attack[1]) in circle
    return False
