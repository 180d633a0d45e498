"""`python -m tools.generators [NAME …]`: let other people's generators write clients.

They read docs/openapi.json. The command fails if one of them stops, or drops a part of the
document. What they write is deleted again: the clients that this project delivers are checked by
`tools.python_client` and `tools.typescript_client`.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tools.client_rooms import DOCUMENT, ROOT

LANGUAGES = ("python", "typescript-fetch", "java", "kotlin", "go")
"""The languages for which openapi-generator writes clients here."""
NPM_PACKAGES = ROOT / "tools" / "generators"
CONFIGURATION = "content_type_overrides: {application/zip: application/octet-stream}\n"
"""For openapi-python-client, as docs/api/generated-clients.md says."""
PROGRAMS = Path(sys.executable).parent

Command = Callable[[Path], Sequence[str]]


def main() -> int:
    """Run the named generators, or all; return 1 if one fails."""
    names = sys.argv[1:] or list(GENERATORS)
    if unknown := sorted(set(names) - set(GENERATORS)):
        sys.stderr.write(f"There is no {', '.join(unknown)}; there are {', '.join(GENERATORS)}\n")
        return 2
    failed = 0
    for name in names:
        report = generate(name)
        print(f"{name}: {'fails' if report else 'writes a client'}", flush=True)
        if report:
            sys.stderr.write(f"{report[-4000:]}\n")
            failed = 1
    return failed


def generate(name: str) -> str:
    """Return what the generator printed if it failed or wrote nothing; else an empty text."""
    # They start other programs: ruff, and this package.
    path = os.pathsep.join((str(PROGRAMS), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "client"
        done = subprocess.run(
            GENERATORS[name](target),
            check=False,
            capture_output=True,
            text=True,
            cwd=folder,
            env=environment,
        )
        has_written = any(path.is_file() for path in target.rglob("*"))
    if done.returncode == 0 and has_written:
        return ""
    return f"{done.stdout}{done.stderr}" or "it has written nothing"


def _openapi_generator(language: str, target: Path) -> Sequence[str]:
    program = str(PROGRAMS / "openapi-generator-cli")
    return (program, "generate", "-i", str(DOCUMENT), "-g", language, "-o", str(target))


def _openapi_python_client(target: Path) -> Sequence[str]:
    configuration = target.parent / "client.yaml"
    configuration.write_text(CONFIGURATION, "utf-8")
    program = (str(PROGRAMS / "openapi-python-client"), "generate", "--path", str(DOCUMENT))
    options = ("--config", str(configuration), "--meta", "none", "--fail-on-warning")
    return (*program, *options, "--output-path", str(target))


def _npm(script: str, ending: str, target: Path) -> Sequence[str]:
    npm = (sys.executable, "-m", "tools.npm", "--prefix", str(NPM_PACKAGES))
    return (*npm, "run", script, "--", str(DOCUMENT), "--output", str(target / ending))


GENERATORS: dict[str, Command] = {
    "openapi-python-client": _openapi_python_client,
    "hey-api": partial(_npm, "hey-api", ""),
    "orval": partial(_npm, "orval", "durak.ts"),
    **{f"openapi-generator-{name}": partial(_openapi_generator, name) for name in LANGUAGES},
}
"""The command of each generator, for the folder that it writes to."""

if __name__ == "__main__":
    sys.exit(main())
