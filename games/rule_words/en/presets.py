"""The presets in English."""

from games.rule_words.catalogue import PresetWords

PRESETS = {
    "podkidnoy": PresetWords("Throw-in", "Podkidnoy: everybody may throw in, no transfers"),
    "perevodnoy": PresetWords(
        "Transfer", "Perevodnoy: everybody may throw in, and attacks can be transferred"
    ),
    "podkidnoy_neighbours": PresetWords(
        "Neighbours",
        "The defender’s neighbours throw in; five attack cards at most until the first discard",
    ),
    "duel": PresetWords(
        "Duel",
        "Two players; the leader adds card by card, each once all is beaten, and none after a take",
    ),
    "partners": PresetWords("Partners", "Two teams of two; partners sit opposite each other"),
    "simple": PresetWords("Simple", "Nobody throws in"),
    "prostoy": PresetWords(
        "Printed simple",
        "Five cards each; pairs are led with one other card; only unbeaten cards are taken",
    ),
    "jokers": PresetWords("Jokers", "52 cards and two jokers, which nothing beats"),
    "classic_german": PresetWords(
        "Classic German",
        (
            "Neighbours throw in; transfers, also by showing a trump; the last attacker draws "
            "first; a new deal on request; taking at any time"
        ),
    ),
    "wikipedia": PresetWords(
        "In turn", "Neighbours throw in, one after the other; a new deal on request"
    ),
    "card_house": PresetWords(
        "52 cards", "The full pack, with transfers; the dealer’s left neighbour leads first"
    ),
    "round_refill": PresetWords(
        "Round",
        (
            "32 cards; transfers at any time; no limit but the defender’s hand; cards are drawn "
            "when all have defended; the dealer’s left neighbour leads first"
        ),
    ),
    "big_pack": PresetWords("Big pack", "52 cards, nine in hand, up to nine attack cards"),
    "reverse": PresetWords(
        "Reverse",
        "Transfers to the left or the right, which turns the play that way; never with trumps",
    ),
    "number_trump": PresetWords(
        "Number trump", "The four cards of the turned-up card’s rank are the highest trumps"
    ),
    "changing_trump": PresetWords(
        "Changing trump", "A face-down card under the trump card shows a new trump at the end"
    ),
    "clubs_rule": PresetWords("Clubs rule", "Clubs are beaten only by clubs"),
    "japanese": PresetWords("Japanese", "Diamonds are trump; spades are beaten only by spades"),
    "no_trump": PresetWords("No trump", "No suit beats another"),
    "suit_cycle": PresetWords("Suit cycle", "Every suit trumps the next one"),
    "nothing_unbeatable": PresetWords(
        "Nothing unbeatable", "The lowest card of a suit beats its highest"
    ),
    "quicky": PresetWords(
        "Quick", "Nobody draws; the next game is dealt from the cards not played yet"
    ),
    "secret": PresetWords("Secret", "Two face-down cards each, picked up at the end"),
    "weli": PresetWords("Wild sixes", "The player of a six names its suit"),
    "pile_on": PresetWords("Pile on", "After a take, any number of fitting cards may be added"),
    "cheaters": PresetWords("Cheaters", "Cheating is allowed; getting caught costs a card"),
    "crowd": PresetWords("Crowd", "Two packs of 52 for seven to twelve players"),
}
