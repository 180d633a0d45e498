"""Many finished games at once: which ones, in which order, in both forms, taken up again."""

import json
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from django.utils import timezone

from accounts.models import User
from games.engine.notation import read_game
from games.play.models import Game
from games.ratings.book import count_rated_games
from games.records import export
from games.records.notation import notation_of
from tests.support.api import ApiClient
from tests.support.contract import check_component
from tests.support.games import finished_rated_game, running_table, some_user

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.django_db(transaction=True)

FIRST = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def client() -> ApiClient:
    """Return a client that is not logged in."""
    return ApiClient()


def ended(day: int, *users: User, **members: Any) -> Game:
    """Return a duel of these users (default: new ones) that ended `days` after the first day."""
    game = finished_rated_game(
        (1, 2), users=users or (some_user(), some_user()), at=FIRST + timedelta(days=day)
    )
    Game.objects.filter(pk=game.pk).update(finished_at=FIRST + timedelta(days=day), **members)
    return Game.objects.get(pk=game.pk)


def exported(client: ApiClient, **query: object) -> list[str]:
    """Return the ids of the games exported as lines."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    reply = client.get(f"games/export?{words}")
    assert reply.status == 200, reply
    return [json.loads(line)["game"]["id"] for line in (reply.body or "").splitlines()]


def test_lines_and_notations_tell_of_the_same_games(client: ApiClient) -> None:
    first, second = ended(0), ended(1)
    lines = client.get("games/export")
    assert lines.headers["Content-Type"] == "application/x-ndjson"
    games = [json.loads(line) for line in lines.body.splitlines()]
    assert [line["game"]["id"] for line in games] == [first.pk, second.pk]
    assert [line["notation"] for line in games] == [notation_of(first), notation_of(second)]
    for line in games:
        record = read_game(line["notation"])
        assert line["move_times"] == [int(text) for text in record.tags["Times"].split()]
        assert len(line["move_times"]) == len(record.moves)
    text = client.get("games/export", Accept="text/plain")
    assert text.body == f"{notation_of(first)}\n{notation_of(second)}\n"


@pytest.mark.parametrize(
    ("accept", "content_type"),
    [
        ("*/*", "application/x-ndjson"),
        ("application/*", "application/x-ndjson"),
        ("text/plain, */*", "text/plain; charset=utf-8"),
        ("text/plain;q=0.5, application/x-ndjson", "application/x-ndjson"),
        ("application/x-ndjson;q=0.5, text/plain", "text/plain; charset=utf-8"),
        ("application/x-ndjson;q=0, text/plain", "text/plain; charset=utf-8"),
        ("text/plain;q=0, */*;q=0.1", "application/x-ndjson"),
        ("text/*, application/x-ndjson;q=0.9", "text/plain; charset=utf-8"),
        ("application/json", None),
        ("application/x-ndjson;q=0", None),
        ("*/*;q=0", None),
    ],
)
def test_the_format_is_the_one_that_is_wanted_most(
    client: ApiClient, accept: str, content_type: str | None
) -> None:
    reply = client.get("games/export", Accept=accept)
    if content_type is None:
        assert (reply.status, reply.code) == (406, "not_acceptable")
    else:
        assert (reply.status, reply.headers["Content-Type"]) == (200, content_type)


def test_texts_of_games_say_their_language(client: ApiClient) -> None:
    game = ended(0)
    for path in ("games/export", f"games/{game.pk}/notation"):
        for reply, language in (
            (client.get(path), "en"),
            (client.get(path, **{"Accept-Language": "de-AT, en"}), "de"),
            (client.get(f"{path}?lang=ru", **{"Accept-Language": "de"}), "ru"),
        ):
            assert reply.headers["Content-Language"] == language
            assert "Accept-Language" in reply.headers["Vary"]


def test_a_notation_is_plain_text_alone(client: ApiClient) -> None:
    game = ended(0)
    text = client.get(f"games/{game.pk}/notation", Accept="text/plain")
    assert (text.headers["Content-Type"], text.body) == (
        "text/plain; charset=utf-8",
        notation_of(game),
    )
    assert client.get(f"games/{game.pk}/notation", Accept="application/json").status == 406
    assert client.get(f"games/{game.pk}/notation?format=txt").code == "invalid"


def test_an_export_is_taken_up_again_and_misses_nothing(
    client: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "AT_ONCE", 2)
    games = [ended(day) for day in (0, 0, 0, 1, 2)]
    games.sort(key=lambda game: (game.finished_at, game.pk))
    expected = [game.pk for game in games]
    assert exported(client) == expected
    got: list[str] = []
    while page := exported(client, most=2, **({"after": got[-1]} if got else {})):
        assert len(page) <= 2
        got += page
    assert got == expected


def test_games_are_loaded_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "AT_ONCE", 1)
    first = ended(0)
    games = export.exported_games(
        export.ExportChoice(), viewer_id=None, most=10, now=timezone.now()
    )
    assert next(games) == first
    # It is found, so nobody has looked for it before.
    later = ended(1)
    assert list(games) == [later]


def test_an_export_tells_how_each_game_has_changed_ratings(client: ApiClient) -> None:
    rated, unrated = ended(0), ended(1, is_rated=False)
    (before, other) = map(json.loads, client.get("games/export").body.splitlines())
    assert before["ratings"] == {"status": "pending", "changes": []}
    assert other["ratings"] == {"status": "unrated", "changes": []}
    Game.objects.filter(pk=unrated.pk).update(is_rating_due=False)
    assert count_rated_games() == 1
    after = json.loads(client.get("games/export").body.splitlines()[0])
    assert after["ratings"] == client.get(f"games/{rated.pk}/ratings").body
    assert [change["seat"] for change in after["ratings"]["changes"]] == [0, 1]


def test_each_filter_leaves_out_what_it_says(client: ApiClient) -> None:
    anna, boris, clara = some_user(), some_user(), some_user()
    with_boris, with_clara = ended(0, anna, boris), ended(1, clara, anna)
    others, free = ended(2), ended(3, anna, boris, is_rated=False, mode="table")
    everything = [with_boris, with_clara, others, free]
    cases: list[tuple[dict[str, object], Callable[[Game], bool]]] = [
        ({}, lambda _: True),
        ({"player": anna.name}, lambda game: game != others),
        ({"player": anna.name, "opponent": boris.name}, lambda game: game in (with_boris, free)),
        ({"since": "2026-03-02T12:00:00Z"}, lambda game: game != with_boris),
        ({"until": "2026-03-02T12:00:00Z"}, lambda game: game == with_boris),
        ({"mode": "table"}, lambda game: game == free),
        ({"rated": "true"}, lambda game: game != free),
        ({"rated": "false"}, lambda game: game == free),
        ({"ids": f"{others.pk},{free.pk}"}, lambda game: game in (others, free)),
    ]
    for query, is_wanted in cases:
        assert exported(client, **query) == [one.pk for one in everything if is_wanted(one)], query


def test_private_games_are_exported_to_their_players_only(client: ApiClient) -> None:
    anna, boris = some_user(), some_user()
    private = ended(0, anna, boris, is_private=True, is_rated=False)
    assert exported(ApiClient(anna), player=anna.name) == [private.pk]
    for viewer, query in (
        (client, {}),
        (client, {"ids": private.pk}),
        (client, {"player": anna.name}),
        (ApiClient(some_user()), {"player": anna.name}),
        (ApiClient(boris), {"player": anna.name}),
    ):
        assert exported(viewer, **query) == []


def test_running_and_just_ended_games_and_lessons_are_left_out(client: ApiClient) -> None:
    running_table()
    ended(0, lesson="first_game", is_rated=False)
    just = ended(1)
    Game.objects.filter(pk=just.pk).update(finished_at=timezone.now())
    assert exported(client) == []


def test_a_game_that_is_named_is_exported_as_soon_as_it_is_over(client: ApiClient) -> None:
    just = ended(1)
    Game.objects.filter(pk=just.pk).update(finished_at=timezone.now())
    assert exported(client, ids=just.pk) == [just.pk]
    assert exported(client, ids=running_table().pk) == []


def test_a_line_is_what_the_document_says(client: ApiClient) -> None:
    ended(0)
    ended(1)
    reply = client.get("games/export", Accept="application/x-ndjson")
    lines = [json.loads(line) for line in reply.body.splitlines()]
    assert len(lines) == 2
    for line in lines:
        check_component("ExportLine", line)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("after=aB3dE6gH9k", "after"),
        ("after=short", "after"),
        ("ids=short", "ids"),
        ("since=yesterday", "since"),
        ("since=1", "since"),
        ("until=-1", "until"),
        ("since=1772366400.5", "since"),
        ("since=20260301", "since"),
        ("format=txt", "format"),
        ("since=2026-03-01T12:00:00", "since"),
        ("since=0001-01-01T00:00:00%2B14:00", "since"),
        ("mode=chess", "mode"),
        ("rated=perhaps", "rated"),
        ("most=301", "most"),
        ("most=0", "most"),
        ("page=2", "page"),
    ],
)
def test_the_wrong_field_is_named(client: ApiClient, query: str, field: str) -> None:
    reply = client.get(f"games/export?{query}")
    assert (reply.status, reply.code) == (400, "invalid")
    assert reply.body["errors"][0]["field"] == field


def test_an_unknown_name_is_reported(client: ApiClient) -> None:
    assert client.get("games/export?player=Nobody").code == "not_found"
