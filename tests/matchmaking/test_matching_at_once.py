"""Seeking, sweeping, answering and declining at once: nobody is seated twice, nobody is lost."""

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from django.db import connection
from django.utils import timezone

from accounts.models import User
from games.matchmaking.errors import AlreadyPaired
from games.matchmaking.matching import match_players
from games.matchmaking.models import Match, Seek
from games.matchmaking.pools import POOLS
from games.matchmaking.seeks import begin_seeking, keep_seeking, stop_seeking
from games.play.models import Game, GameStatus, Seat
from games.records.audit import audit
from games.tables.services.series import get_ready
from tests.support.games import some_user
from tests.support.seeks import people_of, seeking, swept
from web.http.errors import ServiceError

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]
PEOPLE = 24
THREADS = 12


def all_at_once(works: Iterable[Callable[[], object]]) -> list[object]:
    """The results or ServiceErrors of these calls, made by `THREADS` threads at a time."""
    barrier = threading.Barrier(THREADS)
    begun = threading.local()

    def run(work: Callable[[], object]) -> object:
        if not hasattr(begun, "here"):
            begun.here = True
            barrier.wait(timeout=30)
        try:
            return work()
        except ServiceError as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(run, works))


def answer(game: Game, user: User) -> Game:
    return get_ready(game_id=game.pk, user_id=user.pk)


def alive(user: User) -> None:
    keep_seeking(user_id=user.pk, now=timezone.now())


def decline(user: User) -> None:
    stop_seeking(user_id=user.pk, now=timezone.now())


def sweep() -> int:
    return match_players(now=timezone.now())


def seats_of_running_games() -> Counter[int]:
    seats = Seat.objects.filter(game__status__in=(GameStatus.STARTING, GameStatus.ACTIVE))
    return Counter(seats.values_list("user_id", flat=True))


def test_two_sweeps_at_once_seat_nobody_twice() -> None:
    users = [seeking("duel") for _ in range(PEOPLE)]
    sweep_count = all_at_once([sweep] * THREADS)
    assert sum(count for count in sweep_count if isinstance(count, int)) == PEOPLE // 2
    assert seats_of_running_games() == dict.fromkeys((user.pk for user in users), 1)


def test_people_who_begin_to_wait_during_sweeps_are_each_seated_once() -> None:
    users = [some_user() for _ in range(PEOPLE)]
    rng = random.Random(7)

    def seek(user_id: int) -> Callable[[], object]:
        pools = rng.sample([pool.name for pool in POOLS.values() if not pool.for_bots], 3)
        return lambda: begin_seeking(
            user_id=user_id, pools=pools, is_rated=True, now=timezone.now()
        )

    works: list[Callable[[], object]] = []
    for user in users:
        works += [seek(user.pk), sweep, seek(user.pk)]
    outcomes = all_at_once(works)
    assert {type(outcome) for outcome in outcomes} <= {Seek, int, AlreadyPaired}
    sweep()
    seated = seats_of_running_games()
    assert set(seated.values()) <= {1}
    assert len(seated) + Seek.objects.filter(game=None).count() == PEOPLE
    for match in Match.objects.select_related("game"):
        assert match.game.seats.count() == POOLS[match.pool].seats
        assert Seek.objects.filter(game=match.game).count() == POOLS[match.pool].seats


def test_a_game_begins_once_when_all_answer_at_once_and_others_go_on_waiting() -> None:
    users = [seeking("table_6") for _ in range(6)]
    (game,) = swept()
    works: list[Callable[[], object]] = []
    for user in users:
        works += [
            partial(answer, game, user),
            partial(alive, user),
            sweep,
        ]
    all_at_once(works)
    begun = Game.objects.get(pk=game.pk)
    assert begun.status == GameStatus.ACTIVE
    assert audit(begun) == ()
    assert not Seek.objects.exists()


def test_declining_and_answering_at_once_either_start_or_cancel_the_game() -> None:
    for _ in range(5):
        users = [seeking("table_3") for _ in range(3)]
        (game,) = swept()
        works: list[Callable[[], object]] = [
            *(partial(answer, game, user) for user in users),
            partial(decline, users[0]),
            *[lambda: None] * (THREADS - 4),
        ]
        all_at_once(works)
        after = Game.objects.get(pk=game.pk)
        waiting = set(Seek.objects.filter(game=None).values_list("user_id", flat=True))
        if after.status == GameStatus.ACTIVE:
            assert waiting == set()
        else:
            assert after.status == GameStatus.CANCELLED
            assert waiting == people_of(game) - {users[0].pk}
        Seek.objects.all().delete()
