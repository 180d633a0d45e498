"""The knowledge of a seat at a moment of a finished game, which the API shows to everybody."""

import pytest

from games.engine import RuleSet, card_from_code
from games.knowledge import Knowledge
from games.records.knowing import knowledge_json
from tests.support.api import ApiClient
from tests.support.games import played_out, running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

SHORT = RuleSet(deck=24, refill="never")


def test_a_stranger_reads_what_a_seat_could_know_and_all_of_it_is_so() -> None:
    game = played_out(running_table(2, rules=SHORT))
    stranger = ApiClient()
    events = stranger.get(f"games/{game.pk}/events?seat=open").body["events"]
    for at in range(2, len(events) + 1, 7):
        known = stranger.get(f"games/{game.pk}/knowledge?seat=0&at={at}").body
        hands = stranger.get(f"games/{game.pk}/view?seat=open&at={at}").body["view"]["hands"]
        (other,) = known["hands"]
        assert (known["version"], other["seat"]) == (at, 1)
        assert set(other["surely"]) <= set(hands[1])
        assert len(other["surely"]) + other["unknown"] == len(hands[1])
        hidden = set(hands[1]) - set(other["surely"])
        assert hidden <= {one["card"] for one in other["likely"]} <= set(known["unseen"])


def test_the_likeliest_cards_come_first_and_the_impossible_ones_not_at_all() -> None:
    """Three cards unseen: one in the other hand, two in the talon, and of the ten it is known
    that it isn't in that hand. Nothing tells the other two apart, so each is there one time in two.
    """
    ten, king, ace = (card_from_code(code) for code in ("TC", "KC", "AC"))
    own, seen = card_from_code("6D"), card_from_code("9H")
    known = Knowledge(
        held=(frozenset({own}), frozenset({seen})),
        unknown=(0, 1),
        face_down=(0, 0),
        talon=2,
        bottom=None,
        gone=frozenset(),
        unseen=frozenset({ten, king, ace}),
        weights=({}, {ten: 0.0}),
    )
    assert knowledge_json(known, seat=0, at=9) == {
        "version": 9,
        "seat": 0,
        "hands": [
            {
                "seat": 1,
                "surely": ["9H"],
                "unknown": 1,
                "likely": [{"card": "KC", "chance": 0.5}, {"card": "AC", "chance": 0.5}],
            }
        ],
        "unseen": ["TC", "KC", "AC"],
        "face_down": [0, 0],
        "talon": 2,
    }


def test_a_running_game_reveals_nothing() -> None:
    game = running_table(2, rules=SHORT)
    assert ApiClient().get(f"games/{game.pk}/knowledge?seat=0&at=2").code == "game_not_finished"


def test_a_seat_or_moment_that_the_game_has_not_is_refused() -> None:
    game = played_out(running_table(2, rules=SHORT))
    stranger = ApiClient()
    assert stranger.get(f"games/{game.pk}/knowledge?seat=2&at=2").code == "not_found"
    for at in (1, 9999):
        reply = stranger.get(f"games/{game.pk}/knowledge?seat=0&at={at}")
        assert (reply.code, reply.body["errors"][0]["field"]) == ("invalid", "at")
    for missing in ("seat=0", "at=2"):
        assert stranger.get(f"games/{game.pk}/knowledge?{missing}").code == "invalid"
