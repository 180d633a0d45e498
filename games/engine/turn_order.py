"""Turn order: whose turn it is, the next player, partners (teams), and the seats that may throw in.

All answers depend on public facts only, so being asked never reveals what a player holds (rules.md
2.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from games.engine.editions import FIRST_EDITION
from games.engine.rules import RuleSet
from games.engine.seat import Direction, Seat
from games.engine.state import Bout, GameState, in_play_at
from games.engine.teams import order_of_play, teams_by_seat

HEADS_UP = 2
"""Two players left."""


class Seated(Protocol):
    """The part of a state, and of any view, that describes the seats."""

    @property
    def rules(self) -> RuleSet:
        """The rule set."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def places(self) -> tuple[int | None, ...]:
        """The place of each seat, None while it is in play."""

    @property
    def edition(self) -> int:
        """The edition of the rules."""


class Facing(Protocol):
    """The part of a bout, and of any view, that describes the attack."""

    @property
    def attacker(self) -> Seat:
        """The seat that led, or transferred last."""

    @property
    def defender(self) -> Seat:
        """The seat that is attacked."""

    @property
    def taking(self) -> bool:
        """Return whether the defender has given up."""


def are_partners(state: Seated, seat: Seat, other: Seat) -> bool:
    """Return whether two seats are of one team; a seat is its own partner (rules.md 3 `teams`)."""
    teams = teams_by_seat(state.rules, state.seats)
    return teams[seat] == teams[other]


def are_all_partners(state: Seated, seats: tuple[Seat, ...]) -> bool:
    """Return whether all the seats are of one team; at least one is given."""
    if state.rules.teams == "none":
        return len(seats) == 1
    return all(are_partners(state, seat, seats[0]) for seat in seats)


def next_in_play(state: Seated, seat: Seat, direction: Direction = Direction.LEFT) -> Seat:
    """Return the next seat in that direction that is not out; `seat` if it is the only one."""
    return _next_of_all(state.places, seat, direction, _order(state))


def next_opponent(state: Seated, seat: Seat, direction: Direction) -> Seat:
    """Return the next seat in that direction that is not out and may be attacked by `seat`."""
    teams = teams_by_seat(state.rules, state.seats)
    return _next_of_others(state.places, seat, direction, teams, _order(state))


def _order(state: Seated) -> tuple[Seat, ...]:
    return order_of_play(state.rules, state.seats, state.edition)


# Cached for the same reason as `without_place`.
@lru_cache(maxsize=4096)
def _next_of_all(
    places: tuple[int | None, ...], seat: Seat, direction: Direction, order: tuple[Seat, ...]
) -> Seat:
    """Return the next seat that is not out."""
    seats, step, turn = len(places), direction.step, order.index(seat)
    for distance in range(1, seats + 1):
        candidate = order[(turn + step * distance) % seats]
        if places[candidate] is None:
            return candidate
    raise ValueError("nobody is in play")


@lru_cache(maxsize=4096)
def _next_of_others(
    places: tuple[int | None, ...],
    seat: Seat,
    direction: Direction,
    team_of: tuple[int, ...],
    order: tuple[Seat, ...],
) -> Seat:
    """Return the next seat that is not out and of another team."""
    seats, step, turn = len(places), direction.step, order.index(seat)
    for distance in range(1, seats):
        candidate = order[(turn + step * distance) % seats]
        if places[candidate] is None and team_of[candidate] != team_of[seat]:
            return candidate
    raise ValueError("no opponent is in play")


def clockwise_from(state: Seated, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats in play in the order of play, starting with `seat` (if that is in play)."""
    return in_play_at(state.places, seat, _order(state))


def entitled(state: Seated, bout: Facing) -> tuple[Seat, ...]:
    """Return the seats in play that may throw in, clockwise from the attacker.

    rules.md 3 `throw_in`.
    """
    rules = state.rules
    if rules.throw_in == "none" or (bout.taking and rules.pile_on == "none"):
        return ()
    teams = teams_by_seat(rules, state.seats)
    opponents = _facing(state.places, bout.attacker, bout.defender, teams, _order(state))
    if rules.throw_in == "all" or not opponents:
        return opponents
    if rules.throw_in == "leader":
        return tuple(seat for seat in opponents if seat == bout.attacker)
    neighbours = {
        next_opponent(state, bout.defender, Direction.LEFT),
        next_opponent(state, bout.defender, Direction.RIGHT),
    }
    return tuple(seat for seat in opponents if seat in neighbours)


@lru_cache(maxsize=4096)
def _facing(
    places: tuple[int | None, ...],
    attacker: Seat,
    defender: Seat,
    team_of: tuple[int, ...],
    order: tuple[Seat, ...],
) -> tuple[Seat, ...]:
    """Return the seats in play that are no partners of `defender`, clockwise from the attacker."""
    seats = in_play_at(places, attacker, order)
    return tuple([seat for seat in seats if team_of[seat] != team_of[defender]])


def room(state: GameState, bout: Bout) -> int:
    """Return how many attack cards may be added (rules.md 2.4); after a take, see `pile_on`."""
    if bout.taking and state.rules.pile_on == "unlimited":
        return state.rules.pack_size
    return bout.limit - len(bout.table)


def must_wait(state: GameState, bout: Bout) -> bool:
    """Return whether throwing in has to wait for the defender (rules.md 3 `throw_in_when`).

    Nobody waits after a take.
    """
    if state.rules.throw_in_when == "any_time" or bout.taking:
        return False
    return not bout.is_all_beaten


def asked(state: GameState, bout: Bout) -> tuple[Seat, ...]:
    """Return the seats that are asked to add a card to the table, clockwise from the attacker.

    A seat that can't add for a public reason is not asked (rules.md 2.6). Where cheating is
    allowed, everybody but the defender is asked, also with an empty hand, since all can call a play
    (rules.md 4). The first edition asked only seats with cards.
    """
    if not state.rules.cheating:
        return invited(state, bout)
    others = [seat for seat in clockwise_from(state, bout.attacker) if seat != bout.defender]
    if state.edition == FIRST_EDITION:
        return _with_cards_to_add(state, bout, others)
    return tuple([seat for seat in others if seat not in bout.done])


def invited(state: GameState, bout: Bout) -> tuple[Seat, ...]:
    """Return the attackers that may add a card by the rules; with `in_turn` only the next one."""
    if not bout.table or room(state, bout) <= 0 or must_wait(state, bout):
        return ()
    waiting = _with_cards_to_add(state, bout, entitled(state, bout))
    return waiting[:1] if state.rules.throw_in_order == "in_turn" else waiting


def _with_cards_to_add(state: GameState, bout: Bout, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats that hold cards and have not said done."""
    hands, done = state.hands, bout.done
    return tuple([seat for seat in seats if hands[seat] and seat not in done])


def awaited_seats(state: GameState) -> tuple[Seat, ...]:
    """Return the seats whose decision the game waits for, ascending.

    Others may act too, by a free throw-in. Empty when the game is over, between the events of one
    command, and while a new deal is due.

    >>> from games.engine import PRESETS, advance, card_from_code, new_game, replay
    >>> from games.engine.commands import Lead
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> awaited_seats(state)
    (1,)
    >>> awaited_seats(advance(state, 1, Lead((card_from_code("7C"),))).state)
    (0,)
    """
    bout = state.bout
    if state.asking is not None:
        return (state.asking,)
    if state.is_over or bout is None or bout.ended:
        return ()
    if not bout.table:
        return (bout.leader,)
    if bout.taking or bout.is_all_beaten:
        return tuple(sorted(asked(state, bout)))
    return (bout.defender,)


def able_seats(state: GameState) -> tuple[Seat, ...]:
    """Return the seats that may play now as far as everybody can see, ascending.

    They are awaited, or may throw in. Calls of cheats do not count.

    >>> from games.engine import PRESETS, advance, card_from_code, new_game, replay
    >>> from games.engine.commands import Lead
    >>> from games.engine.deck import full_pack
    >>> state = replay(new_game(PRESETS["podkidnoy"].rules, 2, full_pack(36)))
    >>> able_seats(advance(state, 1, Lead((card_from_code("7C"),))).state)
    (0, 1)
    """
    bout = state.bout
    awaited = awaited_seats(state)
    if not awaited or bout is None:
        return awaited
    return tuple(sorted({*awaited, *invited(state, bout)}))


def may_cheat(state: GameState, bout: Bout, seat: Seat) -> bool:
    """Return whether plays of the seat that break the rules are accepted (rules.md 4).

    A seat that was caught plays by the rules for the rest of the bout.
    """
    return state.rules.cheating and seat not in bout.caught


def draws_no_more(state: GameState) -> bool:
    """Return whether nobody will draw again, so that a player with an empty hand is out.

    rules.md 2.10, 3 `refill`.
    """
    return not state.talon or state.rules.refill == "never"
