"""Without aids views show only the table; bots know all they have seen, and replays show all."""

import pytest

from bots.tasks import take_turn
from games.lessons.first_game import FIRST_GAME
from games.lessons.script import LEARNER
from games.play.models import Game
from games.play.selectors.bot_turns import bot_turn
from games.play.selectors.games import get_game
from tests.support.api import ApiClient, guest

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("no_reactions")]

BOT = 1
BOT_HAS_TAKEN = 35
"""The version at which the bot has picked up two nines, and eight cards are discarded."""


@pytest.fixture
def learner() -> ApiClient:
    """A guest, whose client plays."""
    return guest()


def table(client: ApiClient, *, aids: bool, upto: int = BOT_HAS_TAKEN) -> str:
    """Return the id of a game of two from a known deal, played up to that version."""
    game_id = str(client.post("lessons/first_game").body["id"])
    Game.objects.filter(pk=game_id).update(aids=aids)
    for step in client.get("lessons/first_game").body["steps"]:
        while (game := get_game(game_id)).awaited == [BOT]:
            assert take_turn(game_id=game_id, seat=BOT, version=game.version)
        if game.version >= upto:
            break
        assert client.post(f"games/{game_id}/commands", {"command": step["command"]}).status == 200
    while (game := get_game(game_id)).awaited == [BOT]:
        assert take_turn(game_id=game_id, seat=BOT, version=game.version)
    return game_id


def test_with_aids_the_discard_pile_and_the_seen_cards_are_sent(
    learner: ApiClient,
) -> None:
    view = learner.get(f"games/{table(learner, aids=True)}/view").body["view"]
    assert set(view["discard"]) == {"9S", "JS", "JD", "QD", "TS", "KS", "KD", "9H"}
    assert {"9C", "9D"} <= set(view["hands"][BOT])


def test_without_aids_a_view_has_only_the_number_of_cards(learner: ApiClient) -> None:
    game_id = table(learner, aids=False)
    reply = learner.get(f"games/{game_id}/view").body
    assert reply["version"] == BOT_HAS_TAKEN
    assert reply["view"]["discard"] == ["??"] * 8
    assert reply["view"]["hands"][BOT] == ["??"] * 7
    assert "??" not in reply["view"]["hands"][LEARNER]


def test_a_bot_knows_all_that_it_has_seen(learner: ApiClient) -> None:
    view = bot_turn(game_id=table(learner, aids=False), seat=BOT).seen.view
    assert view is not None
    assert {"9S", "9H"} <= {card.code for card in view.discard}


def test_the_answer_to_a_command_reveals_no_more_than_the_view(learner: ApiClient) -> None:
    game_id = table(learner, aids=False)
    command = next(move.command for move in FIRST_GAME.moves if move.version == BOT_HAS_TAKEN)
    body = {"command": {"type": command.type, "cards": ["QC", "QS"]}}
    view = learner.post(f"games/{game_id}/commands", body).body["view"]
    assert view["discard"] == ["??"] * 8


def test_a_finished_game_is_shown_with_all_aids(learner: ApiClient) -> None:
    game_id = table(learner, aids=False, upto=1000)
    view = learner.get(f"games/{game_id}/view?at={BOT_HAS_TAKEN}").body["view"]
    assert "??" not in view["discard"]
    assert {"9C", "9D"} <= set(view["hands"][BOT])
