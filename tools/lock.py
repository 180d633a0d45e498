"""`python -m tools.lock`: write constraints.txt and locked/ from what a fresh environment installs.

Direct dependencies are pinned in the requirements files. constraints.txt pins all that they depend
on; locked/ has both with the hashes of their files, for what is built into the container's image.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = (
    *("requirements.txt", "requirements-monitoring.txt"),
    *("requirements-dev.txt", "requirements-build.txt"),
)
CONSTRAINTS_HEADER = (
    "# Exact versions of what the direct dependencies bring along. Written by: make lock\n"
)
LOCKED_HEADER = "# Exact versions with hashes, for the container's image. Written by: make lock\n"
OLDEST_PYTHON = "3.11"


def locked_sets() -> Mapping[str, list[str]]:
    """The direct requirements of each file in locked/, by its name."""
    service = lines_of("requirements.txt")
    return {
        "image.txt": [*service, *lines_of("requirements-monitoring.txt")],
        "page.txt": lines_of("requirements-build.txt"),
        "kernel.txt": [line for line in service if name_of(line) == "cython"],
    }


def lines_of(name: str) -> list[str]:
    """The requirements in a file, without comments and options."""
    lines = (PROJECT_ROOT / name).read_text().splitlines()
    return [line for line in lines if line and not line.startswith(("#", "-"))]


def name_of(requirement: str) -> str:
    """The name of the package that the line requires, as indexes write it."""
    name = re.split(r"[\[=<>~ #;]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    """Install the direct pins in an empty environment, and write down what came with them."""
    lines = [line for name in REQUIREMENTS for line in lines_of(name)]
    direct = {name_of(line) for line in lines}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run((sys.executable, "-m", "venv", folder), check=True)
        python = Path(folder) / "bin" / "python"
        wanted = Path(folder) / "direct.txt"
        wanted.write_text("\n".join(lines))
        pip = (python, "-m", "pip", "--disable-pip-version-check")
        subprocess.run((*pip, "install", "--quiet", "-r", wanted), check=True)
        frozen = subprocess.run((*pip, "freeze"), check=True, capture_output=True, text=True).stdout
        others = [line for line in frozen.splitlines() if name_of(line) not in direct]
        constraints = PROJECT_ROOT / "constraints.txt"
        constraints.write_text(CONSTRAINTS_HEADER + "\n".join(others) + "\n")
        uv = PROJECT_ROOT / "requirements-install.txt"
        subprocess.run((*pip, "install", "--quiet", "-r", uv), check=True)
        for name, required in locked_sets().items():
            lock(python, PROJECT_ROOT / "locked" / name, required)


def lock(python: Path, file: Path, required: Iterable[str]) -> None:
    """Write the file with all that these requirements need, by this Python, which has uv."""
    compile_ = (python, "-m", "uv", "pip", "compile", "--quiet", "-", "--generate-hashes")
    scope = (
        "--universal",
        "--python-version",
        OLDEST_PYTHON,
        "-c",
        PROJECT_ROOT / "constraints.txt",
    )
    found = subprocess.run(
        (*compile_, *scope, "--no-header", "--no-annotate"),
        input="\n".join(required),
        check=True,
        capture_output=True,
        text=True,
        # Only what everybody can fetch: not what this machine finds elsewhere.
        env={name: value for name, value in os.environ.items() if not name.startswith("UV_")},
    ).stdout
    file.parent.mkdir(exist_ok=True)
    file.write_text(LOCKED_HEADER + found)


if __name__ == "__main__":
    main()
