"""`python -m tools.typescript_client [--check]`: generate (or check) the TypeScript client.

clients/typescript/scripts/schema.mjs writes the types from docs/openapi.json by openapi-typescript;
the page in frontend/ imports them too. The rooms come from the same document and from
clients/rooms.toml.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.client_rooms import ROOT, Operation, read_document, rooms_of
from tools.npm import node_folder

CLIENT = ROOT / "clients" / "typescript"
ROOMS = Path("src/generated/rooms.ts")
SCHEMA = Path("src/generated/schema.ts")
TYPES: Mapping[str, str] = {"integer": "number", "string": "string", "number": "number"}
WITH_STREAMS = frozenset({"account", "games", "lobby", "players", "tournaments", "tv"})
"""Rooms whose base class in byHand.ts has more methods."""
OF_PAGES = frozenset({"cursor", "page_size"})
HEAD = """/* `make api` writes this file from docs/openapi.json and clients/rooms.toml. */

import * as byHand from '../byHand.js';
import { type CallOptions, type Http, quoted } from '../http.js';
import type { components } from './schema.js';

type Schemas = components['schemas'];
"""


def main() -> int:
    """Write or check the files; return 1 if one isn't current."""
    is_check = sys.argv[1:] == ["--check"]
    files = generated()
    stale = [file for file, text in files.items() if _text_of(CLIENT / file) != text]
    for file in stale:
        if is_check:
            sys.stderr.write(
                f"clients/typescript: {file} isn't what the document says: run make api\n"
            )
        else:
            (CLIENT / file).write_text(files[file], "utf-8")
    return int(is_check and bool(stale))


def generated() -> dict[Path, str]:
    """Return the generated files by their paths in clients/typescript."""
    schema = _node("scripts/schema.mjs", "--print")
    prettier = ("node_modules/prettier/bin/prettier.cjs", "--stdin-filepath", str(ROOMS))
    return {SCHEMA: schema, ROOMS: _node(*prettier, stdin=rooms(rooms_of(read_document())))}


def build(folder: Path) -> Path:
    """Build the package as npm publishes it into the folder; return the file."""
    with tempfile.TemporaryDirectory() as copy:
        # Several builds at once don't disturb each other, and the sources stay as they are.
        work = Path(copy) / "client"
        shutil.copytree(CLIENT, work, ignore=shutil.ignore_patterns("node_modules", "dist"))
        (work / "node_modules").symlink_to(CLIENT / "node_modules")
        npm("pack", "--pack-destination", str(folder.resolve()), folder=work)
    (packed,) = folder.glob("*.tgz")
    return packed


def npm(*arguments: str, folder: Path) -> None:
    """Run npm in the folder; it has to succeed."""
    tools = node_folder()
    path = os.pathsep.join((str(tools), os.environ["PATH"]))
    # Standard output is for the caller's own results.
    subprocess.run(
        (str(tools / "npm"), *arguments),
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=True,
        stdout=sys.stderr,
    )


def rooms(table: Mapping[str, Mapping[str, Operation]]) -> str:
    """Return the module of rooms, not yet formatted."""
    return "\n".join([HEAD, *(_room(room, table[room]) for room in table), _all_rooms(table)])


def _room(room: str, methods: Mapping[str, Operation]) -> str:
    base = f"{_class_name(room)}ByHand" if room in WITH_STREAMS else "Room"
    parts = [part for said, operation in methods.items() for part in _methods(said, operation)]
    return (
        f"/** `client.{_camel(room)}`. */\n"
        f"export class {_class_name(room)} extends byHand.{base} {{\n" + "\n".join(parts) + "}\n"
    )


def _all_rooms(table: Mapping[str, Any]) -> str:
    fields = "".join(f"readonly {_camel(room)}: {_class_name(room)};\n" for room in table)
    made = "".join(f"this.{_camel(room)} = new {_class_name(room)}(http);\n" for room in table)
    return (
        "/** All rooms of a client. */\nexport class Rooms {\n"
        f"{fields}\nconstructor(http: Http) {{\n{made}}}\n}}\n"
    )


def _methods(said: str, operation: Operation) -> Iterator[str]:
    name = _camel(said)
    places = [
        f"{_camel(place)}: {_type(one['schema'])}"
        for place, one in operation.parameters("path").items()
    ]
    choices = {
        choice: _type(one["schema"]) for choice, one in operation.parameters("query").items()
    }
    if "signal" in choices:
        raise ValueError(f"{operation.name}: `signal` is the option of every call")
    head = ", ".join([*places, *_body(operation), _options(choices)])
    yield (
        f"/** {_sentence(operation)} */\n"
        f"{name}({head}): Promise<{_reply(operation)}> {{\n{_request(operation, choices)}\n}}\n"
    )
    if "cursor" in choices:
        yield _all_pages(name, operation, places, choices)


def _body(operation: Operation) -> list[str]:
    if operation.body is None:
        return []
    optional = "" if operation.says["requestBody"].get("required") else " = {}"
    return [f"body: Schemas['{operation.body}']{optional}"]


def _options(choices: Mapping[str, str]) -> str:
    members = "".join(f"{name}?: {kind} | undefined; " for name, kind in choices.items())
    return f"options: CallOptions{f' & {{ {members}}}' if members else ''} = {{}}"


def _request(operation: Operation, choices: Mapping[str, str]) -> str:
    address = re.sub(
        r"\{(\w+)\}", lambda place: f"${{quoted({_camel(place[1])})}}", operation.address
    )
    literal = f"'{address}'" if address == operation.address else f"`{address}`"
    wish = ["signal" if choices else "signal: options.signal"]
    if choices:
        wish.append("query")
    if operation.body:
        wish.append("body")
    if operation.takes_key:
        wish.append("keyed: true")
    call = "text" if operation.reply == "str" else "json"
    split = "const { signal, ...query } = options;\n" if choices else ""
    arguments = f"'{operation.method.upper()}', {literal}, {{ {', '.join(wish)} }}"
    return f"{split}return this.http.{call}({arguments});"


def _all_pages(
    name: str, operation: Operation, places: list[str], choices: Mapping[str, str]
) -> str:
    """Return the method that yields the rows of all pages."""
    kept = {choice: kind for choice, kind in choices.items() if choice not in OF_PAGES}
    head = ", ".join([*places, _options(kept)])
    given = [place.partition(":")[0] for place in places]
    ask = ", ".join([*given, "{ ...options, cursor, page_size: 100 }"])
    row = f"{_reply(operation)}['results'][number]"
    return (
        f"/** Yields the rows of all pages of `{name}`. */\n"
        f"{name}All({head}): AsyncGenerator<{row}, void, undefined> {{\n"
        f"return byHand.pages((cursor) => this.{name}({ask}));\n}}\n"
    )


def _reply(operation: Operation) -> str:
    if operation.reply is None:
        return "void"
    return "string" if operation.reply == "str" else f"Schemas['{operation.reply}']"


def _type(schema: Mapping[str, Any]) -> str:
    if choices := schema.get("anyOf"):
        return " | ".join(dict.fromkeys(map(_type, choices)))
    if values := schema.get("enum"):
        if set(values) == {"true", "false"}:
            return "boolean"
        return " | ".join(f"'{value}'" for value in values)
    if schema.get("format") == "date-time":
        return "string | Date"
    return TYPES[schema["type"]]


def _sentence(operation: Operation) -> str:
    way = f"`{operation.method.upper()} {operation.address}`"
    return f"{operation.sentences.replace('*/', '* /')} {way}".strip()


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _class_name(room: str) -> str:
    return "".join(word.capitalize() for word in room.split("_"))


def _node(*arguments: str, stdin: str = "") -> str:
    command = (str(node_folder() / "node"), *arguments)
    return subprocess.run(
        command, cwd=CLIENT, check=True, input=stdin, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def _text_of(file: Path) -> str | None:
    return file.read_text("utf-8") if file.is_file() else None


if __name__ == "__main__":
    sys.exit(main())
