"""The presets in German."""

from games.rule_words.catalogue import PresetWords

PRESETS = {
    "podkidnoy": PresetWords("Dazugeben", "Podkidnoj: Alle dürfen dazugeben, geschoben wird nicht"),
    "perevodnoy": PresetWords(
        "Schieben", "Perevodnoj: Mit gleichem Rang schiebt man den Angriff weiter"
    ),
    "podkidnoy_neighbours": PresetWords(
        "Nachbarn", "Nur Nachbarn geben dazu; zuerst höchstens fünf Karten"
    ),
    "duel": PresetWords("Duell", "Zwei Spieler, nur der Ausspielende gibt dazu"),
    "partners": PresetWords("Partner", "Zwei Teams zu zweit"),
    "simple": PresetWords("Einfach", "Niemand gibt dazu"),
    "classic_german": PresetWords("Klassisch", "Nachbarn geben dazu, Schieben, eine Fahrkarte"),
    "wikipedia": PresetWords("Der Reihe nach", "Nachbarn geben dazu, einer nach dem anderen"),
    "card_house": PresetWords("52 Blatt", "Das volle Blatt, mit Schieben"),
    "round_refill": PresetWords("Runde", "Nachgezogen wird erst nach einer vollen Runde"),
    "big_pack": PresetWords("Großes Blatt", "Neun Handkarten aus 52"),
    "reverse": PresetWords("Richtungswechsel", "Schieben in beide Richtungen"),
    "number_trump": PresetWords(
        "Zahlentrumpf", "Die vier Karten vom Rang der Trumpfkarte sind auch Trumpf"
    ),
    "changing_trump": PresetWords(
        "Wechseltrumpf",
        "Eine verdeckte Karte unter der Trumpfkarte bestimmt spät einen neuen Trumpf",
    ),
    "clubs_rule": PresetWords("Kreuzregel", "Kreuz wird nur von Kreuz geschlagen"),
    "japanese": PresetWords("Japanisch", "Karo ist Trumpf; Pik wird nur von Pik geschlagen"),
    "no_trump": PresetWords("Ohne Trumpf", "Keine Farbe sticht eine andere"),
    "suit_cycle": PresetWords("Farbenkreis", "Jede Farbe sticht die nächste"),
    "nothing_unbeatable": PresetWords(
        "Nichts ist sicher", "Die niedrigste Karte einer Farbe schlägt ihre höchste"
    ),
    "quicky": PresetWords("Quicky", "Niemand zieht nach: Wer zuerst leer ist, ist fertig"),
    "secret": PresetWords("Geheim", "Je zwei verdeckte Karten, die man am Ende aufnimmt"),
    "weli": PresetWords("Weli", "Eine Sechs nimmt jede Farbe an, die man nennt"),
    "pile_on": PresetWords("Nachschmeißen", "Nach dem Aufnehmen darf alles Passende dazu"),
    "cheaters": PresetWords("Schummeln", "Schummeln ist erlaubt, erwischt werden nicht"),
    "crowd": PresetWords("Große Runde", "Zwei Kartenspiele für sieben bis zwölf"),
}
