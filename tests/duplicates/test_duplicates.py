"""Duplicate matches over the API: places, the start, both tables, points, and the end."""

import json
import re

import pytest
from django.utils import timezone

from accounts.models import Block, User
from bots.tasks import take_turn
from games.duplicates.models import DealGame, DuplicateMatch, MatchDeal, MatchStatus, Place
from games.duplicates.personal_data import DuplicatesOfPerson
from games.duplicates.scoring import SideScores
from games.duplicates.selectors import score_at
from games.duplicates.services.opening import OPEN_FOR, take_place
from games.duplicates.services.settling import settle
from games.duplicates.tasks import forget_open, go_on
from games.duplicates.tasks import settle as sweep
from games.duplicates.words import Sides, share_text
from games.engine.offers import spelled_out
from games.play.models import Game, GameStatus
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.handover import hand_over
from games.profiles.selectors import finished_seats
from games.tables.errors import SeatTaken
from tests.support.api import ApiClient, guest
from tests.support.at_once import at_once
from tests.support.duplicates import ended, game_of, of_four, opened, started
from tests.support.games import person_on, played_out, some_user
from tests.support.people import account
from web.http.languages import LANGUAGES

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

NEW = {"preset": "podkidnoy", "deals": 2, "bot_level": "beginner"}
FIRST = {"side": "b", "table": 1}


def test_a_guest_opens_a_match_alone_and_bots_take_the_other_places() -> None:
    client = guest()
    match = client.post("duplicates", NEW).body
    assert (match["status"], match["deals"], match["played"]) == ("open", 2, [])
    assert match["clock"] == {"type": "per_command", "seconds": 60}
    assert (match["you"]["side"], match["you"]["table"], match["you"]["game"]) == ("a", 1, None)
    path = f"duplicates/{match['id']}"
    begun = client.post(f"{path}/start").body
    assert [place["bot"] for place in begun["places"]] == [None, *["beginner"] * 3]
    assert (begun["status"], begun["clock"]) == ("running", None)
    own, other = begun["played"][0]["tables"]
    assert (own["game"], other["game"]) == (begun["you"]["game"], None)
    game = client.get(f"games/{own['game']}").body
    assert (game["private"], game["rated"], game["fixed_deal"]) == (True, False, True)
    assert (game["duplicate"], game["clock"], game["you"]["seat"]) == (match["id"], None, 0)
    assert client.post(f"{path}/start").code == "match_not_open"
    assert client.send("DELETE", path).code == "match_not_open"


def test_a_place_is_taken_moved_from_and_given_up() -> None:
    match = opened()
    client, path = account("Anna"), f"duplicates/{match.pk}"
    assert client.send("DELETE", f"{path}/place").code == "no_place"
    taken = client.send("PUT", f"{path}/place", FIRST).body
    assert (taken["you"]["side"], taken["you"]["table"]) == ("b", 1)
    moved = client.send("PUT", f"{path}/place", {"side": "a", "table": 2}).body
    names = [place["player"] and place["player"]["name"] for place in moved["places"]]
    assert names[1:] == [None, "Anna", None]
    assert client.send("PUT", f"{path}/place", {"side": "a", "table": 1}).code == "seat_taken"
    assert client.send("DELETE", f"{path}/place").status == 204
    assert client.get(path).body["you"] is None
    host = ApiClient(match.host)
    assert host.send("DELETE", f"{path}/place").code == "no_place"
    assert client.post(f"{path}/start").code == "not_the_host"
    assert client.send("DELETE", path).code == "not_the_host"
    assert host.send("DELETE", path).status == 204
    assert client.send("PUT", f"{path}/place", FIRST).code == "match_not_open"


def test_who_is_blocked_has_no_place() -> None:
    match, client = opened(), account("Anna")
    Block.objects.create(blocker=match.host, blocked=User.objects.get(name="Anna"))
    reply = client.send("PUT", f"duplicates/{match.pk}/place", FIRST)
    assert reply.code == "not_welcome"


def test_two_who_take_one_place_at_once_do_not_share_it() -> None:
    match, people = opened(), [some_user(), some_user()]

    def sit(user: User) -> str:
        try:
            take_place(match_id=match.pk, user_id=user.pk, side="b", table=1)
        except SeatTaken as error:
            return error.code
        return "ok"

    results = at_once(*((lambda user=user: sit(user)) for user in people))
    assert sorted(results) == ["ok", "seat_taken"]
    assert Place.objects.filter(match=match, user__in=people).count() == 1


def test_rules_with_a_second_deal_and_rules_not_for_two_are_refused() -> None:
    client = account("Anna")
    again = client.post("duplicates", {"preset": "wikipedia"})
    assert (again.code, again.body["errors"][0]["field"]) == ("invalid", "preset")
    assert client.post("duplicates", {"preset": "nowhere"}).code == "invalid"
    assert client.post("duplicates", {**NEW, "deals": 7}).code == "invalid"
    assert client.post("duplicates", {}).code == "invalid"
    assert DuplicateMatch.objects.count() == 0


def test_both_tables_have_the_same_deal_and_meet_equal_replies() -> None:
    anna, clara = some_user(), some_user()
    match = opened(anna)
    take_place(match_id=match.pk, user_id=clara.pk, side="b", table=2)
    match = started(match)
    games = [game_of(match, 1, table).pk for table in (1, 2)]
    for _ in range(2):
        views = [update_of(to_the_person(game_id)).seen_by(0) for game_id in games]
        assert views[0].view == views[1].view
        command = spelled_out(views[0].legal)[0]
        for game_id in games:
            by = person_on(get_game(game_id), 0)
            submit_command(game_id=game_id, by=by, seat=0, command=command)
    assert get_game(games[0]).clock == {"type": "per_command", "seconds": 60}


def to_the_person(game_id: str) -> Game:
    """Let the bot on seat 1 play until the person on seat 0 is awaited."""
    game = get_game(game_id)
    while 0 not in game.awaited:
        assert take_turn(game_id=game_id, seat=game.awaited[0], version=game.version)
        game = get_game(game_id)
    return game


def test_a_table_goes_on_by_itself_and_the_match_ends_with_the_last_game() -> None:
    match, four = of_four(deals=2)
    ended(game_of(match, 1, 1))
    assert DealGame.objects.filter(deal__match=match).count() == 3
    ended(game_of(match, 2, 1))
    ended(game_of(match, 1, 2), seed=2)
    match.refresh_from_db()
    assert (match.status, match.ended_at) == (MatchStatus.RUNNING, None)
    reply = ApiClient(four.b2).get(f"duplicates/{match.pk}").body
    assert reply["winner"] is None
    assert reply["played"][0]["score"] == reply["score"]
    assert reply["played"][1]["score"] is None
    ended(game_of(match, 2, 2), seed=3)
    match.refresh_from_db()
    assert match.status == MatchStatus.FINISHED
    rows = list(DealGame.objects.filter(deal__match=match))
    for row in rows:
        assert {row.points_a, row.points_b} == {0, 2}
        assert (row.cards_a == 0) == (row.points_a == 2)
    total = SideScores.sum_of(map(score_at, rows))
    reply = ApiClient().get(f"duplicates/{match.pk}").body
    assert reply["score"] == total._asdict()
    assert reply["winner"] == total.winner
    assert sweep() == 0


def test_side_a_has_the_points_of_seat_0_at_table_1_and_of_seat_1_at_table_2() -> None:
    match, _ = of_four()
    for table, seat_of_a in ((1, 0), (2, 1)):
        game = ended(game_of(match, 1, table), seed=table)
        row = DealGame.objects.get(game=game)
        assert (row.points_a == 0) == (game.durak == seat_of_a)


def test_both_games_that_end_at_once_are_both_counted_and_unsealed_once() -> None:
    match, _ = of_four()
    games = [played_out(game_of(match, 1, table), seed=table).pk for table in (1, 2)]
    now = timezone.now()
    works = [(lambda game_id=game_id: settle(game_id=game_id, now=now)) for game_id in games * 2]
    assert sorted(at_once(*works)) == [False, False, True, True]
    match.refresh_from_db()
    assert match.status == MatchStatus.FINISHED
    assert not Game.objects.filter(pk__in=games, is_sealed=True).exists()
    assert MatchDeal.objects.filter(match=match, ended_at__isnull=False).count() == 1


def test_the_reaction_to_a_commit_goes_on_and_a_running_game_does_not() -> None:
    match, _ = of_four(deals=2)
    game = game_of(match, 1, 1)
    go_on(news(game))
    assert sweep() == 0
    go_on(news(played_out(game)))
    assert game_of(match, 2, 1).status == GameStatus.ACTIVE
    assert sweep() == 0


def news(game: Game) -> Committed:
    return Committed(
        game_id=game.pk,
        first_version=game.version,
        last_version=game.version,
        is_table_changed=True,
    )


def test_for_one_who_leaves_a_bot_plays_on_in_this_deal_and_the_next() -> None:
    match, four = of_four(deals=2)
    game = game_of(match, 1, 1)
    hand_over(game_id=game.pk, user_id=four.a1.pk)
    ended(get_game(game.pk))
    following = game_of(match, 2, 1)
    assert [seat.user_id for seat in following.seats.all()] == [None, four.b1.pk]
    assert following.host_id == four.b1.pk
    reply = ApiClient(four.a1).get(f"duplicates/{match.pk}").body
    assert (reply["places"][0]["left"], reply["you"]["game"]) == (True, None)


def test_a_game_that_is_called_off_is_lost_by_who_left_it() -> None:
    match, four = of_four()
    game = game_of(match, 1, 2)
    hand_over(game_id=game.pk, user_id=four.b2.pk)
    assert ApiClient(four.a2).post(f"games/{game.pk}/call-off").status == 200
    settle(game_id=game.pk, now=timezone.now())
    row = DealGame.objects.get(game=game)
    assert (row.points_a, row.points_b) == (2, 0)


def test_it_counts_nowhere_else() -> None:
    match, four = of_four()
    for table in (1, 2):
        ended(game_of(match, 1, table))
    assert not finished_seats(four.a1, viewer_id=four.a1.pk).exists()
    game = game_of(match, 1, 1)
    assert ApiClient(four.a1).post(f"games/{game.pk}/next").code == "game_not_running"
    assert ApiClient().get(f"games/{game.pk}/proof").body["algorithm"] == "fixed"


def test_the_list_has_public_matches_and_ones_own() -> None:
    anna = account("Anna")
    mine = anna.post("duplicates", {**NEW, "private": True}).body["id"]
    public = opened()
    called_off = opened()
    ApiClient(called_off.host).send("DELETE", f"duplicates/{called_off.pk}")
    everybody = ApiClient().get("duplicates?status=open").body["results"]
    assert [match["id"] for match in everybody] == [public.pk]
    assert [match["id"] for match in anna.get("duplicates?mine=true").body["results"]] == [mine]
    assert [match["id"] for match in ApiClient().get("duplicates").body["results"]] == [public.pk]
    assert ApiClient().get("duplicates?mine=true").code == "not_authenticated"
    assert ApiClient().get(f"duplicates/{mine}").status == 200
    assert ApiClient().get("duplicates/0000000000").code == "not_found"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_to_share_gives_nothing_away(language: str) -> None:
    match, _ = of_four()
    path = f"duplicates/{match.pk}?lang={language}"
    before = ApiClient().get(path).body["share"]
    assert before.splitlines()[-1].endswith(f"/duplicates/{match.pk}")
    assert len(before.splitlines()) == 3
    games = [ended(game_of(match, 1, table)).pk for table in (1, 2)]
    after = ApiClient().get(path).body["share"]
    assert len(after.splitlines()) == 4
    assert not any(game_id in after for game_id in games)
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b", before + after)


def test_the_text_tells_the_sides_and_the_result() -> None:
    sides = Sides(["Anna"], ["Boris", "Clara"])
    link = "https://durak.example/duplicates/aB3dE6gH9k"
    told = share_text("en", sides, SideScores(8, 4, 3, 9), link=link)
    assert told.splitlines() == [
        "Durak, duplicate match",
        "Anna & bot : Boris & Clara",
        "🏆 8 : 4 points",
        link,
    ]
    by_cards = share_text("ru", sides, SideScores(2, 2, 6, 3), link=link)
    assert by_cards.splitlines()[2] == "🏆 2 : 2 по очкам · решили карты: на 3 карты меньше"
    drawn = share_text("de", sides, SideScores(2, 2, 3, 3), link=link)
    assert drawn.splitlines()[2] == "🤝 2 : 2 Punkte · unentschieden"


def test_matches_that_nobody_starts_are_forgotten() -> None:
    old, new = opened(), opened()
    DuplicateMatch.objects.filter(pk=old.pk).update(created_at=timezone.now() - OPEN_FOR)
    assert forget_open() == 1
    assert list(DuplicateMatch.objects.values_list("pk", flat=True)) == [new.pk]


def test_a_person_takes_places_along_and_leaves_open_matches() -> None:
    user = some_user()
    hosted, joined = opened(user), opened()
    take_place(match_id=joined.pk, user_id=user.pk, side="b", table=1)
    (file,) = DuplicatesOfPerson().files(user)
    listed = [(line["match_id"], line["side"]) for line in json.loads(file.text)]
    assert listed == [(hosted.pk, "a"), (joined.pk, "b")]
    DuplicatesOfPerson().leave(user)
    hosted.refresh_from_db()
    assert hosted.status == MatchStatus.CANCELLED
    assert not Place.objects.filter(match=joined, user=user).exists()
