"""The content of the TypeScript client's package."""

import json
import subprocess
import tarfile
from pathlib import Path

import pytest

from tools.npm import node_folder

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]
"""npm and the compiler take seconds of a free core."""
PROGRAM = """
import * as durak from '@durak/client';

const client = new durak.Client({ url: 'http://durak.example/' });
const error = new durak.NoReplyError('late', { cause: 7 });
console.log(JSON.stringify([client.url, error.name, error instanceof durak.DurakError]));
"""


def test_the_package_has_its_types_and_needs_no_other_one(packed: Path) -> None:
    with tarfile.open(packed) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
        manifest = archive.extractfile("package/package.json")
        assert manifest
        facts = json.load(manifest)
    assert not {"dependencies", "peerDependencies", "optionalDependencies"} & set(facts)
    assert facts["type"] == "module"
    entry = facts["exports"]["."]
    assert {entry["types"].removeprefix("./"), entry["default"].removeprefix("./")} <= names
    assert {"README.md", "LICENSE", "dist/generated/schema.d.ts"} <= names
    others = {name for name in names if not name.startswith("dist/")}
    assert others == {"README.md", "LICENSE", "package.json"}
    scripts = {name for name in names if name.endswith(".js")}
    assert {name.removesuffix(".js") + ".d.ts" for name in scripts} <= names


def test_it_is_installed_without_a_registry_and_imported(
    node_modules: Path, tmp_path: Path
) -> None:
    (tmp_path / "node_modules").symlink_to(node_modules)
    (tmp_path / "program.mjs").write_text(PROGRAM)
    command = (str(node_folder() / "node"), "program.mjs")
    printed = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert json.loads(printed.stdout) == ["http://durak.example", "NoReplyError", True]
