"""The tables of a club, its leaderboard, and the people who see them."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games.clubs.models import Club, ClubTable
from games.clubs.selectors import LISTED_FOR
from games.play.models import Game, GameStatus
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME
from games.tables.services.series import next_game
from tests.support.api import ApiClient
from tests.support.clubs import founded
from tests.support.games import played_out, some_user

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]


def ids(client: ApiClient, club: Club) -> list[str]:
    return [row["id"] for row in client.get(f"clubs/{club.pk}/tables").body]


def test_a_member_opens_a_table_by_the_house_rule_that_only_the_clubs_list_shows() -> None:
    anna, bert = some_user(), some_user()
    club = founded(anna, members=[bert])
    Club.objects.update(
        preset="", rules={"hand_size": 5, "transfer": "on"}, rules_name="Sundays", seats=3
    )
    table = ApiClient(bert).post(f"clubs/{club.pk}/tables", {}).body
    assert (table["rules"], table["rules_name"]) == (
        {"hand_size": 5, "transfer": "on"},
        "Sundays",
    )
    assert (len(table["seats"]), table["private"], table["rated"]) == (3, True, False)
    assert (table["you"]["seat"], table["you"]["host"]) == (0, True)
    assert ids(ApiClient(anna), club) == [table["id"]]
    assert ApiClient().get("lobby/tables").body["results"] == []
    assert ApiClient(some_user()).get(f"clubs/{club.pk}/tables").code == "not_a_member"
    assert ApiClient().get(f"clubs/{club.pk}/tables").code == "not_authenticated"
    # By the link anybody sits down, so that members can bring friends.
    assert ApiClient(some_user()).post(f"games/{table['id']}/join", {}).status == 200


def test_a_host_may_choose_other_rules_seats_and_a_clock() -> None:
    anna = some_user()
    club = founded(anna)
    clock = {"type": "per_command", "seconds": 30}
    body = {"preset": "duel", "seats": 2, "clock": clock}
    table = ApiClient(anna).post(f"clubs/{club.pk}/tables", body).body
    assert (table["preset"], table["clock"], table["rules_name"]) == ("duel", clock, None)
    refused = ApiClient(anna).post(f"clubs/{club.pk}/tables", {"preset": "duel", "seats": 4})
    assert refused.code == "invalid_rules"
    nobody = ApiClient(some_user()).post(f"clubs/{club.pk}/tables", {})
    assert nobody.code == "not_a_member"
    assert Game.objects.count() == ClubTable.objects.count() == 1


def test_the_next_game_of_a_table_is_the_clubs_and_games_that_are_over_are_not_listed() -> None:
    anna, bert = some_user(), some_user()
    club, client = founded(anna, members=[bert]), ApiClient(anna)
    table = client.post(f"clubs/{club.pk}/tables", {}).body["id"]
    ApiClient(bert).post(f"games/{table}/join", {})
    client.post(f"games/{table}/start", {})
    game = Game.objects.get(pk=table)
    assert game.status == GameStatus.ACTIVE
    assert ids(client, club) == [table]
    played_out(game)
    assert ids(client, club) == []
    following = next_game(game_id=table, user_id=anna.pk)
    assert ids(client, club) == [following.pk]


def test_tables_of_long_ago_are_not_listed_and_a_dissolved_club_leaves_its_games() -> None:
    anna = some_user()
    club, client = founded(anna), ApiClient(anna)
    table = client.post(f"clubs/{club.pk}/tables", {}).body["id"]
    before = timezone.now() - LISTED_FOR
    ClubTable.objects.update(created_at=before + timedelta(minutes=1))
    assert ids(client, club) == [table]
    ClubTable.objects.update(created_at=before)
    assert ids(client, club) == []
    assert client.send("DELETE", f"clubs/{club.pk}").status == 204
    assert client.get(f"games/{table}").status == 200


def test_the_leaderboard_ranks_the_members_and_nobody_else() -> None:
    best, level, last, stranger = (some_user() for _ in range(4))
    club = founded(best, members=[level, last])
    means = ((best, 1700.0), (level, 1650.0), (last, 1650.0), (stranger, 1900.0))
    for user, mean in means:
        Rating.objects.create(
            user=user,
            mode="duel",
            season=ALL_TIME,
            mean=mean,
            deviation=60.0,
            games=12,
            last_game_at=timezone.now(),
        )
    board = ApiClient().get(f"clubs/{club.pk}/leaderboard").body
    rows = [(row["rank"], row["player"]["id"], row["rating"]) for row in board["results"]]
    assert board["mode"] == "duel"
    assert rows == [(1, best.pk, 1700), (2, level.pk, 1650), (2, last.pk, 1650)]
    other = ApiClient().get(f"clubs/{club.pk}/leaderboard?mode=partners").body
    assert other == {"mode": "partners", "results": []}
    assert ApiClient().get(f"clubs/{club.pk}/leaderboard?mode=chess").code == "invalid"
