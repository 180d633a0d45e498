"""The problems of a rule set, in German."""

PROBLEMS = {
    "unknown_option": "Diese Option gibt es nicht.",
    "bad_value": "„{option}“ kann sein: {choices}.",
    "too_many_cards": "Für so große Hände reichen die Karten nicht.",
    "first_bout_not_lower": "Der erste Angriff braucht eine Grenze unter {attack_limit} Karten.",
    "needs_first_bout_limit": "„{option}“ zählt nur mit einer Grenze für den ersten Angriff.",
    "needs_throw_in": "„{option}“ zählt nur, wo jemand dazugeben darf.",
    "needs_several_attackers": "„{option}“ zählt nur, wo mehrere dazugeben dürfen.",
    "needs_transfer": "„{option}“ zählt nur, wo geschoben werden darf.",
    "needs_refill_by_bout": "„{option}“ zählt nur, wo alle nach jedem Angriff nachziehen.",
    "needs_trump_card": "„{option}“ braucht eine aufgedeckte Trumpfkarte.",
    "needs_chosen_direction": "„{option}“ zählt nur, wo die Schieberichtung gewählt wird.",
    "no_trump_to_show": "Mit Trumpf darf hier nicht geschoben werden, also auch keiner gezeigt.",
    "suits_not_ordered": "„{option}“ zählt nur bei Zahlentrumpf oder Trumpf im Kreis.",
    "trump_never_drawn": "Ohne Nachziehen wird die Karte unter der Trumpfkarte nie gezogen.",
    "needs_teams": "„{option}“ zählt nur mit Teams.",
    "needs_sixes": "In diesem Kartenspiel gibt es keine Sechsen.",
    "hand_too_small_to_redeal": "Neu geben lassen geht erst ab drei Karten auf der Hand.",
    "needs_cheating": "„{option}“ zählt nur, wo geschummelt werden darf.",
    "out_of_range": "Diese Regeln sind für {fewest} bis {most} Plätze.",
    "uneven_teams": "Bei {teams} Teams braucht jedes gleich viele Plätze.",
}
