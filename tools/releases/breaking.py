"""Find what breaks programs between two OpenAPI documents, by the rules of docs/api/changes.md.

Requests may get laxer, replies may get more; what was accepted or was there has to stay.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

Schema = Mapping[str, Any]
Document = Mapping[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
LIMITS = {
    "maxLength": 1,
    "maximum": 1,
    "maxItems": 1,
    "minLength": -1,
    "minimum": -1,
    "minItems": -1,
}
"""Limits of requests, and the direction in which they may move."""
PREFIX = "#/components/schemas/"
NAMES = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}
ANYTHING = frozenset({"array", "boolean", "integer", "null", "number", "object", "string"})


class _Pair(NamedTuple):
    """The same part of both documents, and its place in words."""

    place: str
    old: Schema
    new: Schema


def breaking_changes(old: Document, new: Document) -> list[str]:
    """Return the changes from the old document to the new one that break programs, in words."""
    return sorted(set(_Comparison(old, new).all_of_them()))


class _Comparison:
    """A comparison of two documents."""

    def __init__(self, old: Document, new: Document) -> None:
        self._old, self._new = old, new
        self._begun: set[tuple[bool, str, str]] = set()

    def all_of_them(self) -> Iterator[str]:
        for path, operations in self._old["paths"].items():
            for method in METHODS:
                if method not in operations:
                    continue
                call = f"{method.upper()} {path}"
                successor = self._new["paths"].get(path, {}).get(method)
                if successor is None:
                    yield f"{call} is gone"
                else:
                    yield from self._operation(_Pair(call, operations[method], successor))

    def _operation(self, pair: _Pair) -> Iterator[str]:
        yield from self._parameters(pair)
        yield from self._body(pair)
        for status, reply in pair.old["responses"].items():
            if not status.startswith("2"):
                continue
            content = pair.new["responses"].get(status, {}).get("content", {})
            if status not in pair.new["responses"]:
                yield f"{pair.place} answers {status} no longer"
                continue
            for kind, described in reply.get("content", {}).items():
                place = f"{pair.place} → {status}"
                if kind not in content:
                    yield f"{place} has no {kind} any more"
                else:
                    both = _Pair(place, _schema(described), _schema(content[kind]))
                    yield from self._schemas(both, is_sent=False)

    def _parameters(self, pair: _Pair) -> Iterator[str]:
        old, new = _parameters(pair.old), _parameters(pair.new)
        for key, parameter in old.items():
            place = f"{pair.place} ?{key[1]}"
            if key not in new:
                yield f"{place} is refused"
            else:
                both = _Pair(place, _schema(parameter), _schema(new[key]))
                yield from self._schemas(both, is_sent=True)
        for key, parameter in new.items():
            was_needed = old.get(key, {}).get("required", False)
            if parameter.get("required") and not was_needed:
                yield f"{pair.place} ?{key[1]} is needed now"

    def _body(self, pair: _Pair) -> Iterator[str]:
        old, new = pair.old.get("requestBody"), pair.new.get("requestBody")
        if old is None:
            if new is not None and new.get("required"):
                yield f"{pair.place} needs a body now"
            return
        if new is None:
            yield f"{pair.place} takes no body any more"
            return
        for kind, described in old.get("content", {}).items():
            if kind not in new["content"]:
                yield f"{pair.place} takes no {kind} any more"
            else:
                place = f"{pair.place} body"
                both = _Pair(place, _schema(described), _schema(new["content"][kind]))
                yield from self._schemas(both, is_sent=True)

    def _schemas(self, pair: _Pair, *, is_sent: bool) -> Iterator[str]:
        mark = (is_sent, str(pair.old), str(pair.new))
        if mark in self._begun:
            return
        self._begun.add(mark)
        old = _alternatives(pair.old, self._old)
        new = _alternatives(pair.new, self._new)
        if ANYTHING in (frozenset(_kinds(old)), frozenset(_kinds(new))):
            # One of them doesn't describe the value.
            return
        gone = {kind for kind in _kinds(old) - _kinds(new) if not _is_wider(kind, new)}
        come = {kind for kind in _kinds(new) - _kinds(old) if not _is_wider(kind, old)}
        if is_sent and gone:
            yield f"{pair.place}: {_listed(gone)} is refused"
        if is_sent and (lost := _lost_values(old, new)):
            yield f"{pair.place}: {lost}"
        if not is_sent and come:
            yield f"{pair.place}: may be {_listed(come)} now"
        for one in old:
            label = _label(one) if len(old) > 1 else ""
            same = [other for other in new if _is_same(one, other, label)]
            if same:
                place = f"{pair.place} ({label})" if label else pair.place
                other = max(same, key=lambda each: _shared(one, each))
                yield from self._one(_Pair(place, one, other), is_sent=is_sent)
            elif label:
                yield f"{pair.place}: {label} is gone"

    def _one(self, pair: _Pair, *, is_sent: bool) -> Iterator[str]:
        if is_sent:
            yield from _limits(pair)
        if "items" in pair.old and "items" in pair.new:
            both = _Pair(f"{pair.place}[]", pair.old["items"], pair.new["items"])
            yield from self._schemas(both, is_sent=is_sent)
        old, new = pair.old.get("properties", {}), pair.new.get("properties", {})
        needed, was_needed = set(pair.new.get("required", ())), set(pair.old.get("required", ()))
        for name, member in old.items():
            place = f"{pair.place}.{name}"
            if name not in new:
                if new and (not is_sent or pair.new.get("additionalProperties") is False):
                    yield f"{place} is {'refused' if is_sent else 'gone'}"
                continue
            if not is_sent and name in was_needed - needed:
                yield f"{place} may be missing now"
            yield from self._schemas(_Pair(place, member, new[name]), is_sent=is_sent)
        if is_sent:
            for name in sorted(needed - was_needed):
                yield f"{pair.place}.{name} is needed now"


def _limits(pair: _Pair) -> Iterator[str]:
    for name, direction in LIMITS.items():
        old, new = pair.old.get(name), pair.new.get(name)
        if old is not None and new is not None and (new - old) * direction < 0:
            yield f"{pair.place}: {name} is {new}, and was {old}"


def _schema(described: Schema) -> Schema:
    found: Schema = described.get("schema", {})
    return found


def _parameters(operation: Schema) -> dict[tuple[str, str], Schema]:
    return {(one["in"], one["name"]): one for one in operation.get("parameters", ())}


def _alternatives(schema: Schema, document: Document) -> list[Schema]:
    """Return the schemas one of which a value fits, without references."""
    name = str(schema.get("$ref", "")).removeprefix(PREFIX)
    if name:
        return _alternatives(document["components"]["schemas"][name], document)
    choices: Sequence[Schema] = schema.get("anyOf") or schema.get("oneOf") or ()
    if choices:
        return [one for choice in choices for one in _alternatives(choice, document)]
    if len(schema.get("allOf", ())) == 1:
        return _alternatives(schema["allOf"][0], document)
    return [schema]


def _kinds(alternatives: Sequence[Schema]) -> set[str]:
    return {kind for one in alternatives for kind in _kinds_of(one)}


def _kinds_of(schema: Schema) -> set[str]:
    kinds = schema.get("type")
    if isinstance(kinds, str):
        return {kinds}
    if "enum" in schema and kinds is None:
        return {NAMES[type(value)] for value in schema["enum"]}
    if kinds is not None:
        return set(kinds)
    if "const" in schema and schema["const"] is None:
        return {"null"}
    return {"object"} if "properties" in schema else set(ANYTHING)


def _lost_values(old: Sequence[Schema], new: Sequence[Schema]) -> str:
    """Return the values that are refused now, in words; empty if there are none."""
    before, now = _values(old), _values(new)
    if now is None:
        return ""
    if before is None:
        return f"only {_listed(now)} is accepted now"
    return f"{_listed(before - now)} is refused" if before - now else ""


def _values(alternatives: Sequence[Schema]) -> set[Any] | None:
    """Return the values that are listed; None if one of the alternatives lists none."""
    values: set[Any] = set()
    for one in alternatives:
        listed = [one["const"]] if "const" in one else one.get("enum")
        if listed is None and _kinds_of(one) not in ({"null"}, {"boolean"}):
            return None
        values |= {str(value) for value in listed or ()}
    return values or None


def _is_wider(kind: str, alternatives: Sequence[Schema]) -> bool:
    """Return whether the alternatives have this kind in another name: an integer is a number."""
    return kind == "integer" and "number" in _kinds(alternatives)


def _label(schema: Schema) -> str:
    """Return the member and the value by which messages of one kind are told from others."""
    for name, member in schema.get("properties", {}).items():
        values = [member["const"]] if "const" in member else member.get("enum", ())
        if len(values) == 1 and isinstance(values[0], str):
            return f"{name} {values[0]}"
    return ""


def _is_same(old: Schema, new: Schema, label: str) -> bool:
    """Return whether the schemas describe the same kind of value."""
    return _label(new) == label if label else bool(_kinds_of(old) & _kinds_of(new))


def _shared(old: Schema, new: Schema) -> int:
    """Return how many members both have: two shapes may say the same kind."""
    return len(old.get("properties", {}).keys() & new.get("properties", {}).keys())


def _listed(values: set[Any]) -> str:
    return ", ".join(sorted(map(str, values)))
