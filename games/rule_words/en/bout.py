"""The options of attack and defence in English."""

from games.rule_words.catalogue import option


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


BOUT = {
    "lead": option(
        "Lead",
        "With how many cards a bout may be opened.",
        {
            "same_rank": ("Several of a rank", "A bout opens with one or several cards of a rank."),
            "single": ("One card", "A bout opens with exactly one card."),
        },
    ),
    "attack_limit": option(
        "Attack cards",
        "The most attack cards in one bout; never more than the defender holds.",
        {None: ("No limit", "Only the defender’s hand limits the attack cards of a bout.")},
        lambda count: f"A bout takes at most {_cards(count)} as an attack.",
    ),
    "first_bout_limit": option(
        "First bout",
        "A lower limit for the first bout of a game.",
        {None: ("As all others", "The first bout has the same limit as all others.")},
        lambda count: f"The first bout of a game takes at most {_cards(count)} as an attack.",
    ),
    "throw_in": option(
        "Throwing in",
        "Who may add cards of a rank that is on the table.",
        {
            "all": ("Everybody", "Everybody but the defender may throw in."),
            "neighbours": ("The neighbours", "Only the defender’s two neighbours may throw in."),
            "leader": (
                "The attacker",
                "Only the leader, or the player who passed the attack on last, may throw in.",
            ),
            "none": (
                "Nobody",
                "Nobody throws in; the bout ends when the cards led are beaten or taken.",
            ),
        },
    ),
    "throw_in_order": option(
        "Order of throwing in",
        "Whether several attackers throw in freely or one after the other.",
        {
            "free": ("Free", "Those who may throw in do so at any time."),
            "in_turn": (
                "In turn",
                "Throwing in goes in turn: the attacker until done, then the others clockwise.",
            ),
        },
    ),
    "pile_on": option(
        "After a take",
        "Which cards may still be added for a defender who takes.",
        {
            "none": ("No more cards", "Once the defender takes, no more cards are added."),
            "limit": (
                "Up to the limit",
                "Cards may be added for a taking defender up to the bout’s limit.",
            ),
            "unlimited": (
                "Any number",
                "Any number of fitting cards may be added for a taking defender.",
            ),
        },
    ),
    "take_when": option(
        "Taking",
        "When the defender may take the cards.",
        {
            "unbeaten": (
                "While a card is unbeaten",
                "The defender may take only while a card is unbeaten.",
            ),
            "any_time": (
                "At any time",
                "The defender may take even when everything is beaten, until the bout ends.",
            ),
        },
    ),
    "transfer": option(
        "Passing on",
        "Whether a defender may pass the attack on as long as nothing is beaten.",
        {
            "off": ("No", "An attack can’t be passed on."),
            "on": (
                "With the same rank",
                "Whoever is attacked may pass the attack on with a card of the same rank.",
            ),
        },
    ),
    "show_transfer": option(
        "Showing a trump",
        "Whether showing a trump of the rank is enough to pass on; the card stays in the hand.",
        {
            "off": ("No", "A card has to be added to pass on; showing one isn’t enough."),
            "unlimited": (
                "Always",
                "Showing a trump of the rank passes the attack on; it stays in the hand.",
            ),
            "once_per_bout": (
                "Once a bout",
                "Once a bout everybody may pass on by just showing a trump of the rank.",
            ),
            "once_per_game": (
                "Once a game",
                "Once a game everybody may pass on by just showing a trump of the rank.",
            ),
        },
    ),
    "transfer_count": option(
        "Cards to pass on",
        "How many cards have to be added to pass on.",
        {
            "any": ("One is enough", "One card of the rank is enough to pass on."),
            "at_least_equal": (
                "As many as lie there",
                "To pass on takes at least as many cards as lie on the table.",
            ),
        },
    ),
    "transfer_direction": option(
        "Direction of passing on",
        "To which side an attack is passed on.",
        {
            "left": ("To the left", "Attacks are passed on to the left."),
            "chosen_bout": (
                "Chosen, for the bout",
                "Whoever passes on chooses the direction, for this bout.",
            ),
            "chosen_lasting": (
                "Chosen, lasting",
                "Whoever passes on chooses the direction of play until somebody chooses anew.",
            ),
        },
    ),
    "transfer_trumps": option(
        "Passing on with trumps",
        "Whether a trump may be added to pass on.",
        {
            True: ("Allowed", "Trumps may be used to pass on."),
            False: ("Not allowed", "Trumps can’t be used to pass on."),
        },
    ),
    "transfer_heads_up": option(
        "Passing on with two left",
        "Whether attacks can be passed on when only two players are left.",
        {
            "always": ("Always", "Attacks can be passed on with two players left too."),
            "equal_hands": (
                "With equal hands",
                "With two players left an attack can be passed on only if both hold equally many.",
            ),
            "never": ("Never", "With two players left attacks can’t be passed on."),
        },
    ),
    "transfer_first_bout": option(
        "Passing on the first bout",
        "Whether the first bout of a game can be passed on.",
        {
            True: ("Allowed", "The first bout can be passed on too."),
            False: ("Not allowed", "The first bout of a game can’t be passed on."),
        },
    ),
}
