"""`python -m tools.lock`: write constraints.txt from what pip installs in a fresh environment.

Direct dependencies are pinned in the requirements files; this pins all that they depend on.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT_ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = (
    *("requirements.txt", "requirements-monitoring.txt"),
    *("requirements-dev.txt", "requirements-build.txt"),
)
HEADER = "# Exact versions of what the direct dependencies bring along. Written by: make lock\n"


def main() -> None:
    """Install the direct pins in an empty environment, and write the versions of the others."""
    lines = [
        line
        for name in REQUIREMENTS
        for line in (PROJECT_ROOT / name).read_text().splitlines()
        if line and not line.startswith(("#", "-"))
    ]
    direct = {_name(line) for line in lines}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run((sys.executable, "-m", "venv", folder), check=True)
        python = Path(folder) / "bin" / "python"
        wanted = Path(folder) / "direct.txt"
        wanted.write_text("\n".join(lines))
        pip = (python, "-m", "pip", "--disable-pip-version-check")
        subprocess.run((*pip, "install", "--quiet", "-r", wanted), check=True)
        frozen = subprocess.run((*pip, "freeze"), check=True, capture_output=True, text=True).stdout
    others = [line for line in frozen.splitlines() if _name(line) not in direct]
    (PROJECT_ROOT / "constraints.txt").write_text(HEADER + "\n".join(others) + "\n")


def _name(requirement: str) -> str:
    name = re.split(r"[\[=<>~ #;]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
