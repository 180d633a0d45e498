"""The words for the options of pack, drawing, trumps, teams and the end."""

from django.utils.translation import gettext, ngettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.rule_words.wording import option, order_option

GAME_OPTIONS = {
    "deck": option(
        _("Cards in a pack"),
        _("How many cards a pack has, and so which is the lowest rank."),
        {
            24: (_("24, from the nine"), _("A pack has 24 cards; the nine is the lowest.")),
            32: (_("32, from the seven"), _("A pack has 32 cards; the seven is the lowest.")),
            36: (_("36, from the six"), _("A pack has 36 cards; the six is the lowest.")),
            52: (_("52, from the two"), _("A pack has all 52 cards; the two is the lowest.")),
        },
    ),
    "decks": option(
        _("Packs"),
        _("How many packs are shuffled together; equal cards don’t beat each other."),
        counted=lambda count: ngettext(
            "The game is played with one pack.",
            "{count} packs are shuffled together; equal cards don’t beat each other.",
            count,
        ),
    ),
    "jokers": option(
        _("Jokers"),
        _("Whether each pack has two jokers; nothing beats a joker."),
        {
            0: (_("None"), _("There are no jokers.")),
            2: (
                _("Two"),
                _(
                    "Each pack has two jokers: the red one beats every red card, the black one "
                    "every black card, trumps too; nothing beats a joker."
                ),
            ),
        },
    ),
    "hand_size": option(
        _("Cards in hand"),
        _("How many cards a full hand has: so many are dealt to each player."),
        counted=lambda count: ngettext(
            "Each player is dealt one card; that is a full hand.",
            "Each player is dealt {count} cards; that is a full hand.",
            count,
        ),
    ),
    "redeal": option(
        _("New deal"),
        _("Whether a player with cards of almost only one suit may ask for a new deal."),
        {
            "off": (_("No"), _("The cards stay as they are dealt.")),
            "on_request": (
                _("On request"),
                _(
                    "Before the first lead, a player whose cards are all of one suit, or all "
                    "but one, may ask for a new deal."
                ),
            ),
        },
    ),
    "refill": option(
        _("Drawing"),
        _("When the players draw cards from the talon until their hands are full again."),
        {
            "bout": (
                _("After each bout"),
                _("After each bout the players draw up to a full hand."),
            ),
            "cycle": (
                _("When all have defended"),
                _(
                    "Cards are drawn only when everybody has been attacked at least once since "
                    "the last time, or when the next leader or defender has no cards left; the "
                    "player who led the first bout since then draws first."
                ),
            ),
            "never": (
                _("Never"),
                _("Nobody draws: a player without cards is out, although cards lie in the talon."),
            ),
        },
    ),
    "first_draw": option(
        _("First to draw"),
        _("Who draws first after a bout that was transferred."),
        {
            "leader": (
                _("Who led"),
                _(
                    "After each bout the player who led it draws first, also when the attack "
                    "was transferred."
                ),
            ),
            "attacker": (
                _("Who transferred"),
                _(
                    "After a bout that was transferred, the player who transferred last draws "
                    "first."
                ),
            ),
        },
    ),
    "first_leader": option(
        _("First lead"),
        _("Who leads the first game, and a later one after a draw or with other rules or players."),
        {
            "lowest_trump": (
                _("Lowest trump"),
                _(
                    "The player with the lowest trump leads first; if nobody holds a trump, the "
                    "dealer’s left neighbour."
                ),
            ),
            "forehand": (_("Forehand"), _("The dealer’s left neighbour leads first.")),
        },
    ),
    "next_leader": option(
        _("Lead in a series"),
        _("Who leads the next game at the same table."),
        {
            "attack_durak": (
                _("Against the durak"),
                _("In the next game the durak is attacked first, by the player on the right."),
            ),
            "spare_durak": (
                _("After the durak"),
                _("In the next game the left neighbour of the durak leads."),
            ),
            "first_out": (
                _("The first one out"),
                _("In the next game the player who was out first leads."),
            ),
            "lowest_trump": (
                _("As in the first game"),
                _("The lead of each game is decided as in the first."),
            ),
        },
    ),
    "series_deck": option(
        _("Pack in a series"),
        _("With which cards the next game at the same table is dealt."),
        {
            "fresh": (_("All cards"), _("Each game of a series is dealt from all cards.")),
            "remaining": (
                _("What is left"),
                _(
                    "The next game of a series is dealt from the cards not played yet, as long "
                    "as there are enough."
                ),
            ),
        },
    ),
    "trump": option(
        _("Trump"),
        _("Which suit beats the others."),
        {
            "turned_up": (_("Turned-up card"), _("The suit of the turned-up card is trump.")),
            "none": (pgettext_lazy("trump", "None"), _("There are no trumps.")),
            "clubs": (_("Clubs"), _("Clubs are trump in every game.")),
            "diamonds": (_("Diamonds"), _("Diamonds are trump in every game.")),
            "hearts": (_("Hearts"), _("Hearts are trump in every game.")),
            "spades": (_("Spades"), _("Spades are trump in every game.")),
            "cycle": (
                _("In a circle"),
                _(
                    "Each suit trumps only the next: diamonds trump clubs, clubs hearts, hearts "
                    "spades, and spades diamonds, unless another order of the suits is set."
                ),
            ),
        },
    ),
    "rank_trump": option(
        _("Number trump"),
        _("Whether all cards of the turned-up card’s rank are trumps too."),
        {
            "off": (_("No"), _("Only the trump suit is trump.")),
            "above_suit": (
                _("Above the suit"),
                _(
                    "All cards of the turned-up card’s rank are trumps too, above the whole "
                    "trump suit."
                ),
            ),
            "below_suit": (
                _("Below the suit"),
                _(
                    "All cards of the turned-up card’s rank are trumps too, below the whole "
                    "trump suit."
                ),
            ),
        },
    ),
    "suit_order": order_option(
        _("Order of the suits"),
        _("How the suits rank among number trumps, and which trumps which in a circle."),
        {"D": _("Diamonds"), "C": _("Clubs"), "H": _("Hearts"), "S": _("Spades")},
        {"D": _("diamonds"), "C": _("clubs"), "H": _("hearts"), "S": _("spades")},
        lambda: gettext(
            "From the lowest to the highest the suits are {first}, {second}, {third} and {last}: "
            "number trumps rank in this order, and in a circle each suit trumps the next, the last "
            "one the first."
        ),
    ),
    "changing_trump": option(
        _("Changing trump"),
        _("Whether one more card lies face down under the trump card."),
        {
            False: (_("No"), _("The trump stays the same for the whole game.")),
            True: (
                _("Yes"),
                _(
                    "A card lies face down under the trump card; when it is drawn, all see it, "
                    "and its suit is trump from then on; with number trumps so is its rank."
                ),
            ),
        },
    ),
    "trump_swap": option(
        _("Swapping the trump card"),
        _("Whether the lowest trump of the pack may be swapped for the trump card."),
        {
            False: (_("No"), _("The trump card can’t be swapped.")),
            True: (
                _("Yes"),
                _(
                    "The player with the lowest trump of the pack may swap it for the trump "
                    "card at any time, as long as that lies under the talon."
                ),
            ),
        },
    ),
    "own_suit_only": option(
        _("Only by its own suit"),
        _("Whether there is a suit that trumps don’t beat."),
        {
            "none": (_("No suit"), _("There is no suit that trumps don’t beat.")),
            "clubs": (_("Clubs"), _("Clubs are beaten only by higher clubs, not by trumps.")),
            "diamonds": (
                _("Diamonds"),
                _("Diamonds are beaten only by higher diamonds, not by trumps."),
            ),
            "hearts": (_("Hearts"), _("Hearts are beaten only by higher hearts, not by trumps.")),
            "spades": (_("Spades"), _("Spades are beaten only by higher spades, not by trumps.")),
        },
    ),
    "lowest_beats_highest": option(
        _("Lowest beats highest"),
        _("Whether the lowest card of a suit beats its highest."),
        {
            False: (
                _("No"),
                _("A higher card of a suit beats a lower one, and never the other way."),
            ),
            True: (_("Yes"), _("The lowest card of a suit beats the highest of that suit.")),
        },
    ),
    "wild_six": option(
        _("Wild sixes"),
        _("Which sixes may be played as another suit."),
        {
            "none": (_("None"), _("A six is always of its own suit.")),
            "diamonds": (
                _("Six of diamonds"),
                _("The player of the six of diamonds names its suit; it stays a six."),
            ),
            "all": (_("All sixes"), _("The player of a six names its suit; it stays a six.")),
        },
    ),
    "hidden_cards": option(
        _("Face-down cards"),
        _("Cards dealt to each player besides the hand, face down and seen by nobody."),
        {
            0: (_("None"), _("Players have no cards besides their hand.")),
            2: (
                _("Two each"),
                _(
                    "Each player has two more cards, face down: they are picked up at the end "
                    "of the bout in which the hand is empty and no cards are left to draw."
                ),
            ),
        },
    ),
    "cheating": option(
        _("Cheating"),
        _("Whether plays against the rules are possible, and can be called."),
        {
            False: (_("No"), _("Only plays within the rules are possible.")),
            True: (
                _("Allowed until caught"),
                _(
                    "A play against the rules stands unless another player calls it before the "
                    "bout ends."
                ),
            ),
        },
    ),
    "cheat_penalty": option(
        _("Penalty for cheating"),
        _("How many cards a caught cheat draws, or a player who called a fair play."),
        {
            0: (_("None"), _("A caught cheat only takes the cards of that play back.")),
            1: (
                _("One card"),
                _("A caught cheat draws one card; so does a player who called a fair play."),
            ),
            2: (
                _("Two cards"),
                _("A caught cheat draws two cards; so does a player who called a fair play."),
            ),
        },
    ),
    "teams": option(
        _("Teams"),
        _("Whether players win and lose together."),
        {
            "none": (_("None"), _("Everybody plays alone.")),
            2: (
                _("Two teams"),
                _(
                    "Two teams play; partners don’t attack each other: the next opponent is "
                    "attacked."
                ),
            ),
            3: (
                _("Three teams"),
                _(
                    "Three teams play; partners don’t attack each other: the next opponent is "
                    "attacked."
                ),
            ),
        },
    ),
    "team_seating": option(
        _("Seats of partners"),
        _("Whether partners sit apart or side by side."),
        {
            "alternate": (
                _("Apart"),
                _("The teams sit in turn, so that partners don’t sit together."),
            ),
            "together": (
                _("Side by side"),
                _("The players of a team sit side by side; turns still go from team to team."),
            ),
        },
    ),
    "team_result": option(
        _("Teams: who wins"),
        _("When a game between teams is decided."),
        {
            "last_holding": (_("Last with cards"), _("The last team holding cards loses.")),
            "first_out": (
                _("First player out"),
                _("The first team with a player out wins at once; the others lose."),
            ),
            "all_out": (
                _("First team out"),
                _("The first team whose players are all out wins at once; the others lose."),
            ),
        },
    ),
    "draws": option(
        _("Draws"),
        _("What happens when the last bout empties every hand."),
        {
            True: (_("Possible"), _("If the last bout empties every hand, the game is drawn.")),
            False: (
                _("The defender loses"),
                _("If the last bout empties every hand, its defender is the durak."),
            ),
        },
    ),
}
