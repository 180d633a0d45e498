"""`python -m tools.promtool`: print the path of promtool, fetching Debian's when there is none.

It checks and tries rules for Prometheus. Only the program is taken out of Debian's package:
installing that would start a Prometheus here.
"""

import shutil
import sys
from pathlib import Path

from tools.debian import extract

PROJECT_ROOT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT_ROOT / "var" / "tools" / "prometheus"
PROGRAM = FOLDER / "usr" / "bin" / "promtool"


def find_promtool() -> str | None:
    """Return the path of the promtool of this machine, or of the one that was fetched."""
    return shutil.which("promtool") or (str(PROGRAM) if PROGRAM.exists() else None)


def main() -> int:
    """Print the program's path; 1, and a hint, if there is none and none can be fetched."""
    path = find_promtool()
    if path is None and extract("prometheus", FOLDER):
        path = find_promtool()
    if path is None:
        sys.stderr.write("There is no promtool: install Prometheus to have its rules tried.\n")
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
