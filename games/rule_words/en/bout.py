"""The options of attack and defence in English."""

from games.rule_words.catalogue import option


def _attack_cards(count: int) -> str:
    return "one attack card" if count == 1 else f"{count} attack cards"


BOUT = {
    "lead": option(
        "Lead",
        "With how many cards a bout may be opened.",
        {
            "same_rank": (
                "Several of a rank",
                "A bout opens with one card, or with several of one rank.",
            ),
            "single": ("One card", "A bout opens with exactly one card."),
            "pairs": (
                "Pairs and one",
                (
                    "A bout opens with one card, a pair and one other card, or two pairs and one "
                    "other card."
                ),
            ),
        },
    ),
    "attack_limit": option(
        "Attack cards",
        "How many attack cards a bout may have; never more than the defender held when attacked.",
        {
            None: (
                "No limit",
                "A bout may have as many attack cards as the defender held when attacked.",
            )
        },
        lambda count: f"A bout may have at most {_attack_cards(count)}.",
    ),
    "first_bout_limit": option(
        "First bout",
        "A lower limit of attack cards at the beginning of a game.",
        {None: ("As all others", "The first bout has the same limit as all others.")},
        lambda count: f"At the beginning of a game a bout may have at most {_attack_cards(count)}.",
    ),
    "first_limit_until": option(
        "End of the lower limit",
        "How long the lower limit at the beginning of a game holds.",
        {
            "bout": ("The first bout", "The lower limit holds for the first bout of a game."),
            "discard": (
                "Until the first discard",
                "The lower limit holds until a bout is beaten off for the first time.",
            ),
        },
    ),
    "throw_in": option(
        "Throwing in",
        "Who may add cards to the attack; their rank has to be on the table already.",
        {
            "all": (
                "Everybody",
                (
                    "Everybody may throw in, except the defender and the defender’s partners in a "
                    "team."
                ),
            ),
            "neighbours": ("The neighbours", "Only the defender’s two neighbours may throw in."),
            "leader": (
                "The leader",
                "Only the leader may throw in; after a transfer, only the player who transferred.",
            ),
            "none": (
                "Nobody",
                "Nobody throws in: the bout ends when every card is beaten, or the defender takes.",
            ),
        },
    ),
    "throw_in_when": option(
        "Time of throwing in",
        "Whether cards may be thrown in while attack cards are still unbeaten.",
        {
            "any_time": (
                "At any time",
                "Cards may be thrown in at any time, also while attack cards are unbeaten.",
            ),
            "all_beaten": (
                "When all is beaten",
                (
                    "A card may be thrown in only when every attack card is beaten; then the "
                    "defender answers it first."
                ),
            ),
        },
    ),
    "throw_in_order": option(
        "Order of throwing in",
        "Whether the attackers throw in at any time or one after the other.",
        {
            "free": ("Free", "The attackers throw in at any time, without waiting for each other."),
            "in_turn": (
                "In turn",
                (
                    "The attackers throw in one after the other: first the leader, or after a "
                    "transfer the player who transferred, until done; then the next clockwise. "
                    "Each new card starts this anew."
                ),
            ),
        },
    ),
    "pile_on": option(
        "After a take",
        "How many cards may still be added when the defender takes.",
        {
            "none": ("No more cards", "When the defender takes, no more cards may be added."),
            "limit": (
                "Up to the limit",
                "When the defender takes, cards may still be added up to the limit of the bout.",
            ),
            "unlimited": (
                "Any number",
                (
                    "When the defender takes, any number of cards of the ranks on the table may be "
                    "added."
                ),
            ),
        },
    ),
    "take_when": option(
        "Taking",
        "When the defender may take the cards.",
        {
            "unbeaten": (
                "While a card is unbeaten",
                "The defender may take only while an attack card is unbeaten.",
            ),
            "any_time": (
                "At any time",
                "The defender may take at any time, even when every attack card is beaten.",
            ),
        },
    ),
    "take_what": option(
        "Cards taken",
        "Which cards the defender picks up when taking.",
        {
            "table": ("All cards", "The defender who takes picks up all cards on the table."),
            "unbeaten": (
                "The unbeaten cards",
                (
                    "The defender who takes picks up only the unbeaten cards; the beaten ones are "
                    "discarded with the cards that beat them."
                ),
            ),
        },
    ),
    "transfer": option(
        "Transfer",
        "Whether the defender may send the attack on to the next player.",
        {
            "off": ("No", "Attacks can’t be transferred."),
            "on": (
                "With the same rank",
                (
                    "The defender may add one or more cards of the attack’s rank and so transfer "
                    "the attack to the next player."
                ),
            ),
        },
    ),
    "show_transfer": option(
        "Showing a trump",
        "Whether showing a trump of the attack’s rank is enough to transfer.",
        {
            "off": ("No", "To transfer, a card has to be added; showing one isn’t enough."),
            "unlimited": (
                "Always",
                (
                    "The defender may transfer by showing a trump of the attack’s rank, and keeps "
                    "it; each trump once a bout."
                ),
            ),
            "once_per_bout": (
                "Once a bout",
                (
                    "Once a bout each player may transfer by showing a trump of the attack’s rank, "
                    "and keeps it."
                ),
            ),
            "once_per_game": (
                "Once a game",
                (
                    "Once a game each player may transfer by showing a trump of the attack’s rank, "
                    "and keeps it."
                ),
            ),
        },
    ),
    "transfer_when": option(
        "Time of transfers",
        "Whether an attack can still be transferred once one of its cards is beaten.",
        {
            "nothing_beaten": (
                "While nothing is beaten",
                "Attacks can be transferred only as long as nothing is beaten.",
            ),
            "any_time": (
                "At any time",
                (
                    "Unbeaten cards can also be transferred when others are beaten already, if "
                    "they are all of one rank; the beaten cards go along."
                ),
            ),
        },
    ),
    "transfer_count": option(
        "Cards to transfer",
        "How many cards it takes to transfer.",
        {
            "any": ("One is enough", "One card of the attack’s rank is enough to transfer."),
            "at_least_equal": (
                "At least as many",
                "It takes at least as many cards to transfer as have to be transferred.",
            ),
            "exactly_equal": (
                "Exactly as many",
                (
                    "It takes exactly as many cards to transfer as have to be transferred, no more "
                    "and no fewer."
                ),
            ),
        },
    ),
    "transfer_direction": option(
        "Direction of transfers",
        "To which side attacks are transferred.",
        {
            "left": ("To the left", "Attacks are transferred to the left."),
            "chosen_bout": (
                "Chosen, for the bout",
                "The player who transfers chooses the direction, for this bout.",
            ),
            "chosen_lasting": (
                "Chosen, lasting",
                (
                    "The player who transfers chooses the direction of play, until somebody "
                    "chooses anew."
                ),
            ),
        },
    ),
    "direction_by": option(
        "Who chooses the direction",
        "Who chooses the direction when an attack is transferred several times.",
        {
            "transferring": (
                "Each player who transfers",
                "Each player who transfers chooses the direction anew.",
            ),
            "first_transfer": (
                "The first player to transfer",
                (
                    "Only the first player to transfer in a bout chooses the direction; the others "
                    "follow it."
                ),
            ),
        },
    ),
    "transfer_trumps": option(
        "Transfers with trumps",
        "Whether attacks can be transferred with trumps too.",
        {
            True: ("Allowed", "Attacks can be transferred with trumps too."),
            False: ("Not allowed", "Attacks can’t be transferred with trumps."),
        },
    ),
    "transfer_heads_up": option(
        "Transfers with two left",
        "Whether attacks can be transferred when only two players are left.",
        {
            "always": ("Always", "Attacks can be transferred with two players left too."),
            "equal_hands": (
                "With equal hands",
                (
                    "With two players left an attack can be transferred only while both hold "
                    "equally many cards."
                ),
            ),
            "never": ("Never", "With two players left attacks can’t be transferred."),
        },
    ),
    "transfer_first_bout": option(
        "Transfers in the first bout",
        "Whether attacks can be transferred in the first bout of a game.",
        {
            True: ("Allowed", "Attacks can be transferred in the first bout too."),
            False: ("Not allowed", "In the first bout of a game attacks can’t be transferred."),
        },
    ),
}
