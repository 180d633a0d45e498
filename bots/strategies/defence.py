"""The cheapest way to beat everything that lies open."""

from collections.abc import Callable, Sequence

from games.engine import Card
from games.engine.commands import Beat

Price = Callable[[Card], float]


def cheapest_defence(
    attacks: Sequence[Card], beats: Sequence[Beat], price: Price
) -> tuple[float, tuple[Beat, ...]] | None:
    """One beat for each attack, every card used once, at the least total price; None if there is no
    such way.

    The beats begin with the attack that leaves least choice.
    """
    # Of n attacks no one needs more than its n cheapest beats: the others can take n - 1 at most.
    choices = sorted(
        (
            sorted((beat for beat in beats if beat.attack is attack), key=lambda b: price(b.card))
            for attack in attacks
        ),
        key=len,
    )
    return _cheapest([choice[: len(attacks)] for choice in choices], frozenset(), price)


def _cheapest(
    choices: Sequence[Sequence[Beat]], used: frozenset[Card], price: Price
) -> tuple[float, tuple[Beat, ...]] | None:
    if not choices:
        return 0.0, ()
    best: tuple[float, tuple[Beat, ...]] | None = None
    for beat in choices[0]:
        if beat.card in used or (best is not None and price(beat.card) >= best[0]):
            continue
        rest = _cheapest(choices[1:], used | {beat.card}, price)
        if rest is not None and (best is None or price(beat.card) + rest[0] < best[0]):
            best = price(beat.card) + rest[0], (beat, *rest[1])
    return best
