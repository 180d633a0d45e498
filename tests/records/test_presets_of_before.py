"""A preset is a name: a game stored while it meant other rules goes on by the rules of its log."""

import pytest

from games.engine import PRESETS, RuleSet, legal_offers
from games.engine.commands import Done, Lead
from games.engine.notation import read_game
from games.play.log import load, load_state
from games.play.models import Game
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.records.audit import audit
from games.records.notation import notation_of
from games.tables.services.series import next_game
from tests.support.games import person_on, played_out, running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

BEFORE = {
    "duel": RuleSet(throw_in="leader"),
    "classic_german": RuleSet(
        throw_in="neighbours",
        transfer="on",
        show_transfer="once_per_game",
        redeal="on_request",
        take_when="any_time",
    ),
    "card_house": RuleSet(deck=52, transfer="on"),
    "round_refill": RuleSet(
        deck=32, transfer="on", attack_limit=None, refill="cycle", first_leader="forehand"
    ),
}
"""The former meaning of these presets."""


def stored(preset: str) -> Game:
    """Return a running game of two under the older meaning of the preset."""
    game = running_table(2, rules=BEFORE[preset])
    Game.objects.filter(pk=game.pk).update(preset=preset)
    return get_game(game.pk)


@pytest.mark.parametrize("preset", BEFORE)
def test_its_log_is_replayed_written_and_followed_by_its_own_rules(preset: str) -> None:
    rules = BEFORE[preset]
    assert PRESETS[preset].rules != rules
    game = played_out(stored(preset))
    assert audit(game) == ()
    assert load_state(game).rules == rules
    written = read_game(notation_of(game))
    assert written.rules == rules
    assert list(written.events()) == [entry.event for entry in load(game.pk)]
    host = game.host_id
    assert next_game(game_id=game.pk, user_id=host).rules == rules.to_json()


def test_legal_moves_follow_the_log_and_not_the_name() -> None:
    """In a duel of before, who led may throw in while the card is unbeaten, and so says done."""
    game = stored("duel")
    (leader,) = game.awaited
    card = load_state(game).hands[leader][0]
    submit_command(game_id=game.pk, by=person_on(game, leader), seat=leader, command=Lead((card,)))
    assert Done() in legal_offers(load_state(get_game(game.pk)), leader)
