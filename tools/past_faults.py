"""Games worked out by hand, in each of which a fault of the past would show again.

`python -m tools.golden` writes them to tests/golden/past_faults. The expected end of a game follows
from the rules, and no program writes it. docs/past-faults.md lists the faults."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from games.engine import (
    Event,
    GameState,
    RuleSet,
    Viewer,
    Watcher,
    card_from_code,
    decide,
    evolved,
    new_game,
    replay,
)
from games.engine.deck import pack_by
from games.engine.editions import FIRST_EDITION
from games.engine.endings import called_off, win_of_who_stayed
from games.engine.events import PlayerLeft
from games.engine.notation import read_command

Json = dict[str, Any]


class WorkedView(NamedTuple):
    """Facts of the last view of one viewer, worked out by hand."""

    viewer: Viewer
    facts: Json


class PastFault(NamedTuple):
    """A game in which a fault would show again.

    `dealt` are the first cards of the pack, dealt one at a time from seat 0; the rest follows in
    its order. Each of `moves` is a seat and a command; or `called off`, or a seat that `leaves` or
    `takes the win`.
    """

    name: str
    options: Json
    seats: int
    dealt: str
    moves: tuple[str, ...]
    seen: tuple[WorkedView, ...]


PAST_FAULTS = (
    # 2.8: both attackers were done, and the take asks them again, so that 9D still goes along. The
    # leader draws KC and KD; the next player after the defender leads against three cards.
    PastFault(
        "take_asks_anew",
        {"deck": 24, "hand_size": 3, "first_leader": "forehand"},
        3,
        "9C TD 9S 9D JD TS KS QD JS AH KC KD",
        ("0 lead 9C", "0 done", "2 done", "1 take", "0 throw_in 9D", "2 done", "0 done"),
        (
            WorkedView(
                Watcher.OPEN,
                {
                    "phase": "lead",
                    "hands": [
                        ["KC", "KD", "KS"],
                        ["9C", "9D", "TD", "JD", "QD"],
                        ["9S", "TS", "JS"],
                    ],
                    "talon": 13,
                    "discard": [],
                    "bout": {"number": 2, "leader": 2, "defender": 0, "limit": 3, "done": []},
                },
            ),
            WorkedView(
                2,
                {
                    "hands": [
                        ["??", "??", "??"],
                        ["9C", "9D", "??", "??", "??"],
                        ["9S", "TS", "JS"],
                    ],
                    "talon": 13,
                },
            ),
        ),
    ),
    # 3 refill: the last to be attacked is seat 0, which led the first bout of the round. So it
    # draws first (JC QC), before seat 1 (JD QD) and seat 2 (JS QS), the leader of the last bout.
    PastFault(
        "cycle_begins_with_its_leader",
        {"deck": 24, "hand_size": 3, "refill": "cycle", "first_leader": "forehand"},
        3,
        "9C TC TD TS 9D 9S KC KD KS AH JC QC JD QD JS QS",
        (
            *("0 lead 9C", "1 beat 9C TC", "0 done", "2 done"),
            *("1 lead 9D", "2 beat 9D TD", "1 done", "0 done"),
            *("2 lead 9S", "0 beat 9S TS", "2 done", "1 done"),
        ),
        (
            WorkedView(
                Watcher.OPEN,
                {
                    "phase": "lead",
                    "hands": [["JC", "QC", "KC"], ["JD", "QD", "KD"], ["JS", "QS", "KS"]],
                    "talon": 9,
                    "discard": ["9C", "TC", "9D", "TD", "9S", "TS"],
                    "bout": {"number": 4, "leader": 0, "defender": 1, "direction": "left"},
                },
            ),
            WorkedView(0, {"hands": [["JC", "QC", "KC"], ["??", "??", "??"], ["??", "??", "??"]]}),
        ),
    ),
    # 3 team_result: seat 0 is out with its lead, so team 0 has won: its two players share the
    # first place, and the two others the third.
    PastFault(
        "team_shares_the_first_place",
        {
            "deck": 24,
            "hand_size": 1,
            "teams": 2,
            "team_result": "first_out",
            "refill": "never",
            "first_leader": "forehand",
        },
        4,
        "9C TD JS QD AH",
        ("0 lead 9C",),
        tuple(
            WorkedView(
                viewer,
                {
                    "phase": "over",
                    "reason": "team_out",
                    "durak": None,
                    "losing_teams": [1],
                    "places": [1, 3, 1, 3],
                },
            )
            for viewer in (Watcher.SPECTATOR, 2)
        ),
    ),
    # 3 transfer_direction: the play goes to the right until seat 1 beats with its last card. With
    # two players left it is left again: from seat 1 to the left seat 2 leads against seat 0.
    PastFault(
        "two_who_are_left_play_to_the_left",
        {
            "deck": 24,
            "hand_size": 4,
            "refill": "never",
            "transfer": "on",
            "transfer_direction": "chosen_lasting",
            "first_leader": "forehand",
        },
        3,
        "9C 9D TC KC 9S TD KD JC QS KS JD AS AH",
        (
            *("0 lead 9C", "1 transfer 9D 9S right", "0 take"),
            *("2 lead TC TD", "1 beat TC JC", "1 beat TD JD"),
        ),
        (
            WorkedView(
                Watcher.OPEN,
                {
                    "phase": "lead",
                    "hands": [["9C", "KC", "9D", "KD", "9S", "KS"], [], ["QS", "AS"]],
                    "talon": 12,
                    "discard": ["TC", "JC", "TD", "JD"],
                    "places": [None, 1, None],
                    "bout": {
                        "number": 3,
                        "leader": 2,
                        "defender": 0,
                        "direction": "left",
                        "limit": 6,
                    },
                },
            ),
            WorkedView(0, {"hands": [["9C", "KC", "9D", "KD", "9S", "KS"], [], ["??", "??"]]}),
        ),
    ),
    # 4: the mixed lead goes back, then the wrong transfer, and nothing is left on the table. The
    # bout begins again in the direction of before the transfer: against seat 1, who holds four.
    PastFault(
        "undone_transfer_leaves_the_direction",
        {
            "deck": 24,
            "hand_size": 4,
            "transfer": "on",
            "transfer_direction": "chosen_lasting",
            "cheating": True,
            "first_leader": "forehand",
        },
        3,
        "9C KD TC TD 9S QD JS JC AC QS QC AS AH",
        ("0 lead 9C TD", "1 transfer KD right", "2 call_cheat 9C", "0 call_cheat KD"),
        (
            WorkedView(
                Watcher.OPEN,
                {
                    "phase": "lead",
                    "hands": [
                        ["9C", "TD", "JS", "QS"],
                        ["JC", "QC", "KD", "9S"],
                        ["TC", "AC", "QD", "AS"],
                    ],
                    "bout": {
                        "number": 1,
                        "leader": 0,
                        "defender": 1,
                        "direction": "left",
                        "limit": 4,
                        "table": [],
                        "caught": [0, 1],
                    },
                },
            ),
            WorkedView(
                2,
                {
                    "hands": [
                        ["9C", "TD", "??", "??"],
                        ["KD", "??", "??", "??"],
                        ["TC", "AC", "QD", "AS"],
                    ]
                },
            ),
        ),
    ),
    # A game that is over asks nobody (3 redeal), however it ended.
    *(
        PastFault(
            name,
            {"deck": 24, "hand_size": 3, "redeal": "on_request"},
            2,
            "9C 9D TC TD JC JD AH",
            moves,
            tuple(
                WorkedView(viewer, {"phase": "over", "asking": None, "durak": None, **end})
                for viewer in (Watcher.SPECTATOR, 0)
            ),
        )
        for name, moves, end in (
            (
                "called_off_during_a_redeal",
                ("called off",),
                {"reason": "cancelled", "places": [1, 1]},
            ),
            (
                "win_taken_during_a_redeal",
                ("0 keep_hand", "1 leaves", "0 takes the win"),
                {"reason": "left", "places": [1, 2]},
            ),
        )
    ),
)


def events_of(fault: PastFault) -> tuple[Event, ...]:
    """Return all events of the game, played by the first edition of the rules as it was recorded.

    Raises Refused where the engine refuses a move.
    """
    rules = RuleSet.from_json(fault.options)
    front = [card_from_code(code) for code in fault.dealt.split()]
    rest = [card for card in pack_by(rules) if card not in front]
    opening = new_game(rules, fault.seats, [*front, *rest], edition=FIRST_EDITION)
    return (*opening, *_played(opening, fault.moves))


def _played(opening: tuple[Event, ...], moves: tuple[str, ...]) -> Iterator[Event]:
    state = replay(opening)
    for move in moves:
        events = _events_of(state, move)
        yield from events
        state = evolved(state, events)


def _events_of(state: GameState, move: str) -> tuple[Event, ...]:
    if move == "called off":
        return (called_off(state),)
    word, _, command = move.partition(" ")
    seat = int(word)
    match command:
        case "leaves":
            return (PlayerLeft(seat),)
        case "takes the win":
            return (win_of_who_stayed(state, seat),)
        case _:
            return decide(state, seat, read_command(command))
