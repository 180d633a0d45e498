"""The words for the options of attack and defence."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from games.rule_words.wording import option

BOUT_OPTIONS = {
    "lead": option(
        _("Lead"),
        _("With how many cards a bout may be opened."),
        {
            "same_rank": (
                _("Several of a rank"),
                _("A bout opens with one card, or with several of one rank."),
            ),
            "single": (_("One card"), _("A bout opens with exactly one card.")),
            "pairs": (
                _("Pairs and one"),
                _(
                    "A bout opens with one card, a pair and one other card, or two pairs and "
                    "one other card."
                ),
            ),
        },
    ),
    "attack_limit": option(
        _("Attack cards"),
        _(
            "How many attack cards a bout may have; never more than the defender held "
            "when attacked."
        ),
        {
            None: (
                _("No limit"),
                _("A bout may have as many attack cards as the defender held when attacked."),
            )
        },
        lambda count: ngettext(
            "A bout may have at most one attack card.",
            "A bout may have at most {count} attack cards.",
            count,
        ),
    ),
    "first_bout_limit": option(
        _("First bout"),
        _("A lower limit of attack cards at the beginning of a game."),
        {None: (_("As all others"), _("The first bout has the same limit as all others."))},
        lambda count: ngettext(
            "At the beginning of a game a bout may have at most one attack card.",
            "At the beginning of a game a bout may have at most {count} attack cards.",
            count,
        ),
    ),
    "first_limit_until": option(
        _("End of the lower limit"),
        _("How long the lower limit at the beginning of a game holds."),
        {
            "bout": (_("The first bout"), _("The lower limit holds for the first bout of a game.")),
            "discard": (
                _("Until the first discard"),
                _("The lower limit holds until a bout is beaten off for the first time."),
            ),
        },
    ),
    "throw_in": option(
        _("Throwing in"),
        _("Who may add cards to the attack; their rank has to be on the table already."),
        {
            "all": (
                _("Everybody"),
                _(
                    "Everybody may throw in, except the defender and the defender’s partners in "
                    "a team."
                ),
            ),
            "neighbours": (
                _("The neighbours"),
                _("Only the defender’s two neighbours may throw in."),
            ),
            "leader": (
                _("The leader"),
                _(
                    "Only the leader may throw in; after a transfer, only the player who "
                    "transferred."
                ),
            ),
            "none": (
                _("Nobody"),
                _(
                    "Nobody throws in: the bout ends when every card is beaten, or the defender "
                    "takes."
                ),
            ),
        },
    ),
    "throw_in_when": option(
        _("Time of throwing in"),
        _("Whether cards may be thrown in while attack cards are still unbeaten."),
        {
            "any_time": (
                _("At any time"),
                _("Cards may be thrown in at any time, also while attack cards are unbeaten."),
            ),
            "all_beaten": (
                _("When all is beaten"),
                _(
                    "A card may be thrown in only when every attack card is beaten; then the "
                    "defender answers it first."
                ),
            ),
        },
    ),
    "throw_in_order": option(
        _("Order of throwing in"),
        _("Whether the attackers throw in at any time or one after the other."),
        {
            "free": (
                _("Free"),
                _("The attackers throw in at any time, without waiting for each other."),
            ),
            "in_turn": (
                _("In turn"),
                _(
                    "The attackers throw in one after the other: first the leader, or after a "
                    "transfer the player who transferred, until done; then the next clockwise. "
                    "Each new card starts this anew."
                ),
            ),
        },
    ),
    "pile_on": option(
        _("After a take"),
        _("How many cards may still be added when the defender takes."),
        {
            "none": (_("No more cards"), _("When the defender takes, no more cards may be added.")),
            "limit": (
                _("Up to the limit"),
                _("When the defender takes, cards may still be added up to the limit of the bout."),
            ),
            "unlimited": (
                _("Any number"),
                _(
                    "When the defender takes, any number of cards of the ranks on the table may "
                    "be added."
                ),
            ),
        },
    ),
    "take_when": option(
        _("Taking"),
        _("When the defender may take the cards."),
        {
            "unbeaten": (
                _("While a card is unbeaten"),
                _("The defender may take only while an attack card is unbeaten."),
            ),
            "any_time": (
                _("At any time"),
                _("The defender may take at any time, even when every attack card is beaten."),
            ),
        },
    ),
    "take_what": option(
        _("Cards taken"),
        _("Which cards the defender picks up when taking."),
        {
            "table": (_("All cards"), _("The defender who takes picks up all cards on the table.")),
            "unbeaten": (
                _("The unbeaten cards"),
                _(
                    "The defender who takes picks up only the unbeaten cards; the beaten ones "
                    "are discarded with the cards that beat them."
                ),
            ),
        },
    ),
    "transfer": option(
        _("Transfer"),
        _("Whether the defender may send the attack on to the next player."),
        {
            "off": (_("No"), _("Attacks can’t be transferred.")),
            "on": (
                _("With the same rank"),
                _(
                    "The defender may add one or more cards of the attack’s rank and so "
                    "transfer the attack to the next player."
                ),
            ),
        },
    ),
    "show_transfer": option(
        _("Showing a trump"),
        _("Whether showing a trump of the attack’s rank is enough to transfer."),
        {
            "off": (_("No"), _("To transfer, a card has to be added; showing one isn’t enough.")),
            "unlimited": (
                _("Always"),
                _(
                    "The defender may transfer by showing a trump of the attack’s rank, and "
                    "keeps it; each trump once a bout."
                ),
            ),
            "once_per_bout": (
                _("Once a bout"),
                _(
                    "Once a bout each player may transfer by showing a trump of the attack’s "
                    "rank, and keeps it."
                ),
            ),
            "once_per_game": (
                _("Once a game"),
                _(
                    "Once a game each player may transfer by showing a trump of the attack’s "
                    "rank, and keeps it."
                ),
            ),
        },
    ),
    "transfer_when": option(
        _("Time of transfers"),
        _("Whether an attack can still be transferred once one of its cards is beaten."),
        {
            "nothing_beaten": (
                _("While nothing is beaten"),
                _("Attacks can be transferred only as long as nothing is beaten."),
            ),
            "any_time": (
                _("At any time"),
                _(
                    "Unbeaten cards can also be transferred when others are beaten already, if "
                    "they are all of one rank; the beaten cards go along."
                ),
            ),
        },
    ),
    "transfer_count": option(
        _("Cards to transfer"),
        _("How many cards it takes to transfer."),
        {
            "any": (_("One is enough"), _("One card of the attack’s rank is enough to transfer.")),
            "at_least_equal": (
                _("At least as many"),
                _("It takes at least as many cards to transfer as have to be transferred."),
            ),
            "exactly_equal": (
                _("Exactly as many"),
                _(
                    "It takes exactly as many cards to transfer as have to be transferred, no "
                    "more and no fewer."
                ),
            ),
        },
    ),
    "transfer_direction": option(
        _("Direction of transfers"),
        _("To which side attacks are transferred."),
        {
            "left": (_("To the left"), _("Attacks are transferred to the left.")),
            "chosen_bout": (
                _("Chosen, for the bout"),
                _("The player who transfers chooses the direction, for this bout."),
            ),
            "chosen_lasting": (
                _("Chosen, lasting"),
                _(
                    "The player who transfers chooses the direction of play, until somebody "
                    "chooses anew."
                ),
            ),
        },
    ),
    "direction_by": option(
        _("Who chooses the direction"),
        _("Who chooses the direction when an attack is transferred several times."),
        {
            "transferring": (
                _("Each player who transfers"),
                _("Each player who transfers chooses the direction anew."),
            ),
            "first_transfer": (
                _("The first player to transfer"),
                _(
                    "Only the first player to transfer in a bout chooses the direction; the "
                    "others follow it."
                ),
            ),
        },
    ),
    "transfer_trumps": option(
        _("Transfers with trumps"),
        _("Whether attacks can be transferred with trumps too."),
        {
            True: (_("Allowed"), _("Attacks can be transferred with trumps too.")),
            False: (_("Not allowed"), _("Attacks can’t be transferred with trumps.")),
        },
    ),
    "transfer_heads_up": option(
        _("Transfers with two left"),
        _("Whether attacks can be transferred when only two players are left."),
        {
            "always": (_("Always"), _("Attacks can be transferred with two players left too.")),
            "equal_hands": (
                _("With equal hands"),
                _(
                    "With two players left an attack can be transferred only while both hold "
                    "equally many cards."
                ),
            ),
            "never": (_("Never"), _("With two players left attacks can’t be transferred.")),
        },
    ),
    "transfer_first_bout": option(
        _("Transfers in the first bout"),
        _("Whether attacks can be transferred in the first bout of a game."),
        {
            True: (_("Allowed"), _("Attacks can be transferred in the first bout too.")),
            False: (
                _("Not allowed"),
                _("In the first bout of a game attacks can’t be transferred."),
            ),
        },
    ),
}
