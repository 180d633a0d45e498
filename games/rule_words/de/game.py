"""The options of pack, drawing, trumps, teams and the end in German."""

from games.rule_words.catalogue import option, order_option

GAME = {
    "deck": option(
        "Karten im Kartenspiel",
        "Wie viele Karten ein Kartenspiel hat, und damit, welcher Rang der niedrigste ist.",
        {
            24: ("24, ab der Neun", "Ein Kartenspiel hat 24 Karten; die niedrigste ist die Neun."),
            32: (
                "32, ab der Sieben",
                "Ein Kartenspiel hat 32 Karten; die niedrigste ist die Sieben.",
            ),
            36: (
                "36, ab der Sechs",
                "Ein Kartenspiel hat 36 Karten; die niedrigste ist die Sechs.",
            ),
            52: (
                "52, ab der Zwei",
                "Ein Kartenspiel hat alle 52 Karten; die niedrigste ist die Zwei.",
            ),
        },
    ),
    "decks": option(
        "Kartenspiele",
        "Wie viele zusammengemischt werden; gleiche Karten schlagen einander nicht.",
        counted=lambda count: (
            "Gespielt wird mit einem Kartenspiel."
            if count == 1
            else f"{count} Kartenspiele werden zusammengemischt; "
            "gleiche Karten schlagen einander nicht."
        ),
    ),
    "jokers": option(
        "Joker",
        "Ob jedes Kartenspiel zwei Joker hat; nichts schlägt einen Joker.",
        {
            0: ("Keine", "Es gibt keine Joker."),
            2: (
                "Zwei",
                (
                    "Jedes Kartenspiel hat zwei Joker: Der rote schlägt jede rote Karte, der "
                    "schwarze jede schwarze, auch Trümpfe; nichts schlägt einen Joker."
                ),
            ),
        },
    ),
    "hand_size": option(
        "Handkarten",
        "Wie viele Karten eine volle Hand hat; so viele bekommt jeder.",
        counted=lambda count: (
            "Jeder bekommt eine Karte; das ist eine volle Hand."
            if count == 1
            else f"Jeder bekommt {count} Karten; das ist eine volle Hand."
        ),
    ),
    "redeal": option(
        "Neu geben",
        "Ob jemand mit Karten fast nur einer Farbe neu geben lassen darf.",
        {
            "off": ("Nein", "Gespielt wird mit den Karten, die gegeben sind."),
            "on_request": (
                "Auf Wunsch",
                (
                    "Vor dem ersten Ausspiel darf neu geben lassen, wer nur Karten einer Farbe "
                    "hat, oder alle bis auf eine."
                ),
            ),
        },
    ),
    "refill": option(
        "Nachziehen",
        "Wann die Spieler vom Talon ziehen, bis ihre Hände wieder voll sind.",
        {
            "bout": (
                "Nach jedem Angriff",
                "Nach jedem Angriff ziehen alle nach, bis ihre Hand voll ist.",
            ),
            "cycle": (
                "Wenn alle verteidigt haben",
                (
                    "Nachgezogen wird erst, wenn seit dem letzten Mal jeder mindestens einmal "
                    "angegriffen wurde, oder wenn der nächste Ausspieler oder Verteidiger keine "
                    "Karten mehr hat; zuerst zieht, wer seither als Erster ausgespielt hat."
                ),
            ),
            "never": (
                "Nie",
                (
                    "Niemand zieht nach: Wer keine Karten mehr hat, ist draußen, auch wenn im "
                    "Talon noch Karten liegen."
                ),
            ),
        },
    ),
    "first_draw": option(
        "Wer zuerst zieht",
        "Wer nach einem geschobenen Angriff zuerst nachzieht.",
        {
            "leader": (
                "Wer ausgespielt hat",
                (
                    "Nach jedem Angriff zieht zuerst, wer ausgespielt hat, auch wenn geschoben "
                    "wurde."
                ),
            ),
            "attacker": (
                "Wer geschoben hat",
                "Wurde der Angriff geschoben, zieht zuerst nach, wer ihn zuletzt geschoben hat.",
            ),
        },
    ),
    "first_leader": option(
        "Erstes Ausspiel",
        (
            "Wer im ersten Spiel ausspielt, und in einem späteren nach einem Unentschieden oder "
            "mit anderen Regeln oder Spielern."
        ),
        {
            "lowest_trump": (
                "Niedrigster Trumpf",
                (
                    "Wer den niedrigsten Trumpf hat, spielt zuerst aus; hat niemand einen Trumpf, "
                    "der linke Nachbar des Gebers."
                ),
            ),
            "forehand": ("Vorhand", "Der linke Nachbar des Gebers spielt zuerst aus."),
        },
    ),
    "next_leader": option(
        "Ausspiel in der Serie",
        "Wer im nächsten Spiel am selben Tisch ausspielt.",
        {
            "attack_durak": (
                "Gegen den Durak",
                "Im nächsten Spiel wird der Durak zuerst angegriffen, von seinem rechten Nachbarn.",
            ),
            "spare_durak": (
                "Nach dem Durak",
                "Im nächsten Spiel spielt der linke Nachbar des Duraks aus.",
            ),
            "first_out": (
                "Wer zuerst draußen war",
                "Im nächsten Spiel spielt aus, wer zuerst alle Karten los war.",
            ),
            "lowest_trump": (
                "Wie im ersten Spiel",
                "Wer ausspielt, entscheidet sich in jedem Spiel wie im ersten.",
            ),
        },
    ),
    "series_deck": option(
        "Karten in der Serie",
        "Woraus das nächste Spiel am selben Tisch gegeben wird.",
        {
            "fresh": ("Alle Karten", "Jedes Spiel einer Serie wird aus allen Karten gegeben."),
            "remaining": (
                "Was übrig ist",
                (
                    "Das nächste Spiel einer Serie wird aus den noch nicht gespielten Karten "
                    "gegeben, solange sie reichen."
                ),
            ),
        },
    ),
    "trump": option(
        "Trumpf",
        "Welche Farbe die anderen schlägt.",
        {
            "turned_up": ("Aufgedeckte Karte", "Die Farbe der aufgedeckten Karte ist Trumpf."),
            "none": ("Keiner", "Es gibt keinen Trumpf."),
            "clubs": ("Kreuz", "Immer ist Kreuz Trumpf."),
            "diamonds": ("Karo", "Immer ist Karo Trumpf."),
            "hearts": ("Herz", "Immer ist Herz Trumpf."),
            "spades": ("Pik", "Immer ist Pik Trumpf."),
            "cycle": (
                "Im Kreis",
                (
                    "Jede Farbe schlägt nur die nächste: Karo schlägt Kreuz, Kreuz Herz, Herz Pik, "
                    "und Pik Karo, wenn keine andere Reihenfolge der Farben gewählt ist."
                ),
            ),
        },
    ),
    "rank_trump": option(
        "Zahlentrumpf",
        "Ob alle Karten vom Rang der aufgedeckten Karte auch Trumpf sind.",
        {
            "off": ("Nein", "Nur die Trumpffarbe ist Trumpf."),
            "above_suit": (
                "Über der Farbe",
                (
                    "Alle Karten vom Rang der aufgedeckten Karte sind auch Trumpf, über der ganzen "
                    "Trumpffarbe."
                ),
            ),
            "below_suit": (
                "Unter der Farbe",
                (
                    "Alle Karten vom Rang der aufgedeckten Karte sind auch Trumpf, unter der "
                    "ganzen Trumpffarbe."
                ),
            ),
        },
    ),
    "suit_order": order_option(
        "Reihenfolge der Farben",
        "Wie die Farben unter Zahlentrümpfen steigen, und welche im Kreis welche schlägt.",
        {"D": "Karo", "C": "Kreuz", "H": "Herz", "S": "Pik"},
        lambda suits: (
            f"Von der niedrigsten zur höchsten sind die Farben {', '.join(suits[:-1])} und "
            f"{suits[-1]}: So steigen Zahlentrümpfe, und im Kreis schlägt jede Farbe die nächste, "
            "die letzte die erste."
        ),
    ),
    "changing_trump": option(
        "Wechseltrumpf",
        "Ob unter der Trumpfkarte noch eine Karte verdeckt liegt.",
        {
            False: ("Nein", "Der Trumpf bleibt das ganze Spiel über derselbe."),
            True: (
                "Ja",
                (
                    "Unter der Trumpfkarte liegt eine verdeckte Karte; wird sie gezogen, sehen sie "
                    "alle, und ihre Farbe ist von da an Trumpf, bei Zahlentrumpf auch ihr Rang."
                ),
            ),
        },
    ),
    "trump_swap": option(
        "Trumpfkarte tauschen",
        "Ob der niedrigste Trumpf des Kartenspiels gegen die Trumpfkarte getauscht werden darf.",
        {
            False: ("Nein", "Die Trumpfkarte kann nicht getauscht werden."),
            True: (
                "Ja",
                (
                    "Wer den niedrigsten Trumpf des Kartenspiels hat, darf ihn jederzeit gegen die "
                    "Trumpfkarte tauschen, solange sie unter dem Talon liegt."
                ),
            ),
        },
    ),
    "own_suit_only": option(
        "Nur mit eigener Farbe",
        "Ob es eine Farbe gibt, die Trumpf nicht schlägt.",
        {
            "none": ("Keine Farbe", "Es gibt keine Farbe, die Trumpf nicht schlägt."),
            "clubs": ("Kreuz", "Kreuz wird nur von höherem Kreuz geschlagen, nicht von Trumpf."),
            "diamonds": ("Karo", "Karo wird nur von höherem Karo geschlagen, nicht von Trumpf."),
            "hearts": ("Herz", "Herz wird nur von höherem Herz geschlagen, nicht von Trumpf."),
            "spades": ("Pik", "Pik wird nur von höherem Pik geschlagen, nicht von Trumpf."),
        },
    ),
    "lowest_beats_highest": option(
        "Niedrigste schlägt höchste",
        "Ob die niedrigste Karte einer Farbe ihre höchste schlägt.",
        {
            False: (
                "Nein",
                "Eine höhere Karte einer Farbe schlägt eine niedrigere, und nie umgekehrt.",
            ),
            True: ("Ja", "Die niedrigste Karte einer Farbe schlägt die höchste dieser Farbe."),
        },
    ),
    "wild_six": option(
        "Weli",
        "Welche Sechsen als andere Farbe gespielt werden dürfen.",
        {
            "none": ("Keine", "Eine Sechs hat immer ihre eigene Farbe."),
            "diamonds": (
                "Die Karo-Sechs",
                "Wer die Karo-Sechs spielt, nennt ihre Farbe; sie bleibt eine Sechs.",
            ),
            "all": (
                "Alle Sechsen",
                "Wer eine Sechs spielt, nennt ihre Farbe; sie bleibt eine Sechs.",
            ),
        },
    ),
    "hidden_cards": option(
        "Verdeckte Karten",
        "Karten, die jeder außer seiner Hand bekommt; sie liegen verdeckt, und niemand sieht sie.",
        {
            0: ("Keine", "Außer der Hand hat niemand Karten."),
            2: (
                "Je zwei",
                (
                    "Jeder hat noch zwei verdeckte Karten; sie werden am Ende des Angriffs "
                    "aufgenommen, nach dem die Hand leer und nichts mehr zu ziehen ist."
                ),
            ),
        },
    ),
    "cheating": option(
        "Schummeln",
        "Ob man gegen die Regeln spielen und das melden kann.",
        {
            False: ("Nein", "Gespielt werden kann nur, was die Regeln erlauben."),
            True: (
                "Erlaubt, bis es auffällt",
                (
                    "Was gegen die Regeln gespielt wird, gilt, wenn es niemand vor dem Ende des "
                    "Angriffs meldet."
                ),
            ),
        },
    ),
    "cheat_penalty": option(
        "Strafe fürs Schummeln",
        "Wie viele Karten zieht, wer erwischt wird oder zu Unrecht meldet.",
        {
            0: ("Keine", "Wer erwischt wird, nimmt nur die so gespielten Karten zurück."),
            1: ("Eine Karte", "Wer erwischt wird oder zu Unrecht meldet, zieht eine Karte."),
            2: ("Zwei Karten", "Wer erwischt wird oder zu Unrecht meldet, zieht zwei Karten."),
        },
    ),
    "teams": option(
        "Teams",
        "Ob Spieler gemeinsam gewinnen und verlieren.",
        {
            "none": ("Keine", "Jeder spielt für sich."),
            2: (
                "Zwei Teams",
                (
                    "Zwei Teams spielen; Partner greifen einander nicht an: Angegriffen wird der "
                    "nächste Gegner."
                ),
            ),
            3: (
                "Drei Teams",
                (
                    "Drei Teams spielen; Partner greifen einander nicht an: Angegriffen wird der "
                    "nächste Gegner."
                ),
            ),
        },
    ),
    "team_seating": option(
        "Plätze der Partner",
        "Ob Partner getrennt oder nebeneinander sitzen.",
        {
            "alternate": (
                "Getrennt",
                "Die Teams sitzen abwechselnd, sodass Partner nicht nebeneinander sitzen.",
            ),
            "together": (
                "Nebeneinander",
                "Die Spieler eines Teams sitzen nebeneinander; am Zug sind die Teams abwechselnd.",
            ),
        },
    ),
    "team_result": option(
        "Teams: wer gewinnt",
        "Wann ein Spiel zwischen Teams entschieden ist.",
        {
            "last_holding": (
                "Wer übrig bleibt",
                "Das letzte Team, das noch Karten hält, verliert.",
            ),
            "first_out": (
                "Wer zuerst draußen ist",
                (
                    "Das erste Team, von dem jemand draußen ist, gewinnt sofort; die anderen "
                    "verlieren."
                ),
            ),
            "all_out": (
                "Welches Team zuerst draußen ist",
                (
                    "Das erste Team, dessen Spieler alle draußen sind, gewinnt sofort; die anderen "
                    "verlieren."
                ),
            ),
        },
    ),
    "draws": option(
        "Unentschieden",
        "Was gilt, wenn der letzte Angriff alle Hände leert.",
        {
            True: (
                "Möglich",
                "Leert der letzte Angriff alle Hände, endet das Spiel unentschieden.",
            ),
            False: (
                "Der Verteidiger verliert",
                "Leert der letzte Angriff alle Hände, ist sein Verteidiger der Durak.",
            ),
        },
    ),
}
