"""The content of the Python client's wheel."""

import zipfile
from email.parser import Parser
from pathlib import Path


def test_the_wheel_has_its_types_its_command_and_few_dependencies(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (folder,) = {name.partition("/")[0] for name in names if ".dist-info/" in name}
        facts = Parser().parsestr(archive.read(f"{folder}/METADATA").decode())
        entries = archive.read(f"{folder}/entry_points.txt").decode()
    required = [one for one in facts.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert {one.partition(">")[0].strip() for one in required} == {"httpx", "typing_extensions"}
    assert "durak=durak_client.cli:main" in entries.replace(" ", "")
    assert {
        "durak_client/py.typed",
        "durak_client/models.py",
        "durak_client/_sync/rooms.py",
        "durak_client/cli/commands.py",
        f"{folder}/licenses/LICENSE",
    } <= names
    assert not [name for name in names if not name.startswith(("durak_client/", folder))]
