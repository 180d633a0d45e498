"""A position of the oracle, and all that may be done in it."""

from collections.abc import Iterator
from itertools import combinations

from tests.oracle.cards import RANKS, Rules, beats, face, is_trump, itself, lowest_trump, names_of
from tests.oracle.seats import Seats

Move = tuple[int, str]
"""A seat and a command as text: `(1, "beat 7S 9S")`."""


class Position(Seats):
    """The places of all cards, and the turn; `rules` has every option by name."""

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(rules, seats)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.hidden: list[list[str]] = [[] for _ in range(seats)]
        self.talon: list[str] = []
        self.discard: list[str] = []
        self.turned_up: str | None = None
        self.open_card: str | None = None
        self.forehand = 0
        self.asking: int | None = None
        self.durak: int | None = None
        self.reason: str | None = None
        self.idle = 0
        self.bout = 0
        self.leader = self.attacker = self.defender = self.limit = 0
        self.direction = 1
        self.transferred = False
        self.shown: list[str] = []
        self.showed_in_bout: list[int] = []
        self.showed_in_game: list[int] = []
        self.losing_teams: list[int] = []
        self.table: list[list[str]] = []
        self.players: list[int] = []
        self.done: list[int] = []
        self.taking = False
        self.defended: list[int] = []
        self.cycle_leader: int | None = None
        self.emptied: list[int] = []
        self.out_in_bout: list[int] = []
        self.drew = False
        self.has_beaten_off = False
        self.epaulettes = 0
        self.last_attack: list[str] = []

    def moves(self) -> list[Move]:
        """Return every legal command of every seat, found by trying all that can be written."""
        return [
            (seat, text)
            for seat in range(self.seats)
            for text in self._all_commands(seat)
            if self.allows(seat, text)
        ]

    def allows(self, seat: int, text: str) -> bool:
        """Return whether the seat may do that now."""
        if self.reason is not None or self.places[seat] is not None:
            return False
        kind, *cards = text.split()
        direction = 1
        if cards[-1:] == ["right"]:
            direction = -1
            cards.pop()
        if self.asking is not None:
            return seat == self.asking and self._may_answer(seat, kind)
        if len({itself(card) for card in cards}) != len(cards):
            return False
        held = all(card in self._playable(seat) for card in cards)
        match kind:
            case "lead":
                return held and self._may_lead(seat, cards)
            case "throw_in":
                return held and self._may_throw_in(seat, cards[0])
            case "beat":
                attack, card = cards
                return card in self._playable(seat) and self._may_beat(seat, attack, card)
            case "transfer":
                return held and self._may_transfer(seat, cards, direction)
            case "show_transfer":
                own = cards[0] in self.hands[seat]
                return own and self._may_show(seat, cards[0], direction)
            case "swap_trump":
                return cards[0] in self.hands[seat] and self._may_swap(cards[0])
            case "take":
                return self._may_take(seat)
            case "done":
                return self._may_say_done(seat)
            case "keep_hand" | "request_redeal":
                return False
        raise ValueError(text)

    def _playable(self, seat: int) -> list[str]:
        """Return the hand, each wild six as every suit."""
        return [name for card in self.hands[seat] for name in names_of(card, self.rules)]

    def _may_answer(self, seat: int, kind: str) -> bool:
        if kind == "keep_hand":
            return True
        suits = [card[1] for card in self.hands[seat]]
        most = max(suits.count(suit) for suit in "CDHS")
        return kind == "request_redeal" and most >= self.rules["hand_size"] - 1

    def _may_swap(self, card: str) -> bool:
        if not self.rules["trump_swap"] or self.open_card not in self.talon:
            return False
        lowest = lowest_trump(self.rules, self.turned_up)
        return face(card) == lowest and face(self.open_card) != lowest

    def _all_commands(self, seat: int) -> Iterator[str]:
        """Yield each single card of each hand; several cards only as sets of one rank."""
        yield from ("take", "done", "keep_hand", "request_redeal")
        for rank in RANKS + "X":
            same = sorted(card for card in self._playable(seat) if card[0] == rank)
            for count in range(2, len(same) + 1):
                for chosen in combinations(same, count):
                    yield "lead " + " ".join(chosen)
                    yield "transfer " + " ".join(chosen)
                    yield "transfer " + " ".join(chosen) + " right"
        for card in sorted(card for other in range(self.seats) for card in self._playable(other)):
            yield f"swap_trump {card}"
            yield f"lead {card}"
            for way in ("", " right"):
                yield f"transfer {card}{way}"
                yield f"show_transfer {card}{way}"
            yield f"throw_in {card}"
            for attack, *_ in self.table:
                yield f"beat {attack} {card}"

    def _may_lead(self, seat: int, cards: list[str]) -> bool:
        if self.table or seat != self.leader:
            return False
        if self.rules["lead"] == "single" and len(cards) != 1:
            return False
        ranks = [card[0] for card in cards]
        if self.rules["lead"] == "pairs":
            pairs = sum(ranks.count(rank) // 2 for rank in set(ranks))
            return (len(cards), pairs) in {(1, 0), (3, 1), (5, 2)} and len(cards) <= self.limit
        return len(set(ranks)) == 1 and len(cards) <= self.limit

    def _may_throw_in(self, seat: int, card: str) -> bool:
        on_table = {other[0] for pair in self.table for other in pair}
        return card[0] in on_table and self._may_speak(seat)

    def _may_say_done(self, seat: int) -> bool:
        return bool(self.hands[seat]) and seat not in self.done and self._may_speak(seat)

    def _may_speak(self, seat: int) -> bool:
        """Return whether the seat may add a fitting card: entitled, below the limit, in turn."""
        if not self.table or seat not in self._entitled() or not self._has_room():
            return False
        if self._is_defender_first():
            return False
        return self.rules["throw_in_order"] == "free" or self._asked()[:1] == [seat]

    def _may_beat(self, seat: int, attack: str, card: str) -> bool:
        if seat != self.defender or self.taking or [attack] not in self.table:
            return False
        return beats(card, attack, self.rules, self.turned_up)

    def _may_transfer(self, seat: int, cards: list[str], direction: int) -> bool:
        rules = self.rules
        trumps = [card for card in cards if is_trump(card, rules, self.turned_up)]
        if trumps and not rules["transfer_trumps"]:
            return False
        return self._may_pass_on(seat, cards, direction, added=len(cards))

    def _may_show(self, seat: int, card: str, direction: int) -> bool:
        rule = self.rules["show_transfer"]
        if rule == "off" or not is_trump(card, self.rules, self.turned_up) or card in self.shown:
            return False
        if rule == "once_per_bout" and seat in self.showed_in_bout:
            return False
        if rule == "once_per_game" and seat in self.showed_in_game:
            return False
        return self._may_pass_on(seat, [card], direction, added=0)

    def _may_pass_on(self, seat: int, cards: list[str], direction: int, added: int) -> bool:
        open_cards = [pair[0] for pair in self.table if len(pair) == 1]
        if not self._may_turn_attack(seat, direction):
            return False
        if len({card[0] for card in [*open_cards, *cards]}) != 1:
            return False
        missing = len(open_cards) - len(cards)
        if missing and self.rules["transfer_count"] == "exactly_equal":
            return False
        if missing > 0 and self.rules["transfer_count"] == "at_least_equal":
            return False
        target = self._opponent_of(seat, direction)
        return len(self.table) + added <= self._limit_against(target)

    def _may_turn_attack(self, seat: int, direction: int) -> bool:
        """Return whether the attack on the seat may be transferred that way with any card."""
        rules = self.rules
        if rules["transfer"] == "off" or seat != self.defender or self.taking or not self.table:
            return False
        if rules["transfer_when"] == "nothing_beaten" and any(len(p) == 2 for p in self.table):
            return False
        if not self._has_unbeaten() or (self.bout == 1 and not rules["transfer_first_bout"]):
            return False
        if len(self._in()) == 2:
            if rules["transfer_heads_up"] == "never":
                return False
            sizes = {len(self.hands[other]) for other in self._in()}
            if rules["transfer_heads_up"] == "equal_hands" and len(sizes) == 2:
                return False
        return len(self._in()) > 1 and direction in self._ways()

    def _ways(self) -> list[int]:
        """Return the directions in which the attack may be transferred: 1 is left, -1 right."""
        if self.rules["transfer_direction"] == "left" or len(self._in()) == 2:
            return [1]
        if self.rules["direction_by"] == "first_transfer" and self.transferred:
            return [self.direction]
        return [1, -1]

    def _may_take(self, seat: int) -> bool:
        if seat != self.defender or self.taking or not self.table:
            return False
        return self._has_unbeaten() or self.rules["take_when"] == "any_time"

    # --- who ----------------------------------------------------------------------------------

    def _entitled(self) -> list[int]:
        if self.taking and self.rules["pile_on"] == "none":
            return []
        others = [
            seat
            for seat in self._round(self.attacker)
            if self.places[seat] is None and self._team(seat) != self._team(self.defender)
        ]
        if not others:
            return []
        beside = (self._opponent_of(self.defender, -1), self._opponent_of(self.defender))
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
        """Return the seats that have to say done before the bout can end, in their order."""
        if not self._has_room() or self._is_defender_first():
            return []
        return [seat for seat in self._entitled() if self.hands[seat] and seat not in self.done]

    def _to_say_done(self) -> list[int]:
        """Return the seats that are asked for done now; in turn it is one."""
        asked = self._asked()
        return asked[:1] if self.rules["throw_in_order"] == "in_turn" else asked

    def awaited(self) -> list[int]:
        """Return the seats that the game waits for."""
        if self.reason is not None:
            return []
        if self.asking is not None:
            return [self.asking]
        if not self.table:
            return [self.leader]
        if self._has_unbeaten() and not self.taking:
            return [self.defender]
        return sorted(self._to_say_done())

    def _has_room(self) -> bool:
        if self.taking and self.rules["pile_on"] == "unlimited":
            return True
        return len(self.table) < self.limit

    def _is_defender_first(self) -> bool:
        """Return whether attackers wait until all is beaten or taken (`throw_in_when`)."""
        if self.rules["throw_in_when"] == "any_time":
            return False
        return self._has_unbeaten() and not self.taking

    def _has_unbeaten(self) -> bool:
        return any(len(pair) == 1 for pair in self.table)

    def _limit_against(self, defender: int) -> int:
        """Return the most attack cards; beaten ones on the table cost the defender no card."""
        most = [len(self.hands[defender]) + sum(len(pair) == 2 for pair in self.table)]
        if self.rules["attack_limit"] is not None:
            most.append(self.rules["attack_limit"])
        is_early = self.bout == 1
        if self.rules["first_limit_until"] == "discard":
            is_early = not self.has_beaten_off
        if is_early and self.rules["first_bout_limit"] is not None:
            most.append(self.rules["first_bout_limit"])
        return min(most)
