"""The next version of the service: this one with a migration more."""

import shutil
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parents[2]
MIGRATIONS = Path("games/play/migrations")
ADDED = """
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("play", "{before}")]
    operations = [
        migrations.AddField("game", "rehearsed", models.TextField(db_default="", default="")),
    ]
"""
"""A column that the code of before doesn't name."""


def next_version(folder: Path) -> Path:
    """The code of the next version, laid down in this folder, which must not exist yet."""
    folder.mkdir()
    for entry in PROJECT_ROOT.iterdir():
        if entry.name.startswith(".") or entry.name == "var":
            continue
        if (entry / "__init__.py").exists():
            shutil.copytree(entry, folder / entry.name)
        elif entry.suffix == ".py":
            shutil.copy2(entry, folder)
        else:
            (folder / entry.name).symlink_to(entry)
    newest = max(path.stem for path in (folder / MIGRATIONS).glob("[0-9]*.py"))
    (folder / MIGRATIONS / "9999_rehearsed.py").write_text(ADDED.format(before=newest), "utf-8")
    return folder
