"""Deals of the engine hold; any change of what was dealt, or of the secret, is found."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from games.engine import (
    PRESETS,
    RuleSet,
    awaited_seats,
    decide,
    evolve,
    legal_offers,
    new_game,
    replay,
)
from games.engine.deck import commitment, pack_by, shuffled
from games.engine.offers import LeadSet, TransferSet
from games.engine.wire import event_to_json

from durak_client.proof import ProofError, check_deal

GAME = "aB3dE6gH9k"
SECRET = bytes(range(32))
SEEDS = ("my own luck", "Жарко", "", "")
RULES = {
    **{name: preset.rules for name, preset in PRESETS.items()},
    "face down": RuleSet(hidden_cards=2),
    "changing trumps": RuleSet(changing_trump=True),
    "jokers": RuleSet(deck=52, jokers=2),
    "two packs": RuleSet(decks=2, deck=24),
    "no trumps": RuleSet(trump="none"),
}


def played(rules: RuleSet, seats: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the proof of a whole game, and its events with open cards."""
    seeds = SEEDS[:seats]
    pack = shuffled(pack_by(rules), game_id=GAME, server_seed=SECRET, client_seeds=seeds)
    log = list(new_game(rules, seats, pack, forehand=1))
    state, chance = replay(log), random.Random(7)
    while awaited := awaited_seats(state):
        offers = legal_offers(state, awaited[0])
        commands = [one for one in offers if not isinstance(one, (LeadSet, TransferSet))]
        for event in decide(state, awaited[0], chance.choice(commands)):
            log.append(event)
            state = evolve(state, event)
    proof = {
        "algorithm": "durak-deal-v1",
        "game_id": GAME,
        "commitment": commitment(GAME, SECRET),
        "client_seeds": list(seeds),
        "server_seed": SECRET.hex(),
        "deals": [{"number": 1, "pack": [card.code for card in pack]}],
    }
    return proof, [event_to_json(event) for event in log]


def seats_of(rules: RuleSet) -> int:
    """Return for how many the rules are."""
    return next(seats for seats in (4, 2, 3) if not refuses(rules, seats))


def refuses(rules: RuleSet, seats: int) -> bool:
    try:
        rules.check_seats(seats)
    except ValueError:
        return True
    return False


@pytest.mark.parametrize("name", RULES)
def test_a_deal_of_the_engine_holds(name: str) -> None:
    rules = RULES[name]
    proof, events = played(rules, seats_of(rules))
    assert check_deal(proof, events) == 1
    assert check_deal(proof, events, commitment(GAME, SECRET)) == 1


def of_type(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(event for event in events if event["type"] == kind)


def swap_hands(_proof: dict[str, Any], events: list[dict[str, Any]]) -> None:
    dealt = of_type(events, "cards_dealt")
    dealt["hands"][0], dealt["hands"][1] = dealt["hands"][1], dealt["hands"][0]


def swap_in_talon(_proof: dict[str, Any], events: list[dict[str, Any]]) -> None:
    talon = of_type(events, "cards_dealt")["talon"]
    talon[0], talon[1] = talon[1], talon[0]


def draw_another(_proof: dict[str, Any], events: list[dict[str, Any]]) -> None:
    of_type(events, "cards_drawn")["cards"][0] = "6C"


def another_pack(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    pack = proof["deals"][0]["pack"]
    pack[0], pack[-1] = pack[-1], pack[0]


def another_secret(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    proof["server_seed"] = bytes(32).hex()


def another_seed(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    proof["client_seeds"][0] = "my own Luck"


def another_turned_up(_proof: dict[str, Any], events: list[dict[str, Any]]) -> None:
    of_type(events, "cards_dealt")["trump_card"] = "6C"


def no_deal(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    proof["deals"] = []


def not_over(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    proof["server_seed"] = proof["deals"] = None


def fixed(proof: dict[str, Any], _events: list[dict[str, Any]]) -> None:
    proof["algorithm"] = "fixed"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (swap_hands, "was dealt other cards"),
        (swap_in_talon, "talon is another one"),
        (draw_another, "drew other cards"),
        (another_pack, "another order of the pack"),
        (another_secret, "not the one that was committed to"),
        (another_seed, "another order of the pack"),
        (another_turned_up, "Another card was turned up"),
        (no_deal, "other deals than the game"),
        (not_over, "has to be finished"),
        (fixed, "was not shuffled"),
    ],
)
def test_a_deal_that_was_changed_does_not_hold(change: Callable[..., None], why: str) -> None:
    proof, events = copy.deepcopy(played(RULES["podkidnoy"], 3))
    change(proof, events)
    with pytest.raises(ProofError, match=why):
        check_deal(proof, events)


def test_the_commitment_of_before_counts() -> None:
    proof, events = played(RULES["podkidnoy"], 2)
    with pytest.raises(ProofError, match="not the one that was committed to"):
        check_deal(proof, events, "0" * 64)
