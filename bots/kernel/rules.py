"""The rules of one game as the numbers that the kernel uses."""

from collections.abc import Mapping, Sequence

import cython

MAX_SEATS = 6
MAX_CARDS = 64
NO_LIMIT = 99


class KernelRules:
    """The facts that stay the same during a game.

    Cards are bits; the cards that are worth least have the lowest bits.
    """

    def __init__(
        self,
        options: Mapping[str, int],
        beaten_by: Sequence[int],
        of_rank: Sequence[int],
        team: Sequence[int],
        order: Sequence[int],
    ) -> None:
        if not cython.compiled:
            self.beaten_by: list[int] = [0] * MAX_CARDS
            self.of_rank: list[int] = [0] * MAX_CARDS
            self.team: list[int] = [0] * MAX_SEATS
            self.after: list[int] = [0] * MAX_SEATS
            self.before: list[int] = [0] * MAX_SEATS
        for card in range(len(beaten_by)):
            self.beaten_by[card] = beaten_by[card]
            self.of_rank[card] = of_rank[card]
        for seat in range(len(team)):
            self.team[seat] = team[seat]
        for turn in range(len(order)):
            following = order[turn + 1 if turn + 1 < len(order) else 0]
            self.after[order[turn]] = following
            self.before[following] = order[turn]
        self.seats = options["seats"]
        self.hand_size = options["hand_size"]
        self.attack_limit = options["attack_limit"]
        self.first_bout_limit = options["first_bout_limit"]
        self.first_limit_lasts = bool(options["first_limit_lasts"])
        self.takes_unbeaten = bool(options["takes_unbeaten"])
        self.most_idle_bouts = options["most_idle_bouts"]
        self.leads_single = bool(options["leads_single"])
        self.nobody_adds = bool(options["nobody_adds"])
        self.only_leader_adds = bool(options["only_leader_adds"])
        self.only_neighbours_add = bool(options["only_neighbours_add"])
        self.waits = bool(options["waits"])
        self.in_turn = bool(options["in_turn"])
        self.takes_any_time = bool(options["takes_any_time"])
        self.piles_on = bool(options["piles_on"])
        self.is_pile_unlimited = bool(options["is_pile_unlimited"])
        self.transfers = bool(options["transfers"])
        self.transfers_any_time = bool(options["transfers_any_time"])
        self.transfers_first_bout = bool(options["transfers_first_bout"])
        self.transfers_as_many = bool(options["transfers_as_many"])
        self.transfers_no_more = bool(options["transfers_no_more"])
        self.transfers_heads_up = bool(options["transfers_heads_up"])
        self.transfers_equal_hands = bool(options["transfers_equal_hands"])
        self.refills = bool(options["refills"])
        self.attacker_draws_first = bool(options["attacker_draws_first"])
        self.has_draws = bool(options["has_draws"])
        self.has_teams = bool(options["has_teams"])
        self.transferable = options["transferable"]
        self.trumps = options["trumps"]
