"""Ranked games with clocks go on while everything that they need fails at random.

`make faults FAULTS=100` for a longer run.
"""

import os
import random
import secrets
import threading
import time
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest
from django.db import connection

from games.engine.events import PlayerLeft
from games.play import reactions
from games.play.log import load
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import get_game
from games.play.time.clock import PerCommand
from games.ratings.models import RatedGame, RatingBook, RatingChange
from games.ratings.rebuild import rebuild_ratings
from games.records.audit import audit
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.faults import ANY, EACH, LEFT_OUT
from tests.support.follower import Follower
from tests.support.games import some_user
from tests.support.house import House, open_house
from tests.support.persons import Ledger, Person
from tests.support.ratings import numbers
from tests.support.timekeeping import Timeout, receipts_of, timeouts
from tests.support.waiting import spend, until_done
from tests.support.web import session_of

FAULTS = max(len(EACH), int(os.environ.get("DURAK_TEST_FAULTS", "0")))
"""At least one of every kind."""
SEED = int(os.environ.get("DURAK_TEST_SEED", "0")) or secrets.randbelow(10**6)
LAST_WORDS = 20_000
SECONDS = 6
"""For a command."""
UNNOTICED = 2.5
"""Seconds of each absence that nobody may notice: a word that fades, and a sweep."""
STARTING = 0.1
"""The part of a long absence between the word of a process that it serves and its first answer,
on a machine with too much to do."""
MINUTE = 60.0
ROUNDED = 0.01
"""Clocks count milliseconds."""

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(900 + 60 * FAULTS),
]


class TablePlan(NamedTuple):
    """A table: its people, its bots, and whether one of the people deserts it."""

    preset: str
    people: int
    bots: int = 0
    is_deserted: bool = False


TABLES = (
    TablePlan("duel", people=2),
    TablePlan("podkidnoy", people=3, is_deserted=True),
    TablePlan("perevodnoy", people=2, bots=1),
    TablePlan("podkidnoy", people=4),
)


class HouseEvening:
    """All that is played while the house has its troubles."""

    def __init__(self, house: House, rng: random.Random) -> None:
        self.house = house
        self.ledger = Ledger()
        self.games: list[str] = []
        self.followers: dict[str, Follower] = {}
        self.is_late = threading.Event()
        self.happened: list[tuple[float, str]] = []
        """Every fault, and when it began."""
        self._seeds = [rng.randrange(10**9) for _ in TABLES]

    def figures(self, games: list[Game]) -> str:
        """Results of this evening."""
        tried = Counter(name for _, name in self.happened)
        late = [timeout for game in games for timeout in timeouts(game, real=self.house.clock.real)]
        usable = [self.usable(one) for one in late]
        robbed = [seconds for seconds in usable if seconds < SECONDS - ROUNDED]
        away = ", ".join(f"{outage.ended - outage.began:.1f}" for outage in self.house.outages)
        return (
            f"seed {SEED}, {FAULTS} faults: {len(games)} games, "
            f"{sum(len(receipts_of(game)) for game in games)} commands, "
            f"{len(self.ledger.answered)} of them answered to people, {len(late)} timeouts "
            f"after at least {min(usable):.1f} s of use ({len(robbed)} of them too early), "
            f"{len(self.ledger.claimed)} claims, {self.ledger.told_to_wait} times told to wait, "
            f"{sum(one.connections for one in self.followers.values())} connections of sockets, "
            f"{sum(one.silent for one in self.followers.values())} of them silent, "
            f"nobody served for {away} s; "
            f"ended by themselves: {', '.join(map(str, self.house.ended_by_itself)) or 'none'}; "
            + ", ".join(f"{number} {name}" for name, number in sorted(tried.items()))
        )

    def faults_before(self, moment: float) -> str:
        """The faults of the minute that ends at a moment: how many seconds before it each began."""
        return "\n".join(
            f"{name}: {moment - began:.2f} s before"
            for began, name in self.happened
            if 0 <= moment - began <= MINUTE
        )

    def usable(self, timeout: Timeout) -> float:
        """The seconds that a player had, less what nobody could use of them."""
        return timeout.usable(
            self.house.outages,
            noticed=lambda seconds: max(0.0, seconds * (1 - STARTING) - UNNOTICED),
        )

    def at_table(self, number: int) -> None:
        """One game after the other, and none begins when it's late."""
        rng = random.Random(self._seeds[number])
        try:
            while not self.is_late.is_set():
                self._game(TABLES[number], rng)
        finally:
            connection.close()

    def _game(self, table: TablePlan, rng: random.Random) -> None:
        with self.house.is_being_set_up:
            people, follower = self._seated(table, rng)
            # The database may be restarted while the game is played.
            connection.close()
        with ThreadPoolExecutor(len(people) + 1) as pool:
            following = pool.submit(follower.follow)
            for playing in [pool.submit(person.play) for person in people]:
                playing.result()
            following.result()

    def _seated(self, table: TablePlan, rng: random.Random) -> tuple[list[Person], Follower]:
        """The people of a game that has begun, and one who follows it."""
        users = [some_user() for _ in range(table.people)]
        open_seats = [OpenPlan() for _ in users[1:]]
        seats: list[SeatPlan] = [HostPlan(), *open_seats, *[BotPlan("beginner")] * table.bots]
        game_id = create_game(
            TableChoice(preset=table.preset, is_rated=True, clock=PerCommand(SECONDS)),
            seats,
            host_id=users[0].pk,
        ).pk
        for user in users[1:]:
            join_game(game_id=game_id, user_id=user.pk)
        start_game(game_id=game_id, user_id=users[0].pk)
        deserter = len(users) - 1 if table.is_deserted else None
        people = [
            Person.at(
                self.house,
                self.ledger,
                user=user,
                game_id=game_id,
                rng=random.Random(rng.random()),
                deserter=deserter,
                is_late=self.is_late,
            )
            for user in users
        ]
        follower = Follower(self.house, game_id, session_of(users[0]))
        self.games.append(game_id)
        self.followers[game_id] = follower
        return people, follower


def trouble(evening: HouseEvening, rng: random.Random, tables: list[Future[None]]) -> None:
    """One fault of every kind; then whatever chance picks."""
    for what in LEFT_OUT:
        print("left out:", what)  # noqa: T201 -- a fault that this machine can't have is no success
    faults = [*EACH]
    rng.shuffle(faults)
    faults += rng.choices(ANY, k=FAULTS - len(faults))
    for number, fault in enumerate(faults):
        if number % 50 == 0:
            print("faults so far:", number)  # noqa: T201 -- a long run says how far it is
        spend(rng.uniform(0.3, 1.2))
        began = time.time()
        fault.happen(evening.house, rng)
        evening.happened.append((began, fault.name))
        broken = [table for table in tables if table.done() and table.exception()]
        if broken:
            broken[0].result()


def confirm_commits() -> None:
    """Let PostgreSQL answer a commit when it would outlive a crash; in other tests it hurries."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            name = connection.ops.quote_name(str(connection.settings_dict["NAME"]))
            cursor.execute(f"ALTER DATABASE {name} SET synchronous_commit = on")
        # The setting counts for connections to come.
        connection.close()


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseEvening:
    """An evening that is over: every game that was begun, played to its end, and counted."""
    print("seed", SEED)  # noqa: T201 -- read when the test fails
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    rng = random.Random(SEED)
    confirm_commits()
    with open_house(tmp_path) as house:
        evening = HouseEvening(house, rng)
        with ThreadPoolExecutor(len(TABLES)) as pool:
            tables = [pool.submit(evening.at_table, number) for number in range(len(TABLES))]
            try:
                trouble(evening, rng, tables)
            except BaseException:
                print(house.logs())  # noqa: T201 -- the same
                raise
            finally:
                evening.is_late.set()
            try:
                for table in tables:
                    table.result()
            except BaseException:
                print(house.logs()[-LAST_WORDS:])  # noqa: T201 -- the same
                raise
        due = Game.objects.filter(is_rating_due=True)
        until_done(lambda: not due.exists(), due.count)
    return evening


def test_ranked_games_with_clocks_outlive_every_process(
    evening: HouseEvening, subtests: pytest.Subtests
) -> None:
    games = [get_game(game_id) for game_id in evening.games]
    print(evening.figures(games))  # noqa: T201 -- what a longer run is for
    # Each is looked at, since a long run is not soon repeated.
    for law in LAWS:
        with subtests.test(law.__name__):
            law(evening, games)


def only_workers_ended_by_themselves(evening: HouseEvening, games: list[Game]) -> None:
    """Celery's main process may end (docs/operating/background-work.md), no web process may."""
    assert len(games) >= len(TABLES)
    assert {ending.name for ending in evening.house.ended_by_itself} <= {"worker"}


def every_game_was_played_to_its_end(_: HouseEvening, games: list[Game]) -> None:
    assert [game.status for game in games] == [GameStatus.FINISHED] * len(games)
    assert [audit(game) for game in games] == [()] * len(games)


def no_answer_was_an_error(evening: HouseEvening, _: list[Game]) -> None:
    assert [(reply.status_code, reply.text) for reply in evening.ledger.failures] == []


def no_command_was_lost_or_doubled(evening: HouseEvening, games: list[Game]) -> None:
    bought: dict[tuple[str, str], tuple[int, ...]] = {}
    for game in games:
        receipts = receipts_of(game)
        spans = [(receipt.first_version, receipt.last_version) for receipt in receipts]
        # A player who leaves, or is given up, has an event that no command causes.
        versions = [version for first, last in spans for version in range(first, last + 1)]
        versions += departures(game)
        assert sorted(versions) == list(range(min(versions), game.version + 1))
        for receipt, (first, last) in zip(receipts, spans, strict=True):
            bought[game.pk, receipt.key] = tuple(range(first, last + 1))
    assert evening.ledger.answered
    for answered in evening.ledger.answered:
        assert bought[answered.game_id, answered.key] == answered.versions


def departures(game: Game) -> list[int]:
    """The versions at which somebody left."""
    log = enumerate(load(game.pk), start=1)
    return [version for version, numbered in log if isinstance(numbered.event, PlayerLeft)]


def nobody_missed_an_event(evening: HouseEvening, games: list[Game]) -> None:
    for game in games:
        assert evening.followers[game.pk].versions == list(range(1, game.version + 1))
    assert any(follower.connections > 1 for follower in evening.followers.values())


def nobody_was_late_before_their_time_was_up(evening: HouseEvening, games: list[Game]) -> None:
    """No command was played for anybody before their time had passed since they were asked.

    How much of it they could use hangs on how quickly this machine starts processes, so the figures
    report it; `tests/play/time/test_outages.py` checks the compensation."""
    real = evening.house.clock.real
    late = [(game.pk, timeout) for game in games for timeout in timeouts(game, real=real)]
    assert late, "somebody dozed"
    for game_id, timeout in late:
        assert timeout.played_at - timeout.asked_at >= SECONDS - ROUNDED, (
            f"{game_id}: {timeout}\n{evening.faults_before(timeout.played_at)}"
        )


def who_deserted_was_claimed_and_is_last(evening: HouseEvening, _: list[Game]) -> None:
    assert evening.ledger.claimed
    for game_id, number in evening.ledger.claimed:
        seat = Seat.objects.get(game_id=game_id, number=number)
        assert seat.left_version is not None
        assert seat.outcome == "left"


def every_game_was_rated_once(_: HouseEvening, games: list[Game]) -> None:
    entries = RatedGame.objects.filter(pk__in=[game.pk for game in games])
    assert {entry.pk for entry in entries} == {game.pk for game in games}
    applied = sorted(entry.number for entry in entries if entry.number is not None)
    assert applied == list(range(1, RatingBook.objects.get().last_number + 1))
    changed = Counter(RatingChange.objects.values_list("rated_game_id", flat=True))
    seats = {game.pk: game.seats.count() for game in games}
    assert changed == {entry.pk: seats[entry.pk] for entry in entries if entry.number is not None}
    before = numbers()
    assert rebuild_ratings() == len(applied)
    assert numbers() == before


LAWS = (
    only_workers_ended_by_themselves,
    every_game_was_played_to_its_end,
    no_answer_was_an_error,
    no_command_was_lost_or_doubled,
    nobody_missed_an_event,
    nobody_was_late_before_their_time_was_up,
    who_deserted_was_claimed_and_is_last,
    every_game_was_rated_once,
)
