"""Fifty clients at one game at once: nothing is lost, doubled or out of order."""

import random
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone

from accounts.models import User
from games.chat.content import Content
from games.chat.models import ChatMessage
from games.chat.services import post_message
from games.engine import Command, RuleSet
from games.engine.offers import spelled_out
from games.play.errors import CommandRefused, GameOver, StaleVersion
from games.play.models import Game, GameStatus, StoredEvent
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import Accepted, submit_command
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.records.audit import audit
from games.tables.errors import SeatTaken, TermsChanged
from games.tables.services.changing import TableChange, change_table
from games.tables.services.seating import join_game, leave_game
from games.tables.services.series import get_ready, next_game
from tests.support.clocks import fall_due
from tests.support.games import (
    finished_table,
    legal_move,
    open_table,
    person_on,
    running_table,
    some_user,
)
from tests.support.limits import WITH_WHOLE_GAMES

pytestmark = [
    WITH_WHOLE_GAMES,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]
CLIENTS = 50


def at_once(work: Callable[[int], object], clients: int = CLIENTS) -> list[object]:
    """Start `work(0)`, `work(1)` … together; return their results or errors."""
    barrier = threading.Barrier(clients)

    def run(number: int) -> object:
        barrier.wait(timeout=30)
        try:
            return work(number)
        except Exception as error:  # noqa: BLE001 - an outcome like any other; the test looks at it
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(clients) as pool:
        return list(pool.map(run, range(clients)))


def accepted_of(outcomes: list[object]) -> list[Accepted]:
    return [outcome for outcome in outcomes if isinstance(outcome, Accepted)]


def kinds_of(outcomes: list[object]) -> Counter[type]:
    return Counter(type(outcome) for outcome in outcomes)


def versions_of(accepted: list[Accepted]) -> list[int]:
    return sorted(event.version for answer in accepted for event in answer.update.events)


def test_of_fifty_equal_commands_for_one_version_one_is_accepted() -> None:
    game = running_table(2)
    seat, command = legal_move(game, random.Random(1))
    outcomes = at_once(
        lambda _: submit_command(
            game_id=game.pk,
            by=person_on(game, seat),
            seat=seat,
            command=command,
            expected_version=game.version,
        )
    )
    assert kinds_of(outcomes) == {Accepted: 1, StaleVersion: CLIENTS - 1}
    assert audit(get_game(game.pk)) == ()


def test_of_fifty_sends_of_one_key_one_is_played_and_all_get_its_answer() -> None:
    game = running_table(2)
    seat, command = legal_move(game, random.Random(1))
    outcomes = at_once(
        lambda _: submit_command(
            game_id=game.pk,
            by=person_on(game, seat),
            seat=seat,
            command=command,
            idempotency_key="one click",
        )
    )
    answers = accepted_of(outcomes)
    assert len(answers) == CLIENTS
    assert sum(not answer.is_replay for answer in answers) == 1
    assert len({answer.update.events for answer in answers}) == 1
    assert get_game(game.pk).version == answers[0].update.version


def test_fifty_clients_play_a_whole_game_without_losing_or_doubling_an_event() -> None:
    game = running_table(4, rules=RuleSet(deck=24))
    seed = 20
    accepted: list[Accepted] = []

    web_threads = threading.BoundedSemaphore(settings.DURAK_WEB_THREADS)

    def client(number: int) -> Counter[str]:
        rng = random.Random(f"{seed}/{number}")
        told: Counter[str] = Counter()
        while not told["game_over"]:
            # Like a web process: many requests at once, each with its own connection.
            with web_threads:
                told[request(rng)] += 1
                connection.close()
        return told

    def request(rng: random.Random) -> str:
        row = get_game(game.pk)
        if row.status == GameStatus.FINISHED:
            return "game_over"
        seat = rng.choice(row.awaited)
        return play(row, seat, rng.choice(spelled_out(update_of(row).seen_by(seat).legal)))

    def play(row: Game, seat: int, command: Command) -> str:
        try:
            accepted.append(
                submit_command(game_id=game.pk, by=person_on(row, seat), seat=seat, command=command)
            )
        except (CommandRefused, GameOver) as refused:
            return refused.code
        return "accepted"

    outcomes = at_once(client)
    assert kinds_of(outcomes) == {Counter: CLIENTS}, outcomes
    final = get_game(game.pk)
    assert versions_of(accepted) == list(range(game.version + 1, final.version + 1))
    stored = StoredEvent.objects.filter(game_id=game.pk).order_by("version")
    assert list(stored.values_list("version", flat=True)) == list(range(1, final.version + 1))
    assert audit(final) == ()


def test_one_of_fifty_people_gets_the_last_seat() -> None:
    game = open_table(2)
    users = [some_user().pk for _ in range(CLIENTS)]
    outcomes = at_once(lambda number: join_game(game_id=game.pk, user_id=users[number]))
    assert kinds_of(outcomes) == {Game: 1, SeatTaken: CLIENTS - 1}


def test_a_player_who_sits_down_while_the_rules_change_has_not_agreed() -> None:
    game = open_table(6)
    users = [some_user().pk for _ in range(8)]

    def act(number: int) -> Game:
        if number == 0:
            change = TableChange(preset="perevodnoy")
            return change_table(game_id=game.pk, user_id=game.host_id, change=change)
        return join_game(game_id=game.pk, user_id=users[number - 1], terms=1)

    outcomes = at_once(act, clients=9)
    assert set(kinds_of(outcomes)) <= {Game, TermsChanged, SeatTaken}, outcomes
    table = get_game(game.pk)
    others = [seat for seat in table.seats.all() if seat.user_id in users]
    assert (table.terms, [seat.is_ready for seat in others]) == (2, [False] * len(others))
    assert len(others) == kinds_of(outcomes)[Game] - 1


def test_players_who_ask_for_the_next_game_at_once_begin_one_game() -> None:
    finished = finished_table(6)
    users = [seat.user_id for seat in finished.seats.all() if seat.user_id is not None]

    def agree(number: int) -> Game:
        user_id = users[number % 6]
        game = next_game(game_id=finished.pk, user_id=user_id)
        return get_ready(game_id=game.pk, user_id=user_id, client_seed=str(user_id))

    outcomes = at_once(agree, clients=24)
    assert kinds_of(outcomes) == {Game: 24}, outcomes
    games = {outcome.pk for outcome in outcomes if isinstance(outcome, Game)}
    assert len(games) == 1
    following = get_game(games.pop())
    assert following.status == GameStatus.ACTIVE
    assert Game.objects.filter(first_game=finished.pk).count() == 1
    assert audit(following) == ()


def test_one_gets_up_while_the_other_agrees_and_the_game_waits_for_another() -> None:
    finished = finished_table(2)
    staying, leaving = (seat.user_id or 0 for seat in finished.seats.all())
    game = next_game(game_id=finished.pk, user_id=staying)
    outcomes = at_once(
        lambda number: (
            leave_game(game_id=game.pk, user_id=leaving)
            if number
            else get_ready(game_id=game.pk, user_id=staying)
        ),
        clients=2,
    )
    assert kinds_of(outcomes) == {Game: 2}, outcomes
    following = get_game(game.pk)
    assert following.status == GameStatus.OPEN
    kept = following.seats.get(number=0)
    assert (kept.user_id, kept.is_ready) == (staying, True)
    assert following.seats.get(number=1).user_id is None


def test_sweeps_at_the_same_time_claim_a_lost_turn_once() -> None:
    game = running_table(2)
    now = timezone.now()
    game.seats.filter(number=game.awaited[0]).update(user=None, bot_level="beginner")
    fall_due(game, bot_due_at=now - timedelta(seconds=1))
    outcomes = at_once(lambda _: claim_lost_turns(now=now), clients=8)
    claimed = [turn for outcome in outcomes if isinstance(outcome, tuple) for turn in outcome]
    assert [(turn.game_id, turn.seat, turn.version) for turn in claimed] == [
        (game.pk, game.awaited[0], game.version)
    ]
    assert kinds_of(outcomes) == {tuple: 8}


def test_a_message_sent_by_fifty_requests_at_once_is_kept_once() -> None:
    game = running_table(2)
    user = User.objects.get(pk=game.host_id)
    content = Content.phrase("hello")
    outcomes = at_once(
        lambda _: post_message(game_id=game.pk, user=user, content=content, key="one").message.pk
    )
    assert set(outcomes) == set(ChatMessage.objects.values_list("pk", flat=True))
    assert ChatMessage.objects.count() == 1
