"""Whole random games, held against every law of rules.md section 6.

A broken law is an AssertionError; what came up is counted in a `Tally`.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from games.engine import (
    Command,
    Event,
    GameState,
    Opening,
    Phase,
    Refused,
    RuleSet,
    Seat,
    Viewer,
    Watcher,
    advance,
    awaited_seats,
    deal_again,
    decide,
    evolve,
    evolved,
    legal_offers,
    new_game,
    redact,
    replay,
    view_for,
    why_illegal,
)
from games.engine.cards import in_order
from games.engine.commands import COMMANDS, Take
from games.engine.deck import pack_by
from games.engine.endings import called_off, win_of_who_stayed
from games.engine.errors import Refusal
from games.engine.events import EndReason, GameEnded, PlayerLeft
from games.engine.notation import (
    read_event,
    read_game,
    record_of,
    write_event,
    write_game,
    write_position,
)
from games.engine.offers import is_offered
from games.engine.rules import OPTIONS
from games.engine.wire import event_from_json, event_to_json, view_to_json
from tests.support.fold import views
from tests.support.play import MAX_COMMANDS, random_pack
from tests.support.redealing import dealt_anew
from tests.support.universe import drawn_from, legal_sample, some_commands
from tools.golden import viewer_name

PATIENCE = 100
"""After so many commands most games are played to their end."""
STUBBORN = 0.1
"""Share of games that never lose patience."""
LEAVING = 0.1
"""Share of games that somebody leaves, at the latest at the command `PATIENCE`."""


@dataclass
class Tally:
    """Counts of the situations that came up in the games."""

    games: int = 0
    commands: int = 0
    options: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        self.games += other.games
        self.commands += other.commands
        for name in ("options", "played", "events", "refusals", "endings", "seats"):
            getattr(self, name).update(getattr(other, name))


class LawfulGame:
    """One random game under the laws. `depth` is how many of its positions are searched through.

    At every command all who are awaited must be able to act. At the end the whole log is replayed,
    and the cards are counted at every event. In the searched positions all seats try commands of
    every kind, and all hidden cards are dealt again.

    Commands are drawn by a taste of the game's own. Most games lose patience after a while and are
    played to their end, as otherwise half of the time would go to one game in ten, in which the
    cards go round and round; one in ten plays on by its taste however long it takes.
    """

    def __init__(
        self,
        rules: RuleSet,
        seats: int,
        rng: random.Random,
        *,
        depth: int,
        start: Opening | None = None,
    ) -> None:
        self._rules = rules
        self._rng = rng
        self._depth = depth
        self._pack = frozenset(pack_by(rules))
        self._state: GameState | None = None
        self._log: list[Event] = []
        self._current: dict[int, GameState] = {}
        self._taste = {kind.type: rng.choice((0.2, 1, 5)) for kind in COMMANDS}
        self._taste["show_transfer"] = 20  # so rarely possible that it is done when it is
        self._haste = taste_for_the_end(rules)
        self._patience = MAX_COMMANDS if rng.random() < STUBBORN else PATIENCE
        self._leaving_at = rng.randrange(PATIENCE) if rng.random() < LEAVING else None
        self.tally = Tally(games=1)
        for option in OPTIONS.values():
            self.tally.options[option_name(option.name, getattr(rules, option.name))] += 1
        self.tally.seats[str(seats)] += 1
        start = start or Opening(forehand=rng.randrange(seats))
        pack = random_pack(rng, rules, without=start.removed)
        opened = new_game(rules, seats, pack, **start._asdict())
        self._tell(opened, replay(opened))

    @property
    def state(self) -> GameState:
        """The current state."""
        assert self._state is not None
        return self._state

    def play(self) -> Tally:
        """Play to the end under all laws."""
        while not self.state.is_over:
            assert self.tally.commands < MAX_COMMANDS, "this game does not end"
            if self._rng.random() < self._depth / (self._depth + self.tally.commands):
                self._search()
            if self.tally.commands == self._leaving_at:
                self._leaving_at = None
                self._leave()
            else:
                self._play_any()
        assert_ended_well(self.state)
        self._search()
        self.tally.endings[f"{self.state.reason}"] += 1
        self._replay()
        self._fold()
        self._write_and_read()
        return self.tally

    def _play_any(self) -> None:
        state = self.state
        awaited = awaited_seats(state)
        assert awaited, "nobody is awaited"
        offers = [
            (seat, offer) for seat in range(state.seats) for offer in legal_offers(state, seat)
        ]
        assert set(awaited) <= {seat for seat, _ in offers}, "somebody awaited can't act"
        # With few cards each, somebody has nearly always reason to ask for another deal.
        patience = PATIENCE if state.phase is Phase.REDEAL else self._patience
        taste = self._taste if self.tally.commands < patience else self._haste
        weights = [taste[offer.type] for _, offer in offers]
        ((seat, offer),) = self._rng.choices(offers, weights)
        command = drawn_from(offer, self._rng)
        step = advance(state, seat, command)
        self._tell(step.events, step.state)
        self.tally.commands += 1
        self.tally.played[command.type] += 1
        if self.state.phase is Phase.DEAL:
            pack = random_pack(self._rng, self._rules, without=self.state.discard)
            dealt = deal_again(self.state, pack)
            self._tell(dealt, evolved(self.state, dealt))

    def _leave(self) -> None:
        """Somebody leaves: a bot plays on, all is called off, or the other wins a duel."""
        state, rng = self.state, self._rng
        seat = rng.randrange(state.seats)
        left = PlayerLeft(seat, given_up=rng.random() < 0.5)
        ends = [called_off(state)]
        if state.seats == 2:
            ends.append(win_of_who_stayed(state, 1 - seat))
        end: Sequence[Event] = rng.choice([[], *([end] for end in ends)])
        events = [left, *end]
        self._tell(events, evolved(state, events))

    def _tell(self, events: Sequence[Event], state: GameState) -> None:
        """Note the events and the state they should lead to; `_replay` looks whether they do."""
        self._log += events
        self._state = self._current[len(self._log)] = state
        self.tally.events.update([event.type for event in events])

    def _search(self) -> None:
        state, before = self.state, write_position(self.state)
        refusals = list[Refusal]()
        tried = some_commands(state, self._rng)
        for seat in (-1, state.seats):
            assert not legal_offers(state, seat)
            assert why_illegal(state, seat, Take()) is not None
        for seat in range(state.seats):
            offers = legal_offers(state, seat)
            for command in legal_sample(state, seat):
                assert why_illegal(state, seat, command) is None, (seat, command)
            for command in tried:
                refusal = why_illegal(state, seat, command)
                assert is_offered(offers, command) is (refusal is None), (seat, command, refusal)
                if refusal is not None:
                    refusals.append(refusal)
        self._note(refusals)
        self._decide_some(tried)
        self._deal_anew()
        assert write_position(state) == before, "a position changed by being asked"

    def _note(self, refusals: Sequence[Refusal]) -> None:
        """Each refusal names its rule and gives its reason as a sentence, all facts filled in.

        Equal refusals give equal sentences, so that each is read once.
        """
        self.tally.refusals.update([refusal.code for refusal in refusals])
        different = {(refusal.code, *refusal.facts.items()): refusal for refusal in refusals}
        for refusal in different.values():
            detail = refusal.detail
            assert refusal.rule[0] in "234"
            assert detail.endswith(".")
            assert "{" not in detail

    def _decide_some(self, commands: Sequence[Command]) -> None:
        """Deciding refuses a command exactly where `why_illegal` speaks against it."""
        state, seat = self.state, self._rng.randrange(self.state.seats)
        for command in self._rng.sample(commands, min(6, len(commands))):
            assert _refusal(state, seat, command) == why_illegal(state, seat, command)

    def _deal_anew(self) -> None:
        """rules.md 6: what a viewer is sent depends only on what that viewer may know."""
        state = self.state
        viewer: Viewer = self._rng.choice([*range(state.seats), Watcher.SPECTATOR])
        other = dealt_anew(state, viewer, self._rng)
        assert view_for(other, viewer) == view_for(state, viewer)
        assert awaited_seats(other) == awaited_seats(state)
        if isinstance(viewer, Watcher):
            return
        assert legal_offers(other, viewer) == legal_offers(state, viewer)
        for command in self._rng.sample(own := legal_sample(state, viewer), min(2, len(own))):
            here, there = (decide(position, viewer, command)[0] for position in (state, other))
            assert redact(here, viewer) == redact(there, viewer)

    def _replay(self) -> None:
        """Every part of the log, read back from JSON, leads to the state that was current then.

        In each state on the way, also those between the events of a command, every card is there.
        """
        state: GameState | None = None
        for version, event in enumerate(self._log, start=1):
            state = evolve(state, _read_back(event))
            if state.deal:
                assert_all_cards_once(state, self._pack)
            if version in self._current:
                assert state == self._current[version], f"version {version} replays differently"

    def _fold(self) -> None:
        """A viewer's events add up to that viewer's view, by the protocol alone."""
        viewer: Viewer = self._rng.choice([*range(self.state.seats), *Watcher])
        shares = [event_to_json(redact(event, viewer)) for event in self._log]
        for version, folded in enumerate(views(shares, viewer_name(viewer)), start=1):
            if version in self._current and version % 4 == 0:
                assert folded == view_to_json(view_for(self._current[version], viewer))

    def _write_and_read(self) -> None:
        """A game written as text is played again with equal events, except those of leaving."""
        record = record_of(self._log)
        assert read_game(write_game(record)) == record
        assert list(record.events()) == [event for event in self._log if not _is_of_leaving(event)]


def _is_of_leaving(event: Event) -> bool:
    match event:
        case PlayerLeft():
            return True
        case GameEnded():
            return event.reason in {EndReason.LEFT, EndReason.CANCELLED}
        case _:
            return False


@lru_cache(maxsize=1 << 16)
def _read_back(event: Event) -> Event:
    """An event equal to this one, read from its JSON; also its text is read as an equal event.

    Cached, since most events recur, and equal ones are written in the same way."""
    read_back = event_from_json(event_to_json(event))
    assert read_back == event
    assert read_event(write_event(event)) == event
    return read_back


def taste_for_the_end(rules: RuleSet) -> dict[str, float]:
    """The taste that ends a game soon: cards are led, beaten off and so leave play.

    Throwing in helps to get rid of them, but where any card may be thrown in it never stops.
    """
    taste = {kind.type: 0.01 for kind in COMMANDS} | {"lead": 1.0, "beat": 1.0, "done": 1.0}
    taste["throw_in"], taste["call_cheat"] = (0.001, 0.0001) if rules.cheating else (20.0, 0.0)
    return taste


def _refusal(state: GameState, seat: Seat, command: Command) -> Refusal | None:
    """The refusal that deciding raises."""
    try:
        decide(state, seat, command)
    except Refused as refused:
        return refused.refusal
    return None


def option_name(name: str, value: object) -> str:
    """An option and its value as one text."""
    return f"{name}={'none' if value is None else value}"


def assert_all_cards_once(state: GameState, pack: frozenset[object]) -> None:
    """rules.md 6: every card is in exactly one place; hands are sorted, what is known is there."""
    piles = (*state.hands, *state.hidden, state.talon, state.discard)
    cards = [card for pile in piles for card in pile]
    if state.bout is not None:
        cards += [card.itself for card in state.bout.cards]
    assert len(cards) == len(pack), "a card was lost or doubled"
    assert pack == set(cards), "a card is in two places, or is not of this pack"
    for hand, known in zip(state.hands, state.known, strict=True):
        assert known.issubset(hand)
        assert hand == in_order(hand), "a hand is not in order"


def assert_ended_well(state: GameState) -> None:
    """rules.md 6: places are 1 … n except shared ones; one durak unless drawn or by team."""
    assert state.is_over
    assert awaited_seats(state) == ()
    assert not any(legal_offers(state, seat) for seat in range(state.seats))
    places = [place for place in state.places if place is not None]
    assert len(places) == state.seats
    for place in places:
        assert 1 + sum(other < place for other in places) == place
    _assert_losers(state, places)


def _teams(rules: RuleSet, seats: int) -> list[int]:
    """The team of each seat: 0 1 0 1, or where partners sit together 0 0 1 1."""
    if rules.teams == "none":
        return list(range(seats))
    if rules.team_seating == "alternate":
        return [*range(rules.teams)] * (seats // rules.teams)
    return [team for team in range(rules.teams) for _ in range(seats // rules.teams)]


def _assert_losers(state: GameState, places: Sequence[Seat]) -> None:
    rules = state.rules
    teams = _teams(rules, state.seats)
    match state.reason:
        case EndReason.DURAK if rules.teams == "none":
            assert state.durak is not None
            assert sorted(places) == list(range(1, state.seats + 1))
            assert state.places[state.durak] == state.seats
            assert state.losing_teams == ()
        case EndReason.DURAK:
            assert len(state.losing_teams) == 1
            last = [seat for seat in range(state.seats) if places[seat] == max(places)]
            assert {teams[seat] for seat in last} == set(state.losing_teams)
            assert state.durak in ((last[0],) if len(last) == 1 else (None,))
        case EndReason.TEAM_OUT:
            first = teams[places.index(1)]
            assert rules.team_result in {"first_out", "all_out"}
            assert state.durak is None
            assert set(state.losing_teams) == {*teams} - {first}
            won = [team == first for team in teams]
            assert places == [1 if has_won else 1 + sum(won) for has_won in won]
        case EndReason.DRAW:
            assert rules.draws
            assert state.durak is None
        case EndReason.LEFT:
            assert sorted(places) == [1, 2]
            assert state.durak is None
        case EndReason.CANCELLED:
            assert set(places) == {1}
            assert state.durak is None
        case _:
            assert state.durak is None
            assert state.idle_bouts >= 40
