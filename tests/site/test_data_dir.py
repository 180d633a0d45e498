"""The data directory is made where it is missing, and is its owner's alone."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.test_edge import SERVED
from tests.support.limits import WITH_PROCESSES

pytestmark = WITH_PROCESSES

PROJECT_ROOT = Path(__file__).resolve().parents[2]


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def load_settings(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Load the settings in a separate process, as every entry point does."""
    return subprocess.run(
        (sys.executable, "-c", "import os; os.umask(0o022); import durak_site.settings"),
        cwd=PROJECT_ROOT,
        env={"PATH": os.environ["PATH"], "DURAK_DATA_DIR": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("environment", [{}, SERVED], ids=["embedded", "served"])
def test_a_missing_folder_is_made_and_closed(tmp_path: Path, environment: dict[str, str]) -> None:
    folder = tmp_path / "deep" / "var"
    assert load_settings(folder, **environment).returncode == 0
    assert mode_of(folder) == 0o700


def test_a_folder_of_ours_that_stood_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    folder.mkdir()
    (folder / "durak.sqlite3").touch()
    folder.chmod(0o755)
    assert load_settings(folder).returncode == 0
    assert mode_of(folder) == 0o700
    assert mode_of(folder / "mail") == 0o700
    assert mode_of(folder / "secret_key") == 0o600


def test_a_folder_of_others_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert load_settings(tmp_path).returncode == 0
    assert mode_of(tmp_path) == 0o755
    assert mode_of(tmp_path / "secret_key") == 0o600


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = load_settings(tmp_path / "file" / "var")
    assert result.returncode != 0
    assert f"DURAK_DATA_DIR={tmp_path}/file/var" in result.stderr
