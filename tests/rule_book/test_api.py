"""The rules in pictures over the API."""

import pytest
from django.test import Client

from tests.support.api import ApiClient

pytestmark = pytest.mark.django_db


def test_examples_have_captions_in_the_language_asked_for() -> None:
    found = {
        lang: {one["key"]: one for one in ApiClient().get(f"rules/examples?lang={lang}").body}
        for lang in ("en", "de", "ru")
    }
    captions = {lang: examples["trump=none"]["caption"] for lang, examples in found.items()}
    assert captions["en"] == "No trumps: nothing that Boris holds beats the ace."
    assert captions["de"].startswith("Kein Trumpf")
    assert captions["ru"].startswith("Козырей нет")
    assert set(found["en"]) == set(found["ru"])


def test_an_example_has_everything_for_its_picture() -> None:
    examples = {one["key"]: one for one in ApiClient().get("rules/examples").body}
    clubs = examples["own_suit_only=clubs"]
    assert clubs["subject"] == {"kind": "option", "name": "own_suit_only", "value": "clubs"}
    assert (clubs["seats"], clubs["teams"]) == (2, None)
    [frame] = clubs["frames"]
    assert frame["hands"] == [
        {"seat": 1, "cards": ["KC", "6H"], "ways": ["beat"], "playable": ["KC"]}
    ]
    assert frame["table"] == [{"attack": "QC", "seat": 0, "beaten_by": None}]
    assert (frame["attacker"], frame["defender"], frame["trump"]) == (0, 1, "H")
    assert [event["type"] for event in frame["events"]] == ["cards_led"]
    assert (frame["talon"], frame["discard"], frame["next_game"]) == (None, None, None)


def test_the_next_game_of_a_series_is_shown() -> None:
    examples = {one["key"]: one for one in ApiClient().get("rules/examples").body}
    frames = [
        examples[f"next_leader={word}"]["frames"][-1] for word in ("attack_durak", "lowest_trump")
    ]
    assert [frame["next_game"] for frame in frames] == [
        {"leader": 0, "cards": 36},
        {"leader": None, "cards": 36},
    ]


def test_a_cached_reply_is_not_sent_again() -> None:
    client = Client()
    first = client.get("/api/v1/rules/examples?lang=de")
    again = client.get(
        "/api/v1/rules/examples?lang=de", headers={"If-None-Match": first.headers["ETag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert ApiClient().get("rules/examples?lang=fr").code == "invalid"
