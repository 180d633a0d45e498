"""The presets in English."""

from games.rule_words.catalogue import PresetWords

PRESETS = {
    "podkidnoy": PresetWords("Throw-in", "Podkidnoy: everybody may throw in, nothing is passed on"),
    "perevodnoy": PresetWords(
        "Transfer", "Perevodnoy: an attack may be passed on with the same rank"
    ),
    "podkidnoy_neighbours": PresetWords(
        "Neighbours", "Only the neighbours throw in; five cards at most at first"
    ),
    "duel": PresetWords("Duel", "Two players, only the leader throws in"),
    "partners": PresetWords("Partners", "Two teams of two"),
    "simple": PresetWords("Simple", "Nobody throws in"),
    "classic_german": PresetWords(
        "Classic German", "Neighbours throw in, transfers, one shown transfer"
    ),
    "wikipedia": PresetWords("In turn", "Neighbours throw in, one after the other"),
    "card_house": PresetWords("52 cards", "The full pack, with transfers"),
    "round_refill": PresetWords("Round", "Cards are drawn only after a full round"),
    "big_pack": PresetWords("Big pack", "Nine cards in hand from 52"),
    "reverse": PresetWords("Reverse", "Transfers in both directions"),
    "number_trump": PresetWords(
        "Number trump", "The four cards of the trump card’s rank are trumps too"
    ),
    "changing_trump": PresetWords(
        "Changing trump", "A hidden card under the trump card makes a new trump late in the game"
    ),
    "clubs_rule": PresetWords("Clubs rule", "Clubs are beaten by clubs only"),
    "japanese": PresetWords("Japanese", "Diamonds are trump; spades are beaten by spades only"),
    "no_trump": PresetWords("No trump", "No suit beats another"),
    "suit_cycle": PresetWords("Suit cycle", "Every suit trumps the next one"),
    "nothing_unbeatable": PresetWords(
        "Nothing unbeatable", "The lowest card of a suit beats its highest"
    ),
    "quicky": PresetWords("Quick", "Nobody draws: the first empty hand is out"),
    "secret": PresetWords("Secret", "Two face-down cards each, picked up at the end"),
    "weli": PresetWords("Wild sixes", "A six takes whatever suit its player names"),
    "pile_on": PresetWords("Pile on", "After a take, any number of fitting cards"),
    "cheaters": PresetWords("Cheaters", "Cheating is allowed, getting caught is not"),
    "crowd": PresetWords("Crowd", "Two packs for seven to twelve"),
}
