"""Pages of lists: forwards and back through the same pages, also among rows of one moment."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import pytest

from accounts.models import User
from games.challenges.bulk_pairings_api import PairingPages
from games.challenges.models import Pairing
from games.clubs.api import ClubMemberPages, ClubPages
from games.clubs.models import Club, ClubMembership
from games.duplicates.models import DuplicateMatch
from games.play.models import Game, Seat
from games.profiles.api.pages import FinishedPages
from games.ratings.api.pages import BoardPages, HistoryPages
from games.ratings.models import Rating, RatingChange
from notifications.api.views import NewestPages
from notifications.kinds import Kind
from notifications.models import Notification
from notifications.services.notifying import notify
from tests.support.api import ApiClient
from tests.support.challenges import some_bot
from tests.support.duplicates import opened
from tests.support.games import finished_rated_game, open_table, some_user
from tests.support.people import account
from tests.support.webhooks import happen, new_webhook
from web.http.pagination import Pages
from webhooks.models import Delivery

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_reactions"),
]
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LATER = NOON.replace(microsecond=1)
ROWS = 7


def query_of(link: str) -> str:
    return urlsplit(link).query


def walk(client: ApiClient, path: str, size: int) -> list[list[str]]:
    """All pages from the first to the last; on the way back they must be the same."""
    separator = "&" if "?" in path else "?"
    page = client.get(f"{path}{separator}page_size={size}").body
    pages = [page]
    while page["next"] is not None:
        page = client.get(f"{path.partition('?')[0]}?{query_of(page['next'])}").body
        pages.append(page)
    there = [[json.dumps(row) for row in page["results"]] for page in pages]
    back = [there[-1]]
    while page["previous"] is not None:
        page = client.get(f"{path.partition('?')[0]}?{query_of(page['previous'])}").body
        back.append([json.dumps(row) for row in page["results"]])
        # From each page on the way back the next one is the one just left.
        again = client.get(f"{path.partition('?')[0]}?{query_of(page['next'])}").body
        assert [json.dumps(row) for row in again["results"]] == back[-2]
    assert back == there[::-1]
    return there


def at_moments(rows: Any, column: str, first: Any = LATER, last: Any = NOON) -> None:
    """Give all rows one of two values, so that more rows share a value than a page has."""
    ids = list(rows.values_list("pk", flat=True))
    rows.filter(pk__in=ids[: ROWS - 2]).update(**{column: last})
    rows.filter(pk__in=ids[ROWS - 2 :]).update(**{column: first})


def public_games() -> tuple[ApiClient, str]:
    for _ in range(ROWS):
        open_table()
    at_moments(Game.objects.order_by("pk"), "created_at")
    return ApiClient(), "games"


def lobby() -> tuple[ApiClient, str]:
    client, _ = public_games()
    return client, "lobby/tables?status=open"


def own_games() -> tuple[ApiClient, str]:
    user = some_user()
    public_games()
    Seat.objects.filter(number=1).update(user=user)
    for game in Game.objects.all():
        Seat.objects.filter(game=game).update(game_created_at=game.created_at)
    Game.objects.filter(pk__in=Game.objects.values("pk")[:2]).update(host=user)
    return ApiClient(user), "games?mine=true"


def notifications() -> tuple[ApiClient, str]:
    user = some_user()
    for number in range(ROWS):
        notify(user_id=user.pk, kind=Kind.TURN, game_id=f"aaaaaaaaa{number}")
    at_moments(Notification.objects.order_by("pk"), "at")
    return ApiClient(user), "notifications"


def played() -> tuple[ApiClient, str]:
    anna = User.objects.create_user("anna", password=None)
    for _ in range(ROWS):
        finished_rated_game((1, 2), users=(anna, some_user()), at=NOON)
    return ApiClient(), "players/anna/games"


def board() -> tuple[ApiClient, str]:
    for number in range(ROWS):
        user = User.objects.create_user(f"anna{number}", password=None)
        fields = {"mode": "duel", "season": "", "peak": 1600.1, "last_game_at": NOON}
        Rating.objects.create(user=user, mean=1600.1, deviation=90, games=20, **fields)
    at_moments(Rating.objects.order_by("pk"), "mean", 1600.1 + 2**-40, 1600.1)
    return ApiClient(), "ratings/leaderboards/duel"


def deliveries() -> tuple[ApiClient, str]:
    user = some_user()
    webhook, _ = new_webhook("https://bots.durak.example/", user=user)
    for version in range(1, ROWS + 1):
        happen(webhook, version)
    at_moments(Delivery.objects.order_by("pk"), "created_at")
    return ApiClient(user), f"webhooks/{webhook.pk}/deliveries"


def duplicates() -> tuple[ApiClient, str]:
    for _ in range(ROWS):
        opened()
    at_moments(DuplicateMatch.objects.order_by("pk"), "created_at")
    return ApiClient(), "duplicates"


LISTS = (public_games, lobby, own_games, notifications, played, board, deliveries, duplicates)


@pytest.mark.parametrize("make", LISTS)
def test_the_way_back_leads_through_the_same_pages(
    make: Callable[[], tuple[ApiClient, str]],
) -> None:
    client, path = make()
    everything = walk(client, path, 100)
    assert len(everything) == 1
    (rows,) = everything
    assert len(rows) == len(set(rows)) == ROWS
    for size in (1, 2, 3, 5):
        pages = walk(client, path, size)
        assert pages == [rows[begin : begin + size] for begin in range(0, ROWS, size)]


def test_games_that_one_call_pairs_lie_on_three_pages_of_one() -> None:
    olga = account("Olga")
    some_bot("Ada")
    some_bot("Ben")
    wish = {"preset": "podkidnoy", "games": [["Ada", "Ben"]] * 3}
    paired = [game["game"] for game in olga.post("pairings", wish).body["games"]]
    pages = walk(ApiClient(User.objects.get(name="Ada")), "games?mine=true", 1)
    assert sorted(json.loads(row)["id"] for (row,) in pages) == sorted(paired)


def test_a_page_that_has_become_empty_leads_back_to_the_row_before_it() -> None:
    tables = [open_table() for _ in range(3)]
    client = ApiClient()
    first = client.get("games?page_size=2").body
    Game.objects.filter(pk=tables[0].pk).update(is_private=True)
    empty = client.get(f"games?{query_of(first['next'])}").body
    assert (empty["results"], empty["next"]) == ([], None)
    assert client.get(f"games?{query_of(empty['previous'])}").body["results"] == first["results"]


def test_rows_that_come_later_shift_no_page_and_are_found_before_the_first() -> None:
    older = [open_table().pk for _ in range(4)][::-1]
    client = ApiClient()
    first = client.get("games?page_size=2").body
    newer = open_table().pk
    second = client.get(f"games?{query_of(first['next'])}").body
    assert [game["id"] for game in second["results"]] == older[2:]
    again = client.get(f"games?{query_of(second['previous'])}").body
    assert [game["id"] for game in again["results"]] == older[:2]
    before = client.get(f"games?{query_of(again['previous'])}").body
    assert [game["id"] for game in before["results"]] == [newer]
    assert before["previous"] is None


def test_a_cursor_holds_for_the_list_from_which_it_comes() -> None:
    client, _ = public_games()
    link = client.get("games?page_size=2").body["next"]
    for other in ("lobby/tables", "duplicates", "ratings/leaderboards/duel"):
        reply = client.get(f"{other}?{query_of(link)}")
        assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "cursor")


def test_a_cursor_that_was_changed_comes_from_no_page() -> None:
    client, _ = public_games()
    query = query_of(client.get("games?page_size=2").body["next"])
    place = query.index("cursor=") + len("cursor=")
    for at in range(place, len(query)):
        other = "A" if query[at] != "A" else "B"
        changed = query[:at] + other + query[at + 1 :]
        reply = client.get(f"games?{changed}")
        assert (reply.status, reply.code) == (400, "invalid") or at == len(query) - 1


ORDERED: dict[type[Pages], tuple[Any, ...]] = {
    Pages: (Game, Delivery, DuplicateMatch),
    NewestPages: (Notification,),
    FinishedPages: (Seat,),
    BoardPages: (Rating,),
    HistoryPages: (RatingChange,),
    PairingPages: (Pairing,),
    ClubPages: (Club,),
    ClubMemberPages: (ClubMembership,),
}
"""The models of the lists of each kind."""


@pytest.mark.parametrize(("pages", "models"), ORDERED.items())
def test_an_order_ends_in_a_column_that_tells_all_rows_of_a_list_apart(
    pages: type[Pages], models: tuple[Any, ...]
) -> None:
    # A player has one seat a game, and one change a mode and a number in the book.
    unique_in_list = {"id", "game_id", "number"}
    for model in models:
        last = pages.ordering[-1].removeprefix("-")
        assert last in unique_in_list
        assert hasattr(model, last)
    assert {Pages, *Pages.__subclasses__()} == set(ORDERED)
