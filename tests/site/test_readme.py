"""The README is true: its lines of Python run, and its pictures exist."""

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PICTURES = sorted((ROOT / "docs" / "pictures").glob("*.png"))
MAX_BYTES = 200_000


def test_the_lines_of_python_print_what_stands_below_them() -> None:
    shown = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", README, re.DOTALL)
    assert len(shown) == 1
    for code, output in shown:
        run = subprocess.run(
            (sys.executable, "-c", code),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert run.returncode == 0, run.stderr
        assert run.stdout == output


def test_every_picture_is_shown_and_every_picture_that_is_shown_is_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(docs/pictures/([^)]+)\)", README)
    assert sorted(shown) == [picture.name for picture in PICTURES]


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_is_a_png_that_loads_quickly(picture: Path) -> None:
    data = picture.read_bytes()
    width, height = struct.unpack_from(">II", data, 16)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert (width, height) == (720, 600)
    assert len(data) <= MAX_BYTES
