"""`python -m tools.texts [--check]`: bring translations (i18n, makemessages) in line with the code.

The texts for people are in the code in English, in calls of Django's gettext functions. Their
translations are in locale/LANGUAGE/LC_MESSAGES/django.po, and beside them django.mo, the compiled
form that Django reads. Without `--check`, new texts are added to the .po files, texts that the code
no longer has are removed, a text whose English has changed keeps its old translation and is marked
`fuzzy`, and the .mo files are written."""

import ast
import io
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "locale"
PACKAGES = (
    *("accounts", "bots", "durak_site", "games", "moderation", "notifications", "web"),
    *("telegram", "webhooks"),
)
"""The packages whose texts are collected."""
KEYWORDS: dict[str, Any] = {
    "_": None,
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
}
"""The functions that mark a text; the numbers are the places of their arguments."""
PLACEHOLDER = re.compile(r"\{\w*\}|%\(\w+\)s")
MARKS = ("gettext", "translate ", "\ncaption ")
"""Strings of which every file with texts has one."""
WIDTH = 100


def main() -> int:
    """Write or check the translations; return 1 if there is something to do for a person."""
    is_check = sys.argv[1:] == ["--check"]
    problems = [problem for path in _sources() for problem in uncollected(path)]
    for language in languages():
        old = read_catalog(language)
        new = updated(old, collected())
        if not is_check:
            write_files(new, language)
        elif not is_current(new, language):
            problems.append(f"locale/{language} isn't what the code says: run make texts")
        problems += [f"locale/{language}: {problem}" for problem in problems_of(new)]
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return int(bool(problems))


def languages() -> list[str]:
    """Return the languages into which the texts are translated."""
    return sorted(path.name for path in LOCALE.iterdir())


def collected() -> Catalog:
    """Return the texts that the code marks, each with the files that have it."""
    catalog = Catalog(charset="utf-8")
    for path in _sources():
        file = io.BytesIO(path.read_bytes())
        for _line, text, comments, context in extract(_method(path), file, KEYWORDS, ["Note:"]):
            place = [(str(path.relative_to(ROOT)), 0)]
            catalog.add(text, None, place, auto_comments=comments, context=context)
    return catalog


def read_catalog(language: str) -> Catalog:
    """Return the translations of a language, as the file has them."""
    with (LOCALE / language / "LC_MESSAGES" / "django.po").open("rb") as file:
        return read_po(file, locale=language)


def updated(catalog: Catalog, texts: Catalog) -> Catalog:
    """Return the catalog with exactly these texts; its header stays as it is."""
    created = catalog.creation_date
    catalog.update(texts, update_creation_date=False)
    catalog.creation_date = created
    catalog.obsolete.clear()
    return catalog


def problems_of(catalog: Catalog) -> list[str]:
    """Return what a translator has to do: missing and doubtful texts, and wrong placeholders."""
    return [
        f"{message.id!r} {problem}"
        for message in catalog
        if message.id
        for problem in _problems(message, catalog.num_plurals)
    ]


def uncollected(path: Path) -> Iterator[str]:
    """Return the texts inside f-strings, which Babel does not read."""
    if path.suffix != ".py":
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr) and any(
            isinstance(part, ast.Name) and part.id in KEYWORDS for part in ast.walk(node)
        ):
            yield f"{path.relative_to(ROOT)}:{node.lineno}: move the text out of the f-string"


def write_files(catalog: Catalog, language: str) -> None:
    """Write both files of a language."""
    for name, content in _files(catalog).items():
        (LOCALE / language / "LC_MESSAGES" / name).write_bytes(content)


def is_current(catalog: Catalog, language: str) -> bool:
    """Return whether both files of a language have this content."""
    folder = LOCALE / language / "LC_MESSAGES"
    return all((folder / name).read_bytes() == text for name, text in _files(catalog).items())


def _files(catalog: Catalog) -> dict[str, bytes]:
    source, compiled = io.BytesIO(), io.BytesIO()
    write_po(source, catalog, width=WIDTH, include_lineno=False)
    write_mo(compiled, catalog)
    return {"django.po": source.getvalue(), "django.mo": compiled.getvalue()}


def _problems(message: Message, plurals: int) -> Iterator[str]:
    texts, translations = _forms(message.id), _forms(message.string)
    if message.fuzzy:
        yield "has a translation of another text; correct it, and remove the mark `fuzzy`"
    if not all(translations) or (message.pluralizable and len(translations) != plurals):
        yield "has no translation"
    elif _placeholders(texts) != _placeholders(translations):
        yield f"has other placeholders than {translations!r}"


def _forms(text: Any) -> tuple[str, ...]:
    """Return all forms of a text; Babel has a tuple only where there is a plural."""
    return text if isinstance(text, tuple) else (text,)


def _placeholders(texts: Iterable[str]) -> set[str]:
    """Return the names in braces, or as templates write them, in any of the forms.

    A singular needs no number, so the forms are not compared one by one.
    """
    return {name for text in texts for name in PLACEHOLDER.findall(text)}


def _sources() -> Iterator[Path]:
    for package in PACKAGES:
        for pattern in ("*.py", "*.html", "*.txt"):
            for path in sorted((ROOT / package).rglob(pattern)):
                text = path.read_text("utf-8")
                if any(mark in text for mark in MARKS):
                    yield path


def _method(path: Path) -> Any:
    return {".py": extract_python, ".html": extract_template, ".txt": extract_captions}[path.suffix]


def extract_template(
    file: IO[bytes], keywords: Any, comment_tags: Any, options: Any
) -> Iterator[Any]:
    """Return the texts of a Django template, by Django's own reading of it."""
    code = templatize(file.read().decode())
    # Everything but the calls has become runs of X, whose indentation means nothing.
    calls = "\n".join(re.sub(r"^\s+", "", line) for line in code.splitlines())
    yield from extract_python(io.BytesIO(calls.encode()), keywords, comment_tags, options)


def extract_captions(
    file: IO[bytes],
    keywords: Any,  # noqa: ARG001 - Babel calls with all of them
    comment_tags: Any,  # noqa: ARG001 - likewise
    options: Any,  # noqa: ARG001 - likewise
) -> Iterator[Any]:
    """Return the captions of a file of examples of the rule book."""
    for number, line in enumerate(file.read().decode().splitlines(), start=1):
        if line.startswith("caption "):
            yield number, "gettext", line.removeprefix("caption "), []


if __name__ == "__main__":
    sys.exit(main())
