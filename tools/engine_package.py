"""`python -m tools.engine_package FOLDER`: build the engine as the distribution `durak-engine`.

The package is called `durak_engine` there, since `games` would be a bad name among others'. It
brings its types, the pages of the rules and of the notation, and the conformance pack.
"""

import argparse
import os
import re
import shutil
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flit_core import buildapi

from tools.conformance import recorded_games, write

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ROOT / "games" / "engine"
PACKAGE = "durak_engine"
PAGES = ("rules.md", "notation.md", "conformance.md")
OWN_NAME = re.compile(r"\bgames\.engine\b")

PROJECT = """\
[build-system]
requires = ["flit_core>=3.12,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "durak-engine"
version = "{version}"
description = "The rules of Durak: a pure, typed engine without dependencies"
readme = "README.md"
requires-python = "{python}"
license = "MIT"
license-files = ["LICENSE"]
dependencies = []
classifiers = ["Typing :: Typed", "Topic :: Games/Entertainment :: Board Games"]

[tool.flit.module]
name = "{package}"
"""


def build(folder: Path) -> tuple[Path, Path]:
    """Build the wheel and the source distribution into the folder; return both."""
    folder.mkdir(parents=True, exist_ok=True)
    target = str(folder.resolve())
    with tempfile.TemporaryDirectory() as source:
        lay_out(Path(source))
        with _inside(Path(source)):
            wheel = buildapi.build_wheel(target)
            archive = buildapi.build_sdist(target)
    return folder / wheel, folder / archive


def lay_out(source: Path) -> None:
    """Write the files of the distribution, from which any builder of Python can build it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = PROJECT.format(
        version=project["version"], python=project["requires-python"], package=PACKAGE
    )
    (source / "pyproject.toml").write_text(text, "utf-8")
    (source / "README.md").write_text(_renamed(ENGINE / "README.md"), "utf-8")
    shutil.copy(ROOT / "LICENSE", source / "LICENSE")
    for file in sorted(ENGINE.rglob("*.py")):
        copy = source / PACKAGE / file.relative_to(ENGINE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(_renamed(file), "utf-8")
    package = source / PACKAGE
    (package / "py.typed").touch()
    pages = package / "docs"
    pages.mkdir()
    for name in PAGES:
        (pages / name).write_text(_renamed(ROOT / "docs" / name), "utf-8")
    write(package / "conformance.ndjson.gz", recorded_games())


def _renamed(file: Path) -> str:
    """The text of a file, with the package's name outside of this service."""
    return OWN_NAME.sub(PACKAGE, file.read_text("utf-8")).replace("games/engine", PACKAGE)


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """The builder builds the working directory, with equal times in equal archives."""
    before = Path.cwd()
    os.environ.setdefault("SOURCE_DATE_EPOCH", "1735689600")
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def main() -> None:
    """Build into the folder that is named, and print what was built."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for built in build(parser.parse_args().folder):
        print(built)


if __name__ == "__main__":
    main()
