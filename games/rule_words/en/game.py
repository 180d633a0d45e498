"""The options of pack, drawing, trumps, teams and the end in English."""

from games.rule_words.catalogue import option, order_option

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
            "The game is played with one pack."
            if count == 1
            else f"{count} packs are shuffled together; equal cards don’t beat each other."
        ),
    ),
    "jokers": option(
        "Jokers",
        "Whether each pack has two jokers; nothing beats a joker.",
        {
            0: ("None", "There are no jokers."),
            2: (
                "Two",
                (
                    "Each pack has two jokers: the red one beats every red card, the black one "
                    "every black card, trumps too; nothing beats a joker."
                ),
            ),
        },
    ),
    "hand_size": option(
        "Cards in hand",
        "How many cards a full hand has: so many are dealt to each player.",
        counted=lambda count: (
            "Each player is dealt one card; that is a full hand."
            if count == 1
            else f"Each player is dealt {count} cards; that is a full hand."
        ),
    ),
    "redeal": option(
        "New deal",
        "Whether a player with cards of almost only one suit may ask for a new deal.",
        {
            "off": ("No", "The cards stay as they are dealt."),
            "on_request": (
                "On request",
                (
                    "Before the first lead, a player whose cards are all of one suit, or all but "
                    "one, may ask for a new deal."
                ),
            ),
        },
    ),
    "refill": option(
        "Drawing",
        "When the players draw cards from the talon until their hands are full again.",
        {
            "bout": ("After each bout", "After each bout the players draw up to a full hand."),
            "cycle": (
                "When all have defended",
                (
                    "Cards are drawn only when everybody has been attacked at least once since the "
                    "last time, or when the next leader or defender has no cards left; the player "
                    "who led the first bout since then draws first."
                ),
            ),
            "never": (
                "Never",
                "Nobody draws: a player without cards is out, although cards lie in the talon.",
            ),
        },
    ),
    "first_draw": option(
        "First to draw",
        "Who draws first after a bout that was transferred.",
        {
            "leader": (
                "Who led",
                (
                    "After each bout the player who led it draws first, also when the attack was "
                    "transferred."
                ),
            ),
            "attacker": (
                "Who transferred",
                "After a bout that was transferred, the player who transferred last draws first.",
            ),
        },
    ),
    "first_leader": option(
        "First lead",
        "Who leads the first game, and a later one after a draw or with other rules or players.",
        {
            "lowest_trump": (
                "Lowest trump",
                (
                    "The player with the lowest trump leads first; if nobody holds a trump, the "
                    "dealer’s left neighbour."
                ),
            ),
            "forehand": ("Forehand", "The dealer’s left neighbour leads first."),
        },
    ),
    "next_leader": option(
        "Lead in a series",
        "Who leads the next game at the same table.",
        {
            "attack_durak": (
                "Against the durak",
                "In the next game the durak is attacked first, by the player on the right.",
            ),
            "spare_durak": (
                "After the durak",
                "In the next game the left neighbour of the durak leads.",
            ),
            "first_out": (
                "The first one out",
                "In the next game the player who was out first leads.",
            ),
            "lowest_trump": (
                "As in the first game",
                "The lead of each game is decided as in the first.",
            ),
        },
    ),
    "series_deck": option(
        "Pack in a series",
        "With which cards the next game at the same table is dealt.",
        {
            "fresh": ("All cards", "Each game of a series is dealt from all cards."),
            "remaining": (
                "What is left",
                (
                    "The next game of a series is dealt from the cards not played yet, as long as "
                    "there are enough."
                ),
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
                (
                    "Each suit trumps only the next: diamonds trump clubs, clubs hearts, hearts "
                    "spades, and spades diamonds, unless another order of the suits is set."
                ),
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
                (
                    "All cards of the turned-up card’s rank are trumps too, above the whole trump "
                    "suit."
                ),
            ),
            "below_suit": (
                "Below the suit",
                (
                    "All cards of the turned-up card’s rank are trumps too, below the whole trump "
                    "suit."
                ),
            ),
        },
    ),
    "suit_order": order_option(
        "Order of the suits",
        "How the suits rank among number trumps, and which trumps which in a circle.",
        {"D": "Diamonds", "C": "Clubs", "H": "Hearts", "S": "Spades"},
        lambda suits: (
            f"From the lowest to the highest the suits are {', '.join(suits[:-1]).lower()} and "
            f"{suits[-1].lower()}: number trumps rank in this order, and in a circle each suit "
            "trumps the next, the last one the first."
        ),
    ),
    "changing_trump": option(
        "Changing trump",
        "Whether one more card lies face down under the trump card.",
        {
            False: ("No", "The trump stays the same for the whole game."),
            True: (
                "Yes",
                (
                    "A card lies face down under the trump card; when it is drawn, all see it, and "
                    "its suit is trump from then on; with number trumps so is its rank."
                ),
            ),
        },
    ),
    "trump_swap": option(
        "Swapping the trump card",
        "Whether the lowest trump of the pack may be swapped for the trump card.",
        {
            False: ("No", "The trump card can’t be swapped."),
            True: (
                "Yes",
                (
                    "The player with the lowest trump of the pack may swap it for the trump card "
                    "at any time, as long as that lies under the talon."
                ),
            ),
        },
    ),
    "own_suit_only": option(
        "Only by its own suit",
        "Whether there is a suit that trumps don’t beat.",
        {
            "none": ("No suit", "There is no suit that trumps don’t beat."),
            "clubs": ("Clubs", "Clubs are beaten only by higher clubs, not by trumps."),
            "diamonds": (
                "Diamonds",
                "Diamonds are beaten only by higher diamonds, not by trumps.",
            ),
            "hearts": ("Hearts", "Hearts are beaten only by higher hearts, not by trumps."),
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
        "Which sixes may be played as another suit.",
        {
            "none": ("None", "A six is always of its own suit."),
            "diamonds": (
                "Six of diamonds",
                "The player of the six of diamonds names its suit; it stays a six.",
            ),
            "all": ("All sixes", "The player of a six names its suit; it stays a six."),
        },
    ),
    "hidden_cards": option(
        "Face-down cards",
        "Cards dealt to each player besides the hand, face down and seen by nobody.",
        {
            0: ("None", "Players have no cards besides their hand."),
            2: (
                "Two each",
                (
                    "Each player has two more cards, face down: they are picked up at the end of "
                    "the bout in which the hand is empty and no cards are left to draw."
                ),
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
                (
                    "A play against the rules stands unless another player calls it before the "
                    "bout ends."
                ),
            ),
        },
    ),
    "cheat_penalty": option(
        "Penalty for cheating",
        "How many cards a caught cheat draws, or a player who called a fair play.",
        {
            0: ("None", "A caught cheat only takes the cards of that play back."),
            1: (
                "One card",
                "A caught cheat draws one card; so does a player who called a fair play.",
            ),
            2: (
                "Two cards",
                "A caught cheat draws two cards; so does a player who called a fair play.",
            ),
        },
    ),
    "teams": option(
        "Teams",
        "Whether players win and lose together.",
        {
            "none": ("None", "Everybody plays alone."),
            2: (
                "Two teams",
                (
                    "Two teams play; partners don’t attack each other: the next opponent is "
                    "attacked."
                ),
            ),
            3: (
                "Three teams",
                (
                    "Three teams play; partners don’t attack each other: the next opponent is "
                    "attacked."
                ),
            ),
        },
    ),
    "team_seating": option(
        "Seats of partners",
        "Whether partners sit apart or side by side.",
        {
            "alternate": ("Apart", "The teams sit in turn, so that partners don’t sit together."),
            "together": (
                "Side by side",
                "The players of a team sit side by side; turns still go from team to team.",
            ),
        },
    ),
    "team_result": option(
        "Teams: who wins",
        "When a game between teams is decided.",
        {
            "last_holding": ("Last with cards", "The last team holding cards loses."),
            "first_out": (
                "First player out",
                "The first team with a player out wins at once; the others lose.",
            ),
            "all_out": (
                "First team out",
                "The first team whose players are all out wins at once; the others lose.",
            ),
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
