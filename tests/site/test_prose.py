"""Hard sentences are found in every kind of file, and easy ones are left alone."""

from pathlib import Path

import pytest

from tools.prose import markers_of
from tools.prose_texts import Sentence, found_in

SOURCES = {
    "a.py": '''"""Play cards. Who leaves waits."""

# Who leaves
# waits.
x = "Who is no comment."  # noqa: S105 - no secret


def seat() -> int:
    """What a seat is.

    A second paragraph.
    """
''',
    "a.ts": "const a = 'Who // waits.'; // Who leaves\n// waits.\n/** What a seat is. */\n",
    "a.svelte": "<!-- Who leaves waits. --><p>Who reads this?</p>",
    "a.md": "# What it is\n\nWho leaves\nwaits. Fine.\n\n```\nWho?\n```\n\n| who | one cell |\n",
    "a.yaml": "who: 1 # Who leaves waits.\n",
}
WORDS = {
    "a.py": [
        "Play cards.",
        "Who leaves waits.",
        "Who leaves waits.",
        "What a seat is.",
        "A second paragraph.",
    ],
    "a.ts": ["Who leaves waits.", "What a seat is."],
    "a.svelte": ["Who leaves waits."],
    "a.md": ["What it is", "Who leaves waits.", "Fine.", "who", "one cell"],
    "a.yaml": ["Who leaves waits."],
}
LINES = {
    "a.py": [1, 1, 3, 9, 11],
    "a.ts": [1, 3],
    "a.svelte": [1],
    "a.md": [1, 3, 4, 10, 10],
    "a.yaml": [1],
}


@pytest.mark.parametrize("name", SOURCES)
def test_every_sentence_of_a_file_is_found_with_its_line(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(SOURCES[name], "utf-8")
    found = found_in(tmp_path / name)
    assert [sentence.words for sentence in found] == WORDS[name]
    assert [sentence.line for sentence in found] == LINES[name]


def names(words: str, kind: str = "comment") -> list[str]:
    return [marker.name for marker in markers_of(Sentence(1, words, kind, first=True))]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Who leaves the page waits.", "free relative"),
        ("whatever is left goes", "free relative"),
        ("The host starts; who leaves waits.", "free relative inside"),
        ("This is for who runs a service.", "free relative as object"),
        ("The file is read anew.", "anew"),
        ("The row is to be deleted.", "is to be"),
        ("It has a queue of its own.", "of its own"),
        ("It plays by itself.", "by itself"),
        ("All but for one.", "but for"),
        ("The state lies in a row.", "lies"),
        ("The code stands in a file.", "stands"),
        ("Each socket is told.", "tell"),
        ("The feed hears nothing.", "ears"),
        ("A process remembers games.", "remember"),
    ],
)
def test_a_hard_sentence_carries_its_marker(words: str, name: str) -> None:
    assert names(words) == [name]


@pytest.mark.parametrize(
    "words",
    [
        "Who may throw in?",
        "A player who leaves the page waits.",
        "Return what a viewer may see.",
        "The trump card lies on the table.",
        "The field is called `who is to be`.",
        "It depends on who leads.",
    ],
)
def test_a_plain_sentence_carries_none(words: str) -> None:
    assert names(words) == []


def test_a_docstring_starts_with_a_verb_or_a_noun() -> None:
    assert names("Whether it is over.", "function") == ["docstring"]
    assert names("Where the game is played.", "docstring") == ["docstring"]
    assert names("Return whether it is over.", "function") == []
    assert names("Whether it is over decides the sweep.") == []


def test_a_heading_may_be_a_clause() -> None:
    assert names("What it is", "heading") == []
    assert names("who", "cell") == []
    assert names("what follows from a command", "cell") == []
    assert names("What follows is computed.", "cell") == ["free relative"]
