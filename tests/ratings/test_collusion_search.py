"""Signs of collusion: measured games, the daily search, and what staff see and settle."""

from datetime import timedelta

import pytest
from allauth.usersessions.models import UserSession
from django.utils import timezone

from accounts.models import User
from games.play.models import Game
from games.ratings.collusion import WINDOW, measure_games, search_for_collusion
from games.ratings.models import CollusionKind, CollusionRun, CollusionSign, MeasuredGame
from moderation.models import AuditAction, AuditEntry
from tests.support.games import finished_rated_game, some_user
from tests.support.moderation import Desk, moderator

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(60),
]
NOW = timezone.now()


def game_of(*users: User, days_ago: float = 1, is_rated: bool = True) -> Game:
    """A finished game of these users."""
    places = tuple(range(1, len(users) + 1))
    at = NOW - timedelta(days=days_ago)
    return finished_rated_game(places, users=users, at=at, is_rated=is_rated)


def measured(actor: User, other: User, third: User, *, spares: bool) -> None:
    """A measured game in which the actor could spare one of the others once."""
    game = Game.objects.create(host=actor, rules={})
    for number, user in enumerate((actor, other, third)):
        game.seats.create(number=number, user=user, game_created_at=game.created_at)
    counts = [
        [actor.pk, [other.pk], "spares", "a", 1, int(spares)],
        [actor.pk, sorted((other.pk, third.pk)), "safe_beside", "3", 1, 1],
    ]
    MeasuredGame.objects.create(game=game, finished_at=NOW - timedelta(days=1), counts=counts)


def planted() -> tuple[User, User, User]:
    """A player who always spares a friend, and never a third player."""
    actor, friend, third = some_user(), some_user(), some_user()
    for _ in range(20):
        measured(actor, friend, third, spares=True)
        measured(actor, third, friend, spares=False)
    return actor, friend, third


def searched() -> CollusionRun:
    run = search_for_collusion(now=NOW)
    assert run is not None
    return run


def test_finished_games_of_three_and_more_are_measured_once() -> None:
    users = [some_user() for _ in range(3)]
    table = game_of(*users)
    game_of(*users[:2])
    game_of(*users, is_rated=False)
    game_of(*users, days_ago=91)
    assert measure_games(now=NOW) == 1
    assert measure_games(now=NOW) == 0
    row = MeasuredGame.objects.get()
    assert row.game == table
    safe = {actor: taken for actor, _, kind, _, _, taken in row.counts if kind == "safe_beside"}
    assert safe == {users[0].pk: 1, users[1].pk: 1, users[2].pk: 0}  # the third one is the durak


def test_casual_games_of_tournaments_are_measured_too() -> None:
    game = game_of(*(some_user() for _ in range(3)), is_rated=False)
    Game.objects.filter(pk=game.pk).update(tournament="Cup4Today1")
    assert measure_games(now=NOW) == 1


def test_an_older_game_that_was_committed_late_is_measured() -> None:
    users = [some_user() for _ in range(3)]
    game_of(*users, days_ago=1)
    measure_games(now=NOW)
    game_of(*users, days_ago=1.5)
    assert measure_games(now=NOW) == 1


def test_a_search_finds_the_friend_with_numbers_and_games_and_runs_once_a_day() -> None:
    actor, friend, _ = planted()
    run = searched()
    # Sparing is tested towards both others; the durak of games in which all three sat is not.
    assert (run.games, run.tests, run.found) == (40, 2, 1)
    sign = CollusionSign.objects.get()
    assert (sign.actor, sign.other, sign.kind) == (actor, friend, CollusionKind.SPARES)
    assert (sign.chances, sign.taken, sign.chances_elsewhere, sign.taken_elsewhere) == (
        *(20, 20, 20, 0),
    )
    assert sign.expected == pytest.approx(10)
    assert sign.probability is not None
    assert sign.probability < 1e-10
    assert len(sign.games) == 20
    assert search_for_collusion(now=NOW) is None


def test_the_next_search_renews_a_sign_instead_of_adding_one() -> None:
    planted()
    searched()
    first = CollusionSign.objects.get()
    assert search_for_collusion(now=NOW + timedelta(days=1)) is not None
    again = CollusionSign.objects.get()
    assert again.pk == first.pk
    assert again.found_at > first.found_at
    assert again.first_found_at == first.first_found_at


def test_games_before_the_window_are_forgotten() -> None:
    planted()
    run = search_for_collusion(now=NOW + WINDOW)
    assert run is not None
    assert (run.games, run.tests, run.found) == (0, 0, 0)


def test_two_at_one_address_who_often_sit_together_are_a_sign_without_a_test() -> None:
    one, other, third = some_user(), some_user(), some_user()
    for user, address in ((one, "192.0.2.7"), (other, "192.0.2.7"), (third, "192.0.2.99")):
        UserSession.objects.create(user=user, ip=address, session_key=f"key{user.pk}")
    for _ in range(5):
        measured(one, other, third, spares=False)
    searched()
    sign = CollusionSign.objects.get()
    assert {sign.actor, sign.other} == {one, other}
    assert (sign.kind, sign.games_together, sign.probability) == ("one_address", 5, None)


def test_staff_see_the_sign_with_its_games_in_the_case_and_in_the_list(desk: Desk) -> None:
    actor, friend, _ = planted()
    searched()
    game = CollusionSign.objects.get().games[0]
    for person in (actor, friend):
        page = desk.read(f"{person.pk}/change/")
        assert "20 of 20 chances (expected: 10.0); towards all others 0 of 20" in page
        assert f"/games/{game}/replay" in page
    assert actor.name in desk.read("")
    sign = CollusionSign.objects.get()
    page = desk.http.get(f"/admin/ratings/collusionsign/{sign.pk}/change/").content.decode()
    assert f"/games/{game}/replay" in page
    assert desk.http.get("/admin/ratings/collusionsign/").status_code == 200
    assert desk.http.get("/admin/ratings/collusionrun/").status_code == 200


def settle(desk: Desk, why: str) -> str:
    form = {
        "action": "settle",
        "_selected_action": [CollusionSign.objects.get().pk],
        "why": why,
    }
    reply = desk.http.post("/admin/ratings/collusionsign/", form, follow=True)
    return str(reply.content.decode())


def test_a_settled_sign_rests_for_the_window_and_nothing_else_follows(desk: Desk) -> None:
    actor, friend, _ = planted()
    searched()
    assert "Say why." in settle(desk, " ")
    assert "settled" in settle(desk, "Brothers; the games are fine.")
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.person) == (AuditAction.SETTLED, actor)
    assert entry.why == "Brothers; the games are fine."
    assert not actor.sanctions.exists()
    assert not friend.sanctions.exists()
    run = search_for_collusion(now=NOW + timedelta(days=1))
    assert run is not None
    assert run.found == 1
    assert CollusionSign.objects.filter(decided_at=None).count() == 0
    assert "There is no such open sign." in settle(desk, "Again.")


def test_nobody_settles_a_sign_about_themselves() -> None:
    staff = moderator()
    actor, *_ = planted()
    searched()
    CollusionSign.objects.filter(actor=actor).update(other=staff)
    assert "It is about you" in settle(Desk(staff), "I am fine.")
    assert CollusionSign.objects.get().decided_at is None
