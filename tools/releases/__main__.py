"""`python -m tools.releases keep VERSION`: play on a release, and keep its dumps and digests.

`python -m tools.releases cut VERSION`: tag this commit as a release, if nothing prevents it."""

import argparse
import json
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from tools.releases import DATABASES, dump_file, story_file, tag_of
from tools.releases.checkout import ReleaseCheckout, checked_out
from tools.releases.cutting import cut
from tools.releases.digests import write_digests
from tools.releases.documents import write_document
from tools.releases.dumps import (
    dump_postgres,
    dump_sqlite,
    packed,
    postpone_in_postgres,
    postpone_in_sqlite,
)
from tools.releases.running import running
from tools.releases.telling import tell
from tools.services import postgres_server


def main() -> int:
    """Do what is asked; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.releases", description=__doc__)
    parser.add_argument("what", choices=("keep", "cut"))
    parser.add_argument("version", help="as in 0.2.0")
    parser.add_argument("--revision", help="the commit, where there is no tag yet")
    chosen = parser.parse_args()
    if chosen.what == "cut":
        found = cut(chosen.version)
        sys.stdout.writelines(f"{problem}\n" for problem in found)
        return 1 if found else 0
    keep(chosen.version, chosen.revision or tag_of(chosen.version))
    return 0


def keep(version: str, revision: str) -> None:
    """Write digests, the API's document, stories and dumps of a release into tests/releases."""
    write_digests(version, revision)
    write_document(version, revision)
    with checked_out(revision) as checkout:
        for database in DATABASES:
            _keep_database(version, checkout, database)


def _keep_database(version: str, checkout: ReleaseCheckout, database: str) -> None:
    with tempfile.TemporaryDirectory(prefix="durak-release-data-") as name, ExitStack() as stack:
        data = Path(name)
        url = stack.enter_context(postgres_server()).url if database == "postgres" else None
        with running(checkout.folder, checkout.python, data, url) as address:
            story = tell(address)
        sql = _dumped(data / "durak.sqlite3", url)
    told = {"version": version, "commit": checkout.commit, **asdict(story)}
    text = json.dumps(told, indent=1, ensure_ascii=False)
    story_file(version, database).write_text(f"{text}\n", "utf-8")
    dump_file(version, database).write_bytes(packed(sql))
    sys.stdout.write(f"{database}: {dump_file(version, database).stat().st_size} bytes\n")


def _dumped(file: Path, url: str | None) -> str:
    if url is None:
        postpone_in_sqlite(file)
        return dump_sqlite(file)
    postpone_in_postgres(url)
    return dump_postgres(url)


if __name__ == "__main__":
    sys.exit(main())
