"""Random histories of tournaments: people join, pause, leave and are banned, and deals fail."""

import random
from collections import Counter
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import pytest

from accounts.models import User
from games.play.models import Game, GameStatus
from games.tables.services.opening import open_table
from games.tournaments.errors import NotEligible, NotEntered, TournamentClosed
from games.tournaments.models import (
    Entry,
    EntryStatus,
    Tournament,
    TournamentSeat,
    TournamentStatus,
    TournamentTable,
)
from games.tournaments.services import dealing
from games.tournaments.services.advancing import advance
from games.tournaments.services.annulling import annul_results_of
from games.tournaments.services.entering import join, leave, pause
from games.tournaments.services.settling import settle_lost
from tests.support.games import some_user
from tests.support.tiers import first_of
from tests.support.tournaments import begun, joined, scheduled

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(120),
]
STEPS = 40
ROUNDS = 4


class Killed(Exception):
    """The process was killed in the middle of a step."""


class TournamentHistory:
    """A tournament of duels to which whatever chance picks happens."""

    def __init__(self, kind: str, rng: random.Random, patch: pytest.MonkeyPatch) -> None:
        self.row = scheduled(kind, rounds=ROUNDS) if kind == "swiss" else scheduled(kind)
        self.people = joined(self.row, 6)
        self.now = begun(self.row)
        self._rng = rng
        self._kills = False

        def open_and_die(*args: Any, **kwargs: Any) -> Game:
            game = open_table(*args, **kwargs)
            if self._kills and rng.random() < 0.5:
                raise Killed
            return game

        patch.setattr(dealing, "open_table", open_and_die)

    def go_on(self) -> None:
        """Let one thing happen, and then a sweep, which may be killed."""
        self.now += timedelta(seconds=self._rng.choice((1, 5, 20)))
        what = self._rng.choice((self._join, self._pause, self._leave, self._ban, self._end))
        with suppress(NotEntered, NotEligible, TournamentClosed):
            what(self._rng.choice(self.people))
        self._kills = self._rng.random() < 0.2
        with suppress(Killed):
            self.sweep()
        self._kills = False

    def sweep(self) -> None:
        """Move the tournament on."""
        settle_lost(now=self.now)
        advance(self.row.pk, now=self.now)

    def end_games(self) -> None:
        """End all games that run."""
        for game in Game.objects.filter(tournament=self.row.pk, status=GameStatus.ACTIVE):
            _end_game(game, self._rng, self.now)

    def _join(self, person: User) -> None:
        if len(self.people) < 12 and self._rng.random() < 0.5:
            person = some_user()
            self.people.append(person)
        join(tournament_id=self.row.pk, user_id=person.pk, now=self.now)

    def _pause(self, person: User) -> None:
        pause(tournament_id=self.row.pk, user_id=person.pk)

    def _leave(self, person: User) -> None:
        leave(tournament_id=self.row.pk, user_id=person.pk)

    def _ban(self, person: User) -> None:
        if self._rng.random() < 0.3:
            annul_results_of(person.pk, now=self.now)

    def _end(self, _: User) -> None:
        running = Game.objects.filter(tournament=self.row.pk, status=GameStatus.ACTIVE)
        games = list(running.order_by("created_at"))
        if games:
            _end_game(self._rng.choice(games), self._rng, self.now)


def _end_game(game: Game, rng: random.Random, now: datetime) -> None:
    """Write a result as a game has one whose reactions got lost."""
    places = rng.choice(([1, 2], [2, 1], [1, 1]))
    Game.objects.filter(pk=game.pk).update(
        status=GameStatus.FINISHED, places=places, finished_at=now, clock_state=None
    )


@pytest.mark.parametrize("kind", ["arena", "swiss"])
@pytest.mark.parametrize("seed", first_of(range(20), 1))
def test_after_any_history_scores_agree_with_games_and_the_tournament_ends(
    kind: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = TournamentHistory(kind, random.Random(f"{kind} {seed}"), monkeypatch)
    for _ in range(STEPS):
        history.go_on()
        nobody_sits_at_two_tables(history.row)
        scores_agree(history.row, doubles=kind == "arena")
    Tournament.objects.filter(pk=history.row.pk, ended_at=None).update(ends_at=history.now)
    for _ in range(4 * ROUNDS):
        history.now += timedelta(seconds=30)
        history.end_games()
        history.sweep()
    history.row.refresh_from_db()
    assert history.row.status == TournamentStatus.FINISHED
    assert not TournamentTable.objects.filter(tournament=history.row, ended_at=None).exists()
    nobody_sits_at_two_tables(history.row)
    scores_agree(history.row, doubles=kind == "arena")


def nobody_sits_at_two_tables(row: Tournament) -> None:
    running = TournamentTable.objects.filter(tournament=row, ended_at=None)
    seats = TournamentSeat.objects.filter(table__in=running)
    at_tables = dict(seats.values_list("entry_id", "table_id"))
    assert seats.count() == len(at_tables)
    entries = Entry.objects.filter(tournament=row, table__isnull=False)
    assert dict(entries.values_list("pk", "table_id")) == at_tables
    in_round = Counter(
        TournamentSeat.objects.filter(table__tournament=row, table__round__gt=0).values_list(
            "entry_id", "table__round"
        )
    )
    assert set(in_round.values()) <= {1}


def scores_agree(row: Tournament, *, doubles: bool) -> None:
    """A win and a bye have two points, a draw one; whoever met a banned player has won."""
    banned = set(
        Entry.objects.filter(tournament=row, status=EntryStatus.BANNED).values_list("pk", flat=True)
    )
    tables = TournamentTable.objects.filter(tournament=row, ended_at__isnull=False)
    ended = list(tables.order_by("ended_at", "pk").prefetch_related("seats"))
    for entry in Entry.objects.filter(tournament=row):
        score = streak = games = 0
        for table in ended:
            seats = {seat.entry_id: seat for seat in table.seats.all()}
            seat = seats.pop(entry.pk, None)
            if seat is None:
                continue
            if table.is_bye:
                score += 0 if entry.pk in banned else 2
                continue
            assert table.places is not None
            (other,) = seats.values()
            own, others = table.places[seat.number], table.places[other.number]
            points = 2 if own < others else 1 if own == others else 0
            if other.entry_id in banned:
                points = 2
            if entry.pk in banned:
                points = 0
            score += points * (2 if doubles and streak >= 2 else 1)
            streak = streak + 1 if points == 2 else 0
            games += 1
        assert (entry.score, entry.games) == (score, games)
