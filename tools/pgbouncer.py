"""`python -m tools.pgbouncer`: print the path of PgBouncer, installing Debian's when there is none.

The variable PGBOUNCER names another one. Tests of statements that are prepared through a pooler
need 1.22 or newer; Debian 12 has an older one.
"""

import os
import re
import shutil
import subprocess
import sys

from tools.debian import install


def find_pgbouncer() -> str | None:
    """Return the path of the PgBouncer named by PGBOUNCER, or of the one of this machine."""
    named = os.environ.get("PGBOUNCER")
    if named:
        return shutil.which(named)
    return shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")


def version_of(pgbouncer: str) -> tuple[int, int]:
    """Return the first two numbers of the program's version."""
    said = subprocess.run((pgbouncer, "--version"), check=True, capture_output=True, text=True)
    found = re.search(r"PgBouncer (\d+)\.(\d+)", said.stdout)
    if found is None:
        raise RuntimeError(f"{pgbouncer} tells no version: {said.stdout}")
    return int(found[1]), int(found[2])


def main() -> int:
    """Print the program's path; 1, and a hint, if there is none and none can be installed."""
    path = find_pgbouncer() or install("pgbouncer")
    if path is None:
        sys.stderr.write(
            "Tests of poolers need PgBouncer: install it (Debian, Ubuntu: sudo apt-get install "
            "pgbouncer) or say where one is: PGBOUNCER=/path/to/pgbouncer make faults\n",
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
