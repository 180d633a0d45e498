"""The groups of options: the parts of a form, in the order in which a game meets them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

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
"""The options of each group."""

GROUP_TITLES: Mapping[str, "StrPromise"] = {
    "pack": _("Pack and deal"),
    "attack": _("Attack"),
    "defence": _("Defence and transfers"),
    "refill": _("Drawing and series"),
    "trumps": _("Trumps"),
    "special": _("Special rules"),
    "teams": _("Teams and the end"),
}
