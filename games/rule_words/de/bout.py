"""The options of attack and defence in German."""

from games.rule_words.catalogue import option


def _cards(count: int) -> str:
    return "eine Karte" if count == 1 else f"{count} Karten"


BOUT = {
    "lead": option(
        "Ausspielen",
        "Mit wie vielen Karten ein Angriff eröffnet werden darf.",
        {
            "same_rank": (
                "Mehrere gleichen Rangs",
                "Ein Angriff beginnt mit einer oder mehreren Karten desselben Rangs.",
            ),
            "single": ("Eine Karte", "Ein Angriff beginnt mit genau einer Karte."),
        },
    ),
    "attack_limit": option(
        "Angriffskarten",
        "Wie viele Karten ein Angriff höchstens hat; nie mehr, als der Verteidiger hält.",
        {None: ("Keine Grenze", "Nur das Blatt des Verteidigers begrenzt den Angriff.")},
        lambda count: f"Ein Angriff hat höchstens {_cards(count)}.",
    ),
    "first_bout_limit": option(
        "Erster Angriff",
        "Eine niedrigere Grenze für den ersten Angriff eines Spiels.",
        {None: ("Wie alle anderen", "Für den ersten Angriff gilt dieselbe Grenze wie sonst.")},
        lambda count: f"Der erste Angriff eines Spiels hat höchstens {_cards(count)}.",
    ),
    "throw_in": option(
        "Dazugeben",
        "Wer Karten eines Rangs dazugeben darf, der auf dem Tisch liegt.",
        {
            "all": ("Alle", "Alle außer dem Verteidiger dürfen dazugeben."),
            "neighbours": (
                "Die Nachbarn",
                "Nur die beiden Nachbarn des Verteidigers dürfen dazugeben.",
            ),
            "leader": (
                "Der Angreifer",
                "Nur wer ausgespielt oder zuletzt geschoben hat, darf dazugeben.",
            ),
            "none": (
                "Niemand",
                "Niemand gibt dazu; der Angriff endet mit den ausgespielten Karten.",
            ),
        },
    ),
    "throw_in_order": option(
        "Reihenfolge beim Dazugeben",
        "Ob mehrere Angreifer frei oder nacheinander dazugeben.",
        {
            "free": ("Frei", "Wer dazugeben darf, kann es jederzeit tun."),
            "in_turn": (
                "Der Reihe nach",
                "Dazugegeben wird der Reihe nach: erst der Angreifer, dann die anderen reihum.",
            ),
        },
    ),
    "pile_on": option(
        "Nach dem Aufnehmen",
        "Welche Karten einem Verteidiger, der aufnimmt, noch dazugegeben werden.",
        {
            "none": ("Nichts mehr", "Wer aufnimmt, bekommt keine weiteren Karten dazu."),
            "limit": (
                "Bis zur Grenze",
                "Wer aufnimmt, kann bis zur Grenze des Angriffs noch Karten dazubekommen.",
            ),
            "unlimited": (
                "Beliebig viele",
                "Wer aufnimmt, kann beliebig viele passende Karten dazubekommen.",
            ),
        },
    ),
    "take_when": option(
        "Aufnehmen",
        "Wann der Verteidiger die Karten aufnehmen darf.",
        {
            "unbeaten": (
                "Solange etwas offen ist",
                "Aufnehmen darf man nur, solange eine Karte nicht geschlagen ist.",
            ),
            "any_time": (
                "Jederzeit",
                "Aufnehmen darf man auch, wenn alles geschlagen ist, bis der Angriff endet.",
            ),
        },
    ),
    "transfer": option(
        "Schieben",
        "Ob der Verteidiger den Angriff weitergeben darf, solange nichts geschlagen ist.",
        {
            "off": ("Nein", "Ein Angriff kann nicht geschoben werden."),
            "on": (
                "Mit gleichem Rang",
                "Wer angegriffen wird, darf den Angriff mit einer Karte gleichen Rangs schieben.",
            ),
        },
    ),
    "show_transfer": option(
        "Fahrkarte",
        "Ob es zum Schieben genügt, einen Trumpf des Rangs zu zeigen; er bleibt auf der Hand.",
        {
            "off": ("Nein", "Zum Schieben muss eine Karte gelegt werden; Zeigen genügt nicht."),
            "unlimited": (
                "Immer",
                "Zum Schieben genügt es, einen Trumpf des Rangs zu zeigen (Fahrkarte).",
            ),
            "once_per_bout": (
                "Einmal je Angriff",
                "Einmal je Angriff darf jeder schieben, indem er einen Trumpf des Rangs zeigt.",
            ),
            "once_per_game": (
                "Einmal je Spiel",
                "Einmal im Spiel darf jeder schieben, indem er einen Trumpf des Rangs zeigt.",
            ),
        },
    ),
    "transfer_count": option(
        "Karten zum Schieben",
        "Wie viele Karten zum Schieben nötig sind.",
        {
            "any": ("Eine genügt", "Zum Schieben genügt eine Karte des Rangs."),
            "at_least_equal": (
                "So viele, wie daliegen",
                "Zum Schieben braucht man mindestens so viele Karten, wie auf dem Tisch liegen.",
            ),
        },
    ),
    "transfer_direction": option(
        "Schieberichtung",
        "Zu welcher Seite geschoben wird.",
        {
            "left": ("Nach links", "Geschoben wird nach links."),
            "chosen_bout": (
                "Gewählt, für den Angriff",
                "Wer schiebt, wählt die Richtung, für diesen Angriff.",
            ),
            "chosen_lasting": (
                "Gewählt, bleibend",
                "Wer schiebt, wählt die Spielrichtung, bis jemand neu wählt.",
            ),
        },
    ),
    "transfer_trumps": option(
        "Schieben mit Trumpf",
        "Ob mit Trümpfen geschoben werden darf.",
        {
            True: ("Erlaubt", "Auch mit Trümpfen darf geschoben werden."),
            False: ("Nicht erlaubt", "Mit Trümpfen darf nicht geschoben werden."),
        },
    ),
    "transfer_heads_up": option(
        "Schieben zu zweit",
        "Ob noch geschoben werden darf, wenn nur zwei übrig sind.",
        {
            "always": ("Immer", "Auch zu zweit darf geschoben werden."),
            "equal_hands": (
                "Bei gleich vielen Karten",
                "Zu zweit darf nur geschoben werden, wenn beide gleich viele Karten halten.",
            ),
            "never": ("Nie", "Zu zweit darf nicht geschoben werden."),
        },
    ),
    "transfer_first_bout": option(
        "Schieben beim ersten Angriff",
        "Ob der erste Angriff eines Spiels geschoben werden darf.",
        {
            True: ("Erlaubt", "Auch der erste Angriff darf geschoben werden."),
            False: ("Nicht erlaubt", "Der erste Angriff eines Spiels darf nicht geschoben werden."),
        },
    ),
}
