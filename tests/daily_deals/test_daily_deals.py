"""The deal of the day over the API: equal for everybody, one try, a list by place and cards."""

import json
import re
from datetime import date, timedelta
from types import SimpleNamespace

import pytest
from django.utils import timezone

from accounts.models import User
from bots.tasks import take_turn
from games.daily_deals import api
from games.daily_deals.models import DailyDeal, DealTry
from games.daily_deals.personal_data import DailyDealsOfPerson
from games.daily_deals.services import PERSON, play_daily_deal
from games.daily_deals.tasks import note_end, settle
from games.daily_deals.words import share_text
from games.engine.offers import spelled_out
from games.play.models import Game, GameStatus
from games.play.reactions import Committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.handover import hand_over
from games.profiles.selectors import finished_seats, results
from games.records.audit import audit
from tests.support.api import ApiClient, guest
from tests.support.games import person_on, played_out, some_user
from tests.support.people import account
from web.http.languages import LANGUAGES

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

PATH = "daily-deal"
NOON = timezone.now().replace(hour=12)
"""Today, and no day ends while a test runs."""


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the API it is noon."""
    monkeypatch.setattr(api, "timezone", SimpleNamespace(now=lambda: NOON))


def begun(user: User | None = None) -> Game:
    """A user's game of today's deal."""
    return play_daily_deal(user_id=(user or some_user()).pk, now=NOON)


def ended(place: int, cards_left: int, *, left: bool = False, user: User | None = None) -> DealTry:
    """A try that is over, with this result."""
    game = begun(user)
    DealTry.objects.filter(game=game).update(
        ended_at=timezone.now(), place=place, cards_left=cards_left, has_left=left
    )
    return DealTry.objects.get(game=game)


def to_the_persons_turn(game_id: str) -> Game:
    """Let the bots play until the person is awaited."""
    game = get_game(game_id)
    while PERSON not in game.awaited:
        assert take_turn(game_id=game_id, seat=game.awaited[0], version=game.version)
        game = get_game(game_id)
    return game


def test_everybody_gets_equal_cards_and_meets_equal_replies() -> None:
    games = [begun().pk for _ in range(2)]
    for _ in range(2):
        seen = [update_of(to_the_persons_turn(game_id)).seen_by(PERSON) for game_id in games]
        assert seen[0].view == seen[1].view
        assert seen[0].version == seen[1].version
        command = spelled_out(seen[0].legal)[0]
        for game_id in games:
            by = person_on(get_game(game_id), PERSON)
            submit_command(game_id=game_id, by=by, seat=PERSON, command=command)
    assert audit(get_game(games[0])) == ()


def test_there_is_one_try_for_guests_too() -> None:
    client = guest()
    assert client.get(PATH).body["you"] is None
    game = client.post(PATH).body
    assert (game["private"], game["rated"], game["lesson"]) == (True, False, None)
    assert [seat["player"]["kind"] for seat in game["seats"]] == ["guest", "bot", "bot", "bot"]
    assert client.post(PATH).body["id"] == game["id"]
    played_out(get_game(game["id"]))
    settle()
    assert client.post(PATH).body["id"] == game["id"]
    you = client.get(PATH).body["you"]
    assert (you["game_id"], you["status"], you["left"]) == (game["id"], "finished", False)
    assert ApiClient().post(PATH).code == "not_authenticated"


def test_the_result_is_that_of_the_persons_seat() -> None:
    game = played_out(begun())
    note_end(news(game))
    row = DealTry.objects.get()
    own = game.seats.get(number=PERSON)
    view = update_of(game).seen_by(PERSON).view
    assert view is not None
    assert (row.place, row.cards_left) == (own.place, len(view.hands[PERSON]))
    assert (row.cards_left == 0) == (game.durak != PERSON)
    assert row.ended_at is not None
    assert settle() == 0


def news(game: Game) -> Committed:
    return Committed(
        game_id=game.pk,
        first_version=game.version,
        last_version=game.version,
        is_table_changed=True,
    )


def test_a_running_game_has_no_result() -> None:
    game = begun()
    note_end(news(game))
    assert settle() == 0
    assert DealTry.objects.get().ended_at is None


def test_who_leaves_or_never_comes_back_stands_behind_all_others() -> None:
    left, away = begun(), begun()
    hand_over(game_id=left.pk, user_id=left.host_id)
    Game.objects.filter(pk=away.pk).update(status=GameStatus.CANCELLED)
    assert settle() == 2
    assert list(DealTry.objects.values_list("has_left", "place")) == [(True, 4), (True, 4)]


def test_the_list_goes_by_place_then_by_cards_left() -> None:
    ended(4, 5)
    ended(1, 0, left=True)
    ended(4, 2)
    ended(1, 0)
    ended(2, 0)
    ended(2, 0)
    lines = ApiClient().get(PATH).body["results"]
    assert [(line["rank"], line["place"], line["cards_left"], line["left"]) for line in lines] == [
        (1, 1, 0, False),
        (2, 2, 0, False),
        (2, 2, 0, False),
        (4, 4, 2, False),
        (5, 4, 5, False),
        (6, 1, 0, True),
    ]


def test_a_guest_has_a_rank_and_no_line() -> None:
    client = guest()
    user = User.objects.get(is_guest=True)
    ended(1, 0)
    ended(3, 0)
    ended(2, 0, user=user)
    reply = client.get(PATH).body
    assert reply["finished"] == len(reply["results"]) == 2
    assert reply["you"]["rank"] == 2


def test_a_stranger_reads_the_list_and_no_card_and_no_game() -> None:
    row = ended(1, 0)
    reply = ApiClient().get(PATH)
    assert (reply.status, reply.body["you"], reply.body["finished"]) == (200, None, 1)
    told = json.dumps(reply.body)
    assert row.game_id not in told
    assert not re.search(r'"[2-9TJQKA][CDHS]"', told)


def test_days_without_a_deal_are_not_found_and_today_always_is() -> None:
    client, today = ApiClient(), NOON.date()
    assert client.get(PATH).body["results"] == []
    for days in (-1, 2):
        day = (today + timedelta(days=days)).isoformat()
        assert client.get(f"{PATH}?day={day}").code == "not_found"
    assert client.get(f"{PATH}?day=2026-02-30").code == "invalid"


def test_an_earlier_day_keeps_its_list() -> None:
    ended(1, 0)
    then = date(2026, 1, 2)
    today = DailyDeal.objects.get()
    DealTry.objects.update(deal=DailyDeal.objects.create(**_columns(today, then)))
    reply = ApiClient().get(f"{PATH}?day={then.isoformat()}").body
    assert (reply["day"], len(reply["results"])) == ("2026-01-02", 1)
    assert ApiClient().get(PATH).body["results"] == []


def _columns(deal: DailyDeal, day: date) -> dict[str, object]:
    return {
        "day": day,
        "rules": deal.rules,
        "pack": deal.pack,
        "bots": deal.bots,
        "server_seed": deal.server_seed,
    }


def test_it_counts_nowhere_else() -> None:
    client = account("Anna")
    game_id = client.post(PATH).body["id"]
    played_out(get_game(game_id))
    anna = get_game(game_id).host
    assert not finished_seats(anna, viewer_id=anna.pk).exists()
    assert results(anna, viewer_id=anna.pk) == []
    reply = client.post(f"games/{game_id}/next")
    assert (reply.status, reply.code) == (409, "game_not_running")
    assert client.get(f"games/{game_id}/proof").body["algorithm"] == "fixed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_to_share_gives_nothing_away(language: str) -> None:
    client = account("Anna")
    anna = User.objects.get(name="Anna")
    row = ended(4, 3, user=anna)
    text = client.get(f"{PATH}?lang={language}").body["you"]["share"]
    assert row.game_id not in text
    assert "🃏" in text
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b", text)


@pytest.mark.parametrize(
    ("days_ago", "left", "streak"),
    [([1], [], 1), ([2], [], 0), ([0, 1, 3], [], 2), ([0], [1], 1)],
)
def test_finished_days_in_a_row_make_a_streak(
    days_ago: list[int], left: list[int], streak: int
) -> None:
    user = some_user()
    for ago in (*days_ago, *left):
        then = NOON - timedelta(days=ago)
        game = play_daily_deal(user_id=user.pk, now=then)
        DealTry.objects.filter(game=game).update(
            ended_at=then, place=4, cards_left=1, has_left=ago in left
        )
    assert ApiClient(user).get(PATH).body["streak"] == streak
    assert ApiClient().get(PATH).body["streak"] == 0


def test_the_text_to_share_tells_place_and_rank() -> None:
    told = share_text(
        "en", day=date(2026, 11, 22), place=2, seats=4, rank=5, of=31, link="https://durak.example"
    )
    assert told.splitlines() == [
        "Durak, deal of the day, 2026-11-22",
        "🥈 Place 2 of 4 · rank 5 of 31",
        "https://durak.example",
    ]


def test_a_person_takes_tries_along_and_leaves_no_line() -> None:
    user = some_user()
    row = ended(2, 0, user=user)
    (file,) = DailyDealsOfPerson().files(user)
    assert [line["game_id"] for line in json.loads(file.text)] == [row.game_id]
    DailyDealsOfPerson().erase(user)
    assert ApiClient().get(PATH).body["results"] == []
