"""The words for the presets."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.rule_words.wording import PresetWords

PRESET_WORDS = {
    "podkidnoy": PresetWords(_("Throw-in"), _("Podkidnoy: everybody may throw in, no transfers")),
    "perevodnoy": PresetWords(
        pgettext_lazy("preset", "Transfer"),
        _("Perevodnoy: everybody may throw in, and attacks can be transferred"),
    ),
    "podkidnoy_neighbours": PresetWords(
        _("Neighbours"),
        _("The defender’s neighbours throw in; five attack cards at most until the first discard"),
    ),
    "duel": PresetWords(
        _("Duel"),
        _(
            "Two players; the leader adds card by card, each once all is beaten, and none "
            "after a take"
        ),
    ),
    "partners": PresetWords(_("Partners"), _("Two teams of two; partners sit opposite each other")),
    "simple": PresetWords(_("Simple"), _("Nobody throws in")),
    "prostoy": PresetWords(
        _("Printed simple"),
        _("Five cards each; pairs are led with one other card; only unbeaten cards are taken"),
    ),
    "jokers": PresetWords(
        pgettext_lazy("preset", "Jokers"), _("52 cards and two jokers, which nothing beats")
    ),
    "classic_german": PresetWords(
        _("Classic German"),
        _(
            "Neighbours throw in; transfers, also by showing a trump; the last attacker draws "
            "first; a new deal on request; taking at any time"
        ),
    ),
    "wikipedia": PresetWords(
        _("In turn"), _("Neighbours throw in, one after the other; a new deal on request")
    ),
    "card_house": PresetWords(
        _("52 cards"), _("The full pack, with transfers; the dealer’s left neighbour leads first")
    ),
    "round_refill": PresetWords(
        _("Round"),
        _(
            "32 cards; transfers at any time; no limit but the defender’s hand; cards are "
            "drawn when all have defended; the dealer’s left neighbour leads first"
        ),
    ),
    "big_pack": PresetWords(_("Big pack"), _("52 cards, nine in hand, up to nine attack cards")),
    "reverse": PresetWords(
        _("Reverse"),
        _("Transfers to the left or the right, which turns the play that way; never with trumps"),
    ),
    "number_trump": PresetWords(
        _("Number trump"), _("The four cards of the turned-up card’s rank are the highest trumps")
    ),
    "changing_trump": PresetWords(
        _("Changing trump"), _("A face-down card under the trump card shows a new trump at the end")
    ),
    "clubs_rule": PresetWords(_("Clubs rule"), _("Clubs are beaten only by clubs")),
    "japanese": PresetWords(
        _("Japanese"), _("Diamonds are trump; spades are beaten only by spades")
    ),
    "no_trump": PresetWords(_("No trump"), _("No suit beats another")),
    "suit_cycle": PresetWords(_("Suit cycle"), _("Every suit trumps the next one")),
    "nothing_unbeatable": PresetWords(
        _("Nothing unbeatable"), _("The lowest card of a suit beats its highest")
    ),
    "quicky": PresetWords(
        _("Quick"), _("Nobody draws; the next game is dealt from the cards not played yet")
    ),
    "secret": PresetWords(_("Secret"), _("Two face-down cards each, picked up at the end")),
    "weli": PresetWords(_("Wild sixes"), _("The player of a six names its suit")),
    "pile_on": PresetWords(
        _("Pile on"), _("After a take, any number of fitting cards may be added")
    ),
    "cheaters": PresetWords(_("Cheaters"), _("Cheating is allowed; getting caught costs a card")),
    "crowd": PresetWords(_("Crowd"), _("Two packs of 52 for seven to twelve players")),
}
