"""Every package of the product has its place in the import contracts."""

import configparser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = configparser.ConfigParser()
CONTRACTS.read(ROOT / ".importlinter")
AROUND = {"tests", "tools", "benchmarks"}
"""Packages around the product, which nothing of it may import."""


def words(section: str, key: str) -> set[str]:
    return set(
        CONTRACTS[section][key].replace("|", " ").replace("(", " ").replace(")", " ").split()
    )


def packages(folder: Path) -> set[str]:
    return {init.parent.name for init in folder.glob("*/__init__.py")}


def test_every_app_is_checked_and_has_its_floor() -> None:
    apps = packages(ROOT) - AROUND
    assert words("importlinter", "root_packages") == apps
    assert words("importlinter:contract:apps", "layers") == apps


@pytest.mark.parametrize("name", ["games", "knowledge", "play", "engine-layers", "accounts", "web"])
def test_a_new_module_has_to_say_where_it_stands(name: str) -> None:
    section = f"importlinter:contract:{name}"
    assert CONTRACTS[section]["exhaustive"] == "True"
    (container,) = words(section, "containers")
    folder = ROOT / container.replace(".", "/")
    found = packages(folder) | {module.stem for module in folder.glob("*.py")}
    ignored = {"__init__", *CONTRACTS[section].get("exhaustive_ignores", "").split()}
    # An optional layer may be absent, a module that is there may not be.
    assert found - ignored - words(section, "layers") == set()
