"""The options of pack, drawing, trumps, teams and the end in German."""

from games.rule_words.catalogue import option

GAME = {
    "deck": option(
        "Karten im Blatt",
        "Wie viele Karten ein Blatt hat, und damit, welcher Rang der niedrigste ist.",
        {
            24: ("24, ab der Neun", "Ein Blatt hat 24 Karten; die niedrigste ist die Neun."),
            32: ("32, ab der Sieben", "Ein Blatt hat 32 Karten; die niedrigste ist die Sieben."),
            36: ("36, ab der Sechs", "Ein Blatt hat 36 Karten; die niedrigste ist die Sechs."),
            52: ("52, ab der Zwei", "Ein Blatt hat alle 52 Karten; die niedrigste ist die Zwei."),
        },
    ),
    "decks": option(
        "Kartenspiele",
        "Wie viele Blätter zusammengemischt werden; gleiche Karten schlagen einander nicht.",
        counted=lambda count: (
            "Gespielt wird mit einem Blatt."
            if count == 1
            else f"{count} Blätter werden gemischt; gleiche Karten schlagen einander nicht."
        ),
    ),
    "hand_size": option(
        "Handkarten",
        "Wie viele Karten jeder bekommt und auf wie viele nachgezogen wird.",
        counted=lambda count: (
            "Jeder bekommt eine Karte und zieht auf eine nach."
            if count == 1
            else f"Jeder bekommt {count} Karten und zieht auf {count} nach."
        ),
    ),
    "redeal": option(
        "Neu geben",
        "Ob ein Blatt fast nur einer Farbe ein Grund ist, neu zu geben.",
        {
            "off": ("Nein", "Es bleibt bei den Karten, die man bekommen hat."),
            "on_request": (
                "Auf Wunsch",
                "Wer bis auf höchstens eine Karte nur eine Farbe bekommt, darf neu geben lassen.",
            ),
        },
    ),
    "refill": option(
        "Nachziehen",
        "Wann alle ihr Blatt wieder auffüllen.",
        {
            "bout": ("Nach jedem Angriff", "Nach jedem Angriff wird nachgezogen."),
            "cycle": (
                "Nach einer Runde",
                "Nachgezogen wird erst, wenn alle einmal Verteidiger waren.",
            ),
            "never": (
                "Nie",
                "Niemand zieht nach: Wer keine Karten hat, ist fertig, auch wenn der Talon liegt.",
            ),
        },
    ),
    "first_leader": option(
        "Erstes Ausspiel",
        "Wer ein Spiel beginnt, über das kein früheres entscheidet.",
        {
            "lowest_trump": ("Niedrigster Trumpf", "Wer den niedrigsten Trumpf hält, beginnt."),
            "forehand": ("Vorhand", "Der linke Nachbar des Gebers beginnt."),
        },
    ),
    "next_leader": option(
        "Ausspiel in der Serie",
        "Wer das nächste Spiel am selben Tisch beginnt.",
        {
            "attack_durak": (
                "Gegen den Durak",
                "Im nächsten Spiel wird der Durak zuerst angegriffen.",
            ),
            "spare_durak": (
                "Nach dem Durak",
                "Im nächsten Spiel beginnt der Spieler nach dem Durak.",
            ),
            "lowest_trump": (
                "Niedrigster Trumpf",
                "Jedes Spiel einer Serie beginnt wie das erste.",
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
                "Das nächste Spiel einer Serie wird aus den noch nicht gespielten Karten gegeben.",
            ),
        },
    ),
    "trump": option(
        "Trumpf",
        "Welche Farbe die anderen sticht.",
        {
            "turned_up": ("Aufgedeckte Karte", "Die Farbe der aufgedeckten Karte ist Trumpf."),
            "none": ("Keiner", "Es gibt keinen Trumpf."),
            "clubs": ("Kreuz", "Immer ist Kreuz Trumpf."),
            "diamonds": ("Karo", "Immer ist Karo Trumpf."),
            "hearts": ("Herz", "Immer ist Herz Trumpf."),
            "spades": ("Pik", "Immer ist Pik Trumpf."),
            "cycle": ("Im Kreis", "Karo sticht Kreuz, Kreuz Herz, Herz Pik, und Pik Karo."),
        },
    ),
    "rank_trump": option(
        "Zahlentrumpf",
        "Ob alle Karten vom Rang der Trumpfkarte auch Trumpf sind.",
        {
            "off": ("Nein", "Nur die Trumpffarbe ist Trumpf."),
            "above_suit": (
                "Über der Farbe",
                "Alle Karten vom Rang der Trumpfkarte sind auch Trumpf, über der Trumpffarbe.",
            ),
            "below_suit": (
                "Unter der Farbe",
                "Alle Karten vom Rang der Trumpfkarte sind auch Trumpf, unter der Trumpffarbe.",
            ),
        },
    ),
    "changing_trump": option(
        "Wechseltrumpf",
        "Ob unter der Trumpfkarte noch eine Karte verdeckt liegt.",
        {
            False: ("Nein", "Der Trumpf bleibt das ganze Spiel über derselbe."),
            True: (
                "Ja",
                "Eine verdeckte Karte unter der Trumpfkarte wird beim Ziehen zum neuen Trumpf.",
            ),
        },
    ),
    "trump_swap": option(
        "Trumpfkarte tauschen",
        "Ob der niedrigste Trumpf gegen die Trumpfkarte unter dem Talon getauscht werden darf.",
        {
            False: ("Nein", "Die Trumpfkarte kann nicht getauscht werden."),
            True: (
                "Ja",
                "Der niedrigste Trumpf darf gegen die liegende Trumpfkarte getauscht werden.",
            ),
        },
    ),
    "own_suit_only": option(
        "Nur mit eigener Farbe",
        "Ob eine Farbe nur von sich selbst geschlagen wird, nicht von Trümpfen.",
        {
            "none": ("Keine Farbe", "Trumpf sticht jede andere Farbe."),
            "clubs": ("Kreuz", "Kreuz wird nur von höherem Kreuz geschlagen, nicht von Trumpf."),
            "spades": ("Pik", "Pik wird nur von höherem Pik geschlagen, nicht von Trumpf."),
        },
    ),
    "lowest_beats_highest": option(
        "Niedrigste schlägt höchste",
        "Ob die niedrigste Karte einer Farbe ihre höchste schlägt.",
        {
            False: ("Nein", "Nur die höhere Karte einer Farbe schlägt die niedrigere."),
            True: ("Ja", "Die niedrigste Karte einer Farbe schlägt die höchste dieser Farbe."),
        },
    ),
    "wild_six": option(
        "Weli",
        "Welche Sechsen jede Farbe annehmen, die ihr Spieler nennt.",
        {
            "none": ("Keine", "Eine Sechs hat ihre eigene Farbe."),
            "diamonds": (
                "Die Karo-Sechs",
                "Die Karo-Sechs nimmt jede Farbe an, die ihr Spieler nennt.",
            ),
            "all": ("Alle Sechsen", "Jede Sechs nimmt die Farbe an, die ihr Spieler nennt."),
        },
    ),
    "hidden_cards": option(
        "Verdeckte Karten",
        "Karten, die jeder außer seinem Blatt bekommt und die bis zum Ende keiner sieht.",
        {
            0: ("Keine", "Alle Karten eines Spielers sind auf seiner Hand."),
            2: (
                "Je zwei",
                "Jeder hat noch zwei verdeckte Karten, für wenn Hand und Talon leer sind.",
            ),
        },
    ),
    "cheating": option(
        "Schummeln",
        "Ob gegen die Regeln gespielt und das gemeldet werden kann.",
        {
            False: ("Nein", "Gespielt werden kann nur, was die Regeln erlauben."),
            True: (
                "Erlaubt, bis es auffällt",
                "Schummeln ist möglich; wer es merkt, darf es bis zum Ende des Angriffs melden.",
            ),
        },
    ),
    "cheat_penalty": option(
        "Strafe fürs Schummeln",
        "Karten, die zieht, wer erwischt wird oder zu Unrecht meldet.",
        {
            0: ("Keine", "Wer erwischt wird, nimmt nur seine Karte zurück."),
            1: ("Eine Karte", "Wer erwischt wird oder zu Unrecht meldet, zieht eine Karte."),
            2: ("Zwei Karten", "Wer erwischt wird oder zu Unrecht meldet, zieht zwei Karten."),
        },
    ),
    "teams": option(
        "Teams",
        "Ob Partner zusammenspielen, die abwechselnd sitzen.",
        {
            "none": ("Keine", "Jeder spielt für sich."),
            2: (
                "Zwei Teams",
                "Zwei Teams sitzen abwechselnd; Partner greifen einander nicht an.",
            ),
            3: (
                "Drei Teams",
                "Drei Teams sitzen abwechselnd; Partner greifen einander nicht an.",
            ),
        },
    ),
    "team_result": option(
        "Teams: wer gewinnt",
        "Wann ein Spiel zwischen Teams entschieden ist.",
        {
            "last_holding": ("Wer übrig bleibt", "Das Team, das zuletzt Karten hält, verliert."),
            "first_out": (
                "Wer zuerst fertig ist",
                "Das erste Team, von dem jemand fertig ist, gewinnt sofort.",
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
