"""The examples in the engine's docstrings run, and every public name has one."""

import doctest
import importlib
import inspect
import pkgutil
from types import ModuleType

import pytest

import games.engine
import games.engine.deck
import games.engine.notation
import games.engine.wire

MODULES = [
    "games.engine",
    *(module.name for module in pkgutil.walk_packages(games.engine.__path__, "games.engine.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_module_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


DESCRIBED_IN_THE_API = {"PlayerView"}
"""Their docstrings are descriptions in the API's documents, so `view_for` has the example."""


def public_names() -> list[tuple[ModuleType, str]]:
    """Return the exported functions and classes, without constants and type aliases."""
    names = [
        (module, name)
        for module in (games.engine, games.engine.notation)
        for name in module.__all__
    ]
    names += [
        (module, name)
        for module in (games.engine.deck, games.engine.wire)
        for name, value in inspect.getmembers(module, inspect.isroutine)
        if value.__module__ == module.__name__ and not name.startswith("_")
    ]
    values = ((module, name, getattr(module, name)) for module, name in names)
    return [
        (module, name)
        for module, name, value in values
        if (inspect.isclass(value) or inspect.isroutine(value)) and name not in DESCRIBED_IN_THE_API
    ]


@pytest.mark.parametrize(("module", "name"), public_names())
def test_every_public_function_and_class_shows_an_example(module: ModuleType, name: str) -> None:
    value = getattr(module, name)
    defined_in = importlib.import_module(value.__module__)
    tests = doctest.DocTestFinder(recurse=False).find(value, name, defined_in)

    assert any(test.examples for test in tests)
