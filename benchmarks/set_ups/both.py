"""The set-ups by their names."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Protocol

from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.embedded import embedded
from benchmarks.set_ups.served import served
from benchmarks.set_ups.service import Service


class SetUp(Protocol):
    """A way to run a working copy."""

    def __call__(
        self, checkout: Checkout, /, *, variables: Mapping[str, str] | None = None
    ) -> AbstractContextManager[Service]:
        """The running set-up, whose processes have these further variables."""


SET_UPS: Mapping[str, SetUp] = {"embedded": embedded, "served": served}
