"""`python -m tools.golden`: write golden files (snapshot tests) of games to tests/golden.

Tests check that the files are what the engine would write now.
"""

import hashlib
import hmac
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from games.engine import (
    Event,
    GameState,
    Opening,
    Phase,
    RuleSet,
    Viewer,
    Watcher,
    deal_again,
    decide,
    evolve,
    evolved,
    legal_commands,
    new_game,
    next_opening,
    redact,
    replay,
    view_for,
)
from games.engine.cards import Card
from games.engine.deck import commitment, full_pack, pack_by, shuffled
from games.engine.editions import EDITION, FIRST_EDITION
from games.engine.wire import event_to_json, view_to_json
from tools.past_faults import PAST_FAULTS, events_of

Json = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PAST_FAULTS_FOLDER = FOLDER / "past_faults"
PROOFS_FOLDER = FOLDER / "proofs"

OLD_GAMES: tuple[tuple[str, Json, int, int], ...] = (
    ("base_two_seats", {"deck": 24}, 2, 0),
    ("perevodnoy_three_seats", {"deck": 24, "transfer": "on"}, 3, 17),
    (
        "neighbours_four_seats",
        {"deck": 24, "throw_in": "neighbours", "throw_in_order": "in_turn"},
        4,
        12,
    ),
    ("six_seats_trump_card_in_a_hand", {"deck": 24, "hand_size": 4}, 6, 43),
    ("two_packs", {"deck": 24, "decks": 2, "hand_size": 12, "pile_on": "unlimited"}, 4, 39),
    (
        "shown_transfers_both_ways",
        {
            "deck": 24,
            "hand_size": 7,
            "transfer": "on",
            "show_transfer": "unlimited",
            "transfer_direction": "chosen_lasting",
        },
        3,
        82,
    ),
    (
        "hidden_cards_and_swap",
        {"deck": 24, "hidden_cards": 2, "hand_size": 4, "trump_swap": True},
        3,
        29,
    ),
    ("changing_trump", {"deck": 24, "hand_size": 4, "changing_trump": True}, 3, 83),
    ("wild_sixes_by_cycle", {"wild_six": "all", "hand_size": 7, "refill": "cycle"}, 5, 194),
    ("cheaters", {"deck": 24, "hand_size": 4, "cheating": True, "cheat_penalty": 1}, 3, 11),
    (
        "partners_with_redeal",
        {"deck": 24, "hand_size": 4, "teams": 2, "redeal": "on_request"},
        4,
        19,
    ),
    (
        "quicky_from_the_rest",
        {"deck": 24, "hand_size": 3, "refill": "never", "series_deck": "remaining"},
        2,
        3,
    ),
    (
        "fixed_trump_two_seats",
        {"deck": 24, "trump": "diamonds", "own_suit_only": "spades"},
        2,
        66,
    ),
)
"""Name, rule set, seats, and the number of a random game: short, with every kind of its events.

They are played by the first edition of the rules, as they were recorded: old games stay what they
were. With `series_deck: remaining` it is a series' second game, dealt from what the first left.
"""

GAMES: tuple[tuple[str, Json, int, int], ...] = (
    ("all_may_call", {"deck": 24, "hand_size": 3, "cheating": True, "cheat_penalty": 1}, 3, 143),
    (
        "partners_side_by_side",
        {"deck": 24, "hand_size": 4, "teams": 2, "team_seating": "together"},
        4,
        53,
    ),
    (
        "jokers_and_transfers",
        {
            "deck": 24,
            "jokers": 2,
            "transfer": "on",
            "first_bout_limit": 3,
            "first_limit_until": "discard",
        },
        3,
        134,
    ),
    (
        "printed_simple",
        {
            "deck": 24,
            "hand_size": 5,
            "lead": "pairs",
            "throw_in": "none",
            "pile_on": "none",
            "take_what": "unbeaten",
        },
        2,
        98,
    ),
)
"""Games by today's edition, of what it plays in another way and of the options that came with it.
"""


def golden_game(
    name: str, options: Json, seats: int, number: int, viewer: Viewer, edition: int
) -> Json:
    """A game's events and views, as one viewer gets them."""
    rules = RuleSet.from_json(options)
    played = _events(f"{name} {number}", rules, seats, edition)
    return {"name": name, "rules": rules.to_json(), "seats": seats, **_as_seen(played, viewer)}


def _as_seen(played: Iterable[Event], viewer: Viewer) -> Json:
    state: GameState | None = None
    events: list[Json] = []
    views: list[Json] = []
    for version, event in enumerate(played, start=1):
        state = evolve(state, event)
        events.append({**event_to_json(redact(event, viewer)), "version": version})
        views.append({"version": version, "view": view_to_json(view_for(state, viewer))})
    return {"viewer": viewer_name(viewer), "events": events, "views": views}


def viewer_name(viewer: Viewer) -> int | str | None:
    """The viewer, as a view's JSON names it."""
    match viewer:
        case Watcher.SPECTATOR:
            return None
        case Watcher.OPEN:
            return "open"
        case seat:
            return seat


def golden_files() -> Iterator[tuple[str, Json]]:
    """The name and the content of each file."""
    for games, edition in ((OLD_GAMES, FIRST_EDITION), (GAMES, EDITION)):
        for position, (name, options, seats, number) in enumerate(games):
            for viewer in (position % seats, (Watcher.SPECTATOR, Watcher.OPEN)[position % 2]):
                content = golden_game(name, options, seats, number, viewer, edition)
                yield f"{name}.{_label(viewer)}.json", content
    yield "deal_vectors.json", {"algorithm": "durak-deal-v1", "vectors": list(_vectors())}


def past_fault_files() -> Iterator[tuple[str, Json]]:
    """The name and the content of each file of a past fault: a game, and the facts of its end."""
    for fault in PAST_FAULTS:
        rules = RuleSet.from_json(fault.options)
        for viewer, facts in fault.seen:
            yield (
                f"{fault.name}.{_label(viewer)}.json",
                {
                    "name": fault.name,
                    "rules": rules.to_json(),
                    "seats": fault.seats,
                    **_as_seen(events_of(fault), viewer),
                    "facts": facts,
                },
            )


PROVEN_GAMES: tuple[tuple[str, Json, int], ...] = (
    ("two_seats", {"deck": 24}, 2),
    ("four_seats", {"deck": 52}, 4),
    ("face_down", {"deck": 24, "hidden_cards": 2, "hand_size": 4, "trump_swap": True}, 3),
    ("changing_trumps", {"deck": 24, "hand_size": 4, "changing_trump": True}, 3),
    ("jokers", {"deck": 24, "jokers": 2}, 3),
    ("two_packs", {"deck": 24, "decks": 2}, 3),
    ("no_trumps", {"deck": 24, "trump": "none"}, 2),
)
"""Name, rule set and seats of games whose cards clients prove."""


def proof_files() -> Iterator[tuple[str, Json]]:
    """The name and the content of each game with the proof of its deal, as the API has them."""
    for name, options, seats in PROVEN_GAMES:
        rules, game_id = RuleSet.from_json(options), f"{name[:10]:0<10}".replace("_", "0")
        seed = hashlib.sha256(f"golden proof {name}".encode()).digest()
        texts = ["my own luck", "Жарко 🃏", "", ""][:seats]
        pack = shuffled(pack_by(rules), game_id=game_id, server_seed=seed, client_seeds=texts)
        rng = random.Random(f"golden proof {name}")  # noqa: S311 - play, not cryptography
        events = [*_played(rules, seats, pack, Opening(forehand=seats - 1), rng, EDITION)]
        proof = {
            "algorithm": "durak-deal-v1",
            "game_id": game_id,
            "commitment": commitment(game_id, seed),
            "client_seeds": texts,
            "server_seed": seed.hex(),
            "deals": [{"number": 1, "pack": [card.code for card in pack]}],
        }
        numbered = [
            {**event_to_json(event), "version": version}
            for version, event in enumerate(events, start=1)
        ]
        yield f"{name}.json", {"proof": proof, "events": numbered}


def _label(viewer: Viewer) -> str:
    return viewer.value if isinstance(viewer, Watcher) else f"seat_{viewer}"


def written(content: Json) -> str:
    """The text of a file with this content."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def _events(seed: str, rules: RuleSet, seats: int, edition: int) -> Iterator[Event]:
    rng = random.Random(f"golden {seed}")  # noqa: S311 - play, not cryptography
    pack = _pack(rules, rng)
    opening = Opening(forehand=rng.randrange(seats))
    if rules.series_deck == "remaining":
        first = replay(_played(rules, seats, pack, opening, rng, edition))
        opening = next_opening(first, rules, seats, edition=edition)
        pack = [card for card in pack if card not in opening.removed]
    yield from _played(rules, seats, pack, opening, rng, edition)


def _played(
    rules: RuleSet,
    seats: int,
    pack: Sequence[Card],
    opening: Opening,
    rng: random.Random,
    edition: int,
) -> Iterator[Event]:
    events = new_game(rules, seats, pack, edition=edition, **opening._asdict())
    yield from events
    state = replay(events)
    while not state.is_over:
        if state.phase is Phase.DEAL:
            events = deal_again(state, _pack(rules, rng))
        else:
            offers = [(seat, move) for seat in range(seats) for move in legal_commands(state, seat)]
            plays = [offer for offer in offers if offer[1].type not in {"take", "done"}]
            seat, move = rng.choice(plays if plays and rng.random() < 2 / 3 else offers)
            events = decide(state, seat, move)
        yield from events
        state = evolved(state, events)


def _pack(rules: RuleSet, rng: random.Random) -> list[Card]:
    pack = list(pack_by(rules))
    rng.shuffle(pack)
    return pack


def _vectors() -> Iterator[Json]:
    """The deals by which any implementation can be checked."""
    for name, game_id, client_seeds, number, deck, decks in (
        ("no client seeds", "aB3dE6gH9k", ["", ""], 1, 36, 1),
        ("client seeds", "0000000000", ["anna", "", "b"], 1, 36, 1),
        ("second deal", "0000000000", ["anna", "", "b"], 2, 36, 1),
        ("letters beyond ASCII", "zzzzzzzzzz", ["дурак", "größe", "🂡"], 1, 24, 1),
        ("longest client seed", "LongSeed64", ["x" * 64, "я" * 64], 1, 52, 1),
        ("three packs", "ThreePacks", [""] * 12, 1, 52, 3),
    ):
        seed = hashlib.sha256(f"golden {name}".encode()).digest()
        message = b"".join(
            len(text.encode()).to_bytes(2, "big") + text.encode() for text in client_seeds
        )
        message += game_id.encode() + number.to_bytes(4, "big")
        pack = shuffled(
            full_pack(deck, decks),
            game_id=game_id,
            server_seed=seed,
            client_seeds=client_seeds,
            number=number,
        )
        yield {
            "name": name,
            "game_id": game_id,
            "server_seed": seed.hex(),
            "client_seeds": client_seeds,
            "number": number,
            "deck": deck,
            "decks": decks,
            "commitment": commitment(game_id, seed),
            "key": hmac.digest(seed, message, "sha256").hex(),
            "pack": [card.code for card in pack],
        }


def main() -> None:
    """Write all files, and remove files that are no longer written."""
    _write(FOLDER, dict(golden_files()))
    _write(PAST_FAULTS_FOLDER, dict(past_fault_files()))
    _write(PROOFS_FOLDER, dict(proof_files()))


def _write(folder: Path, files: Mapping[str, Json]) -> None:
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.json"):
        if path.name not in files:
            path.unlink()
    for name, content in files.items():
        (folder / name).write_text(written(content), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.glob("*.json"))
    print(f"{len(files)} files, {size / 1024:.0f} kB in {folder}")


if __name__ == "__main__":
    main()
