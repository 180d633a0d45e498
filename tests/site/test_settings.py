"""The settings have one module per subject, and Django gets each setting from one of them."""

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from durak_site import settings

FOLDER = Path(settings.__file__).parent
SUBJECTS = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")


def set_by(subject: str) -> list[str]:
    """Return the settings that the module assigns, not those that it imports."""
    tree = ast.parse((FOLDER / f"{subject}.py").read_text("utf-8"))
    targets = [
        target
        for line in tree.body
        for target in (
            line.targets
            if isinstance(line, ast.Assign)
            else [line.target]
            if isinstance(line, ast.AnnAssign)
            else []
        )
    ]
    return [each.id for each in targets if isinstance(each, ast.Name) and each.id.isupper()]


@pytest.mark.parametrize("subject", SUBJECTS)
def test_django_gets_the_settings_of_every_subject(subject: str) -> None:
    module = import_module(f"durak_site.settings.{subject}")
    names = set_by(subject)
    assert names
    assert all(getattr(settings, name, None) is getattr(module, name) for name in names)


def test_no_setting_has_two_subjects() -> None:
    times = Counter(name for subject in SUBJECTS for name in set_by(subject))
    assert {name for name, count in times.items() if count > 1} == set()
    assert {"DEBUG", "DURAK_PUBLIC_URL", "SESSION_COOKIE_NAME", "LOGGING"} <= set(times)
