"""The examples in the engine's docstrings run."""

import doctest
import importlib
import pkgutil

import pytest

import games.engine

MODULES = [
    "games.engine",
    *(module.name for module in pkgutil.walk_packages(games.engine.__path__, "games.engine.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_module_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
