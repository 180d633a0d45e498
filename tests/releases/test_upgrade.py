"""A database of a release is upgraded, and everything that was in it goes on.

The dump was written by the release's own code, and the story beside it describes the games and the
answers of the API. The installation is upgraded and run by the launcher, as `make run` does."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest

from games.engine import replay
from games.engine.wire import event_from_json
from tests.support.installations import PROJECT_ROOT, Installation, empty_installation
from tests.support.schemas import schema_of
from tests.support.tiers import first_of
from tools.releases import dump_file, kept_releases, story_file
from tools.releases.dumps import unpacked
from tools.releases.players import Json, ReleasePlayer, play_on
from tools.releases.running import running
from tools.waiting import until

# The fixtures upgrade and start a whole service, which has separate limits.
pytestmark = [pytest.mark.django_db, pytest.mark.timeout(120, func_only=True)]
FOR_GOOD = "3650"
"""Days: a dump is old, and its games must not be called off or archived during the test."""
TIMES = re.compile(r"\[Times .*\]\n")
"""The tag of a notation that 0.2.0 did not have."""
SOMETIMES = {"season", "rank", "push_key", "presence", "seen_at"}
"""Members whose values depend on the day, or on the installation."""


@dataclass(frozen=True, slots=True)
class Upgraded:
    """A running installation with the data of a release, and the story of these."""

    installation: Installation
    address: str
    story: Json

    def person(self, name: str) -> ReleasePlayer:
        """One of the people, with the session of then."""
        return ReleasePlayer.with_session(self.address, name, self.story["people"][name]["session"])

    def seated(self, game: str) -> dict[int, ReleasePlayer]:
        """The people at a running game, by their seats."""
        names = enumerate(self.story["running"][game]["seats"])
        return {seat: self.person(name) for seat, name in names if name is not None}


@pytest.fixture(scope="module", params=first_of(kept_releases(), 1))
def upgraded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Upgraded]:
    """The data of a release, upgraded and running: of the oldest in `make test`, as it has to pass
    through every migration."""
    with empty_installation(tmp_path_factory.mktemp("upgraded")) as installation:
        version, vendor = str(request.param), installation.vendor
        installation.load(unpacked(dump_file(version, vendor).read_bytes()))
        story = json.loads(story_file(version, vendor).read_text("utf-8"))
        days = {"DURAK_ABANDONED_DAYS": FOR_GOOD, "DURAK_ARCHIVE_DAYS": FOR_GOOD}
        data, url = installation.data, installation.url
        with running(PROJECT_ROOT, Path(sys.executable), data, url, **days) as address:
            yield Upgraded(installation, address, story)


@pytest.fixture(scope="module")
def of_models(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """A database whose tables were made from today's models, without migrations."""
    with empty_installation(tmp_path_factory.mktemp("of-models")) as installation:
        settings = {"DJANGO_SETTINGS_MODULE": "tests.support.without_migrations"}
        done = installation.manage("migrate", "--run-syncdb", "--verbosity", "0", **settings)
        assert done.returncode == 0, done.stderr
        yield installation


def test_the_service_was_away_and_nobodys_time_is_up(upgraded: Upgraded) -> None:
    """The dump is older than any clock of a game: its time is compensated."""
    for name in ("running_duel", "running_by_days"):
        kept, seated = upgraded.story["running"][name], upgraded.seated(name)

        def has_time(path: str = f"games/{kept['id']}", person: ReleasePlayer = seated[0]) -> bool:
            times = person.get(path)["times"]
            dues = [seat["due"] for seat in times["seats"] if seat["due"] is not None]
            return bool(dues) and all(due > times["server_time"] for due in dues)

        until(has_time, what=f"{name} has time again")
        assert seated[0].get(f"games/{kept['id']}")["version"] == kept["version"]


def test_its_schema_is_that_of_todays_models(upgraded: Upgraded, of_models: Installation) -> None:
    schema, expected = schema_of(upgraded.installation), schema_of(of_models)
    assert "play_game" in expected
    assert list(schema) == list(expected)
    for table, facts in expected.items():
        assert schema[table] == facts, table


def test_people_log_in_with_their_passwords(upgraded: Upgraded) -> None:
    accounts = {name: kept for name, kept in upgraded.story["people"].items() if name.islower()}
    assert len(accounts) >= 6
    for name, kept in accounts.items():
        person = ReleasePlayer(upgraded.address, name)
        credentials = {"username": name.title(), "password": upgraded.story["password"]}
        if codes := kept.get("recovery_codes"):
            with pytest.raises(httpx.HTTPStatusError, match="second_factor_needed"):
                person.post("auth/login", credentials)
            person.post("auth/login/code", {"code": codes[0]})
        else:
            person.post("auth/login", credentials)
        assert person.id == kept["id"]


def test_a_wrong_password_logs_nobody_in(upgraded: Upgraded) -> None:
    with pytest.raises(httpx.HTTPStatusError) as refused:
        ReleasePlayer(upgraded.address, "anna").post(
            "auth/login", {"username": "anna", "password": "x"}
        )
    assert refused.value.response.status_code == HTTPStatus.UNAUTHORIZED


def test_sessions_and_tokens_go_on(upgraded: Upgraded) -> None:
    for name, kept in upgraded.story["people"].items():
        assert upgraded.person(name).id == kept["id"]
        if token := kept.get("token"):
            headers = {"Authorization": f"Bearer {token}"}
            reply = httpx.get(f"{upgraded.address}/api/v1/auth/me", headers=headers)
            assert reply.json()["id"] == kept["id"]
    made = [name for name, kept in upgraded.story["people"].items() if "token" in kept]
    assert made == ["anna", "boris"]


def test_names_that_look_like_those_of_accounts_are_taken(upgraded: Upgraded) -> None:
    for name in ("b0r1s", "4nna", "c1ara"):
        assert name not in upgraded.story["people"]
    with pytest.raises(httpx.HTTPStatusError, match="taken"):
        ReleasePlayer.registered(upgraded.address, "b0r1s")


def test_finished_games_are_told_and_replayed_as_then(upgraded: Upgraded) -> None:
    person = upgraded.person("anna")
    assert len(upgraded.story["finished"]) >= 10
    for name, kept in upgraded.story["finished"].items():
        path = f"games/{kept['id']}"
        # Later releases may tell more.
        assert person.get(path)["result"].items() >= kept["result"].items(), name
        assert person.get(f"{path}/ratings") == kept["ratings"], name
        notation = person.call("GET", f"{path}/notation").text
        has_times = TIMES.search(kept["notation"])
        assert (notation if has_times else TIMES.sub("", notation)) == kept["notation"], name
        view = person.get(f"{path}/view?seat=open")["view"]
        assert_holds(view, kept["open"], name)
        events = person.get(f"{path}/events?since=0&seat=open")["events"]
        state = replay(event_from_json(without(event)) for event in events)
        assert state.durak == kept["result"]["durak"], name
        half = person.get(f"{path}/view?seat=open&at={len(events) // 2}")
        assert half["version"] == len(events) // 2


def without(event: Json) -> Json:
    """An event without what its message adds."""
    return {key: value for key, value in event.items() if key not in {"version", "cause", "at"}}


def test_what_the_api_said_it_says_again(upgraded: Upgraded) -> None:
    for where, kept in upgraded.story["said"].items():
        name, _, path = where.partition(" ")
        assert_holds(upgraded.person(name).get(path), kept, where)


def assert_holds(now: Any, then: Any, where: str) -> None:
    """All that was said then is said now; more may have come since."""
    if isinstance(then, dict):
        for key, value in then.items():
            if key not in SOMETIMES:
                assert_holds(now[key], value, f"{where} {key}")
    elif isinstance(then, list):
        assert len(now) == len(then), where
        for number, (one, other) in enumerate(zip(now, then, strict=True)):
            assert_holds(one, other, f"{where} {number}")
    else:
        assert now == then, where


def test_a_table_goes_on_with_its_password_and_its_aids(upgraded: Upgraded) -> None:
    game = upgraded.story["running"]["open_table"]["id"]
    boris = upgraded.person("boris")
    with pytest.raises(httpx.HTTPStatusError, match="wrong_password"):
        boris.post(f"games/{game}/join", {"password": "simsalabim"})
    look = boris.post(f"games/{game}/join", {"password": "sesame"})
    assert [seat["kind"] for seat in look["seats"]] == ["human", "human", "bot"]
    assert look["aids"] is True
    upgraded.person("anna").post(f"games/{game}/start", {})
    people = {0: upgraded.person("anna"), 1: boris}
    play_on(game, people, commands=4)


@pytest.mark.parametrize("name", ["running_duel", "running_against_bot"])
def test_a_running_game_is_played_to_its_end(upgraded: Upgraded, name: str) -> None:
    game, seated = upgraded.story["running"][name]["id"], upgraded.seated(name)
    play_on(game, seated, seed=7)
    look = seated[0].get(f"games/{game}")
    assert look["status"] == "finished"
    if look["rated"]:
        path = f"games/{game}/ratings"
        until(lambda: seated[0].get(path)["status"] == "applied", what="it is counted")


@pytest.mark.parametrize("name", ["running_by_days", "running_round_refill", "running_cheating"])
def test_a_running_game_goes_on(upgraded: Upgraded, name: str) -> None:
    game, seated = upgraded.story["running"][name], upgraded.seated(name)
    play_on(game["id"], seated, commands=20, seed=8)
    assert seated[0].get(f"games/{game['id']}")["version"] >= game["version"] + 20


def test_every_log_row_and_deal_agree(upgraded: Upgraded) -> None:
    """Also of the games that have just gone on."""
    done = upgraded.installation.manage("verify_game", "--all")
    assert done.returncode == 0, done.stdout
    assert "games verified." in done.stdout


@pytest.mark.long
def test_another_migrate_finds_nothing_to_do(upgraded: Upgraded) -> None:
    done = upgraded.installation.manage("migrate", "--noinput")
    assert done.returncode == 0, done.stderr
    assert "No migrations to apply." in done.stdout
