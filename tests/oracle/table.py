"""One game of the oracle: a position whose lists change with every play."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from tests.oracle.cards import Rules, itself
from tests.oracle.dealing import DealtPosition


class OracleTable(DealtPosition):
    """A running game. `pack` is in dealing order (rules.md 2.1)."""

    def __init__(self, rules: Rules, seats: int, pack: Sequence[str], forehand: int = 0) -> None:
        super().__init__(rules, seats)
        self.forehand = forehand
        self.deal(pack)

    def copy(self) -> "OracleTable":
        """Return a copy of the table, in an equal position."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(
                    other, name, [list(item) if isinstance(item, list) else item for item in value]
                )
        return other

    # --- what happens -------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Play a legal command, with all that follows."""
        kind, *cards = text.split()
        direction = 1
        if cards[-1:] == ["right"]:
            direction = -1
            cards.pop()
        self._note(seat, text)
        match kind:
            case "keep_hand" | "request_redeal":
                self._answer(kind)
                return
            case "swap_trump":
                self._swap(seat, cards[0])
                return
            case "call_cheat":
                self._call(seat, cards[0])
                return
            case "lead" | "throw_in":
                self._attack(seat, cards)
            case "beat":
                attack, card = cards
                self.table[self.table.index([attack])].append(card)
                self._leave_hand(seat, [card])
            case "transfer" | "show_transfer":
                target = self._opponent_of(seat, direction)
                limit = self._limit_against(target)
                self.direction, self.transferred = direction, True
                self.done = []
                if kind == "transfer":
                    self._attack(seat, cards)
                else:
                    self.shown += cards
                    self.showed_in_bout.append(seat)
                    self.showed_in_game.append(seat)
                self.attacker, self.defender, self.limit = seat, target, limit
                self.defended.append(target)
            case "take":
                self.taking = True
                self.done = []
            case "done":
                self.done.append(seat)
        self._go_on()

    def _answer(self, kind: str) -> None:
        """Ask the seats in turn; after a request wait for the new deal."""
        assert self.asking is not None
        following = (self.asking + 1) % self.seats
        self.asking = None
        if kind == "keep_hand":
            if following == self.forehand:
                self._open(self._first_leader(self.forehand))
            else:
                self.asking = following

    def _swap(self, seat: int, card: str) -> None:
        assert self.open_card is not None
        self.hands[seat].remove(card)
        self.hands[seat].append(self.open_card)
        self.talon[self.talon.index(self.open_card)] = card
        self.open_card = card

    def _attack(self, seat: int, cards: list[str]) -> None:
        self.table += [[card] for card in cards]
        self.players += [seat] * len(cards)
        self._leave_hand(seat, cards)

    def _leave_hand(self, seat: int, cards: list[str]) -> None:
        self.done = []
        for card in cards:
            self.hands[seat].remove(itself(card))
        if not self.hands[seat]:
            self.emptied.append(seat)

    def _call(self, caller: int, card: str) -> None:
        """Undo the play if it broke the rules; the cheat, or else the caller, draws the penalty."""
        play = next(play for play in self.plays if card in play.cards)
        if play.is_fair:
            self.cleared += play.cards
            self.misjudged.append(caller)
        else:
            self._undo(play)
            self.caught.append(play.seat)
            self.done = []
        for _ in range(self.rules["cheat_penalty"]):
            self._draw(caller if play.is_fair else play.seat)
        if not self.table:
            self._begin_bout(self.leader)
        elif not play.is_fair:
            self._go_on()

    def _go_on(self) -> None:
        self.last_attack = [pair[0] for pair in self.table]
        if not self.rules["cheating"]:
            self._let_go_out()
            if self._is_over():
                return
        if self._to_say_done() or (self._has_unbeaten() and not self.taking):
            return
        is_taken = self.taking
        self._clear()
        self._refill(self._next_leader(is_taken=is_taken))
        self._pick_up_hidden()
        self._let_go_out()
        if not self._is_over():
            if self.idle >= 40:
                self._end("no_progress", None, self.seats - len(self._in()) + 1, self._in())
            else:
                self._open(self._next_leader(is_taken=is_taken))

    def _next_leader(self, *, is_taken: bool) -> int:
        """Return the defender, or the next one if the cards were taken or the defender is out."""
        seat = self._beside(self.defender, self._way()) if is_taken else self.defender
        while self.places[seat] is not None:
            seat = self._beside(seat, self._way())
        return seat

    def _clear(self) -> None:
        """Clear the table: the defender takes the cards, or they are discarded."""
        cards = [itself(card) for pair in self.table for card in pair]
        went_out = bool(self.out_in_bout)
        beaten: list[str] = []
        if self.taking and self.rules["take_what"] == "unbeaten":
            beaten = [itself(card) for pair in self.table if len(pair) == 2 for card in pair]
            cards = [card for card in cards if card not in beaten]
        self.table, self.players, self.done = [], [], []
        self.plays, self.cleared = [], []
        if self.taking:
            self.taking = False
            self.hands[self.defender] += cards
            if cards and self.defender in self.emptied:
                self.emptied.remove(self.defender)
            self.discard += beaten
            is_idle = not (went_out or self.drew or beaten)
            if len(self._in()) < 3 and self.rules["transfer"] == "off":
                is_idle = False
            self.idle = self.idle + 1 if is_idle else 0
            return
        self.discard += cards
        self.has_beaten_off = True
        self.idle = 0

    def _refill(self, next_leader: int) -> None:
        if self.rules["refill"] == "never":
            return
        first = {"leader": self.leader, "attacker": self.attacker}[self.rules["first_draw"]]
        if self.rules["refill"] == "cycle":
            all_defended = all(seat in self.defended for seat in self._in())
            next_two = (next_leader, self._opponent_of(next_leader, self._way()))
            if not all_defended and all(self.hands[seat] for seat in next_two):
                return
            if self.talon:
                assert self.cycle_leader is not None
                first = self.cycle_leader
                self.defended, self.cycle_leader = [], None
        order = self._round(first)
        if self.rules["refill"] == "bout" or first != self.defender:
            order.remove(self.defender)
            order.append(self.defender)
        for seat in order:
            while (
                self.places[seat] is None
                and self.talon
                and len(self.hands[seat]) < self.rules["hand_size"]
            ):
                self._draw(seat)
                self.idle = 0

    def _draw(self, seat: int) -> None:
        """Draw a card, if there is one; a card under the trump card may change the trump."""
        if not self.talon:
            return
        card = self.talon.pop(0)
        self.drew = True
        self._receive(seat, [card])
        if self.rules["changing_trump"] and not self.talon and card[0] != "X":
            self.turned_up = self.open_card = card

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
                if self._winning_team() is not None:
                    return

    def _winning_team(self) -> int | None:
        """Return the team that wins at once, if one does (`team_result`)."""
        for team in sorted({self._team(seat) for seat in range(self.seats)}):
            members = [seat for seat in range(self.seats) if self._team(seat) == team]
            out = [seat for seat in members if self.places[seat] is not None]
            if self.rules["team_result"] == "first_out" and out:
                return team
            if self.rules["team_result"] == "all_out" and out == members:
                return team
        return None

    def _is_over(self) -> bool:
        left = self._in()
        winner = self._winning_team()
        if winner is not None:
            self.losing_teams = [team for team in range(self.rules["teams"]) if team != winner]
            partners = [seat for seat in range(self.seats) if self._team(seat) == winner]
            others = [seat for seat in range(self.seats) if seat not in partners]
            self._end("team_out", None, 1, partners)
            self._end("team_out", None, 1 + len(partners), others)
        elif not left:
            if self.rules["draws"]:
                places = [self.places[seat] for seat in self.out_in_bout]
                best = min(place for place in places if place is not None)
                self._end("draw", None, best, self.out_in_bout)
            else:
                self._put_last(self.defender)
        elif len(left) > 1 and len({self._team(seat) for seat in left}) == 1:
            self.losing_teams = [self._team(left[0])]
            self._end("durak", None, self.seats - len(left) + 1, left)
        elif len(left) == 1:
            unbeaten = sum(len(pair) == 1 for pair in self.table)
            hopes = left == [self.defender] and not self.taking and unbeaten > 0
            holds = len(self.hands[left[0]]) + len(self.hidden[left[0]])
            if not (hopes and holds == unbeaten):
                self._lose(left[0])
                self._end("durak", left[0], self.seats, left)
        return self.reason is not None

    def _put_last(self, durak: int) -> None:
        order = sorted(range(self.seats), key=lambda seat: (seat == durak, self.places[seat]))
        for place, seat in enumerate(order, start=1):
            self.places[seat] = place
        self.reason, self.durak = "durak", durak
        self._decorate(durak)
        self._lose(durak)

    def _lose(self, durak: int) -> None:
        if self.rules["teams"] != "none":
            self.losing_teams = [self._team(durak)]

    def _end(self, reason: str, durak: int | None, place: int, seats: Iterable[int]) -> None:
        for seat in seats:
            self.places[seat] = place
        self.reason, self.durak = reason, durak
        if durak is not None:
            self._decorate(durak)

    def _decorate(self, durak: int) -> None:
        """Count the sixes of the last attack on the durak, if it was of sixes only."""
        sixes = [card for card in self.last_attack if card[0] == "6"]
        if durak == self.defender and sixes == self.last_attack:
            self.epaulettes = len(sixes)

    # --- for comparing ------------------------------------------------------------------------

    def picture(self) -> dict[str, Any]:
        """Return everything that is compared, in plain values.

        Of a finished game the bout is left out, since its leader does not matter any more.
        """
        picture: dict[str, Any] = {
            "hands": [sorted(hand) for hand in self.hands],
            "hidden": [sorted(cards) for cards in self.hidden],
            "talon": self.talon,
            "discard": sorted(self.discard),
            "turned_up": self.open_card,
            "places": self.places,
            "durak": self.durak,
            "reason": self.reason,
            "idle": self.idle,
            "losing_teams": self.losing_teams,
            "epaulettes": self.epaulettes,
            "table": [(seat, *pair) for seat, pair in zip(self.players, self.table, strict=True)],
            "awaited": self.awaited(),
            "asking": self.asking,
        }
        if self.reason is None and self.bout:
            picture["bout"] = [self.bout, self.leader, self.attacker, self.defender, self.limit]
            picture["taking"] = self.taking
            picture["direction"] = {1: "left", -1: "right"}[self.direction]
            picture["done"] = sorted(self.done)
            picture["cheats"] = sorted(
                card for play in self.plays for card in play.cards if not play.is_fair
            )
            picture["cleared"] = sorted(self.cleared)
            picture["caught"] = sorted(set(self.caught))
        return picture
