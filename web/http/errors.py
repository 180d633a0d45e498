"""Base class of services' errors: an error code and the HTTP status of its reply."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

STATUS_OF: dict[str, int] = {}
"""The HTTP status of each declared code; importing a package adds its codes."""


def register_code(code: str, status: int) -> None:
    """Register the status of a code. Raises ValueError if the code has another status already."""
    if STATUS_OF.setdefault(code, status) != status:
        raise ValueError(f"{code} has the status {STATUS_OF[code]}, not {status}.")


class ServiceError(Exception):
    """Base of services' errors. A service that raises one has written nothing.

    `code` is for programs and never changes. `field` is the path of the wrong member of the
    request, as in `seats.1.level`.
    """

    code: ClassVar[str]
    status: ClassVar[int]
    field: str | None = None

    def __init_subclass__(cls) -> None:
        """Register the code of the new error."""
        super().__init_subclass__()
        register_code(cls.code, cls.status)

    @property
    def detail(self) -> str:
        """Return the reason as an English sentence."""
        return str(self)

    @property
    def extra(self) -> Mapping[str, Any]:
        """Return further members of the reply."""
        return {}

    @property
    def headers(self) -> Mapping[str, str]:
        """Return headers of the reply."""
        return {}


class InvalidInput(ServiceError):
    """A value isn't accepted: `field` is its path, and each reason is a code and a sentence.

    The sentence is translated when it is read (`gettext_lazy`, `format_lazy`): a page shows it
    beside the field. docs/api/errors.md lists the codes. `limit` is the number that the value must
    reach or may not exceed, where that is the reason.
    """

    code = "invalid"
    status = 400

    def __init__(
        self,
        field: str,
        *reasons: "tuple[str, str | StrPromise]",
        limit: int | None = None,
    ) -> None:
        self.field = field
        self._limit = {} if limit is None else {"limit": limit}
        self.reasons: Sequence[tuple[str, str | StrPromise]] = reasons
        super().__init__(" ".join(str(sentence) for _, sentence in self.reasons))

    @property
    def extra(self) -> Mapping[str, Any]:
        """Return every reason as a `FieldError`, under `errors`."""
        return {
            "errors": [
                {"field": self.field, "code": code, "detail": sentence, **self._limit}
                for code, sentence in self.reasons
            ]
        }
