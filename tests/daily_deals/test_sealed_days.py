"""A deal of the day is sealed until its day is over and nobody plays it any more."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from accounts.models import User
from accounts.services.people import create_guest
from games.daily_deals.models import DailyDeal, DealTry
from games.daily_deals.services import PERSON, open_deals, play_daily_deal, settle, settle_lost
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game, list_games
from games.play.services.handover import hand_over
from games.records.personal_data import GamesOfPerson
from tests.support.api import ApiClient
from tests.support.game_addresses import operations
from tests.support.games import played_out, some_user

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

NOON = datetime(2026, 3, 5, 12, tzinfo=UTC)
MIDNIGHT = datetime(2026, 3, 6, tzinfo=UTC)
LATER = timedelta(minutes=6)
OPEN = ("events?seat=open", "view?seat=open", "events?seat=1", "view?seat=3", "notation", "review")


def begun(user: User | None = None) -> Game:
    return play_daily_deal(user_id=(user or some_user()).pk, now=NOON)


def over(user: User | None = None) -> Game:
    """A game of the day that is over, with its result."""
    game = played_out(begun(user))
    assert settle(game_id=game.pk, now=NOON)
    return game


def given_up(user: User) -> Game:
    """A game of the day that its player handed over at once, and that bots played to its end."""
    game = begun(user)
    hand_over(game_id=game.pk, user_id=user.pk)
    assert settle(game_id=game.pk, now=NOON)
    return played_out(get_game(game.pk))


def test_the_cards_of_a_game_that_is_over_stay_closed_to_its_player_too() -> None:
    user = some_user()
    game = over(user)
    own = ApiClient(user)
    assert own.get(f"games/{game.pk}").body["sealed"] is True
    for path in OPEN:
        reply = own.get(f"games/{game.pk}/{path}")
        assert (reply.status, reply.code) == (409, "deal_sealed"), path
    proof = own.get(f"games/{game.pk}/proof").body
    assert (proof["server_seed"], proof["deals"]) == (None, None)
    hands = own.get(f"games/{game.pk}/view?at=2").body["view"]["hands"]
    assert [set(hand) == {"??"} for hand in hands] == [False, True, True, True]
    assert own.get(f"games/{game.pk}/events?seat={PERSON}").status == 200


@pytest.mark.parametrize("is_guest", [True, False])
def test_whoever_hands_over_at_once_sees_no_hand(is_guest: bool) -> None:
    user = create_guest(name="Gast", language="en") if is_guest else some_user()
    game = given_up(user)
    assert game.status == GameStatus.FINISHED
    client = ApiClient(user)
    for path in (*OPEN, "events?seat=0", "view?seat=0"):
        assert client.get(f"games/{game.pk}/{path}").code == "deal_sealed", path
    assert client.get(f"games/{game.pk}/proof").body["deals"] is None
    assert client.post(f"games/{game.pk}/review").code == "deal_sealed"
    hands = client.get(f"games/{game.pk}/view?at=2").body["view"]["hands"]
    assert all({*hand} == {"??"} for hand in hands)


@pytest.mark.parametrize("is_over", [True, False])
def test_for_all_others_the_game_does_not_exist(is_over: bool) -> None:
    player, other = some_user(), some_user()
    game = over(player) if is_over else begun(player)
    over(other)
    for user in (None, other, some_user()):
        client = ApiClient(user)
        for one in operations():
            if one.method == "GET" and not one.is_stream:
                reply = client.get(one.path(game.pk))
                assert reply.code in {"not_found", "not_authenticated"}, (one.name, reply)
        assert client.post("analysis/positions", {"game_id": game.pk, "at": 2}).code == "not_found"
        assert game.pk not in str(client.get(f"games/export?ids={game.pk}").body)
    assert Client().get(f"/previews/games/{game.pk}.png").status_code == 404
    assert game.pk not in {row.pk for row in list_games()}


def test_an_export_of_ones_own_data_has_the_game_without_its_cards() -> None:
    user = some_user()
    game = over(user)
    (games,) = GamesOfPerson().files(user)
    assert game.pk in games.text
    Game.objects.filter(pk=game.pk).update(finished_at=NOON)
    exported = ApiClient(user).get(f"games/export?player={user.name}").body
    assert game.pk in exported
    assert '"notation": null' in exported


def test_a_deal_opens_when_its_day_is_over_and_nobody_plays_it() -> None:
    game = over()
    assert open_deals(now=NOON) == 0
    assert open_deals(now=MIDNIGHT - timedelta(seconds=1)) == 0
    assert open_deals(now=MIDNIGHT + timedelta(minutes=1)) == 0, "somebody may be sitting down"
    assert open_deals(now=MIDNIGHT + LATER) == 1
    assert open_deals(now=MIDNIGHT + LATER) == 0
    anybody = ApiClient()
    for path in OPEN[:-1]:
        assert anybody.get(f"games/{game.pk}/{path}").status == 200, path
    assert anybody.get(f"games/{game.pk}/proof").body["deals"] is not None
    assert anybody.get(f"games/{game.pk}").body["sealed"] is False


def test_a_try_that_still_runs_keeps_its_day_sealed_a_day_longer_and_then_counts_as_left() -> None:
    game, running = over(), begun()
    assert open_deals(now=MIDNIGHT + LATER) == 0
    assert open_deals(now=MIDNIGHT + timedelta(hours=23)) == 0
    assert Game.objects.filter(is_sealed=True).count() == 2
    played_out(get_game(running.pk))
    assert settle_lost(now=MIDNIGHT + LATER) == 1
    assert open_deals(now=MIDNIGHT + LATER) == 1
    assert not Game.objects.filter(is_sealed=True).exists()
    assert DealTry.objects.get(game=game).has_left is False


def test_a_try_of_the_day_before_yesterday_holds_nobody_up() -> None:
    over()
    running = begun()
    late = MIDNIGHT + timedelta(days=1) + LATER
    assert open_deals(now=late) == 1
    row = DealTry.objects.get(game=running)
    assert (row.has_left, row.place, row.ended_at) == (True, 4, late)
    assert not Game.objects.filter(is_sealed=True).exists()
    # The game itself goes on; its hands stay closed like those of any running game.
    reply = ApiClient().get(f"games/{running.pk}/events?seat=open")
    assert reply.code == "game_not_finished"
    played_out(get_game(running.pk))
    assert settle_lost(now=late) == 0


def test_each_day_opens_by_itself() -> None:
    begun()
    today = MIDNIGHT + timedelta(hours=12)
    play_daily_deal(user_id=some_user().pk, now=today)
    assert open_deals(now=today) == 0
    assert open_deals(now=today + timedelta(days=1)) == 1
    (yesterdays,) = DailyDeal.objects.filter(opened_at__isnull=False)
    assert yesterdays.day == NOON.date()
    assert Game.objects.filter(is_sealed=True).count() == 1
