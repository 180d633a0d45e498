"""Positions on the analysis board: from games and texts, played on, and never a failure."""

import random

import pytest

from bots.analysis.boards import game_from, moment_of, play_on, position_from
from bots.analysis.errors import CannotPlayOn
from bots.analysis.soundness import fault_of
from games.engine import Card, Event, GameState, RuleSet, awaited_seats, legal_offers, replay
from games.engine.cards import card_from_code
from games.engine.commands import Beat, Done, Lead, RequestRedeal, Take
from games.engine.notation import record_of, write_game, write_position
from games.engine.offers import spelled_out
from games.play.errors import CommandRefused
from tests.support.boards import LATE
from tests.support.play import whole_game
from web.http.errors import InvalidInput


def a_game(rules: RuleSet, seats: int, seed: int = 1) -> list[Event]:
    return whole_game(rules, seats, random.Random(seed))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(card_from_code, codes.split()))


def code_of(fault: pytest.ExceptionInfo[InvalidInput]) -> str:
    return fault.value.reasons[0][0]


def test_both_sides_play_on_from_a_written_position() -> None:
    lead, beat = Lead(cards("TH")), Beat(*cards("TH 9S"))
    played, state = play_on(position_from(LATE), [(0, lead), (1, beat), (0, Done())])
    assert [move.events[0].type for move in played] == [
        *("cards_led", "attack_beaten", "attacker_done")
    ]
    # The nine of trumps beats; the jack does not fit, so the bout is over and seat 1 leads.
    assert state.hands == (cards("JS"), cards("AD"))
    assert awaited_seats(state) == (1,)


def test_a_move_that_the_rules_refuse_is_named_with_what_is_legal() -> None:
    with pytest.raises(CommandRefused) as refused:
        play_on(position_from(LATE), [(0, Lead(cards("TH"))), (1, Beat(*cards("TH AD")))])
    assert refused.value.version == 1
    assert Take() in refused.value.legal


def test_a_new_deal_can_not_be_followed() -> None:
    asking = LATE.partition("bout")[0]
    for old, new in (
        ('{"deck": 24}', '{"deck": 24, "redeal": "on_request"}'),
        ("asking -", "asking 0"),
        ("hand TH JS", "hand 9C TC JC QC KC AC"),
        ("hand AD 9S", "hand 9D TD JD QD KD AD"),
        ("talon -", "talon 9H TH JH QH KH AH 9S TS JS QS KS AS"),
        ("trump JS JS -", "trump AS AS -"),
    ):
        assert old in asking
        asking = asking.replace(old, new)
    asking = "\n".join(
        "discard -" if line.startswith("discard") else line for line in asking.splitlines()
    )
    state = position_from(asking)
    with pytest.raises(CannotPlayOn):
        play_on(state, [(0, RequestRedeal())])


def test_the_next_moment_with_a_choice_is_shown() -> None:
    events = a_game(RuleSet(deck=24), 2)
    for at in range(1, len(events) + 1):
        version, state = moment_of(events, at)
        assert version >= at
        assert awaited_seats(state) or state.is_over
        assert state == replay(events[:version])


@pytest.mark.parametrize("at", [0, 10_000])
def test_a_game_has_only_its_versions(at: int) -> None:
    with pytest.raises(InvalidInput) as fault:
        moment_of(a_game(RuleSet(deck=24), 2), at)
    assert code_of(fault) == "out_of_range"


def test_a_game_is_read_from_its_notation() -> None:
    events = a_game(RuleSet(deck=24), 3)
    record = record_of(events)
    read, found = game_from(write_game(record))
    assert (read.moves, list(found)) == (record.moves, events)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("hand TH JS", "hand TH", "bad_notation"),
        ("hand TH JS", "hand TH ZZ", "unknown_card"),
        ("position 1", "position 9", "bad_notation"),
        ("places - -", "places - 1", "cannot_be_played"),
        ("over - -", "over durak 1", "cannot_be_played"),
        ("bout 7 0 0 1 2", "bout 7 0 0 0 2", "cannot_be_played"),
        ("bout 7 0 0 1 2", "bout 7 1 0 1 2", "cannot_be_played"),
        ("flags -", "flags ended", "cannot_be_played"),
        ("flags -", "flags taking", "cannot_be_played"),
        ("seats 2 forehand 0 deal 1", "seats 2 forehand 0 deal 0", "cannot_be_played"),
        ("asking -", "asking 0", "cannot_be_played"),
        ('{"deck": 24}', '{"teams": 2}', "cannot_be_played"),
    ],
)
def test_a_position_that_can_not_be_played_on_is_refused_with_the_reason(
    old: str, new: str, code: str
) -> None:
    assert old in LATE
    text = LATE.replace(old, new)
    if "teams" in new:
        text = text.replace("discard 9C", "discard 6C 7C 8C 6D 7D 8D 6H 7H 8H 6S 7S 8S 9C")
    with pytest.raises(InvalidInput) as fault:
        position_from(text)
    assert (fault.value.field, code_of(fault)) == ("position", code)


def test_every_position_of_a_game_can_be_played_on() -> None:
    for rules in (RuleSet(deck=24), RuleSet(deck=24, transfer="on"), RuleSet(refill="never")):
        for seats in (2, 3):
            events = a_game(rules, seats)
            for at in range(3, len(events)):
                _, state = moment_of(events, at)
                if not state.is_over:
                    assert fault_of(state) is None
                    assert position_from(write_position(state)) == state


@pytest.mark.parametrize("seed", range(12))
def test_no_written_position_breaks_the_board(seed: int) -> None:
    """Lines of real positions are changed by chance: each is refused, or played on in some way."""
    rng = random.Random(seed)
    rules = rng.choice(
        [RuleSet(deck=24), RuleSet(deck=24, transfer="on"), RuleSet(deck=24, cheating=True)]
    )
    events = a_game(rules, rng.choice((2, 3, 4)), seed)
    _, state = moment_of(events, rng.randrange(3, len(events) - 6))
    text = write_position(state)
    assert position_from(text) == state
    for _ in range(40):
        try:
            changed = position_from(_changed(text, rng))
        except InvalidInput:
            continue
        _play_by_chance(changed, rng)


def _changed(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    for _ in range(rng.randrange(4)):
        place = rng.randrange(2, len(lines))
        words = lines[place].split()
        at = rng.randrange(1, len(words))
        donor = rng.choice(lines[2:]).split()
        words[at] = rng.choice(["-", "0", "1", "2", "5", "taking", *donor[1:]])
        lines[place] = " ".join(words)
    if rng.random() < 0.5:
        one, other = (rng.choice([c for c in lines if c.startswith("hand")]) for _ in range(2))
        a, b = lines.index(one), lines.index(other)
        lines[a], lines[b] = other, one
    return "\n".join(lines)


def _play_by_chance(state: GameState, rng: random.Random) -> None:
    for _ in range(8):
        if state.is_over:
            return
        seats = [seat for seat in range(state.seats) if legal_offers(state, seat)]
        seat = rng.choice(seats)
        command = rng.choice(spelled_out(legal_offers(state, seat)))
        _, state = play_on(state, [(seat, command)])
