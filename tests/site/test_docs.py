"""The pages of docs/: links lead somewhere, lines fit, docs/api/ has every call and code."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    (
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / name for name in ("README.md", "CHANGELOG.md")),
        *(ROOT / name for name in ("CONTRIBUTING.md", "WHERE-IS-WHAT.md")),
    )
)
API_PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))
# Made by a program, or read line by line by other tests.
WITH_LONG_LINES = {"notation.md", "permissions.md", "rules-by-example.md", "rules.md"}
FLOWING = [page for page in PAGES if page.name not in WITH_LONG_LINES]
# The changelog describes the past.
TODAY = [page for page in FLOWING if page.name != "CHANGELOG.md"]
MAX_LINE_LENGTH = 110
METHODS = ("get", "post", "put", "patch", "delete")
LINK = re.compile(r"(?:\]\(|^\[\w+\]: )([^)\s]+)", re.MULTILINE)
FOLDERS = (
    "accounts|benchmarks|bots|deploy|docs|durak_site|frontend|games|moderation|notifications"
    "|telegram|tests"
    "|tools|web|webhooks"
)
PATH = re.compile(rf"`((?:{FOLDERS})/[\w/.-]*)`")
CALL = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) ([a-z][a-z/{}-]*(?:\.[a-z]+)?)")


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchor(heading: str) -> str:
    """The fragment that GitHub gives a heading."""
    text = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    """The fragments of the headings of a page."""
    return frozenset(anchor(text) for text in re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE))


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("doc", PAGES, ids=name)
def test_every_link_between_the_pages_leads_somewhere(doc: Path) -> None:
    for target in LINK.findall(prose(doc)):
        if re.match(r"https?://", target):
            continue
        path, _, fragment = target.partition("#")
        linked = (doc.parent / path).resolve() if path else doc
        assert linked.exists(), target
        assert not fragment or fragment in anchors(linked), target


@pytest.mark.parametrize("doc", FLOWING, ids=name)
def test_no_line_is_too_long_but_for_the_rows_of_tables(doc: Path) -> None:
    lines = enumerate(doc.read_text("utf-8").splitlines(), start=1)
    assert [
        number for number, line in lines if len(line) > MAX_LINE_LENGTH and not line.startswith("|")
    ] == []


@pytest.mark.parametrize("doc", TODAY, ids=name)
def test_every_path_that_is_named_is_there(doc: Path) -> None:
    named = PATH.findall(doc.read_text("utf-8"))
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_function_that_contributors_are_sent_to_is_in_its_file() -> None:
    pages = ("CONTRIBUTING.md", "WHERE-IS-WHAT.md")
    text = "\n".join((ROOT / page).read_text("utf-8") for page in pages)
    named = [
        (name, path)
        for names, path in re.findall(
            r"((?:`\w+`(?:, | and (?:others )?| ))+)in `([\w/.]+\.\w+)`", text
        )
        for name in re.findall(r"`(\w+)`", names)
    ]
    assert len(named) > 40
    assert ("leave_running_game", "games/play/services/handover.py") in named
    missing = [
        (name, path)
        for name, path in named
        if not re.search(
            rf"\b(?:def|function|class|interface|const) {name}\b"
            rf"|^ *{name}\??(?:: .*)?(?: =|:|,)",
            (ROOT / path).read_text("utf-8"),
            re.MULTILINE,
        )
    ]
    assert missing == []


def test_every_row_of_the_table_for_contributors_leads_to_a_file_of_the_tree() -> None:
    """A bare `x.py` is in the folder of the path before it, or (without one) of each noun."""
    table = (ROOT / "WHERE-IS-WHAT.md").read_text("utf-8")
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    assert len(rows) > 150
    missing = []
    for row in rows:
        folder: Path | None = None
        for name in re.findall(r"`([\w/.-]+)`", row.split("|")[2]):
            if re.match(rf"(?:{FOLDERS})/", name):
                folder = (ROOT / name) if name.endswith("/") else (ROOT / name).parent
                if not (ROOT / name).exists():
                    missing.append(name)
            elif re.search(r"\.(?:py|ts|svelte|md|json)$", name) and not list(
                (folder or ROOT / "games").rglob(name)
            ):
                missing.append(name)
    assert missing == []


def test_every_sweep_of_the_architecture_is_one_of_beats() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = re.findall(r"\| `([a-z_]+\.[a-z_]+)`[^|]*\|$", page, re.MULTILINE)
    beat = (ROOT / "durak_site" / "celery.py").read_text("utf-8")
    assert len(named) > 4
    assert [sweep for sweep in named if f'"{sweep}"' not in beat] == []


@pytest.mark.parametrize("folder", ["docs/adr", "docs/api", "docs"])
def test_every_page_stands_in_the_index_of_its_folder(folder: str) -> None:
    index = ROOT / folder / "README.md"
    linked = {target.partition("#")[0] for target in LINK.findall(prose(index))}
    pages = {page.name for page in index.parent.glob("*.md")} - {"README.md"}
    assert sorted(pages - linked) == []


def test_every_page_for_operators_stands_in_their_index() -> None:
    index = ROOT / "docs" / "operating.md"
    linked = {target.partition("#")[0] for target in LINK.findall(prose(index))}
    pages = {f"operating/{page.name}" for page in (ROOT / "docs" / "operating").glob("*.md")}
    assert sorted(pages - linked) == []


def test_every_decision_is_called_in_the_index_what_its_page_is_called() -> None:
    index = " ".join(prose(ROOT / "docs" / "adr" / "README.md").split())
    for page in (ROOT / "docs" / "adr").glob("0*.md"):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        assert f"[{title}][{int(page.name[:4])}]" in index, title


def test_every_decision_has_a_status_and_the_index_says_which_no_longer_hold() -> None:
    ends = "superseded by|withdrawn"
    index = prose(ROOT / "docs" / "adr" / "README.md").replace("\n  ", " ").splitlines()
    for page in (ROOT / "docs" / "adr").glob("0*.md"):
        status = re.search(rf"^Status: (accepted|{ends})\b", page.read_text("utf-8"), re.MULTILINE)
        assert status, page.name
        (line,) = (line for line in index if line.startswith(f"- [{int(page.name[:4])}. "))
        listed = re.search(rf"\]: ({ends})\b", line)
        assert (listed[1] if listed else "accepted") == status[1], line


@cache
def document() -> dict[str, object]:
    """docs/openapi.json, which a check keeps equal to the code."""
    text = (ROOT / "docs" / "openapi.json").read_text("utf-8")
    paths: dict[str, object] = json.loads(text)["paths"]
    return paths


def operations() -> Iterator[tuple[str, str, dict[str, dict[str, str]]]]:
    """Method, address without the names of its parameters, and responses of every operation."""
    for path, methods in document().items():
        assert isinstance(methods, dict)
        for method in METHODS:
            if method in methods:
                address = path.removeprefix("/api/v1/")
                yield method.upper(), bare(address), methods[method]["responses"]


def bare(address: str) -> str:
    """An address in which parameters have no names."""
    return re.sub(r"{\w+}", "{}", address)


def test_the_pages_of_the_api_tell_of_every_call_and_of_no_other() -> None:
    text = "".join(page.read_text("utf-8") for page in API_PAGES)
    described = {(method, bare(address)) for method, address in CALL.findall(text)}
    assert described == {(method, address) for method, address, _ in operations()}


def test_every_code_stands_on_the_page_of_errors_under_its_status() -> None:
    sections: dict[str, str] = {}
    for section in prose(ROOT / "docs" / "api" / "errors.md").split("\n## ")[1:]:
        heading, _, body = section.partition("\n")
        sections |= dict.fromkeys(re.findall(r"\d{3}", heading), body)
    missing = {
        (status, code)
        for _, _, responses in operations()
        for status, response in responses.items()
        if int(status) >= 400
        for code in re.findall(r"`(\w+)`", response["description"])
        if f"`{code}`" not in sections[status]
    }
    assert missing == set()


def test_the_tests_that_the_page_of_security_names_are_there() -> None:
    named = re.findall(r"`(tests/[^`]+)`", (ROOT / "docs" / "security.md").read_text("utf-8"))
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []
