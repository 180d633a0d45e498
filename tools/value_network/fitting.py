"""Fit one phase of the value network to examples, by gradient descent (Adam). Needs NumPy."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

from bots.kernel.network import FIRST_SCALE, ROWS, SECOND_SCALE, UNITS, WEIGHTS, ValueNetwork
from bots.kernel.table import Table
from tools.value_network.examples import ValuedPosition

Array = Any
"""An array of NumPy."""
BATCH = 512
RATE = 3e-3
DECAY = 1e-3
HELD_OUT = 20
"""One block of examples in so many is not learned."""
BLOCK = 200
MOST_ACTIVE = 160
PLAIN_SUIT = sum(1 << 3 * rank for rank in range(9))
TRUMPS = ((1 << 9) - 1) << 27
WIDEST = (1 << 15) - 1


class Fit(NamedTuple):
    """The weights of a phase as whole numbers, and how well they value what was held out."""

    first: list[int]
    bias: list[int]
    second: list[int]
    last: int
    error: float
    variance: float

    def __str__(self) -> str:
        return f"squared error {self.error:.5f} of a variance of {self.variance:.5f}"


def fitted(examples: Sequence[ValuedPosition], rules_table: Table, epochs: int, seed: int) -> Fit:
    """Return the weights fitted to the examples, of which one in `HELD_OUT` is only checked.

    Plain suits are alike: each time, an example is learned with its plain suits in another order.
    Raises ValueError if a sum of the network could exceed its number of bits.
    """
    chance = np.random.default_rng(seed)
    active = _active_rows(examples, rules_table)
    points = np.array([example.points for example in examples], np.float32)
    is_held = np.arange(len(examples)) // BLOCK % HELD_OUT == 0
    learned = np.flatnonzero(~is_held)
    network = _Layers(chance)
    steps = max(1, int(epochs * len(learned) / BATCH))
    for step in range(1, steps + 1):
        batch = chance.choice(learned, BATCH)
        inputs = _dense(active[batch, chance.integers(active.shape[1])])
        pace = min(1, step / 200) * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.005)
        network.learn(inputs, points[batch], step, RATE * pace)
    expected = points[is_held]
    error = network.values(_dense(active[is_held, 0])) - expected
    return network.rounded(float((error**2).mean()), float(expected.var()))


def _active_rows(examples: Sequence[ValuedPosition], table: Table) -> Array:
    """Return the inputs that are 1, by example and order of the suits; `ROWS` fills up."""
    network = ValueNetwork([0] * WEIGHTS)
    orders = list(permutations(range(3)))
    found = np.full((len(examples), len(orders), MOST_ACTIVE), ROWS, np.int16)
    for place, example in enumerate(examples):
        for turn, order in enumerate(orders):
            leader, other, talon = (_reordered(mask, order) for mask in example[:3])
            cards = [card for card in range(talon.bit_length()) if talon >> card & 1]
            table.lay([leader, other], [0, 0], cards, [])
            rows = network.rows(table)
            found[place, turn, : len(rows)] = rows
    return found[:, :, : (found < ROWS).sum(2).max()]


def _reordered(mask: int, order: Sequence[int]) -> int:
    """Return the cards with their plain suits in another order."""
    found = mask & TRUMPS
    for suit, other in enumerate(order):
        found |= (mask >> suit & PLAIN_SUIT) << other
    return found


def _dense(active: Array) -> Array:
    """Return the inputs as 0 and 1, by example and row."""
    inputs = np.zeros((len(active), ROWS + 1), np.float32)
    inputs[np.arange(len(active))[:, None], active] = 1
    return inputs[:, :ROWS]


class _Layers:
    """The weights while they are learned, and the running means of Adam."""

    def __init__(self, chance: Any) -> None:  # a generator of NumPy
        self.weights = [
            chance.normal(0, 0.1, (ROWS, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            chance.normal(0, 0.2, UNITS).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]

    def values(self, inputs: Array) -> Array:
        """Return the value of each position."""
        first, bias, second, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        return 1 / (1 + np.exp(-(hidden @ second + last)))

    def learn(self, inputs: Array, points: Array, step: int, rate: float) -> None:
        """Go one step down the gradient of the cross entropy."""
        first, bias, second, last = self.weights
        sums = inputs @ first + bias
        hidden = np.maximum(sums, 0)
        values = 1 / (1 + np.exp(-(hidden @ second + last)))
        error = (values - points) / len(points)
        back = np.outer(error, second) * (sums > 0)
        gradients = (inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True))
        for place, gradient in enumerate(gradients):
            mean, square = self._means[place], self._squares[place]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            change = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            if place in {0, 2}:
                change = change + DECAY * self.weights[place]
            self.weights[place] -= (rate * change).astype(np.float32)

    def rounded(self, error: float, variance: float) -> Fit:
        """Return the weights as whole numbers."""
        first, bias, second, last = self.weights
        widest = max(_widest(first, bias), _widest(-first, -bias))
        if widest * FIRST_SCALE > WIDEST:
            raise ValueError("a sum of the first layer could exceed 16 bits")
        return Fit(
            np.rint(first * FIRST_SCALE).astype(int).ravel().tolist(),
            np.rint(bias * FIRST_SCALE).astype(int).tolist(),
            np.rint(second * SECOND_SCALE).astype(int).tolist(),
            round(float(last[0]) * FIRST_SCALE),
            error,
            variance,
        )


def _widest(first: Array, bias: Array) -> float:
    """Return an upper bound of the sums of all units: no card is in two places."""
    up = np.maximum(first, 0)

    def of_hand(row: int) -> Array:
        return up[row : row + 36] + np.maximum(up[row + 36 : row + 72], up[row + 72 : row + 108])

    cards = np.maximum(np.maximum(of_hand(0), of_hand(145)), up[290:326]).sum(0)
    ranks = up[108:126].sum(0) + up[253:271].sum(0)
    sizes = up[126:145].max(0) + up[271:290].max(0) + up[326:345].max(0)
    return float((cards + ranks + sizes + np.maximum(bias, 0)).max())
