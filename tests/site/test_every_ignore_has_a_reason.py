"""Every comment that silences a check says beside it why."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BEGIN = r"(?:#|//|/\*|<!--)\s*"
IGNORE = re.compile(
    BEGIN
    + r"(?:type: ?ignore|(?:ruff: ?)?noqa|mypy: ?\w|pragma: ?no \w+|fmt: ?(?:skip|off)"
    + r"|eslint-disable|svelte-ignore|@ts-(?:ignore|expect-error|nocheck)|prettier-ignore"
    + r"|v8 ignore|istanbul ignore|shellcheck disable|hadolint ignore)(?P<rest>.*)"
)
REASON = re.compile(r"(?:#|\s--?\s|\().*\w{2}")
"""After the names of the checks: `# reason`, `- reason`, `-- reason` or `(reason)`."""
SILENCES_THE_NEXT_LINE = re.compile(r"\s*" + BEGIN + r"(?:svelte-ignore|@ts-|eslint-|prettier-)")
COMMENT = re.compile(r"\s*" + BEGIN + r".*\w{2}")


def tracked_files() -> Iterator[Path]:
    """The files that git tracks."""
    listed = subprocess.run(("git", "ls-files", "-z"), cwd=ROOT, check=True, capture_output=True)
    for name in listed.stdout.decode().split("\0"):
        path = ROOT / name
        if path.is_file():
            yield path


def without_reason(text: str) -> Iterator[int]:
    """The numbers of the lines that silence a check and don't say why.

    A comment on a separate line may have its reason in a comment on the line above."""
    before = ""
    for number, line in enumerate(text.split("\n"), start=1):
        rest = rest_of(line)
        if rest is not None and not REASON.search(rest):
            is_own_line = SILENCES_THE_NEXT_LINE.match(line)
            if not (is_own_line and COMMENT.match(before) and rest_of(before) is None):
                yield number
        before = line


def rest_of(line: str) -> str | None:
    """Return the text after the last ignore of a line; None if it has none."""
    rest, found = line, None
    while match := IGNORE.search(rest):
        rest = found = match["rest"]
    return found


def test_every_ignore_has_a_reason() -> None:
    found = []
    for path in tracked_files():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [f"{path.relative_to(ROOT)}:{number}" for number in without_reason(text)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("x = 1  # no{}qa: E501 - a link", []),
        ("x = 1  # no{}qa: E501 -- a link", []),
        ("x = 1  # no{}qa: E501", [1]),
        ("x = 1  # no{}qa", [1]),
        ("# why\nx = 1  # no{}qa: E501", [2]),
        ("x = 1  # type{}: ignore[misc]", [1]),
        ("x = 1  # type{}: ignore[misc]  # it has no types", []),
        ("x = 1  # type{}: ignore[misc]  # no{}qa: E501", [1]),
        ("x = 1  # type{}: ignore[misc]  # no{}qa: E501 - a link", []),
        ("x = 1  # pragma{}: no cover", [1]),
        ("// eslint-dis{}able-next-line no-console", [1]),
        ("// eslint-dis{}able-next-line no-console -- for people", []),
        ("// @ts-ex{}pect-error", [1]),
        ("// For people.\n// eslint-dis{}able-next-line no-console", []),
        ("const x = 1;\n// svelte-ig{}nore a11y_autofocus", [2]),
        ("<!-- svelte-ig{}nore a11y_autofocus -->", [1]),
        ("<!-- svelte-ig{}nore a11y_autofocus (a form) -->", []),
        ("<!-- A form. -->\n  <!-- svelte-ig{}nore a11y_autofocus -->", []),
    ],
)
def test_a_missing_reason_is_found(text: str, numbers: list[int]) -> None:
    assert list(without_reason(text.replace("{}", ""))) == numbers
