"""The engine as a distribution: built, installed in an empty environment, and played there."""

import re
import subprocess
import sys
import venv
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from tests.support.limits import WITH_PROCESSES
from tools.engine_package import build

pytestmark = WITH_PROCESSES
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built, archive = build(tmp_path_factory.mktemp("package"))
    assert archive.name.endswith(".tar.gz")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has nothing but the wheel."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    install = ("install", "--quiet", "--no-index", "--disable-pip-version-check", str(wheel))
    subprocess.run((sys.executable, "-m", "pip", "--python", str(python), *install), check=True)
    return python


def run(python: Path, *arguments: str) -> str:
    done = subprocess.run(
        (str(python), "-I", *arguments), capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_needs_nothing_and_brings_its_types_pages_and_recorded_games(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith("/METADATA"))
        facts = Parser().parsestr(archive.read(metadata).decode())
        sources = [archive.read(name).decode() for name in names if name.endswith(".py")]
    assert (facts["Name"], facts.get_all("Requires-Dist")) == ("durak-engine", None)
    assert {
        "durak_engine/py.typed",
        "durak_engine/notation/games.py",
        "durak_engine/docs/notation.md",
        "durak_engine/docs/conformance.md",
        "durak_engine/conformance.ndjson.gz",
    } <= names
    assert not [source for source in sources if "games.engine" in source]
    modules = {
        path.relative_to(ROOT / "games/engine") for path in (ROOT / "games/engine").rglob("*.py")
    }
    assert len(sources) == len(modules)


def test_the_lines_of_its_readme_play_a_game_where_nothing_else_is(python: Path) -> None:
    readme = (ROOT / "games/engine/README.md").read_text("utf-8")
    ((code, output),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", readme, re.DOTALL)
    assert run(python, "-c", code.replace("games.engine", "durak_engine")) == output


def test_the_notation_reads_there_what_it_writes(python: Path) -> None:
    code = (
        "from durak_engine import PRESETS, new_game, replay\n"
        "from durak_engine.deck import full_pack\n"
        "from durak_engine.notation import read_position, write_position\n"
        "state = replay(new_game(PRESETS['podkidnoy'].rules, 2, full_pack(36)))\n"
        "print(read_position(write_position(state)) == state)\n"
    )
    assert run(python, "-c", code) == "True\n"


@pytest.mark.long
def test_equal_sources_give_equal_bytes(wheel: Path, tmp_path: Path) -> None:
    again, _ = build(tmp_path)
    assert again.read_bytes() == wheel.read_bytes()
