"""One game of the oracle: a table whose lists change with every play."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from itertools import combinations
from typing import Any

from tests.oracle.cards import RANKS, Rules, beats, is_trump, power

Move = tuple[int, str]
"""A seat and a command as text: `(1, "beat 7S 9S")`."""


class Table:
    """A running game.

    `rules` has every option by name; `pack` is in dealing order (rules.md 2.1).
    """

    def __init__(self, rules: Rules, seats: int, pack: Sequence[str], forehand: int = 0) -> None:
        self.rules = rules
        self.seats = seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.hidden: list[list[str]] = [[] for _ in range(seats)]
        self.talon: list[str] = []
        self.discard: list[str] = []
        self.turned_up: str | None = None
        self.places: list[int | None] = [None] * seats
        self.durak: int | None = None
        self.reason: str | None = None
        self.idle = 0
        self.bout = 0
        self.leader = self.attacker = self.defender = self.limit = 0
        self.table: list[list[str]] = []
        self.players: list[int] = []
        self.done: list[int] = []
        self.taking = False
        self.defended: list[int] = []
        self.emptied: list[int] = []
        self.out_in_bout: list[int] = []
        self._deal(list(pack), forehand)
        self._open(self._first_leader(forehand))

    def copy(self) -> "Table":
        """Another table in the same position."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(
                    other, name, [list(item) if isinstance(item, list) else item for item in value]
                )
        return other

    # --- what may be done ---------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Every legal command of every seat, found by trying all that can be written."""
        return [
            (seat, text)
            for seat in range(self.seats)
            for text in self._all_commands(seat)
            if self.allows(seat, text)
        ]

    def allows(self, seat: int, text: str) -> bool:
        """Whether the seat may do that now."""
        if self.reason is not None or self.places[seat] is not None:
            return False
        kind, *cards = text.split()
        if len(set(cards)) != len(cards):
            return False
        held = all(card in self.hands[seat] for card in cards)
        match kind:
            case "lead":
                return held and self._may_lead(seat, cards)
            case "throw_in":
                return held and self._may_throw_in(seat, cards[0])
            case "beat":
                attack, card = cards
                return card in self.hands[seat] and self._may_beat(seat, attack, card)
            case "transfer":
                return held and self._may_transfer(seat, cards)
            case "take":
                return self._may_take(seat)
            case "done":
                return self._may_say_done(seat)
        raise ValueError(text)

    def _all_commands(self, seat: int) -> Iterator[str]:
        """Any card of any hand by itself; of several cards only sets of one rank that are held."""
        yield from ("take", "done")
        for rank in RANKS:
            same = sorted(card for card in self.hands[seat] if card[0] == rank)
            for count in range(2, len(same) + 1):
                for chosen in combinations(same, count):
                    yield "lead " + " ".join(chosen)
                    yield "transfer " + " ".join(chosen)
        for card in sorted(card for hand in self.hands for card in hand):
            yield f"lead {card}"
            yield f"transfer {card}"
            yield f"throw_in {card}"
            for attack, *_ in self.table:
                yield f"beat {attack} {card}"

    def _may_lead(self, seat: int, cards: list[str]) -> bool:
        if self.table or seat != self.leader:
            return False
        if self.rules["lead"] == "single" and len(cards) != 1:
            return False
        return len({card[0] for card in cards}) == 1 and len(cards) <= self.limit

    def _may_throw_in(self, seat: int, card: str) -> bool:
        on_table = {other[0] for pair in self.table for other in pair}
        return card[0] in on_table and self._may_speak(seat)

    def _may_say_done(self, seat: int) -> bool:
        return bool(self.hands[seat]) and seat not in self.done and self._may_speak(seat)

    def _may_speak(self, seat: int) -> bool:
        """Whether the seat may add a fitting card: it is entitled, room is left, its turn."""
        if not self.table or seat not in self._entitled() or not self._has_room():
            return False
        return self.rules["throw_in_order"] == "free" or self._asked()[:1] == [seat]

    def _may_beat(self, seat: int, attack: str, card: str) -> bool:
        if seat != self.defender or self.taking or [attack] not in self.table:
            return False
        return beats(card, attack, self.rules, self.turned_up)

    def _may_transfer(self, seat: int, cards: list[str]) -> bool:
        rules = self.rules
        if rules["transfer"] == "off" or seat != self.defender or self.taking or not self.table:
            return False
        if any(len(pair) == 2 for pair in self.table):
            return False
        if any(card[0] != self.table[0][0][0] for card in cards):
            return False
        trumps = [card for card in cards if is_trump(card, rules, self.turned_up)]
        if trumps and not rules["transfer_trumps"]:
            return False
        if rules["transfer_count"] == "at_least_equal" and len(cards) < len(self.table):
            return False
        if self.bout == 1 and not rules["transfer_first_bout"]:
            return False
        if len(self._in()) == 2:
            if rules["transfer_heads_up"] == "never":
                return False
            sizes = {len(self.hands[other]) for other in self._in()}
            if rules["transfer_heads_up"] == "equal_hands" and len(sizes) == 2:
                return False
        target = self._after(seat)
        return target != seat and len(self.table) + len(cards) <= self._limit_against(target)

    def _may_take(self, seat: int) -> bool:
        if seat != self.defender or self.taking or not self.table:
            return False
        return self._has_unbeaten() or self.rules["take_when"] == "any_time"

    # --- who ----------------------------------------------------------------------------------

    def _in(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.places[seat] is None]

    def _after(self, seat: int) -> int:
        """The next seat in play, clockwise."""
        seat = (seat + 1) % self.seats
        while self.places[seat] is not None:
            seat = (seat + 1) % self.seats
        return seat

    def _before(self, seat: int) -> int:
        seat = (seat - 1) % self.seats
        while self.places[seat] is not None:
            seat = (seat - 1) % self.seats
        return seat

    def _round(self, first: int) -> list[int]:
        return [seat % self.seats for seat in range(first, first + self.seats)]

    def _entitled(self) -> list[int]:
        if self.taking and self.rules["pile_on"] == "none":
            return []
        others = [
            seat
            for seat in self._round(self.attacker)
            if self.places[seat] is None and seat != self.defender
        ]
        beside = (self._before(self.defender), self._after(self.defender))
        match self.rules["throw_in"]:
            case "all":
                return others
            case "neighbours":
                return [seat for seat in others if seat in beside]
            case "leader":
                return [seat for seat in others if seat == self.attacker]
            case _:
                return []

    def _asked(self) -> list[int]:
        """Who has to say done before the bout can end, first things first."""
        if not self._has_room():
            return []
        return [seat for seat in self._entitled() if self.hands[seat] and seat not in self.done]

    def awaited(self) -> list[int]:
        """The seats that the game waits for."""
        if self.reason is not None:
            return []
        if not self.table:
            return [self.leader]
        if self._has_unbeaten() and not self.taking:
            return [self.defender]
        asked = self._asked()
        return sorted(asked[:1] if self.rules["throw_in_order"] == "in_turn" else asked)

    def _has_room(self) -> bool:
        if self.taking and self.rules["pile_on"] == "unlimited":
            return True
        return len(self.table) < self.limit

    def _has_unbeaten(self) -> bool:
        return any(len(pair) == 1 for pair in self.table)

    def _limit_against(self, defender: int) -> int:
        most = [len(self.hands[defender])]
        if self.rules["attack_limit"] is not None:
            most.append(self.rules["attack_limit"])
        if self.bout == 1 and self.rules["first_bout_limit"] is not None:
            most.append(self.rules["first_bout_limit"])
        return min(most)

    # --- what happens -------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Do that, with all that follows. The command must be legal."""
        kind, *cards = text.split()
        match kind:
            case "lead" | "throw_in":
                self._attack(seat, cards)
            case "beat":
                attack, card = cards
                self.table[self.table.index([attack])].append(card)
                self._leave_hand(seat, [card])
            case "transfer":
                target = self._after(seat)
                limit = self._limit_against(target)
                self._attack(seat, cards)
                self.attacker, self.defender, self.limit = seat, target, limit
                self.defended.append(target)
            case "take":
                self.taking = True
            case "done":
                self.done.append(seat)
        self._go_on()

    def _attack(self, seat: int, cards: list[str]) -> None:
        self.table += [[card] for card in cards]
        self.players += [seat] * len(cards)
        self._leave_hand(seat, cards)

    def _leave_hand(self, seat: int, cards: list[str]) -> None:
        self.done = []
        for card in cards:
            self.hands[seat].remove(card)
        if not self.hands[seat]:
            self.emptied.append(seat)

    def _go_on(self) -> None:
        self._let_go_out()
        if self._is_over():
            return
        if self._asked() or (self._has_unbeaten() and not self.taking):
            return
        leader = self._clear()
        self._refill(leader if self.places[leader] is None else self._after(leader))
        self._pick_up_hidden()
        self._let_go_out()
        if not self._is_over():
            if self.idle >= 40:
                self._end("no_progress", None, self.seats - len(self._in()) + 1, self._in())
            else:
                self._open(leader if self.places[leader] is None else self._after(leader))

    def _clear(self) -> int:
        """The table is cleared; the seat that leads next, if it is still in play then."""
        cards = [card for pair in self.table for card in pair]
        went_out = bool(self.out_in_bout)
        self.table, self.players, self.done = [], [], []
        if self.taking:
            self.taking = False
            self.hands[self.defender] += cards
            self.idle = 0 if went_out else self.idle + 1
            return (self.defender + 1) % self.seats
        self.discard += cards
        self.idle = 0
        return self.defender

    def _refill(self, next_leader: int) -> None:
        if self.rules["refill"] == "never":
            return
        if self.rules["refill"] == "cycle":
            all_defended = all(seat in self.defended for seat in self._in())
            next_two = (next_leader, self._after(next_leader))
            if not all_defended and all(self.hands[seat] for seat in next_two):
                return
            if self.talon:
                self.defended = []
        order = [seat for seat in self._round(self.leader) if seat != self.defender]
        for seat in [*order, self.defender]:
            while (
                self.places[seat] is None
                and self.talon
                and len(self.hands[seat]) < self.rules["hand_size"]
            ):
                self.hands[seat].append(self.talon.pop(0))

    def _draws_no_more(self) -> bool:
        return not self.talon or self.rules["refill"] == "never"

    def _pick_up_hidden(self) -> None:
        for seat in self._in():
            if self._draws_no_more() and not self.hands[seat]:
                self.hands[seat], self.hidden[seat] = self.hidden[seat], []

    def _let_go_out(self) -> None:
        if not self._draws_no_more():
            return
        for seat in self.emptied:
            has_cards = self.hands[seat] or self.hidden[seat]
            if not has_cards and self.places[seat] is None:
                self.places[seat] = 1 + sum(place is not None for place in self.places)
                self.out_in_bout.append(seat)
                self.idle = 0

    def _is_over(self) -> bool:
        left = self._in()
        if not left:
            if self.rules["draws"]:
                places = [self.places[seat] for seat in self.out_in_bout]
                best = min(place for place in places if place is not None)
                self._end("draw", None, best, self.out_in_bout)
            else:
                self._put_last(self.defender)
        elif len(left) == 1:
            unbeaten = sum(len(pair) == 1 for pair in self.table)
            hopes = left == [self.defender] and not self.taking and unbeaten > 0
            holds = len(self.hands[left[0]]) + len(self.hidden[left[0]])
            if not (hopes and holds == unbeaten):
                self._end("durak", left[0], self.seats, left)
        return self.reason is not None

    def _put_last(self, durak: int) -> None:
        order = sorted(range(self.seats), key=lambda seat: (seat == durak, self.places[seat]))
        for place, seat in enumerate(order, start=1):
            self.places[seat] = place
        self.reason, self.durak = "durak", durak

    def _end(self, reason: str, durak: int | None, place: int, seats: Iterable[int]) -> None:
        for seat in seats:
            self.places[seat] = place
        self.reason, self.durak = reason, durak

    # --- the beginning ------------------------------------------------------------------------

    def _deal(self, pack: list[str], forehand: int) -> None:
        seat = forehand
        for _ in range(self.seats * self.rules["hand_size"]):
            self.hands[seat].append(pack.pop(0))
            seat = (seat + 1) % self.seats
        last_in_a_hand = self.hands[(forehand - 1) % self.seats][-1]
        for _ in range(self.seats * self.rules["hidden_cards"]):
            self.hidden[seat].append(pack.pop(0))
            seat = (seat + 1) % self.seats
        if self.rules["trump"] == "turned_up":
            if pack:
                self.turned_up = pack.pop(0)
                pack.append(self.turned_up)
            else:
                self.turned_up = last_in_a_hand
        self.talon = pack

    def _first_leader(self, forehand: int) -> int:
        if self.rules["first_leader"] == "forehand":
            return forehand
        best: tuple[int, int] | None = None
        leader = forehand
        for distance, seat in enumerate(self._round(forehand)):
            for card in self.hands[seat]:
                if is_trump(card, self.rules, self.turned_up):
                    candidate = (power(card, self.rules, self.turned_up), distance)
                    if best is None or candidate < best:
                        best, leader = candidate, seat
        return leader

    def _open(self, leader: int) -> None:
        self.bout += 1
        self.leader = self.attacker = leader
        self.defender = self._after(leader)
        self.limit = self._limit_against(self.defender)
        self.emptied = [seat for seat in self.emptied if not self.hands[seat]]
        self.out_in_bout = []
        self.defended.append(self.defender)

    # --- for comparing ------------------------------------------------------------------------

    def picture(self) -> dict[str, Any]:
        """Everything there is to compare, in plain values.

        Of a finished game the bout is left out: who led last is of no account any more.
        """
        picture: dict[str, Any] = {
            "hands": [sorted(hand) for hand in self.hands],
            "hidden": [sorted(cards) for cards in self.hidden],
            "talon": self.talon,
            "discard": sorted(self.discard),
            "turned_up": self.turned_up,
            "places": self.places,
            "durak": self.durak,
            "reason": self.reason,
            "idle": self.idle,
            "table": [(seat, *pair) for seat, pair in zip(self.players, self.table, strict=True)],
            "awaited": self.awaited(),
        }
        if self.reason is None:
            picture["bout"] = [self.bout, self.leader, self.attacker, self.defender, self.limit]
            picture["taking"] = self.taking
            picture["done"] = sorted(self.done)
        return picture
