"""Tables opened with a saved rule set: its name and rules stay, even if the rule set changes."""

from typing import Any

import pytest

from accounts.models import User
from games.engine import InvalidRules, RuleSet
from games.play.models import Game
from games.play.selectors.games import get_game
from games.rule_sets.models import SavedRuleSet
from games.rule_sets.services import (
    RuleSetChange,
    change_rule_set,
    delete_rule_set,
    save_rule_set,
)
from games.tables.lobby.selectors import listed_tables
from games.tables.services.changing import TableChange, change_table
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.services.series import next_game
from games.tables.terms import TableChoice
from tests.support.api import ApiClient
from tests.support.games import played_out, some_user
from tests.support.sockets import open_socket, run
from web.http.errors import InvalidInput

pytestmark = pytest.mark.django_db
SUNDAY = RuleSet(transfer="on", hand_size=7)


def saved(rules: RuleSet = SUNDAY, *, owner: User | None = None) -> SavedRuleSet:
    owner = owner or some_user()
    return save_rule_set(owner_id=owner.pk, name="Sunday rules", rules=rules)


def opened(rule_set: str, *, host: User | None = None, seats: int = 2, **choices: Any) -> Game:
    plans: list[SeatPlan] = [HostPlan(), *(OpenPlan() for _ in range(seats - 1))]
    host = host or some_user()
    return create_game(TableChoice(rule_set=rule_set, **choices), plans, host_id=host.pk)


def played(game: Game) -> tuple[str, dict[str, Any], str]:
    game = get_game(game.pk)
    return game.preset, game.rules, game.rules_name


def changed(game: Game, change: TableChange) -> Game:
    return change_table(game_id=game.pk, user_id=game.host_id, change=change)


AS_SAVED = ("", {"transfer": "on", "hand_size": 7}, "Sunday rules")


def test_a_table_has_the_rules_and_the_name_of_the_saved_rule_set_of_anybody() -> None:
    game = opened(saved().pk)
    assert played(game) == AS_SAVED
    assert game.mode == "transfer"


def test_a_table_stays_as_it_was_opened() -> None:
    owner = some_user()
    row = saved(owner=owner)
    games = [opened(row.pk, host=owner), opened(row.pk)]
    change = RuleSetChange(name="Mondays", rules=RuleSet(deck=52))
    change_rule_set(rule_set_id=row.pk, user_id=owner.pk, version=1, change=change)
    assert [played(game) for game in games] == [AS_SAVED, AS_SAVED]
    assert played(opened(row.pk)) == ("", {"deck": 52}, "Mondays")
    delete_rule_set(rule_set_id=row.pk, user_id=owner.pk)
    assert [played(game) for game in games] == [AS_SAVED, AS_SAVED]


def test_the_next_game_of_a_series_has_the_name_too() -> None:
    plans: list[SeatPlan] = [HostPlan(), OpenPlan()]
    host = some_user()
    game = create_game(TableChoice(rule_set=saved().pk), plans, host_id=host.pk)
    join_game(game_id=game.pk, user_id=some_user().pk)
    client = ApiClient(host)
    assert client.post(f"games/{game.pk}/start", {}).status == 200
    played_out(get_game(game.pk))
    assert played(next_game(game_id=game.pk, user_id=host.pk)) == AS_SAVED


def test_a_host_who_chooses_other_rules_gives_up_the_name() -> None:
    for change in (TableChange(rules=SUNDAY), TableChange(preset="duel")):
        assert changed(opened(saved().pk), change).rules_name == ""
    kept = changed(opened(saved().pk), TableChange(seats=3, is_private=True))
    assert (played(kept), kept.terms) == (AS_SAVED, 2)


def test_a_host_may_choose_a_saved_rule_set_later_and_all_have_to_agree_to_its_rules() -> None:
    game = opened(saved().pk)
    other = save_rule_set(owner_id=some_user().pk, name="Big pack", rules=RuleSet(deck=52))
    bigger = changed(game, TableChange(rule_set=other.pk))
    assert (played(bigger), bigger.terms) == (("", {"deck": 52}, "Big pack"), 2)


def test_another_name_for_the_same_rules_is_no_change_of_terms() -> None:
    game = opened(saved().pk)
    renamed = save_rule_set(owner_id=some_user().pk, name="Mondays", rules=SUNDAY)
    same = changed(game, TableChange(rule_set=renamed.pk))
    assert (same.rules_name, same.terms) == ("Mondays", 1)


@pytest.mark.parametrize("more", [{"preset": "podkidnoy"}, {"rules": RuleSet()}])
def test_one_choice_of_rules_is_made_and_no_more(more: dict[str, Any]) -> None:
    with pytest.raises(InvalidInput, match="one of preset, rules and rule_set"):
        opened(saved().pk, **more)
    assert not Game.objects.exists()


@pytest.mark.parametrize("rule_set", ["0000000000", "nonsense", "\N{SNOWMAN}" * 40])
def test_an_unknown_rule_set_is_refused_in_the_words_of_the_field(rule_set: str) -> None:
    client = ApiClient(some_user())
    body = {"rule_set": rule_set, "seats": [{"kind": "me"}, {"kind": "open"}]}
    reply = client.post("games", body)
    assert (reply.status, reply.code, reply.body["field"]) == (400, "invalid", "rule_set")
    assert reply.body["errors"][0]["code"] == "unknown"


def test_rules_that_no_longer_exist_and_too_many_seats_are_refused() -> None:
    row = saved()
    with pytest.raises(InvalidRules):
        opened(row.pk, seats=6)
    SavedRuleSet.objects.filter(pk=row.pk).update(rules={"pets": 2})
    with pytest.raises(InvalidRules):
        opened(row.pk)


def test_a_rated_game_is_of_a_preset_even_if_a_saved_rule_set_is_just_one() -> None:
    with pytest.raises(InvalidInput):
        opened(saved(RuleSet()).pk, is_rated=True)


def test_the_lobby_shows_the_name() -> None:
    game = opened(saved().pk)
    (table,) = ApiClient().get("lobby/tables").body["results"]
    assert (table["game"]["id"], table["game"]["rules_name"]) == (game.pk, "Sunday rules")
    assert table["game"]["preset"] is None
    assert listed_tables()[game.pk].game.rules_name == "Sunday rules"
    reply = ApiClient(game.host).patch(f"games/{game.pk}", {"preset": "duel"})
    assert (reply.body["preset"], reply.body["rules_name"]) == ("duel", None)


@pytest.mark.django_db(transaction=True)
async def test_the_lobby_shows_a_new_name_of_the_same_rules() -> None:
    game = await run(lambda: opened(saved().pk))
    renamed = await run(
        lambda: save_rule_set(owner_id=some_user().pk, name="Mondays", rules=SUNDAY)
    )
    async with open_socket("lobby") as socket:
        first = await socket.next()
        assert first["tables"][0]["game"]["rules_name"] == "Sunday rules"
        await run(lambda: changed(game, TableChange(rule_set=renamed.pk)))
        message = await socket.until("table")
        assert message["table"]["game"]["rules_name"] == "Mondays"
