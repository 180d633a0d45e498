"""The port through which accounts ask what to show a person of what staff decided about them.

`durak_site.wiring` connects moderation to it. Accounts don't know moderation.
"""

from collections.abc import Callable
from typing import Any

ShownSanctions = Callable[[int], list[dict[str, Any]]]
"""From a user's id to the sanctions to show, each as the API's `SanctionState`."""

_sources: list[ShownSanctions] = []


def show_sanctions_of(source: ShownSanctions) -> None:
    """Have this source asked from now on, instead of any earlier one."""
    _sources[:] = [source]


def sanctions_to_show(user_id: int) -> list[dict[str, Any]]:
    """What the user should see now of what staff decided about them."""
    return [sanction for source in _sources for sanction in source(user_id)]
