"""Generators of clients, in many languages, take the document and drop nothing."""

import subprocess
import sys
from importlib.util import find_spec

import pytest

from tools.client_rooms import ROOT
from tools.generators import GENERATORS, generate

MAKES = "make generators installs them"
pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]


@pytest.mark.parametrize("name", GENERATORS)
def test_a_generator_writes_a_client(name: str) -> None:
    if name.startswith("openapi-generator") and find_spec("openapi_generator_cli") is None:
        pytest.skip(MAKES)
    if name in {"hey-api", "orval"} and not (ROOT / "tools/generators/node_modules").is_dir():
        pytest.skip(MAKES)
    assert generate(name) == ""


def test_a_generator_that_drops_something_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(_target: object) -> list[str]:
        return ["sh", "-c", "echo dropped; exit 3"]

    monkeypatch.setitem(GENERATORS, "stops", stops)
    assert generate("stops") == "dropped\n"
    monkeypatch.setitem(GENERATORS, "idle", lambda _target: ["true"])
    assert generate("idle") == "it has written nothing"


def test_a_generator_that_is_not_known_is_named() -> None:
    done = subprocess.run(
        (sys.executable, "-m", "tools.generators", "orval", "swagger-codegen"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("There is no swagger-codegen; there are openapi-python-client,")
