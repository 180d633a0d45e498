"""The port by which accounts read the sanctions (bans, mutes, warnings) to show a user.

`durak_site.wiring` connects moderation to it; this app doesn't import moderation.
"""

from collections.abc import Callable
from typing import Any

ShownSanctions = Callable[[int], list[dict[str, Any]]]
"""A function from a user's id to the sanctions to show, each as the API's `SanctionState`."""

_sources: list[ShownSanctions] = []


def show_sanctions_of(source: ShownSanctions) -> None:
    """Read the sanctions from this source from now on, in place of any earlier one."""
    _sources[:] = [source]


def sanctions_to_show(user_id: int) -> list[dict[str, Any]]:
    """Return the sanctions to show the user now, each as `SanctionState`."""
    return [sanction for source in _sources for sanction in source(user_id)]
