"""`python -m tools.python_client [--check]`: generate (or check) the code of clients/python.

The models come from docs/openapi.json by datamodel-code-generator. The rooms come from the same
document: clients/rooms.toml says which room has which operation. The synchronous face is the
asynchronous one without its `await`, by unasync.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir
from pathlib import Path
from typing import Any, NamedTuple

import unasync
from flit_core import buildapi

from tools.client_rooms import DOCUMENT, ROOT, Operation, read_document, rooms_of

CLIENT = ROOT / "clients" / "python"
PACKAGE = Path("src") / "durak_client"
TYPES: Mapping[str, str] = {"integer": "int", "string": "str", "number": "float"}
MODEL_OPTIONS = (
    *("--input-file-type", "openapi", "--openapi-scopes", "schemas"),
    *("--output-model-type", "typing.TypedDict", "--no-use-closed-typed-dict"),
    *("--target-python-version", "3.10", "--use-standard-collections", "--use-union-operator"),
    *("--enum-field-as-literal", "all", "--use-type-alias"),
    *("--use-schema-description", "--use-field-description", "--use-single-line-docstring"),
    *("--disable-timestamp", "--no-formatters", "--custom-file-header"),
    '"""The shapes of docs/openapi.json; `make api` writes them."""',
)
HEAD = '"""The rooms of the client; `make api` writes them from docs/openapi.json."""\n'
SYNCHRONOUS_HEAD = "# `make api` writes this file from _async/{name}.\n"
SYNCHRONOUS = {
    "AsyncClient": "Client",
    "AsyncHttp": "Http",
    "AsyncBaseTransport": "BaseTransport",
    "AsyncIterator": "Iterator",
    "asynccontextmanager": "contextmanager",
    "asyncio": "time",
    "_async": "_sync",
    "aclose": "close",
    "aread": "read",
    "aiter_lines": "iter_lines",
}


def main() -> int:
    """Write or check the files; return 1 if one isn't current."""
    is_check = sys.argv[1:] == ["--check"]
    files = generated()
    stale = [name for name, text in files.items() if _text_of(CLIENT / name) != text]
    known = {path.name for path in (CLIENT / PACKAGE / "_sync").glob("*.py")}
    extra = sorted(known - {Path(name).name for name in files if "_sync" in name})
    if not is_check:
        for name in stale:
            (CLIENT / name).parent.mkdir(parents=True, exist_ok=True)
            (CLIENT / name).write_text(files[name], "utf-8")
        for name in extra:
            (CLIENT / PACKAGE / "_sync" / name).unlink()
        return 0
    for name in (*stale, *extra):
        sys.stderr.write(f"clients/python: {name} isn't what the document says: run make api\n")
    return int(bool(stale or extra))


def generated() -> dict[str, str]:
    """Return the generated files by their paths in clients/python."""
    table = rooms_of(read_document())
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        asynchronous = work / PACKAGE / "_async"
        asynchronous.mkdir(parents=True)
        for file in sorted((CLIENT / PACKAGE / "_async").glob("*.py")):
            (asynchronous / file.name).write_text(file.read_text("utf-8"), "utf-8")
        by_hand = (CLIENT / PACKAGE / "_async" / "by_hand.py").read_text("utf-8")
        (asynchronous / "rooms.py").write_text(rooms(table, by_hand), "utf-8")
        _write_models(work / PACKAGE / "models.py")
        _tidy(asynchronous / "rooms.py", work / PACKAGE / "models.py")
        _write_synchronous(work)
        _tidy(work / PACKAGE / "_sync")
        names = (
            work / PACKAGE / "models.py",
            asynchronous / "rooms.py",
            *sorted((work / PACKAGE / "_sync").glob("*.py")),
        )
        return {str(file.relative_to(work)): file.read_text("utf-8") for file in names}


def build(folder: Path) -> tuple[Path, Path]:
    """Build the wheel and the source distribution into the folder; return both."""
    target = str(folder.resolve())
    os.environ.setdefault("SOURCE_DATE_EPOCH", "1735689600")
    with chdir(CLIENT):
        return folder / buildapi.build_wheel(target), folder / buildapi.build_sdist(target)


def rooms(table: Mapping[str, Mapping[str, Operation]], by_hand: str) -> str:
    """Return the module of rooms."""
    hands = {node.name for node in ast.parse(by_hand).body if isinstance(node, ast.ClassDef)}
    parts = [HEAD, *_imports()]
    for room, methods in table.items():
        parts.append(_room(room, methods, hands))
    parts.append(_all_rooms(table))
    return "\n".join(parts)


def _imports() -> Iterator[str]:
    yield "from __future__ import annotations\n"
    yield "from typing import TYPE_CHECKING, Any, Literal, cast\n"
    yield "from durak_client._async import by_hand\nfrom durak_client._wire import quoted\n"
    yield (
        "if TYPE_CHECKING:\n    from collections.abc import AsyncIterator\n"
        "    from datetime import datetime\n\n    from typing_extensions import Unpack\n\n"
        "    from durak_client import models\n"
        "    from durak_client._async.http import AsyncHttp\n"
    )


def _class_name(room: str) -> str:
    return "".join(word.capitalize() for word in room.split("_"))


def _room(room: str, methods: Mapping[str, Operation], by_hand: set[str]) -> str:
    name = _class_name(room)
    base = f"by_hand.{name}" if name in by_hand else "by_hand.Room"
    parts = [part for said, operation in methods.items() for part in _methods(said, operation)]
    return f'\nclass {name}({base}):\n    """`client.{room}`."""\n\n' + "\n".join(parts)


def _all_rooms(table: Mapping[str, Any]) -> str:
    lines = ['\nclass Rooms:\n    """All rooms of a client."""\n']
    lines.append("    def __init__(self, http: AsyncHttp) -> None:\n        self._http = http")
    lines += [f"        self.{room} = {_class_name(room)}(http)" for room in table]
    return "\n".join(lines) + "\n"


class _Call(NamedTuple):
    """The parts of a method that an operation makes."""

    places: list[str]
    choices: list[tuple[str, str]]
    body: str | None
    is_body_one_value: bool
    reply: str


def _methods(said: str, operation: Operation) -> Iterator[str]:
    call = _call(operation)
    parameters = ["self", *call.places]
    if call.is_body_one_value:
        parameters.append(f"body: models.{call.body}")
    named = [f"{name}: {kind} | None = None" for name, kind in call.choices]
    unpacked = [f"**body: Unpack[models.{call.body}]"] if call.body else []
    if call.is_body_one_value:
        unpacked = []
    if named:
        named = ["*", *named]
    head = ", ".join([*parameters, *named, *unpacked])
    says = _sentence(operation)
    yield (
        f"    async def {said}({head}) -> {call.reply}:\n"
        f'        """{says}"""\n'
        f"        {_request(operation, call)}\n"
    )
    if any(name == "cursor" for name, _ in call.choices):
        yield _all_pages(said, call, parameters)


def _call(operation: Operation) -> _Call:
    places = [
        f"{name}: {_type(one['schema'])}" for name, one in operation.parameters("path").items()
    ]
    choices = [(name, _type(one["schema"])) for name, one in operation.parameters("query").items()]
    body = operation.body
    return _Call(places, choices, body, body in UNIONS, _reply(operation))


UNIONS = frozenset({"SeatChoiceRequest", "ChatRequest"})
"""Bodies that are one of several shapes, and so no keywords of a method."""


def _type(schema: Mapping[str, Any]) -> str:
    if choices := schema.get("anyOf"):
        return " | ".join(dict.fromkeys(map(_type, choices)))
    if values := schema.get("enum"):
        if set(values) == {"true", "false"}:
            return "bool"
        return f"Literal[{', '.join(json.dumps(value) for value in values)}]"
    if schema.get("format") == "date-time":
        return "datetime | str"
    return TYPES[schema["type"]]


def _reply(operation: Operation) -> str:
    if operation.reply is None or operation.reply == "str":
        return str(operation.reply)
    return f"models.{operation.reply}"


def _request(operation: Operation, call: _Call) -> str:
    path = operation.address
    address = re.sub(r"\{(\w+)\}", r"{quoted(\1)}", path)
    literal = f'f"{address}"' if address != path else f'"{path}"'
    arguments = [f'"{operation.method.upper()}"', literal]
    if call.choices:
        pairs = ", ".join(f'"{name}": {name}' for name, _ in call.choices)
        arguments.append(f"query={{{pairs}}}")
    if call.body:
        arguments.append("body=body")
    if operation.takes_key:
        arguments.append("keyed=True")
    if call.reply == "str":
        return f"return await self._http.text({', '.join(arguments)})"
    request = f"await self._http.json({', '.join(arguments)})"
    return request if call.reply == "None" else f'return cast("{call.reply}", {request})'


def _all_pages(said: str, call: _Call, parameters: list[str]) -> str:
    """Return the method that yields the rows of all pages."""
    choices = [(name, kind) for name, kind in call.choices if name not in {"cursor", "page_size"}]
    named = [f"{name}: {kind} | None = None" for name, kind in choices]
    head = ", ".join([*parameters, *(["*", *named] if named else [])])
    given = [place.partition(":")[0] for place in call.places]
    given += [f"{name}={name}" for name, _ in choices]
    ask = ", ".join([*given, "cursor=cursor", "page_size=100"])
    return (
        f"    def {said}_all({head}) -> AsyncIterator[Any]:\n"
        f'        """Yield the rows of all pages of `{said}`."""\n'
        f"        return by_hand.pages(lambda cursor: self.{said}({ask}))\n"
    )


def _sentence(operation: Operation) -> str:
    way = f"{operation.method.upper()} {operation.address}"
    says = operation.sentences.replace("\\", "\\\\").replace('"', "'")
    return f"{says}\n\n        `{way}`\n        " if says else f"Call `{way}`."


def _write_models(file: Path) -> None:
    command = (sys.executable, "-m", "datamodel_code_generator")
    options = ("--input", str(DOCUMENT), "--output", str(file), *MODEL_OPTIONS)
    subprocess.run((*command, *options), check=True)


def _write_synchronous(work: Path) -> None:
    folder = work / PACKAGE
    rule = unasync.Rule(
        fromdir=f"{folder}/_async/", todir=f"{folder}/_sync/", additional_replacements=SYNCHRONOUS
    )
    sources = sorted(str(file) for file in (folder / "_async").glob("*.py"))
    unasync.unasync_files(sources, rules=[rule])
    for file in (folder / "_sync").glob("*.py"):
        head = SYNCHRONOUS_HEAD.format(name=file.name)
        file.write_text(head + file.read_text("utf-8"), "utf-8")


def _tidy(*paths: Path) -> None:
    configuration = ("--config", str(CLIENT / "ruff.toml"))
    names = [str(path) for path in paths]
    ruff = (sys.executable, "-m", "ruff")
    # Imports alone are mended: other findings in generated code are no faults.
    fixes = ("check", "--quiet", "--fix", "--exit-zero", "--select", "I,F401", *configuration)
    subprocess.run((*ruff, *fixes, *names), check=True)
    subprocess.run((*ruff, "format", "--quiet", *configuration, *names), check=True)


def _text_of(file: Path) -> str | None:
    return file.read_text("utf-8") if file.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
