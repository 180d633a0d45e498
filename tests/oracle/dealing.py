"""The beginning of a game, and of each of its bouts."""

from collections.abc import Sequence

from tests.oracle.cards import is_trump, power
from tests.oracle.cheating import CheatersPosition


class DealtPosition(CheatersPosition):
    """A position that can be dealt, and in which a bout can begin."""

    def deal(self, pack: Sequence[str]) -> None:
        """Deal, the first time or again, and ask for redeals or begin."""
        self.hands = [[] for _ in range(self.seats)]
        self.hidden = [[] for _ in range(self.seats)]
        self._give_out(list(pack), self.forehand)
        self.open_card = self.turned_up
        if self.rules["redeal"] == "on_request":
            self.asking = self.forehand
        else:
            self._open(self._first_leader(self.forehand))

    def _give_out(self, pack: list[str], forehand: int) -> None:
        seat = forehand
        for _ in range(self.seats * self.rules["hand_size"]):
            self.hands[seat].append(pack.pop(0))
            seat = (seat + 1) % self.seats
        rounds = zip(*self._hands_from(forehand), strict=True)
        dealt = [card for cards in rounds for card in cards]
        last_in_a_hand = [card for card in dealt if card[0] != "X"][-1]
        for _ in range(self.seats * self.rules["hidden_cards"]):
            self.hidden[seat].append(pack.pop(0))
            seat = (seat + 1) % self.seats
        if self.rules["trump"] == "turned_up":
            jokers = []
            while pack and pack[0][0] == "X":
                jokers.append(pack.pop(0))
            pack += jokers
            if len(pack) > len(jokers):
                self.turned_up = pack.pop(0)
                pack.append(self.turned_up)
                if self.rules["changing_trump"]:
                    pack.append(pack.pop(0))
            else:
                self.turned_up = last_in_a_hand
        self.talon = pack

    def _hands_from(self, forehand: int) -> list[list[str]]:
        return [*self.hands[forehand:], *self.hands[:forehand]]

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
        """Begin the next bout."""
        self.bout += 1
        self.shown, self.showed_in_bout, self.caught, self.misjudged = [], [], [], []
        self.drew = False
        self._begin_bout(leader)

    def _begin_bout(self, leader: int) -> None:
        """Begin the bout, or begin it again after a call that left nothing on the table."""
        self.transferred = self.taking = False
        self.direction = self._way()
        self.leader = self.attacker = leader
        if self.cycle_leader is None:
            self.cycle_leader = leader
        self.defender = self._opponent_of(leader, self.direction)
        self.limit = self._limit_against(self.defender)
        self.emptied = [seat for seat in self.emptied if not self.hands[seat]]
        self.out_in_bout = []
        self.defended.append(self.defender)

    def _way(self) -> int:
        """Return the direction in which the lead and the defence move after this bout."""
        if len(self._in()) == 2 or self.rules["transfer_direction"] != "chosen_lasting":
            return 1
        return self.direction
