"""Lessons over the API: begun and gone on with by everybody, guests too, and counted nowhere."""

import pytest
from django.db import IntegrityError, transaction

from bots.tasks import take_turn
from games.lessons.first_game import FIRST_GAME
from games.lessons.script import LEARNER
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.profiles.selectors import finished_seats, results
from games.records.audit import audit
from tests.support.api import ApiClient, guest
from tests.support.people import account

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

FIRST = "lessons/first_game"


def bots_answer(game_id: str) -> None:
    """Let the bot play as long as it is awaited."""
    game = get_game(game_id)
    while game.status == GameStatus.ACTIVE and LEARNER not in game.awaited:
        assert take_turn(game_id=game_id, seat=game.awaited[0], version=game.version)
        game = get_game(game_id)


def play_to_the_end(client: ApiClient, game_id: str) -> None:
    """Play what the lesson says, each step at its version."""
    for step in client.get(FIRST).body["steps"]:
        bots_answer(game_id)
        command = {"command": step["command"], "expected_version": step["version"]}
        assert client.post(f"games/{game_id}/commands", command).status == 200
    bots_answer(game_id)


def test_a_guest_plays_the_first_game_to_its_end_as_it_is_written() -> None:
    client = guest()
    game = client.post(FIRST).body
    assert (game["lesson"], game["rated"], game["private"], game["aids"]) == (
        *("first_game", False, True),
        True,
    )
    play_to_the_end(client, game["id"])
    row = get_game(game["id"])
    assert (row.status, row.durak, row.places) == ("finished", 1, [1, 2])
    assert audit(row) == ()


def test_a_lesson_that_was_left_goes_on_and_a_finished_one_begins_anew() -> None:
    client = guest()
    first = client.post(FIRST).body["id"]
    assert client.post(FIRST).body["id"] == first
    assert guest().post(FIRST).body["id"] != first
    play_to_the_end(client, first)
    assert client.post(FIRST).body["id"] != first


def test_a_lesson_counts_nowhere() -> None:
    client = account("Anna")
    game_id = client.post(FIRST).body["id"]
    play_to_the_end(client, game_id)
    anna = get_game(game_id).host
    assert not finished_seats(anna, viewer_id=anna.pk).exists()
    assert results(anna, viewer_id=anna.pk) == []
    reply = client.post(f"games/{game_id}/next")
    assert (reply.status, reply.code) == (409, "game_not_running")
    assert client.get(f"games/{game_id}/proof").body["algorithm"] == "fixed"


@pytest.mark.parametrize(
    "help_given", [{"aids": True}, {"lesson": "first_game"}, {"fixed_pack": "6S 7S"}]
)
def test_no_rated_game_has_help_or_a_fixed_pack(help_given: dict[str, object]) -> None:
    game_id = guest().post(FIRST).body["id"]
    plain: dict[str, object] = {"aids": False, "lesson": "", "fixed_pack": ""}
    with pytest.raises(IntegrityError), transaction.atomic():
        Game.objects.filter(pk=game_id).update(is_rated=True, **(plain | help_given))


def test_a_learner_who_plays_something_else_meets_a_bot_that_plays_for_itself() -> None:
    client = guest()
    game_id = client.post(FIRST).body["id"]
    other = {"command": {"type": "lead", "cards": ["KS"]}}
    assert client.post(f"games/{game_id}/commands", other).status == 200
    bots_answer(game_id)
    game = get_game(game_id)
    assert game.awaited == [LEARNER] or game.status == GameStatus.FINISHED


def test_an_unknown_lesson_is_not_found() -> None:
    client = guest()
    assert (client.get("lessons/second").code, client.post("lessons/second").code) == (
        "not_found",
        "not_found",
    )


def test_the_steps_are_the_commands_of_the_learner() -> None:
    steps = ApiClient().get(FIRST).body["steps"]
    own = [move for move in FIRST_GAME.moves if move.seat == LEARNER]
    assert [step["version"] for step in steps] == [move.version for move in own]
    assert steps[0]["command"] == {"type": "lead", "cards": ["9S"]}
