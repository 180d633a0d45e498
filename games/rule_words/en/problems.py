"""The problems of a rule set, in English."""

PROBLEMS = {
    "unknown_option": "There is no such option.",
    "bad_value": "“{option}” can be: {choices}.",
    "too_many_cards": "The cards aren’t enough for hands of that size.",
    "first_bout_not_lower": "The first bout needs a lower limit than {attack_limit} cards.",
    "needs_first_bout_limit": "“{option}” matters only where the first bout has a lower limit.",
    "needs_throw_in": "“{option}” matters only where somebody may throw in.",
    "needs_several_attackers": "“{option}” matters only where several players may throw in.",
    "needs_transfer": "“{option}” matters only where attacks can be transferred.",
    "needs_refill_by_bout": "“{option}” matters only where all draw after each bout.",
    "needs_trump_card": "“{option}” needs a turned-up trump card.",
    "needs_chosen_direction": "“{option}” matters only where the direction of transfers is chosen.",
    "no_trump_to_show": "Attacks can’t be transferred with trumps here, so no trump can be shown.",
    "suits_not_ordered": "“{option}” matters only for number trumps, or for trumps in a circle.",
    "trump_never_drawn": "The card under the trump card is never drawn if nobody draws.",
    "needs_teams": "“{option}” matters only with teams.",
    "needs_sixes": "There are no sixes in this pack.",
    "hand_too_small_to_redeal": "A new deal can be asked for with at least three cards in hand.",
    "needs_cheating": "“{option}” matters only where cheating is possible.",
    "out_of_range": "These rules are for {fewest} to {most} seats.",
    "uneven_teams": "With {teams} teams every team needs equally many seats.",
}
