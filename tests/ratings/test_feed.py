"""The sockets of a rated game are told how it has changed ratings."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import transaction

from accounts.models import User
from games.play.models import Game, StoredEvent
from games.ratings.book import annul_rated_game, count_rated_games, release_rated_game
from games.ratings.models import RatedGame
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.api import ApiClient
from tests.support.games import finished_rated_game, finished_table, played_out, some_user
from tests.support.moderation import moderator
from tests.support.ratings import NOON
from tests.support.sockets import open_socket, run
from web.realtime import consumer

pytestmark = pytest.mark.django_db(transaction=True)


async def test_the_changes_come_when_the_game_has_counted_and_to_those_who_come_later() -> None:
    game = await run(finished_rated_game, (1, 2))
    async with open_socket(f"games/{game.pk}") as socket:
        assert (await socket.next())["t"] == "view"
        assert await socket.is_silent()
        assert await run(count_rated_games) == 1
        reply = (await run(ApiClient().get, f"games/{game.pk}/ratings")).body
        assert [change["before"] for change in reply["changes"]] == [1500, 1500]
        message = await socket.until("ratings")
        assert {name: message[name] for name in ("game", *reply)} == {"game": game.pk, **reply}
        async with open_socket(f"games/{game.pk}") as later:
            assert (await later.next())["t"] == "view"
            assert (await later.next())["changes"] == reply["changes"]
            assert await later.is_silent()


def set_end(game: Game, data: object) -> None:
    StoredEvent.objects.filter(game=game, type="game_ended").update(data=data)


@pytest.mark.parametrize(
    ("decide", "status"), [(release_rated_game, "applied"), (annul_rated_game, "annulled")]
)
async def test_a_decision_about_a_game_that_was_held_back_is_sent_too(
    decide: Callable[..., RatedGame], status: str
) -> None:
    staff = await run(moderator)
    game = await run(finished_rated_game, (1, 2), at=NOON)
    last = await run(StoredEvent.objects.filter(game=game).latest, "version")
    await run(set_end, game, {"nonsense": 1})
    assert await run(count_rated_games) == 1
    await run(set_end, game, last.data)
    async with open_socket(f"games/{game.pk}") as socket:
        assert (await socket.until("ratings"))["status"] == "held"
        await run(in_a_transaction, decide, game.pk, staff.pk)
        assert (await socket.until("ratings"))["status"] == status


def in_a_transaction(decide: Callable[..., RatedGame], game_id: str, by_id: int) -> None:
    with transaction.atomic():
        decide(game_id=game_id, by_id=by_id)


async def test_a_game_without_rating_has_no_such_message() -> None:
    game = await run(finished_table)
    async with open_socket(f"games/{game.pk}") as socket:
        assert (await socket.next())["t"] == "view"
        assert await socket.is_silent()


async def test_a_lost_notice_is_made_good_by_a_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    game = await run(finished_rated_game, (1, 2), at=NOON + timedelta(days=1))
    async with open_socket(f"games/{game.pk}") as socket:
        assert (await socket.next())["t"] == "view"
        with monkeypatch.context() as patch:
            patch.setattr("games.ratings.feeds.publish", lambda *_: None)
            assert await run(count_rated_games) == 1
        monkeypatch.setattr(consumer, "SECONDS_BETWEEN_POLLS", 0)
        await socket.say({"t": "ping"})
        assert (await socket.until("ratings"))["status"] == "applied"


async def test_the_end_comes_before_the_ratings_though_its_notice_got_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A game at random may be so long that a whole view would be sent in place of its events.
    monkeypatch.setattr("games.play.feeds.updates.FARTHEST_BEHIND", 10_000)
    game, host = await run(running_rated_duel)
    async with open_socket(f"games/{game.pk}", host) as socket:
        assert (await socket.next())["t"] == "view"
        # It is stored without a notice.
        await run(played_out, game)
        assert await run(count_rated_games) == 1
        messages = [await socket.next() for _ in range(3)]
    assert [message["t"] for message in messages] == ["events", "game", "ratings"]
    assert messages[1]["game"]["status"] == "finished"


def running_rated_duel() -> tuple[Game, User]:
    host, guest = some_user(), some_user()
    choice = TableChoice(preset="duel", is_rated=True)
    game = create_game(choice, [HostPlan(), OpenPlan()], host_id=host.pk)
    join_game(game_id=game.pk, user_id=guest.pk)
    return start_game(game_id=game.pk, user_id=host.pk), host
