"""The GDPR port: other apps register here to export and delete a user's personal data.

`durak_site.wiring` registers the parts; this app imports none of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from accounts.models import User


@dataclass(frozen=True, slots=True)
class File:
    """One file of an export."""

    name: str
    text: str


class PersonalDataPart:
    """The personal data that one app keeps; the app overrides the methods that concern it."""

    def files(self, user: User, /) -> Iterable[File]:  # noqa: ARG002 - overriding methods read it
        """Return the files about the user for an export; they are read one after the other."""
        return ()

    def check_may_leave(self, user: User, /) -> None:
        """Raise CannotLeave if the user has to do something before the account can be deleted."""

    def check_may_become_bot(self, user: User, /) -> None:
        """Raise HasPlayed if the user has played, or has done something that only people may."""

    def leave(self, user: User, /) -> None:
        """Take the user out of everything that is going on; a second call changes nothing.

        It is also called when a user is banned, so finished games and texts of the user remain.
        """

    def erase(self, user: User, /) -> None:
        """Delete or scrub all data that identifies the user, who has left; may be called again."""


_parts: dict[str, PersonalDataPart] = {}


def register(name: str, part: PersonalDataPart) -> None:
    """Add a part, in place of an earlier one with that name."""
    _parts[name] = part


def parts() -> Iterator[PersonalDataPart]:
    """Return all registered parts."""
    yield from tuple(_parts.values())
