"""The rules in the API: presets and schema in three languages, and rule sets checked."""

from typing import Any

import pytest
from django.test import Client

from games.play.models import Game
from tests.support.api import NOT_GIVEN, ApiClient, ApiReply, guest

pytestmark = pytest.mark.django_db


def check(rules: Any, *, lang: str = "en", **members: Any) -> ApiReply:
    return ApiClient().post(f"rules/check?lang={lang}", {"rules": rules, **members})


@pytest.mark.parametrize(
    ("lang", "title", "preset"),
    [
        ("en", "Rules of a table", "Throw-in"),
        ("de", "Regeln eines Tischs", "Dazugeben"),
        ("ru", "Правила стола", "Подкидной"),
    ],
)
def test_rules_and_presets_come_in_the_language_asked_for(
    lang: str, title: str, preset: str
) -> None:
    client = ApiClient()
    for path in ("rules/schema", "rules/presets"):
        by_query = client.get(f"{path}?lang={lang}", accept_language="fr, en")
        by_header = client.get(path, accept_language=f"fr, {lang}-XX;q=0.9, en;q=0.1")
        assert by_query.headers["Content-Language"] == by_header.headers["Content-Language"] == lang
        assert "Accept-Language" in by_header.headers["Vary"]
        assert by_query.body == by_header.body
    assert client.get("rules/schema", accept_language=lang).body["title"] == title
    assert client.get("rules/presets", accept_language=lang).body[0]["title"] == preset


@pytest.mark.parametrize("header", [None, "", "fr", "*", "x" * 300, ";;;q=,"])
def test_a_reader_of_another_language_gets_english(header: str | None) -> None:
    headers = {} if header is None else {"accept_language": header}
    assert ApiClient().get("rules/schema", **headers).headers["Content-Language"] == "en"


@pytest.mark.parametrize("path", ["rules/schema", "rules/presets", "rules/check"])
@pytest.mark.parametrize("query", ["lang=fr", "lang=", "lang=EN", "lang=en&lang=de"])
def test_another_language_is_a_problem(path: str, query: str) -> None:
    method, body = ("POST", {"rules": {}}) if path == "rules/check" else ("GET", NOT_GIVEN)
    reply = ApiClient().send(method, f"{path}?{query}", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "lang")


def test_a_cached_reply_is_not_sent_again() -> None:
    client = Client()
    first = client.get("/api/v1/rules/schema?lang=de")
    assert "max-age" in first.headers["Cache-Control"]
    assert "Cookie" not in first.headers["Vary"]
    etag = first.headers["ETag"]
    again = client.get("/api/v1/rules/schema?lang=de", headers={"If-None-Match": etag})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", etag)
    other = client.get("/api/v1/rules/schema?lang=ru", headers={"If-None-Match": etag})
    assert other.status_code == 200


def test_the_base_game_is_valid_and_rated() -> None:
    assert check({}).body == {
        "valid": True,
        "problems": [],
        "rules": {},
        "seats": {"min": 2, "max": 6, "possible": [2, 3, 4, 5, 6]},
        "preset": "podkidnoy",
        "rated": True,
    }


def test_a_rule_set_is_answered_in_its_short_form_with_the_preset_it_is() -> None:
    body = check({"transfer": "on", "deck": 36, "draws": True}).body
    assert (body["rules"], body["preset"]) == ({"transfer": "on"}, "perevodnoy")


DUEL = {
    "lead": "single",
    "throw_in": "leader",
    "throw_in_when": "all_beaten",
    "pile_on": "none",
}


@pytest.mark.parametrize(
    ("rules", "seats", "rated"),
    [
        (DUEL, 2, True),
        (DUEL, 3, False),
        ({"throw_in": "leader"}, 2, False),
        ({"teams": 2}, 4, True),
        ({"teams": 2}, 6, False),
        ({"deck": 52, "transfer": "on"}, 4, False),
        ({"deck": 24}, 2, False),
    ],
)
def test_only_rated_presets_with_their_seats_are_rated(
    rules: dict[str, Any], seats: int, rated: bool
) -> None:
    body = check(rules, seats=seats).body
    assert (body["valid"], body["rated"]) == (True, rated)


def test_seats_of_teams_are_multiples() -> None:
    body = check({"teams": 3, "deck": 52, "decks": 2}).body
    assert body["seats"] == {"min": 6, "max": 12, "possible": [6, 9, 12]}


def test_a_number_of_seats_that_cannot_play_is_a_problem_of_the_seats() -> None:
    body = check({"teams": 2}, seats=5).body
    assert body["valid"] is False
    assert body["problems"] == [
        {
            "field": "seats",
            "code": "uneven_teams",
            "detail": "With 2 teams every team needs equally many seats.",
        }
    ]
    assert body["seats"]["possible"] == [4, 6]
    assert check({}, seats=7).body["problems"][0]["code"] == "out_of_range"
    assert check({}, seats=10**6).body["problems"][0]["code"] == "out_of_range"


def test_everything_wrong_is_listed_in_the_readers_language() -> None:
    rules = {"transfer_trumps": False, "attack_limit": 3, "first_bout_limit": 4}
    body = check(rules, lang="de").body
    assert body["problems"] == [
        {
            "field": "rules.first_bout_limit",
            "code": "first_bout_not_lower",
            "detail": "Der erste Angriff braucht eine Grenze unter 3 Karten.",
        },
        {
            "field": "rules.transfer_trumps",
            "code": "needs_transfer",
            "detail": "„Schieben mit Trumpf“ zählt nur, wo geschoben werden darf.",
        },
    ]
    assert (body["valid"], body["rules"], body["seats"], body["rated"]) == (
        *(False, None, None, False),
    )


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_unknown_options_and_bad_values_are_answers_too(lang: str) -> None:
    unknown = check({"aces": 2, "Deck": {"a": []}}, lang=lang).body
    assert [(p["field"], p["code"]) for p in unknown["problems"]] == [
        ("rules.aces", "unknown_option"),
        ("rules.Deck", "unknown_option"),
    ]
    bad = check({"deck": 37, "hand_size": None, "lead": [1]}, lang=lang).body
    assert [(p["field"], p["code"]) for p in bad["problems"]] == [
        ("rules.deck", "bad_value"),
        ("rules.hand_size", "bad_value"),
        ("rules.lead", "bad_value"),
    ]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "rules"),
        ({"rules": []}, "rules"),
        ({"rules": None}, "rules"),
        ({"rules": {}, "seats": "4"}, "seats"),
        ({"rules": {}, "seats": -1}, "seats"),
        ({"rules": {}, "players": 4}, "players"),
    ],
)
def test_a_question_that_is_none_is_a_problem(body: dict[str, Any], field: str) -> None:
    reply = ApiClient().post("rules/check", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", field)


def test_asking_takes_neither_session_nor_token_and_leaves_nothing_behind() -> None:
    client = Client(enforce_csrf_checks=True)
    reply = client.post("/api/v1/rules/check", {"rules": {}}, content_type="application/json")
    assert reply.status_code == 200
    assert not reply.cookies
    assert not Game.objects.exists()


def test_a_table_that_can_not_be_is_refused_in_the_readers_language_too() -> None:
    anna = guest()
    rules = {"transfer_trumps": False}
    seats = [{"kind": "me"}, {"kind": "open"}]
    german = "„Schieben mit Trumpf“ zählt nur, wo geschoben werden darf."
    reply = anna.post("games?lang=de", {"rules": rules, "seats": seats})
    assert (reply.code, reply.body["detail"]) == ("invalid_rules", german)
    assert reply.headers["Content-Language"] == "de"
    reply = anna.post("games", {"rules": rules, "seats": seats}, Accept_Language="de-AT, en;q=0.5")
    assert reply.body["errors"][0]["detail"] == german
    reply = anna.post("games?lang=fr", {"rules": rules, "seats": seats})
    assert (reply.code, reply.body["field"]) == ("invalid", "lang")
    table = anna.post("games", {"preset": "duel", "seats": seats}).body["id"]
    reply = anna.patch(f"games/{table}?lang=de", {"rules": rules})
    assert (reply.code, reply.body["detail"]) == ("invalid_rules", german)


@pytest.mark.parametrize("name", ["podkidnoy", "partners", "crowd"])
def test_presets_are_what_a_check_of_their_rules_says(name: str) -> None:
    presets = {preset["name"]: preset for preset in ApiClient().get("rules/presets").body}
    preset = presets[name]
    body = check(preset["rules"], seats=preset["seats"]["min"]).body
    assert (body["preset"], body["rated"]) == (name, preset["rated"])
