"""A class name is defined in one file, so that a search for it finds one class."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping

from tests.site.test_every_ignore_has_a_reason import ROOT, tracked_files

NAMED_BY_DJANGO = {"Command", "Migration"}
"""Django finds management commands and migrations by these names."""
OTHER_PACKAGES = "clients/"
"""Packages that programs install: their classes are named after the schemas of the document."""
LOOKS_LIKE_A_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)


def shared(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """The class names that more than one of the files define, each with its files."""
    likely = in_several((name, LOOKS_LIKE_A_CLASS.findall(text)) for name, text in sources.items())
    # Parsing takes long, so only the files are parsed in which a line looks like such a class.
    suspects = sorted({file for files in likely.values() for file in files})
    return in_several((file, classes_in(sources[file])) for file in suspects)


def in_several(names: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    """The names that several files have, each with these files."""
    files = defaultdict(list)
    for file, own in names:
        for name in set(own) - NAMED_BY_DJANGO:
            files[name].append(file)
    return {name: where for name, where in files.items() if len(where) > 1}


def classes_in(source: str) -> list[str]:
    """The names of the classes at the top of a module."""
    return [part.name for part in ast.parse(source).body if isinstance(part, ast.ClassDef)]


def test_no_class_name_stands_in_two_files() -> None:
    files = [str(file.relative_to(ROOT)) for file in tracked_files() if file.suffix == ".py"]
    own = [name for name in files if not name.startswith(OTHER_PACKAGES)]
    sources = {name: (ROOT / name).read_text("utf-8") for name in own}
    assert len(sources) > 1000
    assert shared(sources) == {}


def test_a_second_class_of_a_name_is_found_wherever_it_stands() -> None:
    sources = {
        "games/one.py": "class Deal:\n    class Meta: ...\n",
        "tests/two.py": "import x\n\n@x\nclass Deal(x.Base): ...\n",
        "tools/text.py": 'TEXT = """\nclass Deal: ...\n"""\n',
        "web/three.py": "class Command: ...\ndef deal():\n    class Local: ...\n",
        "web/four.py": "class Command: ...\nclass Local: ...\nclass Meta: ...\n",
    }
    assert shared(sources) == {"Deal": ["games/one.py", "tests/two.py"]}
