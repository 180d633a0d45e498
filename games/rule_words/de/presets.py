"""The presets in German."""

from games.rule_words.catalogue import PresetWords

PRESETS = {
    "podkidnoy": PresetWords("Dazugeben", "Podkidnoj: Alle dürfen dazugeben, geschoben wird nicht"),
    "perevodnoy": PresetWords(
        "Schieben", "Perevodnoj: Alle dürfen dazugeben, und Angriffe dürfen geschoben werden"
    ),
    "podkidnoy_neighbours": PresetWords(
        "Nachbarn",
        "Nur die Nachbarn des Verteidigers geben dazu; bis zur ersten Ablage höchstens fünf",
    ),
    "duel": PresetWords(
        "Duell",
        "Zwei Spieler; Karte um Karte, erst wenn alles geschlagen ist; nach dem Aufnehmen keine",
    ),
    "partners": PresetWords("Partner", "Zwei Teams zu zweit; Partner sitzen einander gegenüber"),
    "simple": PresetWords("Einfach", "Niemand gibt dazu"),
    "prostoy": PresetWords(
        "Einfach wie gedruckt",
        "Fünf Karten; Paare mit einer weiteren Karte; nur Ungeschlagenes wird aufgenommen",
    ),
    "jokers": PresetWords("Joker", "52 Karten und zwei Joker, die nichts schlägt"),
    "classic_german": PresetWords(
        "Klassisch",
        (
            "Nachbarn geben dazu; Schieben, auch mit Fahrkarte; der letzte Angreifer zieht zuerst "
            "nach; neu geben auf Wunsch; Aufnehmen jederzeit"
        ),
    ),
    "wikipedia": PresetWords(
        "Der Reihe nach", "Nachbarn geben dazu, einer nach dem anderen; neu geben auf Wunsch"
    ),
    "card_house": PresetWords(
        "52 Karten",
        "Das volle Kartenspiel, mit Schieben; der Nachbar links vom Geber spielt zuerst aus",
    ),
    "round_refill": PresetWords(
        "Runde",
        (
            "32 Karten; Schieben jederzeit; keine Grenze außer der Hand des Verteidigers; "
            "nachgezogen wird, wenn alle verteidigt haben; der Nachbar links vom Geber spielt "
            "zuerst aus"
        ),
    ),
    "big_pack": PresetWords(
        "Großes Kartenspiel", "52 Karten, neun auf der Hand, bis zu neun Angriffskarten"
    ),
    "reverse": PresetWords(
        "Richtungswechsel",
        "Geschoben wird nach links oder rechts, und so herum geht es weiter; nie mit Trumpf",
    ),
    "number_trump": PresetWords(
        "Zahlentrumpf",
        "Die vier Karten vom Rang der aufgedeckten Karte sind die höchsten Trümpfe",
    ),
    "changing_trump": PresetWords(
        "Wechseltrumpf",
        "Eine verdeckte Karte unter der Trumpfkarte zeigt gegen Ende einen neuen Trumpf",
    ),
    "clubs_rule": PresetWords("Kreuzregel", "Kreuz wird nur von Kreuz geschlagen"),
    "japanese": PresetWords("Japanisch", "Karo ist Trumpf; Pik wird nur von Pik geschlagen"),
    "no_trump": PresetWords("Ohne Trumpf", "Keine Farbe schlägt eine andere"),
    "suit_cycle": PresetWords("Farbenkreis", "Jede Farbe schlägt die nächste"),
    "nothing_unbeatable": PresetWords(
        "Nichts ist sicher", "Die niedrigste Karte einer Farbe schlägt ihre höchste"
    ),
    "quicky": PresetWords(
        "Quicky",
        ("Niemand zieht nach; das nächste Spiel wird aus den noch nicht gespielten Karten gegeben"),
    ),
    "secret": PresetWords("Geheim", "Je zwei verdeckte Karten, die man am Ende aufnimmt"),
    "weli": PresetWords("Weli", "Wer eine Sechs spielt, nennt ihre Farbe"),
    "pile_on": PresetWords(
        "Nachschmeißen", "Nach dem Aufnehmen darf beliebig viel Passendes dazugegeben werden"
    ),
    "cheaters": PresetWords(
        "Schummeln", "Schummeln ist erlaubt; erwischt werden kostet eine Karte"
    ),
    "crowd": PresetWords("Große Runde", "Zwei Kartenspiele zu 52 für sieben bis zwölf Spieler"),
}
