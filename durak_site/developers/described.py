"""The OpenAPI document as it is in `docs/`, and its operations by what they are called."""

import functools
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from durak_site.developers.docs_pages import DOCS, ROOT

API = "/api/v1/"
CALL = re.compile(r"(GET|POST|PUT|PATCH|DELETE) /?([a-z][\w/{}.-]*)(?:\?\S*)?")
"""A call as the guide writes it: `POST games/{id}/join`."""


class DescribedOperation(NamedTuple):
    """An operation of the document."""

    method: str
    path: str
    facts: Mapping[str, Any]

    @property
    def id(self) -> str:
        """Return its name, which generated clients use as well."""
        return str(self.facts["operationId"])

    @property
    def tag(self) -> str:
        """Return the group that it belongs to."""
        return str(self.facts["tags"][0])

    @property
    def address(self) -> str:
        """Return where the reference describes it."""
        return f"{ROOT}/reference/{slug(self.tag)}#{self.id}"


@functools.cache
def openapi() -> dict[str, Any]:
    """Return the document; `make lint` keeps the file equal to the code."""
    found: dict[str, Any] = json.loads((DOCS / "openapi.json").read_text("utf-8"))
    return found


def operations() -> Iterator[DescribedOperation]:
    """Yield all operations, in the order of their paths."""
    for path, methods in openapi()["paths"].items():
        for method, facts in methods.items():
            yield DescribedOperation(method.upper(), path, facts)


def slug(tag: str) -> str:
    """Return a tag as its address has it."""
    return tag.replace(" ", "-")


def call_address(code: str) -> str | None:
    """Return where the reference describes a call that the guide names."""
    found = CALL.fullmatch(code)
    return found and _calls().get((found[1], _bare(found[2])))


@functools.cache
def _calls() -> dict[tuple[str, str], str]:
    return {
        (operation.method, _bare(operation.path.removeprefix(API))): operation.address
        for operation in operations()
    }


def _bare(address: str) -> str:
    """Return an address in which parameters have no names."""
    return re.sub(r"{\w+}", "{}", address)
