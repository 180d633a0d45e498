"""The options of pack, drawing, trumps, teams and the end in English."""

from games.rule_words.catalogue import option

GAME = {
    "deck": option(
        "Cards in a pack",
        "How many cards a pack has, and so which is the lowest rank.",
        {
            24: ("24, from the nine", "A pack has 24 cards; the nine is the lowest."),
            32: ("32, from the seven", "A pack has 32 cards; the seven is the lowest."),
            36: ("36, from the six", "A pack has 36 cards; the six is the lowest."),
            52: ("52, from the two", "A pack has all 52 cards; the two is the lowest."),
        },
    ),
    "decks": option(
        "Packs",
        "How many packs are shuffled together; equal cards don’t beat each other.",
        counted=lambda count: (
            "One pack is played with."
            if count == 1
            else f"{count} packs are shuffled together; equal cards don’t beat each other."
        ),
    ),
    "hand_size": option(
        "Cards in hand",
        "How many cards are dealt to each, and drawn up to.",
        counted=lambda count: (
            "Everybody is dealt one card, and draws up to one."
            if count == 1
            else f"Everybody is dealt {count} cards, and draws up to {count}."
        ),
    ),
    "redeal": option(
        "New deal",
        "Whether a hand almost of one suit is a reason to deal again.",
        {
            "off": ("No", "The cards stay as they are dealt."),
            "on_request": (
                "On request",
                "Whoever is dealt only one suit, but for one card at most, may ask for a new deal.",
            ),
        },
    ),
    "refill": option(
        "Drawing",
        "When everybody draws up to a full hand.",
        {
            "bout": ("After each bout", "Everybody draws after each bout."),
            "cycle": (
                "After a round",
                "Cards are drawn only when everybody has been the defender once.",
            ),
            "never": (
                "Never",
                "Nobody draws: an empty hand is out although there is a talon.",
            ),
        },
    ),
    "first_leader": option(
        "First lead",
        "Who leads a game that no earlier game decides.",
        {
            "lowest_trump": ("Lowest trump", "Whoever holds the lowest trump leads first."),
            "forehand": ("Forehand", "The dealer’s left neighbour leads first."),
        },
    ),
    "next_leader": option(
        "Lead in a series",
        "Who leads the next game at the same table.",
        {
            "attack_durak": ("Against the durak", "In the next game the durak is attacked first."),
            "spare_durak": (
                "After the durak",
                "In the next game the player after the durak leads.",
            ),
            "lowest_trump": ("Lowest trump", "Each game of a series starts like the first."),
        },
    ),
    "series_deck": option(
        "Pack in a series",
        "With which cards the next game at the same table is dealt.",
        {
            "fresh": ("All cards", "Each game of a series is dealt from all cards."),
            "remaining": (
                "What is left",
                "The next game of a series is dealt from the cards not played yet.",
            ),
        },
    ),
    "trump": option(
        "Trump",
        "Which suit beats the others.",
        {
            "turned_up": ("Turned-up card", "The suit of the turned-up card is trump."),
            "none": ("None", "There are no trumps."),
            "clubs": ("Clubs", "Clubs are trump in every game."),
            "diamonds": ("Diamonds", "Diamonds are trump in every game."),
            "hearts": ("Hearts", "Hearts are trump in every game."),
            "spades": ("Spades", "Spades are trump in every game."),
            "cycle": (
                "In a circle",
                "Diamonds trump clubs, clubs hearts, hearts spades, and spades diamonds.",
            ),
        },
    ),
    "rank_trump": option(
        "Number trump",
        "Whether all cards of the turned-up card’s rank are trumps too.",
        {
            "off": ("No", "Only the trump suit is trump."),
            "above_suit": (
                "Above the suit",
                "All cards of the trump card’s rank are trumps too, above the whole trump suit.",
            ),
            "below_suit": (
                "Below the suit",
                "All cards of the trump card’s rank are trumps too, below the whole trump suit.",
            ),
        },
    ),
    "changing_trump": option(
        "Changing trump",
        "Whether one more card lies face down under the trump card.",
        {
            False: ("No", "The trump stays the same for the whole game."),
            True: (
                "Yes",
                "A card face down under the trump card makes a new trump when it is drawn.",
            ),
        },
    ),
    "trump_swap": option(
        "Swapping the trump card",
        "Whether the lowest trump may be swapped for the trump card under the talon.",
        {
            False: ("No", "The trump card can’t be swapped."),
            True: (
                "Yes",
                "The lowest trump may be swapped for the trump card while that lies there.",
            ),
        },
    ),
    "own_suit_only": option(
        "Only by its own suit",
        "Whether a suit can be beaten only by itself, not by trumps.",
        {
            "none": ("No suit", "Trumps beat every other suit."),
            "clubs": ("Clubs", "Clubs are beaten only by higher clubs, not by trumps."),
            "spades": ("Spades", "Spades are beaten only by higher spades, not by trumps."),
        },
    ),
    "lowest_beats_highest": option(
        "Lowest beats highest",
        "Whether the lowest card of a suit beats its highest.",
        {
            False: ("No", "A higher card of a suit beats a lower one, and never the other way."),
            True: ("Yes", "The lowest card of a suit beats the highest of that suit."),
        },
    ),
    "wild_six": option(
        "Wild sixes",
        "Which sixes take whatever suit their player names.",
        {
            "none": ("None", "A six has its own suit."),
            "diamonds": (
                "Six of diamonds",
                "The six of diamonds takes whatever suit its player names.",
            ),
            "all": ("All sixes", "Every six takes whatever suit its player names."),
        },
    ),
    "hidden_cards": option(
        "Face-down cards",
        "Cards dealt to each besides the hand, seen by nobody until the end.",
        {
            0: ("None", "All cards of a player are in the hand."),
            2: (
                "Two each",
                "Everybody has two more cards face down, picked up when hand and talon are empty.",
            ),
        },
    ),
    "cheating": option(
        "Cheating",
        "Whether plays against the rules are possible, and can be called.",
        {
            False: ("No", "Only plays within the rules are possible."),
            True: (
                "Allowed until caught",
                "Cheating is possible; whoever notices may call it until the bout ends.",
            ),
        },
    ),
    "cheat_penalty": option(
        "Penalty for cheating",
        "Cards drawn by a caught cheat, and by whoever calls cheat wrongly.",
        {
            0: ("None", "A caught cheat takes the card back, and that is all."),
            1: ("One card", "A caught cheat, or a wrong caller, draws one card."),
            2: ("Two cards", "A caught cheat, or a wrong caller, draws two cards."),
        },
    ),
    "teams": option(
        "Teams",
        "Whether partners play together, seated alternately.",
        {
            "none": ("None", "Everybody plays alone."),
            2: ("Two teams", "Two teams sit alternately; partners don’t attack each other."),
            3: ("Three teams", "Three teams sit alternately; partners don’t attack each other."),
        },
    ),
    "team_result": option(
        "Teams: who wins",
        "When a game between teams is decided.",
        {
            "last_holding": ("Last with cards", "The team left with cards loses."),
            "first_out": ("First out", "The first team with a player out wins at once."),
        },
    ),
    "draws": option(
        "Draws",
        "What happens when the last bout empties every hand.",
        {
            True: ("Possible", "If the last bout empties every hand, the game is drawn."),
            False: (
                "The defender loses",
                "If the last bout empties every hand, its defender is the durak.",
            ),
        },
    ),
}
