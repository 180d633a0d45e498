"""The options of attack and defence in German."""

from games.rule_words.catalogue import option


def _attack_cards(count: int) -> str:
    return "eine Angriffskarte" if count == 1 else f"{count} Angriffskarten"


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
            "pairs": (
                "Paare und eine",
                (
                    "Ein Angriff beginnt mit einer Karte, einem Paar und einer weiteren oder zwei "
                    "Paaren und einer weiteren Karte."
                ),
            ),
        },
    ),
    "attack_limit": option(
        "Angriffskarten",
        "Wie viele Angriffskarten es sein dürfen; nie mehr, als der Verteidiger anfangs hielt.",
        {
            None: (
                "Keine Grenze",
                "Es dürfen so viele Angriffskarten sein, wie der Verteidiger anfangs hielt.",
            )
        },
        lambda count: f"Ein Angriff hat höchstens {_attack_cards(count)}.",
    ),
    "first_bout_limit": option(
        "Erster Angriff",
        "Eine niedrigere Grenze am Anfang eines Spiels.",
        {None: ("Wie alle anderen", "Für den ersten Angriff gilt dieselbe Grenze wie sonst.")},
        lambda count: f"Am Anfang eines Spiels hat ein Angriff höchstens {_attack_cards(count)}.",
    ),
    "first_limit_until": option(
        "Ende der niedrigeren Grenze",
        "Wie lange die niedrigere Grenze am Anfang eines Spiels gilt.",
        {
            "bout": (
                "Der erste Angriff",
                "Die niedrigere Grenze gilt für den ersten Angriff eines Spiels.",
            ),
            "discard": (
                "Bis zur ersten Ablage",
                "Die niedrigere Grenze gilt, bis zum ersten Mal ein Angriff abgewehrt ist.",
            ),
        },
    ),
    "throw_in": option(
        "Dazugeben",
        "Wer weitere Angriffskarten legen darf; ihr Rang muss schon auf dem Tisch liegen.",
        {
            "all": (
                "Alle",
                "Alle dürfen dazugeben, außer dem Verteidiger und, in Teams, seinen Partnern.",
            ),
            "neighbours": (
                "Die Nachbarn",
                "Nur die beiden Nachbarn des Verteidigers dürfen dazugeben.",
            ),
            "leader": (
                "Der Ausspieler",
                (
                    "Nur wer ausgespielt hat, darf dazugeben; nach dem Schieben nur, wer geschoben "
                    "hat."
                ),
            ),
            "none": (
                "Niemand",
                (
                    "Niemand gibt dazu: Der Angriff endet, wenn alles geschlagen ist oder der "
                    "Verteidiger aufnimmt."
                ),
            ),
        },
    ),
    "throw_in_when": option(
        "Zeitpunkt des Dazugebens",
        "Ob dazugegeben werden darf, solange Angriffskarten nicht geschlagen sind.",
        {
            "any_time": (
                "Jederzeit",
                "Dazugegeben wird jederzeit, auch solange Angriffskarten nicht geschlagen sind.",
            ),
            "all_beaten": (
                "Wenn alles geschlagen ist",
                (
                    "Eine Karte darf nur dazugegeben werden, wenn alle Angriffskarten geschlagen "
                    "sind; dann ist erst wieder der Verteidiger dran."
                ),
            ),
        },
    ),
    "throw_in_order": option(
        "Reihenfolge beim Dazugeben",
        "Ob die Angreifer jederzeit oder nacheinander dazugeben.",
        {
            "free": ("Frei", "Die Angreifer geben jederzeit dazu, ohne aufeinander zu warten."),
            "in_turn": (
                "Der Reihe nach",
                (
                    "Die Angreifer geben nacheinander dazu: zuerst der Ausspieler, oder wer "
                    "zuletzt geschoben hat, bis er fertig ist, dann der Nächste im Uhrzeigersinn. "
                    "Jede neue Karte beginnt das von vorn."
                ),
            ),
        },
    ),
    "pile_on": option(
        "Nach dem Aufnehmen",
        "Wie viele Karten noch dazugegeben werden dürfen, wenn der Verteidiger aufnimmt.",
        {
            "none": (
                "Nichts mehr",
                "Nimmt der Verteidiger auf, darf nichts mehr dazugegeben werden.",
            ),
            "limit": (
                "Bis zur Grenze",
                (
                    "Nimmt der Verteidiger auf, darf noch bis zur Grenze des Angriffs dazugegeben "
                    "werden."
                ),
            ),
            "unlimited": (
                "Beliebig viele",
                (
                    "Nimmt der Verteidiger auf, dürfen beliebig viele Karten der Ränge auf dem "
                    "Tisch dazugegeben werden."
                ),
            ),
        },
    ),
    "take_when": option(
        "Aufnehmen",
        "Wann der Verteidiger die Karten aufnehmen darf.",
        {
            "unbeaten": (
                "Solange etwas ungeschlagen ist",
                (
                    "Der Verteidiger darf nur aufnehmen, solange eine Angriffskarte nicht "
                    "geschlagen ist."
                ),
            ),
            "any_time": (
                "Jederzeit",
                "Der Verteidiger darf jederzeit aufnehmen, auch wenn alles geschlagen ist.",
            ),
        },
    ),
    "take_what": option(
        "Was aufgenommen wird",
        "Welche Karten der Verteidiger aufnimmt.",
        {
            "table": ("Alle Karten", "Wer aufnimmt, nimmt alle Karten vom Tisch."),
            "unbeaten": (
                "Die ungeschlagenen",
                (
                    "Wer aufnimmt, nimmt nur die ungeschlagenen Karten; geschlagene werden mit "
                    "denen, die sie schlugen, abgelegt."
                ),
            ),
        },
    ),
    "transfer": option(
        "Schieben",
        "Ob der Verteidiger den Angriff an den nächsten Spieler schieben darf.",
        {
            "off": ("Nein", "Ein Angriff kann nicht geschoben werden."),
            "on": (
                "Mit gleichem Rang",
                (
                    "Der Verteidiger darf eine oder mehrere Karten vom Rang des Angriffs dazulegen "
                    "und ihn so an den nächsten Spieler schieben."
                ),
            ),
        },
    ),
    "show_transfer": option(
        "Fahrkarte",
        "Ob es zum Schieben genügt, einen Trumpf vom Rang des Angriffs zu zeigen.",
        {
            "off": ("Nein", "Zum Schieben muss eine Karte gelegt werden; Zeigen genügt nicht."),
            "unlimited": (
                "Immer",
                (
                    "Zum Schieben genügt es, einen Trumpf vom Rang des Angriffs zu zeigen; er "
                    "bleibt auf der Hand, und jeder geht einmal je Angriff."
                ),
            ),
            "once_per_bout": (
                "Einmal je Angriff",
                (
                    "Einmal je Angriff darf jeder schieben, indem er einen Trumpf vom Rang des "
                    "Angriffs zeigt; er bleibt auf der Hand."
                ),
            ),
            "once_per_game": (
                "Einmal je Spiel",
                (
                    "Einmal im Spiel darf jeder schieben, indem er einen Trumpf vom Rang des "
                    "Angriffs zeigt; er bleibt auf der Hand."
                ),
            ),
        },
    ),
    "transfer_when": option(
        "Zeitpunkt des Schiebens",
        "Ob noch geschoben werden darf, wenn schon eine Karte geschlagen ist.",
        {
            "nothing_beaten": (
                "Solange nichts geschlagen ist",
                "Geschoben werden darf nur, solange nichts geschlagen ist.",
            ),
            "any_time": (
                "Jederzeit",
                (
                    "Ungeschlagene Karten dürfen auch geschoben werden, wenn andere schon "
                    "geschlagen sind, sofern sie alle vom selben Rang sind; die geschlagenen "
                    "gehen mit."
                ),
            ),
        },
    ),
    "transfer_count": option(
        "Karten zum Schieben",
        "Wie viele Karten zum Schieben nötig sind.",
        {
            "any": ("Eine genügt", "Zum Schieben genügt eine Karte vom Rang des Angriffs."),
            "at_least_equal": (
                "Mindestens gleich viele",
                (
                    "Zum Schieben braucht man mindestens so viele Karten, wie geschoben werden "
                    "sollen."
                ),
            ),
            "exactly_equal": (
                "Genau gleich viele",
                (
                    "Zum Schieben braucht man genau so viele Karten, wie geschoben werden sollen, "
                    "nicht mehr und nicht weniger."
                ),
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
                "Wer schiebt, wählt die Spielrichtung; sie gilt, bis jemand neu wählt.",
            ),
        },
    ),
    "direction_by": option(
        "Wer die Richtung wählt",
        "Wer die Richtung wählt, wenn ein Angriff mehrmals geschoben wird.",
        {
            "transferring": ("Jeder, der schiebt", "Jeder, der schiebt, wählt die Richtung neu."),
            "first_transfer": (
                "Wer zuerst schiebt",
                "Nur wer einen Angriff zuerst schiebt, wählt die Richtung; die anderen folgen ihr.",
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
            "always": ("Immer", "Auch wenn nur zwei übrig sind, darf geschoben werden."),
            "equal_hands": (
                "Bei gleich vielen Karten",
                (
                    "Sind nur zwei übrig, darf nur geschoben werden, solange beide gleich viele "
                    "Karten halten."
                ),
            ),
            "never": ("Nie", "Sind nur zwei übrig, darf nicht geschoben werden."),
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
