"""Groups of options: the parts of a form, in the order in which they matter in a game."""

from collections.abc import Mapping

GROUPS: Mapping[str, tuple[str, ...]] = {
    "pack": ("deck", "decks", "jokers", "hand_size", "redeal"),
    "attack": (
        *("lead", "attack_limit", "first_bout_limit", "first_limit_until"),
        *("throw_in", "throw_in_when", "throw_in_order", "pile_on"),
    ),
    "defence": (
        *("take_when", "take_what"),
        *("transfer", "show_transfer", "transfer_when", "transfer_count"),
        *("transfer_direction", "direction_by", "transfer_trumps", "transfer_heads_up"),
        "transfer_first_bout",
    ),
    "refill": ("refill", "first_draw", "first_leader", "next_leader", "series_deck"),
    "trumps": (
        *("trump", "rank_trump", "suit_order", "changing_trump", "trump_swap"),
        *("own_suit_only", "lowest_beats_highest"),
    ),
    "special": ("wild_six", "hidden_cards", "cheating", "cheat_penalty"),
    "teams": ("teams", "team_seating", "team_result", "draws"),
}
"""The options of each part."""
