"""Installations with the data of a release."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.installations import Installation, empty_installation
from tools.releases import dump_file, kept_releases
from tools.releases.dumps import unpacked

Made = Callable[[str | None], Installation]


@pytest.fixture(params=kept_releases())
def release(request: pytest.FixtureRequest) -> str:
    """The version of a release."""
    return str(request.param)


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Made]:
    """Makes an installation: empty, or with the data of a release."""
    with ExitStack() as stack:

        def make(version: str | None = None) -> Installation:
            folder = tmp_path / f"installation-{len(list(tmp_path.iterdir()))}"
            installation = stack.enter_context(empty_installation(folder))
            if version is not None:
                packed = dump_file(version, installation.vendor).read_bytes()
                installation.load(unpacked(packed))
            return installation

        yield make
