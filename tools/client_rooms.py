"""The rooms of the clients: which method calls which operation of docs/openapi.json.

clients/rooms.toml is the table for all languages; the generators of clients/python and
clients/typescript write methods from it.
"""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "openapi.json"
TABLE = ROOT / "clients" / "rooms.toml"
PREFIX = "/api/v1/"
BY_HAND = frozenset(
    {
        *("stream_account", "stream_game", "stream_lobby", "stream_players_games"),
        *("stream_tv", "stream_tournament", "export_games"),
    }
)
"""Operations that each client has written by hand, since they are more than one request."""
METHODS = ("get", "post", "put", "patch", "delete")


class Operation(NamedTuple):
    """One operation of the document."""

    name: str
    method: str
    path: str
    says: Mapping[str, Any]

    @property
    def takes_token(self) -> bool:
        """True if a program can call it: by a token, or as nobody."""
        ways = self.says.get("security", [{}])
        return any("token" in way for way in ways) or all(not way for way in ways)

    @property
    def takes_key(self) -> bool:
        """True if it takes an `Idempotency-Key`."""
        return any(one["name"] == "Idempotency-Key" for one in self.says.get("parameters", []))

    @property
    def address(self) -> str:
        """The path below the root of the API, with its places as `{name}`."""
        return self.path.removeprefix(PREFIX)

    def parameters(self, where: str) -> dict[str, Mapping[str, Any]]:
        """Return the parameters in `path`, `query` or `header`, by their names."""
        return {one["name"]: one for one in self.says.get("parameters", []) if one["in"] == where}

    @property
    def body(self) -> str | None:
        """The name of the shape of its body; None if it takes none."""
        if not (content := self.says.get("requestBody")):
            return None
        return _name_of(content["content"]["application/json"]["schema"])

    @property
    def reply(self) -> str | None:
        """The name of the shape of its reply; `str` for a text, None without a body."""
        contents = [
            content
            for status, reply in self.says["responses"].items()
            if status.startswith("2")
            for content in (reply.get("content") or {"": None}).items()
        ]
        kinds = {kind for kind, _ in contents}
        if kinds == {""}:
            return None
        # Lines of JSON are a text as well: their shape is that of a line.
        if "application/json" not in kinds:
            return "str"
        (name,) = {_name_of(content["schema"]) for _, content in contents}
        return name

    @property
    def sentences(self) -> str:
        """The description, on one line."""
        says: str = self.says.get("description", self.says.get("summary", ""))
        return " ".join(says.split())


def _name_of(schema: Mapping[str, Any]) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def read_document() -> dict[str, Any]:
    """Return docs/openapi.json."""
    document: dict[str, Any] = json.loads(DOCUMENT.read_text("utf-8"))
    return document


def rooms_of(
    document: Mapping[str, Any], table: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, dict[str, Operation]]:
    """Return the operations by room and method; the table is that of rooms.toml if left out.

    Raises ValueError if the table and the document differ.
    """
    if table is None:
        table = tomllib.loads(TABLE.read_text("utf-8"))
    known = operations(document)
    placed = {name for room in table.values() for name in room.values()}
    wanted = {name for name, one in known.items() if one.takes_token and name not in BY_HAND}
    if wrong := sorted((wanted - placed) | (placed - set(known))):
        raise ValueError(f"clients/rooms.toml and the document differ in {wrong}")
    return {
        room: {said: known[name] for said, name in methods.items()}
        for room, methods in table.items()
    }


def operations(document: Mapping[str, Any]) -> dict[str, Operation]:
    """Return the document's operations by their ids."""
    return {
        says["operationId"]: Operation(says["operationId"], method, path, says)
        for path, by_method in document["paths"].items()
        for method, says in by_method.items()
        if method in METHODS
    }
