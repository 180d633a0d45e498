"""A paired game between the pairing and the deal: answers, refusals, settled seats."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games.engine.commands import Done
from games.matchmaking.errors import AlreadyPaired, SeekPaused
from games.matchmaking.matching import give_up_late_matches
from games.matchmaking.models import Seek
from games.matchmaking.queue import seek_status
from games.matchmaking.seeks import stop_seeking
from games.play.errors import GameAlreadyStarted, GameNotRunning
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.tables.services.seating import join_game, leave_game, set_seat
from games.tables.services.series import get_ready
from tests.support.games import person_on, some_user
from tests.support.seeks import answered, people_of, seeking, swept

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
SECOND = timedelta(seconds=1)


def test_a_game_is_cancelled_when_somebody_does_not_answer_and_the_others_wait_on() -> None:
    now = timezone.now()
    users = [seeking("table_3", now=now) for _ in range(3)]
    (game,) = swept(now=now)
    answered(game, users[0].pk, users[1].pk)
    assert give_up_late_matches(now=now + 14 * SECOND) == 0
    assert give_up_late_matches(now=now + 15 * SECOND) == 1
    assert give_up_late_matches(now=now + 16 * SECOND) == 0
    assert get_game(game.pk).status == GameStatus.CANCELLED
    later = now + 16 * SECOND
    statuses = [seek_status(user.pk, now=later) for user in users]
    assert [status.status for status in statuses] == ["waiting", "waiting", "none"]
    assert statuses[0].since == now
    with pytest.raises(GameNotRunning):
        get_ready(game_id=game.pk, user_id=users[2].pk)
    newcomer = seeking("table_3", now=later)
    (again,) = swept(now=later)
    assert people_of(again) == {users[0].pk, users[1].pk, newcomer.pk}


def test_declining_lets_the_others_wait_on_at_once() -> None:
    one, other = seeking(), seeking()
    (game,) = swept()
    with pytest.raises(AlreadyPaired) as refused:
        seeking(user=one)
    assert refused.value.extra == {"game": game.pk}
    stop_seeking(user_id=one.pk, now=timezone.now())
    assert get_game(game.pk).status == GameStatus.CANCELLED
    assert seek_status(one.pk, now=timezone.now()).status == "none"
    assert seek_status(other.pk, now=timezone.now()).status == "waiting"


def test_a_user_who_misses_several_games_has_to_pause() -> None:
    now = timezone.now()
    user = some_user()
    for at, pause in ((0, 0), (10, 120), (200, 600)):
        moment = now + at * SECOND
        seeking(user=user, now=moment), seeking(now=moment)
        swept(now=moment)
        stop_seeking(user_id=user.pk, now=moment)
        Seek.objects.all().delete()
        if pause:
            with pytest.raises(SeekPaused) as refused:
                seeking(user=user, now=moment + (pause - 1) * SECOND)
            assert refused.value.until == moment + pause * SECOND
        seeking(user=user, now=moment + pause * SECOND)
        Seek.objects.all().delete()
    # An hour later missed games no longer count.
    seeking(user=user, now=now + timedelta(hours=2))


def test_the_seats_of_a_paired_game_are_settled() -> None:
    seeking(), seeking()
    (game,) = swept()
    host = game.host_id
    with pytest.raises(GameAlreadyStarted):
        join_game(game_id=game.pk, user_id=some_user().pk)
    with pytest.raises(GameAlreadyStarted):
        leave_game(game_id=game.pk, user_id=host)
    with pytest.raises(GameAlreadyStarted):
        set_seat(game_id=game.pk, user_id=host, seat=1, bot_level="clever")
    with pytest.raises(GameNotRunning):
        submit_command(
            game_id=game.pk,
            by=person_on(game, 0),
            seat=0,
            command=Done(),
        )
