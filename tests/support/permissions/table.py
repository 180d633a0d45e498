"""The rows of all files."""

from importlib import import_module
from pkgutil import iter_modules

from tests.support.permissions import rows
from tests.support.permissions.row import Row


def _all_rows() -> tuple[Row, ...]:
    names = sorted(module.name for module in iter_modules(rows.__path__))
    modules = (import_module(f"{rows.__name__}.{name}") for name in names)
    return tuple(row for module in modules for row in module.ROWS)


TABLE = _all_rows()
