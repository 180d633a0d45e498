"""Database of games for download: a month of finished games in one file, with its checksum."""

import gzip
import hashlib
import re
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.records.export import SETTLED_AFTER, ExportChoice, exported_games
from games.records.export_api import lines_of
from web.http.errors import InvalidInput

SUMS = "SHA256SUMS"
MONTH = re.compile("(20[0-9]{2})-(0[1-9]|1[0-2])")


class Month(NamedTuple):
    """A month of the calendar, in UTC."""

    year: int
    number: int

    @property
    def begin(self) -> datetime:
        """Its first moment."""
        return datetime(self.year, self.number, 1, tzinfo=UTC)

    @property
    def end(self) -> datetime:
        """The first moment of the next one."""
        later = self.year * 12 + self.number
        return Month(later // 12, later % 12 + 1).begin

    def __str__(self) -> str:
        return f"{self.year}-{self.number:02}"


class Dumped(NamedTuple):
    """A file that was written, its number of games, and its SHA-256."""

    file: Path
    games: int
    digest: str


def month_named(name: str) -> Month:
    """Return the month of a name like `2026-10`; raises InvalidInput."""
    found = MONTH.fullmatch(name)
    if found is None:
        raise InvalidInput("month", ("unknown", _("A month is named like 2026-10.")))
    return Month(int(found[1]), int(found[2]))


def month_before(now: datetime) -> Month:
    """Return the last month that is over."""
    earlier = now.year * 12 + now.month - 2
    return Month(earlier // 12, earlier % 12 + 1)


def dump_games(month: Month, folder: Path, *, now: datetime) -> Dumped:
    """Write the public games that ended in the month, as `games/export` shows them to all.

    The file takes its name only when it is whole, and then its line in `SHA256SUMS`. Equal games
    give equal bytes. Raises InvalidInput for a month that isn't over.
    """
    if now < month.end + SETTLED_AFTER:
        told = format_lazy(_("The month {month} isn't over."), month=month)
        raise InvalidInput("month", ("out_of_range", told))
    folder.mkdir(parents=True, exist_ok=True)
    games = exported_games(
        ExportChoice(since=month.begin, until=month.end), viewer_id=None, most=sys.maxsize, now=now
    )
    file = folder / f"durak-games-{month}.ndjson.gz"
    count = _write(file, lines_of(games, language="en", viewer_id=None))
    with file.open("rb") as written:
        digest = hashlib.file_digest(written, "sha256").hexdigest()
    _note(folder / SUMS, file.name, digest)
    return Dumped(file, count, digest)


def _write(file: Path, lines: Iterator[str]) -> int:
    count = 0
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as target:
        try:
            with gzip.GzipFile(filename="", fileobj=target, mode="wb", mtime=0) as packed:
                for line in lines:
                    packed.write(line.encode())
                    count += 1
        except BaseException:
            Path(target.name).unlink()
            raise
    _put(Path(target.name), file)
    return count


def _note(sums: Path, name: str, digest: str) -> None:
    """Put the file's line, as `sha256sum --check` reads it, in place of an older one."""
    kept = sums.read_text("utf-8").splitlines() if sums.exists() else []
    lines = sorted(
        [line for line in kept if not line.endswith(f"  {name}")] + [f"{digest}  {name}"],
        key=lambda line: line.partition("  ")[2],
    )
    with tempfile.NamedTemporaryFile(
        "w", dir=sums.parent, delete=False, encoding="utf-8"
    ) as target:
        target.write("".join(f"{line}\n" for line in lines))
    _put(Path(target.name), sums)


def _put(written: Path, file: Path) -> None:
    """Give what was written its name, readable for a web server."""
    written.chmod(0o644)
    written.replace(file)
