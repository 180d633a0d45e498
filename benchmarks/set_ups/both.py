"""The set-ups by their names."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager

from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service

SetUp = Callable[[Checkout], AbstractContextManager[Service]]
SET_UPS: Mapping[str, SetUp] = {"embedded": embedded, "served": served}
