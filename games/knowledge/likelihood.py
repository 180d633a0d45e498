"""The measured effect of signs on the likelihood of cards: `python -m benchmarks.knowledge`."""

from collections.abc import Mapping

from games.engine import Card
from games.knowledge.evidence import Sign
from games.knowledge.seen import SeenCards

Case = tuple[Sign, bool, bool]
"""A sign, whether the card is a trump, and whether cards are still drawn."""

LIKELIHOODS: Mapping[Case, float] = {
    (Sign.NOT_BEATEN, False, True): 0.1,
    (Sign.NOT_BEATEN, True, True): 0.65,
    (Sign.NOT_BEATEN, False, False): 0.1,
    (Sign.NOT_BEATEN, True, False): 0.15,
    (Sign.ONE_NOT_BEATEN, False, True): 0.55,
    (Sign.ONE_NOT_BEATEN, True, True): 1.0,
    (Sign.ONE_NOT_BEATEN, False, False): 0.5,
    (Sign.ONE_NOT_BEATEN, True, False): 0.8,
    (Sign.BEATEN_DEARER, False, True): 0.25,
    (Sign.BEATEN_DEARER, True, True): 0.15,
    (Sign.BEATEN_DEARER, False, False): 0.2,
    (Sign.BEATEN_DEARER, True, False): 0.35,
    (Sign.LED_HIGHER, False, True): 0.5,
    (Sign.LED_HIGHER, True, True): 0.3,
    (Sign.LED_HIGHER, False, False): 0.7,
    (Sign.LED_HIGHER, True, False): 0.7,
    (Sign.NOT_ADDED, False, True): 0.15,
    (Sign.NOT_ADDED, True, True): 1.0,
    (Sign.NOT_ADDED, False, False): 0.4,
    (Sign.NOT_ADDED, True, False): 0.5,
    (Sign.NOT_TRANSFERRED, False, True): 0.2,
    (Sign.NOT_TRANSFERRED, True, True): 0.9,
    (Sign.NOT_TRANSFERRED, False, False): 0.2,
    (Sign.NOT_TRANSFERRED, True, False): 0.2,
}


def case_of(seen: SeenCards, sign: Sign, card: Card) -> Case:
    """Return the case that decides the likelihood of the card."""
    return sign, seen.strength.is_trump(card), seen.is_drawing


def likelihood(seen: SeenCards, sign: Sign, card: Card) -> float:
    """Return the likelihood of the event with the card in the hand, relative to that without it."""
    if sign is Sign.IMPOSSIBLE:
        return 0.0
    return LIKELIHOODS[case_of(seen, sign, card)]
