"""A row of the table of permissions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.support.permissions.scene import Scene
from tests.support.permissions.who import Who

SOCKET = "ws/"
Value = str | Callable[[Scene], Any]


@dataclass(frozen=True, slots=True)
class Row:
    """The result of an operation in a case for each caller; see the package's docstring."""

    operation: str
    who: Who
    at: Mapping[str, Value] = field(default_factory=dict)
    case: str = ""
    body: Mapping[str, Any] | Callable[[Scene], Mapping[str, Any]] | None = None
    query: str | Callable[[Scene], str] = ""
    given: Callable[[Scene], object] | None = None
    confirmed: bool = False
    sees: Callable[[Any], str] | None = None

    @property
    def is_socket(self) -> bool:
        """Return whether the row is about a socket, not about a request."""
        return self.operation.startswith(SOCKET)

    @property
    def title(self) -> str:
        """Return the row's name in a list of tests."""
        return f"{self.operation} {self.case}".strip()

    def address(self, template: str, scene: Scene) -> str:
        """Return the address of the template in this scene, with the query."""
        filled = template.format(**{name: _text(value, scene) for name, value in self.at.items()})
        query = _text(self.query, scene)
        return f"{filled}?{query}" if query else filled

    def body_in(self, scene: Scene) -> Mapping[str, Any] | None:
        """Return the body that is sent in this scene."""
        return self.body(scene) if callable(self.body) else self.body


def _text(value: Value, scene: Scene) -> str:
    return value if isinstance(value, str) else str(value(scene))
