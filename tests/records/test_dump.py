"""`manage.py dump_games`: a month of games in a file, with its checksum."""

import gzip
import hashlib
import io
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from games.play.models import Game
from games.records.dump import Month, month_before
from games.records.notation import notation_of
from tests.support.games import finished_rated_game, some_user

pytestmark = pytest.mark.django_db(transaction=True)

MARCH = datetime(2026, 3, 1, tzinfo=UTC)
APRIL = datetime(2026, 4, 1, tzinfo=UTC)


def ended(at: datetime, **members: Any) -> Game:
    game = finished_rated_game((1, 2), users=(some_user(), some_user()), at=at)
    Game.objects.filter(pk=game.pk).update(finished_at=at, **members)
    return Game.objects.get(pk=game.pk)


def dump(folder: Path, *month: str) -> str:
    out = io.StringIO()
    call_command("dump_games", *month, "--to", str(folder), stdout=out)
    return out.getvalue()


def test_the_public_games_of_a_month_are_written_with_their_checksum(tmp_path: Path) -> None:
    moment = timedelta(microseconds=1)
    first, last = ended(MARCH), ended(APRIL - moment)
    for at in (MARCH - moment, APRIL):
        ended(at)
    ended(MARCH + moment, is_private=True, is_rated=False)
    assert dump(tmp_path, "2026-03").startswith("2 games in ")
    file = tmp_path / "durak-games-2026-03.ndjson.gz"
    lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert [line["game"]["id"] for line in lines] == [first.pk, last.pk]
    assert [line["notation"] for line in lines] == [notation_of(first), notation_of(last)]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert (tmp_path / "SHA256SUMS").read_text() == f"{digest}  {file.name}\n"


def test_doing_it_again_gives_the_same_bytes_and_one_line_a_month(tmp_path: Path) -> None:
    ended(MARCH)
    for month in ("2026-03", "2026-02", "2026-03"):
        dump(tmp_path, month)
    names = [line.split("  ")[1] for line in (tmp_path / "SHA256SUMS").read_text().splitlines()]
    assert names == ["durak-games-2026-02.ndjson.gz", "durak-games-2026-03.ndjson.gz"]
    before = (tmp_path / names[1]).read_bytes()
    dump(tmp_path, "2026-03")
    assert (tmp_path / names[1]).read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["SHA256SUMS", *names]


def test_only_months_that_are_over_are_written(tmp_path: Path) -> None:
    now = timezone.now()
    for name in (f"{now.year}-{now.month:02}", "2026-13", "March"):
        with pytest.raises(CommandError):
            dump(tmp_path, name)
    assert list(tmp_path.iterdir()) == []


def test_the_month_that_is_left_out_is_the_last_one_and_years_turn(tmp_path: Path) -> None:
    assert str(month_before(datetime(2026, 1, 1, tzinfo=UTC))) == "2025-12"
    assert str(month_before(datetime(2026, 12, 31, tzinfo=UTC))) == "2026-11"
    assert Month(2025, 12).end == datetime(2026, 1, 1, tzinfo=UTC)
    dump(tmp_path)
    month = month_before(timezone.now())
    assert (tmp_path / f"durak-games-{month}.ndjson.gz").exists()
