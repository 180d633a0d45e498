"""The cause of each event is stored in the log and sent to clients."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone

from bots.tasks import take_turn
from games.engine.commands import RequestRedeal
from games.engine.rules import RuleSet
from games.play.log import load
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.handover import hand_over
from games.play.services.in_advance import set_done_in_advance
from games.play.services.timeouts import play_overdue
from games.play.time.clock import Cause, PerCommand
from games.play.time.sweeps.overdue import claim_overdue
from tests.support.api import ApiClient
from tests.support.bots import bots_table
from tests.support.clocks import clocked_table, let_pass
from tests.support.games import legal_move, person_on, running_table
from tests.support.watching import user_on

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]


def causes_after(game: Game) -> set[Cause | None]:
    """Return the causes of the events after the version of the row."""
    return {numbered.cause for numbered in load(game.pk, after=game.version)}


def lead(game: Game) -> None:
    seat, command = legal_move(game, random.Random(1))
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)


def test_nobody_caused_the_deal_that_starts_a_game() -> None:
    game = running_table()
    assert {numbered.cause for numbered in load(game.pk)} == {None}


def test_a_person_is_the_cause_of_the_events_of_their_command() -> None:
    game = running_table()
    lead(game)
    assert causes_after(game) == {Cause.PLAYER}


def test_a_deal_that_a_player_asked_for_is_caused_by_the_player() -> None:
    # Two of three cards of one suit are "all but one": most of these tables may ask.
    rules = RuleSet(hand_size=3, redeal="on_request")
    game = next(
        game
        for game in (running_table(2, rules=rules) for _ in range(100))
        if RequestRedeal() in update_of(game).seen_by(game.awaited[0]).legal
    )
    seat = game.awaited[0]
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=RequestRedeal())
    assert causes_after(game) == {Cause.PLAYER}


def test_a_bot_is_the_cause_on_its_own_seat_and_on_a_seat_that_was_left() -> None:
    of_bots = bots_table("beginner", "beginner")
    assert take_turn(game_id=of_bots.pk, seat=of_bots.awaited[0], version=of_bots.version)
    assert causes_after(of_bots) == {Cause.BOT}
    game = running_table()
    leader = game.awaited[0]
    hand_over(game_id=game.pk, user_id=user_on(game, leader).pk)
    game = get_game(game.pk)
    assert take_turn(game_id=game.pk, seat=leader, version=game.version)
    assert causes_after(game) == {Cause.BOT}


def test_the_clock_is_the_cause_of_a_timeout() -> None:
    game = let_pass(clocked_table(PerCommand(30)), 31)
    (overdue,) = claim_overdue(now=timezone.now())
    assert play_overdue(overdue)
    assert causes_after(game) == {Cause.CLOCK}


def test_a_done_set_in_advance_has_its_own_cause() -> None:
    game = clocked_table(PerCommand(30), seats=3)
    lead(game)
    game = get_game(game.pk)
    # Seat 2 may throw in, but has set a done in advance; the window closes after three seconds.
    thrower = (game.awaited[0] + 1) % 3
    set_done_in_advance(game_id=game.pk, user_id=user_on(game, thrower).pk, on=True)
    seat, _ = game.awaited[0], None
    take = next(offer for offer in update_of(game).seen_by(seat).legal if offer.type == "take")
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=take)  # type: ignore[arg-type]  # a take is a command and its own offer
    game = let_pass(get_game(game.pk), 4)
    for overdue in claim_overdue(now=timezone.now() + timedelta(seconds=1)):
        play_overdue(overdue)
    assert causes_after(game) == {Cause.IN_ADVANCE}


def test_the_cause_is_sent_with_every_event() -> None:
    game = running_table()
    lead(game)
    events = ApiClient(user_on(game, 0)).get(f"games/{game.pk}/events").body["events"]
    assert [event["cause"] for event in events[: game.version]] == [None] * game.version
    assert {event["cause"] for event in events[game.version :]} == {"player"}
