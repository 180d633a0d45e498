"""Sweeps, workers and players act at one overdue seat at once: one command is played."""

from collections import Counter

import pytest
from django.utils import timezone

from games.engine.commands import Take
from games.play.errors import CommandRefused
from games.play.models import Game, Seat, StoredEvent
from games.play.selectors.games import get_game
from games.play.services.claims import claim_seat
from games.play.services.commands import Accepted, submit_command
from games.play.services.timeouts import play_overdue
from games.play.time.sweeps.overdue import claim_overdue
from games.records.audit import audit
from tests.play.test_concurrency import at_once
from tests.support.clocks import clocked_table, late, let_pass, record_heartbeat
from tests.support.games import person_on

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]


def test_sweeps_at_the_same_time_claim_an_overdue_seat_once() -> None:
    games = {let_pass(clocked_table(), 31).pk for _ in range(3)}
    now = timezone.now()
    claimed = at_once(lambda _: claim_overdue(now=now), 6)
    found = [one.game_id for share in claimed for one in share]  # type: ignore[attr-defined]  # at_once gives objects
    assert Counter(found) == Counter(dict.fromkeys(games, 1))


def test_several_sweeps_may_record_the_first_heartbeat() -> None:
    now = timezone.now()
    assert at_once(lambda _: record_heartbeat(now=now), 6) == [0] * 6


def test_workers_and_the_player_of_an_overdue_seat_play_once() -> None:
    game = let_pass(clocked_table(), 31)
    (overdue,) = claim_overdue(now=timezone.now())
    assert play_overdue(overdue)
    let_pass(game, 31)
    defender = 1 - game.awaited[0]
    (overdue,) = claim_overdue(now=timezone.now())

    def play(number: int) -> object:
        if number % 2:
            return play_overdue(overdue)
        by = person_on(game, defender)
        return submit_command(game_id=game.pk, by=by, seat=defender, command=Take())

    outcomes = at_once(play, 8)
    kinds = Counter(type(outcome) for outcome in outcomes)
    assert set(kinds) <= {bool, Accepted, CommandRefused}, outcomes
    assert kinds[bool] == 4
    log = StoredEvent.objects.filter(game_id=game.pk, version__gt=overdue.version)
    # In a duel nobody adds a card after a take: the one take ends the bout, and the next begins.
    types = ["take_declared", "bout_ended", "cards_drawn", "bout_started"]
    assert list(log.values_list("type", flat=True)) == types
    assert audit(get_game(game.pk)) == ()


def test_two_claims_at_once_put_one_bot_on_the_seat() -> None:
    game = late(clocked_table(seats=3), 0, 3)
    users = [person_on(game, seat).user_id for seat in (1, 2)]
    outcomes = at_once(lambda number: claim_seat(game_id=game.pk, user_id=users[number], seat=0), 2)
    assert [type(outcome) for outcome in outcomes] == [Game, Game]
    assert Seat.objects.get(game=game, number=0).left_version == game.version + 1
