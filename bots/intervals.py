"""95 % intervals of measured means and shares."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

Z = 1.959964
"""The normal quantile of a two-sided 95 % interval."""

Interval = tuple[float, float]


def interval_of(scores: Sequence[float]) -> Interval:
    """Return the 95 % interval of the mean of independent scores from 0 to 1.

    It comes from their spread; equal scores, whose spread is 0, get Wilson's interval.
    """
    mean = fmean(scores)
    spread = stdev(scores) if len(scores) > 1 else 0.0
    if not spread:
        return wilson(mean, len(scores))
    margin = Z * spread / sqrt(len(scores))
    return max(0.0, mean - margin), min(1.0, mean + margin)


def wilson(share: float, number: int) -> Interval:
    """Return Wilson's 95 % interval of a share that was measured in `number` trials."""
    scale = 1 + Z**2 / number
    middle = (share + Z**2 / (2 * number)) / scale
    margin = Z / scale * sqrt(share * (1 - share) / number + Z**2 / (4 * number**2))
    return max(0.0, middle - margin), min(1.0, middle + margin)
