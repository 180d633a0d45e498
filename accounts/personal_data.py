"""The port through which other apps tell what they keep of a person, and let go of it.

`durak_site.wiring` registers the parts. Accounts know none of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from accounts.models import User


@dataclass(frozen=True, slots=True)
class File:
    """One file of an export."""

    name: str
    text: str


class Part:
    """What one room keeps of people; a room overrides what it has an answer to."""

    def files(self, user: User, /) -> Iterable[File]:  # noqa: ARG002 - what a room has is its own
        """What it has of the user, for an export; read one after the other."""
        return ()

    def check_may_leave(self, user: User, /) -> None:
        """Raises CannotLeave if the user has to do something before the account can go."""

    def check_may_become_bot(self, user: User, /) -> None:
        """Raises HasPlayed if the user has done here what only people do, or has played."""

    def leave(self, user: User, /) -> None:
        """Take the user out of what goes on; may be called again, does no harm then.

        Asked when somebody is banned, too: what they did and wrote stays.
        """

    def forget(self, user: User, /) -> None:
        """Delete or scrub what tells of the user, who has left; may be called again."""


_parts: dict[str, Part] = {}


def register(name: str, part: Part) -> None:
    """Have a part asked from now on; the same name again replaces it."""
    _parts[name] = part


def parts() -> Iterator[Part]:
    """All parts."""
    yield from tuple(_parts.values())
