"""Conventions of the API, as docs/api/README.md tells them: statuses, null, names, pages."""

from typing import Any

import pytest

from durak_site.document.openapi import document
from tests.support.api import ApiClient
from tests.support.games import some_user

GAME_ID = "^[0-9A-Za-z]{10}$"
NAMED_BY_HAND = {"ReportRequest", "ReportState"}
"""Schemas whose game may be one that the service does not know."""
CREATED_IF_MISSING = ("play_daily_deal", "next_game", "play_lesson", "ask_review")
SAY_GAME_ID = {"AnalysisRequest", "GameReview", "OwnDeal", "Proof", "SolvedPuzzle"}
"""Schemas from before `game` became the only name; their names stay in v1."""
LISTS_OF_ANOTHER_KIND = {"Series", "SignInRequest"}
"""Schemas in which `next` is no page: the next game of a series, the page to go to."""
COUNTED_IN = {"least_games", "mode", "season", "seasons", "unread", "you"}
"""Members of some lists beside their page."""


def operations() -> dict[str, dict[str, Any]]:
    """The operations of the document, by id."""
    paths = document()["paths"]
    return {each["operationId"]: each for methods in paths.values() for each in methods.values()}


def members(name: str) -> list[tuple[str, dict[str, Any]]]:
    """The schemas with a member of that name, and the member."""
    schemas = document()["components"]["schemas"].items()
    return [
        (schema, described["properties"][name])
        for schema, described in schemas
        if name in described.get("properties", {})
    ]


@pytest.mark.parametrize("name", CREATED_IF_MISSING)
def test_what_is_made_only_if_it_is_missing_answers_200(name: str) -> None:
    assert [code for code in operations()[name]["responses"] if code.startswith("2")] == ["200"]


def test_the_id_of_a_game_has_one_name_but_for_the_old_ones() -> None:
    assert {schema for schema, _ in members("game_id")} == SAY_GAME_ID


def test_game_is_an_id_or_the_whole_game() -> None:
    found = members("game")
    assert found
    for schema, member in found:
        text = str(member)
        is_game = member.get("$ref", "").endswith("/Game")
        is_id = "'type': 'string'" in text and (GAME_ID in text or schema in NAMED_BY_HAND)
        assert is_game or is_id, (schema, member)


def test_all_long_lists_have_the_same_pages() -> None:
    pages = {schema for schema, _ in members("next")} - LISTS_OF_ANOTHER_KIND
    schemas = document()["components"]["schemas"]
    for page in pages:
        named = set(schemas[page]["properties"])
        assert {"next", "previous", "results"} <= named, page
        assert named - {"next", "previous", "results"} <= COUNTED_IN, page
    lists = [
        operation
        for operation in operations().values()
        if any(f"/{page}'" in str(operation["responses"].get("200", "")) for page in pages)
    ]
    assert len(lists) >= len(pages)
    for operation in lists:
        names = {each.get("name") for each in operation["parameters"]}
        assert {"cursor", "page_size"} <= names, operation["operationId"]


@pytest.mark.django_db
def test_null_empties_what_can_be_empty_and_changes_nothing_else() -> None:
    client = ApiClient(some_user())
    clock = {"type": "per_command", "seconds": 30}
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = client.post(
        "games",
        {"preset": "duel", "seats": seats, "private": True, "password": "sesam", "clock": clock},
    )
    assert made.status == 201, made
    path = f"games/{made.body['id']}"
    same = client.patch(path, dict.fromkeys(("private", "rated", "aids", "seats", "preset")))
    assert same.status == 200, same
    kept = ("private", "rated", "aids", "preset", "clock", "has_password")
    assert {name: same.body.get(name) for name in kept} == {
        name: made.body.get(name) for name in kept
    }
    assert client.patch(path, {"clock": None}).body["clock"] is None
    assert made.body["clock"] == clock


@pytest.mark.django_db
def test_null_for_the_clock_of_a_rated_game_is_the_usual_one() -> None:
    client = ApiClient(some_user())
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"preset": "duel", "seats": seats, "rated": True}
    made = client.post("games", {**body, "clock": {"type": "per_command", "seconds": 30}})
    changed = client.patch(f"games/{made.body['id']}", {"clock": None})
    assert changed.status == 200, changed
    assert (changed.body["rated"], changed.body["clock"]) == (
        True,
        {"type": "per_command", "seconds": 60},
    )
