"""`python -m tools.conformance`: recorded games by which another engine can check itself.

`write FILE` records them, `check FILE` plays a file again and names the first place where this
engine does otherwise. docs/conformance.md has the format.
"""

import argparse
import gzip
import json
import random
from collections.abc import Iterable, Iterator
from functools import reduce
from pathlib import Path
from typing import Any

from games.engine import (
    Card,
    Command,
    Event,
    GameState,
    Opening,
    Phase,
    Refused,
    RuleSet,
    Viewer,
    Watcher,
    card_from_code,
    deal_again,
    decide,
    evolve,
    legal_commands,
    legal_offers,
    new_game,
    next_opening,
    replay,
    view_for,
)
from games.engine.commands import Done, Take, lead_of
from games.engine.deck import pack_by
from games.engine.editions import EDITION, FIRST_EDITION
from games.engine.wire import (
    command_from_json,
    command_to_json,
    event_to_json,
    offer_to_json,
    view_to_json,
)
from tools.golden import GAMES, OLD_GAMES

Json = dict[str, Any]
FORMAT = 1
MAX_REFUSED = 2


class Differs(Exception):
    """This engine does otherwise than a line of the file says, at the place that is named."""


NUMBERS = {
    "base_two_seats": 39,
    "perevodnoy_three_seats": 19,
    "neighbours_four_seats": 29,
    "six_seats_trump_card_in_a_hand": 30,
    "two_packs": 7,
    "shown_transfers_both_ways": 19,
    "hidden_cards_and_swap": 21,
    "changing_trump": 16,
    "wild_sixes_by_cycle": 28,
    "cheaters": 2,
    "partners_with_redeal": 15,
    "quicky_from_the_rest": 2,
    "fixed_trump_two_seats": 7,
    "all_may_call": 7,
    "partners_side_by_side": 53,
    "jokers_and_transfers": 134,
    "printed_simple": 98,
}
"""The random game of each rule set: short, and together with every event that players bring about.

Leaving a game is no command, so `player_left` is not in them. """
CHEATS_BY_TRANSFERS = {
    "deck": 24,
    "hand_size": 3,
    "transfer": "on",
    "cheating": True,
    "cheat_penalty": 1,
}


def recorded_games() -> Iterator[Json]:
    """The games of the pack, one for each of many rule sets; always the same."""
    for name, options, seats, _ in (*OLD_GAMES, *GAMES):
        yield recorded(name, RuleSet.from_json(options), seats, f"{name} {NUMBERS[name]}")
    yield recorded("cheats_by_transfers", RuleSet.from_json(CHEATS_BY_TRANSFERS), 2, "transfers 5")


def recorded(name: str, rules: RuleSet, seats: int, seed: str) -> Json:
    """A game of random moves, with what has to be true before and after each."""
    chance = random.Random(f"conformance {seed}")  # noqa: S311 - play, not cryptography
    pack = _shuffled(rules, chance)
    opening = Opening(forehand=chance.randrange(seats))
    if rules.series_deck == "remaining":
        first = _last(rules, seats, pack, opening, chance)
        opening = next_opening(first, rules, seats)
        pack = [card for card in pack if card not in opening.removed]
    events = new_game(rules, seats, pack, **opening._asdict())
    state = replay(events)
    steps = [_step(None, events, state, 0, chance)]
    deals = [pack]
    while not state.is_over:
        if state.phase is Phase.DEAL:
            deals.append(_shuffled(rules, chance))
            given, events = None, deal_again(state, deals[-1])
        else:
            seat, command = _some_move(state, chance)
            given, events = (
                {"seat": seat, "command": command_to_json(command)},
                decide(state, seat, command),
            )
        state = reduce(evolve, events, state)
        steps.append(_step(given, events, state, len(steps), chance))
    return {
        "format": FORMAT,
        "name": name,
        "rules": rules.to_json(),
        "edition": EDITION,
        "seats": seats,
        "opening": _opening_json(opening),
        "deals": [[card.code for card in deal] for deal in deals],
        "steps": steps,
    }


def check(game: Json) -> None:
    """Play a recorded game on this engine; raises Differs where it does otherwise."""
    rules = RuleSet.from_json(game["rules"])
    deals = iter([card_from_code(code) for code in deal] for deal in game["deals"])
    opening = _opening_of(game["opening"])
    state: GameState | None = None
    for number, step in enumerate(game["steps"]):
        place = f"{game['name']}, step {number}"
        events = _events_of(step, state, rules, game, opening, deals)
        _compare(f"{place}, events", step["events"], [event_to_json(event) for event in events])
        state = replay(events) if state is None else reduce(evolve, events, state)
        viewer = viewer_named(step["viewer"])
        _compare(f"{place}, view", step["view"], view_to_json(view_for(state, viewer)))
        _compare(f"{place}, legal", step["legal"], _legal(state))
        for refused in step["refused"]:
            command = command_from_json(refused["command"])
            code = _refusal(state, refused["seat"], command)
            _compare(f"{place}, refused", refused["code"], code)
    if state is None or not state.is_over:
        raise Differs(f"{game['name']}: the game is not over.")


def viewer_named(name: int | str) -> Viewer:
    """The viewer of a step: a seat, `spectator` or `open`."""
    return name if isinstance(name, int) else Watcher(name)


def read(file: Path) -> Iterator[Json]:
    """The games in a file, of which `.gz` is packed."""
    with gzip.open(file, "rt") if file.suffix == ".gz" else file.open() as lines:
        for line in lines:
            yield json.loads(line)


def write(file: Path, games: Iterable[Json]) -> int:
    """Write the games, one a line; return their number. Equal games give equal bytes."""
    text = [json.dumps(game, ensure_ascii=False, separators=(",", ":")) for game in games]
    content = "".join(f"{line}\n" for line in text).encode()
    file.write_bytes(gzip.compress(content, mtime=0) if file.suffix == ".gz" else content)
    return len(text)


def _events_of(
    step: Json,
    state: GameState | None,
    rules: RuleSet,
    game: Json,
    opening: Opening,
    deals: Iterator[list[Card]],
) -> tuple[Event, ...]:
    if state is None:
        edition = game.get("edition", FIRST_EDITION)
        dealt = new_game(rules, game["seats"], next(deals), edition=edition, **opening._asdict())
        return tuple(dealt)
    given = step["given"]
    if given is None:
        return deal_again(state, next(deals))
    return decide(state, given["seat"], command_from_json(given["command"]))


def _step(
    given: Json | None,
    events: Iterable[Event],
    state: GameState,
    number: int,
    chance: random.Random,
) -> Json:
    viewers: list[Viewer] = [*range(state.seats), Watcher.SPECTATOR, Watcher.OPEN]
    viewer = viewers[number % len(viewers)]
    return {
        "given": given,
        "events": [event_to_json(event) for event in events],
        "viewer": viewer.value if isinstance(viewer, Watcher) else viewer,
        "view": view_to_json(view_for(state, viewer)),
        "legal": _legal(state),
        "refused": _refused(state, chance),
    }


def _legal(state: GameState) -> list[list[Json]]:
    """Return the legal commands of each seat."""
    return [
        [offer_to_json(offer) for offer in legal_offers(state, seat)] for seat in range(state.seats)
    ]


def _refused(state: GameState, chance: random.Random) -> list[Json]:
    tried: list[tuple[int, Command]] = []
    for seat, hand in enumerate(state.hands):
        tried += [(seat, Take()), (seat, Done()), *((seat, lead_of(card)) for card in hand[:1])]
    found = [
        {"seat": seat, "command": command_to_json(command), "code": code}
        for seat, command in tried
        if (code := _refusal(state, seat, command)) is not None
    ]
    return chance.sample(found, min(MAX_REFUSED, len(found)))


def _refusal(state: GameState, seat: int, command: Command) -> str | None:
    try:
        decide(state, seat, command)
    except Refused as refused:
        return str(refused.code)
    return None


def _some_move(state: GameState, chance: random.Random) -> tuple[int, Command]:
    moves = [(seat, move) for seat in range(state.seats) for move in legal_commands(state, seat)]
    plays = [move for move in moves if move[1].type not in {"take", "done"}]
    return chance.choice(plays if plays and chance.random() < 2 / 3 else moves)


def _last(
    rules: RuleSet, seats: int, pack: list[Card], opening: Opening, chance: random.Random
) -> GameState:
    state = replay(new_game(rules, seats, pack, **opening._asdict()))
    while not state.is_over:
        state = reduce(evolve, decide(state, *_some_move(state, chance)), state)
    return state


def _shuffled(rules: RuleSet, chance: random.Random) -> list[Card]:
    pack = list(pack_by(rules))
    chance.shuffle(pack)
    return pack


def _opening_json(opening: Opening) -> Json:
    return {**opening._asdict(), "removed": [card.code for card in opening.removed]}


def _opening_of(data: Json) -> Opening:
    return Opening(**{**data, "removed": tuple(card_from_code(one) for one in data["removed"])})


def _compare(place: str, told: object, done: object) -> None:
    if told != done:
        raise Differs(f"{place}: the file says {json.dumps(told)}, this engine {json.dumps(done)}")


def main() -> None:
    """Write a pack, or check one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("write", "check"))
    parser.add_argument("file", type=Path, help="lines of JSON, packed if it ends in .gz")
    arguments = parser.parse_args()
    if arguments.what == "write":
        print(f"{write(arguments.file, recorded_games())} games in {arguments.file}")
        return
    count = 0
    for game in read(arguments.file):
        try:
            check(game)
        except Differs as difference:
            raise SystemExit(str(difference)) from difference
        count += 1
    print(f"{count} games, all as this engine plays them")


if __name__ == "__main__":
    main()
