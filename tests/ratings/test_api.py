"""Leaderboards, histories of ratings, and profiles over the API."""

from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest

from accounts.models import User
from accounts.persons import person_json
from games.play.models import Game
from games.ratings.book import count_rated_games
from games.ratings.models import Rating
from tests.support.api import ApiClient, duel, guest
from tests.support.games import finished_rated_game, some_user

pytestmark = pytest.mark.django_db(transaction=True)

NOON = datetime(2026, 10, 5, 12, tzinfo=UTC)
SEATS = [{"kind": "me"}, {"kind": "open"}]


def named(name: str) -> User:
    return User.objects.create_user(username=name, password=None)


def rated(
    user: User, mean: float, *, games: int = 20, deviation: float = 90, **more: Any
) -> Rating:
    values = {"mode": "duel", "season": "", "peak": mean, "last_game_at": NOON, **more}
    return Rating.objects.create(user=user, mean=mean, deviation=deviation, games=games, **values)


def names_on(body: Any) -> list[tuple[int, str]]:
    return [(row["rank"], row["player"]["name"]) for row in body["results"]]


def test_a_refused_rated_game_names_the_field() -> None:
    client = ApiClient(some_user())
    for body in (
        {"preset": "simple", "seats": SEATS, "rated": True},
        {"rules": {}, "seats": SEATS, "rated": True},
        {"preset": "duel", "seats": SEATS, "rated": True, "private": True},
    ):
        reply = client.post("games", body)
        assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "rated")
    assert client.post("games", {"preset": "duel", "seats": SEATS, "rated": "yes"}).status == 400
    assert not Game.objects.exists()


def test_guests_need_an_account_for_rated_games() -> None:
    reply = guest().post("games", {"preset": "duel", "seats": SEATS, "rated": True})
    assert (reply.status, reply.code) == (403, "account_needed")
    table = ApiClient(some_user()).post("games", {"preset": "duel", "seats": SEATS, "rated": True})
    assert (table.status, table.body["rated"], table.body["mode"]) == (201, True, "duel")
    reply = guest().post(f"games/{table.body['id']}/join")
    assert (reply.status, reply.code) == (403, "account_needed")


def test_a_board_ranks_settled_ratings_and_equals_share_a_rank() -> None:
    for name, mean in (("anna", 1700.5), ("boris", 1600.25), ("clara", 1600.25), ("dora", 1500.0)):
        rated(named(name), mean)
    rated(named("newcomer"), 1900, deviation=150)
    rated(named("seldom"), 1900, games=9)
    rated(named("elsewhere"), 1900, mode="table")
    body = ApiClient().get("ratings/leaderboards/duel").body
    assert names_on(body) == [(1, "anna"), (2, "clara"), (2, "boris"), (4, "dora")]
    assert body["results"][0]["rating"] == 1700
    assert body["you"] is None
    assert body["season"] is None


def test_a_board_goes_on_from_page_to_page() -> None:
    for number in range(5):
        rated(named(f"player-{number}"), 1500.0 + 100 * number)
    client = ApiClient()
    seen, path = [], "ratings/leaderboards/duel?page_size=2"
    while path:
        body = client.get(path).body
        seen += names_on(body)
        path = (body["next"] or "").partition("/api/v1/")[2]
    assert seen == [(rank, f"player-{5 - rank}") for rank in range(1, 6)]


@pytest.mark.parametrize(
    "query", ["season=2026-13", "season=now", "cursor=cD1hYmM=", "page_size=0", "who=me"]
)
def test_a_board_refuses_unknown_queries_and_modes(query: str) -> None:
    reply = ApiClient().get(f"ratings/leaderboards/duel?{query}")
    assert (reply.status, reply.code) == (400, "invalid")
    assert ApiClient().get("ratings/leaderboards/chess").status == 404


def test_a_board_shows_callers_their_own_row() -> None:
    anna, boris = named("anna"), named("boris")
    rated(anna, 1700)
    rated(boris, 1450, deviation=140)
    you = ApiClient(anna).get("ratings/leaderboards/duel").body["you"]
    assert (you["rank"], you["rating"], you["provisional"]) == (1, 1700, False)
    you = ApiClient(boris).get("ratings/leaderboards/duel").body["you"]
    assert (you["rank"], you["provisional"]) == (None, True)


def test_a_season_has_its_own_board() -> None:
    anna, boris = named("anna"), named("boris")
    for user, all_time, season in ((anna, 1700, 1550), (boris, 1600, 1650)):
        rated(user, all_time)
        rated(user, season, season="2026-10")
    body = ApiClient().get("ratings/leaderboards/duel?season=2026-10").body
    assert names_on(body) == [(1, "boris"), (2, "anna")]
    assert (body["season"], body["seasons"]) == ("2026-10", ["2026-10"])
    assert ApiClient().get("ratings/leaderboards/duel?season=2026-09").body["results"] == []


def test_closed_accounts_leave_the_board() -> None:
    anna = named("anna")
    rated(anna, 1700)
    User.objects.filter(pk=anna.pk).update(is_active=False)
    assert ApiClient().get("ratings/leaderboards/duel").body["results"] == []
    assert ApiClient().get("players/anna/ratings").status == 404


def test_a_distribution_counts_ranked_players_by_fifty_points() -> None:
    for number, mean in enumerate((1449.999, 1450, 1499, 1500, 1723)):
        rated(named(f"player-{number}"), mean)
    rated(named("newcomer"), 1500, deviation=150)
    anna = named("anna")
    rated(anna, 1600)
    body = ApiClient(anna).get("ratings/duel/distribution").body
    buckets = [(bucket["start"], bucket["players"]) for bucket in body["buckets"]]
    assert buckets == [(1400, 1), (1450, 2), (1500, 1), (1600, 1), (1700, 1)]
    assert (body["width"], body["players"]) == (50, 6)
    assert body["you"]["better_than"] == pytest.approx(4 / 5)


def test_a_game_shows_its_changes_of_ratings() -> None:
    anna, boris = named("anna"), named("boris")
    game = finished_rated_game((1, 2), users=(anna, boris), at=NOON)
    client = ApiClient()
    assert client.get(f"games/{game.pk}/ratings").body == {"status": "pending", "changes": []}
    count_rated_games()
    body = client.get(f"games/{game.pk}/ratings").body
    assert body["status"] == "applied"
    winner, loser = body["changes"]
    assert (winner["seat"], winner["before"]) == (0, 1500)
    assert winner["after"] - 1500 == 1500 - loser["after"] > 0
    unrated = duel(guest())
    assert client.get(f"games/{unrated}/ratings").body["status"] == "unrated"


def test_a_players_ratings_history_and_graph() -> None:
    anna, boris = named("anna"), named("boris")
    for hour in (0, 1, 30):
        finished_rated_game((1, 2), users=(anna, boris), at=NOON + timedelta(hours=hour))
    finished_rated_game((3, 1, 2), users=(anna, boris, "casual"), at=NOON)
    count_rated_games()
    client = ApiClient()

    body = client.get("players/Anna/ratings").body
    assert body["player"] == person_json(anna)
    assert [(r["mode"], r["games"], r["provisional"]) for r in body["ratings"]] == [
        ("duel", 3, True),
        ("table", 1, True),
    ]

    first = client.get("players/anna/ratings/duel/history?page_size=2").body
    rest = client.get(first["next"].partition("/api/v1/")[2]).body
    entries = [*first["results"], *rest["results"]]
    assert [entry["at"][:13] for entry in entries] == [
        "2026-10-06T18",
        "2026-10-05T13",
        "2026-10-05T12",
    ]
    assert entries[-1]["before"] == 1500
    assert [e["before"] for e in entries[:-1]] == [e["after"] for e in entries[1:]]
    assert {(entry["place"], entry["seats"]) for entry in entries} == {(1, 2)}

    points = client.get("players/anna/ratings/duel/graph").body["points"]
    assert points == [
        {"date": "2026-10-05", "rating": entries[1]["after"]},
        {"date": "2026-10-06", "rating": entries[0]["after"]},
    ]
    bots = {bot["level"]: bot["ratings"] for bot in client.get("bots").body}
    assert [(r["mode"], r["games"]) for r in bots["casual"]] == [("table", 1)]
    assert bots["clever"] == []


def test_history_is_empty_in_a_mode_never_played_and_refuses_strange_cursors() -> None:
    named("anna")
    client = ApiClient()
    assert client.get("players/anna/ratings/partners/history").body["results"] == []
    assert client.get("players/anna/ratings/partners/graph").body["points"] == []
    for cursor in ("cD1hYmM=", "cD0xLjU=", "!!"):
        reply = client.get(f"players/anna/ratings/duel/history?cursor={quote(cursor)}")
        assert (reply.status, reply.code) == (400, "invalid")


def test_guests_and_unknown_names_have_no_profile() -> None:
    client = guest()
    name = client.get("auth/me").body["name"]
    for path in ("ratings", "games", "results", "ratings/duel/history", "ratings/duel/graph"):
        for other in (name, "nobody"):
            assert ApiClient().get(f"players/{quote(other)}/{path}").status == 404


def test_a_players_games_with_filters() -> None:
    anna, boris, clara = named("anna"), named("boris"), named("clara")
    one = finished_rated_game((1, 2), users=(anna, boris), at=NOON)
    two = finished_rated_game(
        (1, 2, 3), users=(boris, clara, anna), at=NOON + timedelta(hours=1), is_rated=False
    )
    three = finished_rated_game((1, 1), users=(anna, clara), at=NOON + timedelta(hours=2))
    client = ApiClient()

    def found(query: str) -> list[str]:
        body = client.get(f"players/anna/games?{query}").body
        return [played["game"]["id"] for played in body["results"]]

    assert found("") == [three.pk, two.pk, one.pk]
    assert found("mode=duel") == [three.pk, one.pk]
    assert found("outcome=durak") == [two.pk]
    assert found("outcome=drawn") == [three.pk]
    assert found("rated=true") == [three.pk, one.pk]
    assert found("rated=false") == [two.pk]
    assert found("preset=podkidnoy") == [two.pk]
    assert found("opponent=Clara") == [three.pk, two.pk]
    assert found("opponent=clara&outcome=won") == []
    first = client.get("players/anna/games?page_size=2").body
    following = client.get(first["next"].partition("/api/v1/")[2]).body
    assert [played["game"]["id"] for played in following["results"]] == [one.pk]
    assert (following["results"][0]["place"], following["results"][0]["outcome"]) == (1, "won")
    assert client.get("players/anna/games?opponent=nobody").status == 404
    assert client.get("players/anna/games?outcome=lost").status == 400


def test_private_games_are_shown_to_their_players_only() -> None:
    anna, boris = named("anna"), named("boris")
    game = finished_rated_game((1, 2), users=(anna, boris), at=NOON, is_rated=False)
    Game.objects.filter(pk=game.pk).update(is_private=True)
    assert ApiClient().get("players/anna/games").body["results"] == []
    assert ApiClient(boris).get("players/anna/games").body["results"] == []
    assert len(ApiClient(anna).get("players/anna/games").body["results"]) == 1
    for user, counted in ((anna, 1), (boris, 0), (some_user(), 0)):
        assert ApiClient(user).get("players/anna/results").body["games"] == counted
    for user, ahead in ((anna, 1), (boris, 1), (some_user(), 0)):
        assert ApiClient(user).get("players/anna/against/boris").body["ahead"] == ahead


def test_results_by_mode_and_place_favourites_and_streaks() -> None:
    anna, boris, clara = named("anna"), named("boris"), named("clara")
    for hour, (places, users) in enumerate(
        [
            ((2, 1), (anna, boris)),
            ((1, 2), (anna, boris)),
            ((2, 1, 3), (anna, boris, clara)),
            ((1, 1), (anna, boris)),
            ((1, 2, 3), (anna, boris, clara)),
        ]
    ):
        finished_rated_game(places, users=users, at=NOON + timedelta(hours=hour))
    body = ApiClient().get("players/anna/results").body
    assert body["games"] == 5
    by_mode = {mode.pop("mode"): mode for mode in body["modes"]}
    assert by_mode["duel"] == {
        "games": 3,
        "won": 1,
        "safe": 0,
        "drawn": 1,
        "durak": 1,
        "left": 0,
        "places": [
            {"seats": 2, "place": 1, "games": 2},
            {"seats": 2, "place": 2, "games": 1},
        ],
    }
    assert by_mode["table"]["safe"] == by_mode["table"]["won"] == 1
    assert body["favourites"] == [
        {"preset": "duel", "games": 3},
        {"preset": "podkidnoy", "games": 2},
    ]
    # Durak, won, safe, drawn, won: the draw neither ends nor adds.
    assert body["streak"] == {"kind": "safe", "length": 3}
    assert body["longest_safe"] == 3
    assert body["epaulettes"] == 0


def test_games_lost_to_an_attack_of_sixes_are_counted_for_the_durak_alone() -> None:
    anna, boris = named("anna"), named("boris")
    finished_rated_game((2, 1), users=(anna, boris), at=NOON)
    finished_rated_game((2, 1), users=(anna, boris), at=NOON + timedelta(hours=1))
    finished_rated_game((1, 2), users=(anna, boris), at=NOON + timedelta(hours=2))
    lost = Game.objects.order_by("finished_at").first()
    assert lost is not None
    assert lost.durak == 0
    Game.objects.filter(pk=lost.pk).update(epaulettes=2)
    assert ApiClient().get("players/anna/results").body["epaulettes"] == 1
    assert ApiClient().get("players/boris/results").body["epaulettes"] == 0


def test_head_to_head() -> None:
    anna, boris, clara, dora = (named(name) for name in ("anna", "boris", "clara", "dora"))
    finished_rated_game((1, 2), users=(anna, boris), at=NOON)
    finished_rated_game((2, 1, 3), users=(anna, boris, clara), at=NOON)
    finished_rated_game((2, 1, 2), users=(anna, clara, boris), at=NOON)
    # Boris left; the bot that took over was first.
    finished_rated_game((1, 2), users=(boris, anna), left={0: 30}, at=NOON)
    finished_rated_game((1, 3, 2, 4), users=(anna, clara, boris, dora), preset="partners")
    # Anna was first out, but her partner was left with cards.
    finished_rated_game((1, 2, 4, 3), users=(anna, boris, clara, dora), preset="partners")
    body = ApiClient().get("players/anna/against/boris").body
    assert body["other"]["name"] == "boris"
    tally = {key: body[key] for key in ("ahead", "behind", "level", "together")}
    assert tally == {"ahead": 2, "behind": 2, "level": 1, "together": 1}
    assert ApiClient().get("players/anna/against/nobody").status == 404
