"""The sentences of previews, by language."""

from collections.abc import Mapping
from dataclasses import dataclass

from web.languages import Language


@dataclass(frozen=True, slots=True)
class PreviewWords:
    """The texts of previews in a language; `{names}`, `{rules}` and `{name}` are placeholders."""

    site: str
    about: str
    bots: str
    table: str
    free: str
    full: str
    running: str
    replay: str
    finished: str
    profile: str
    player: str
    own_rules: str


WORDS: Mapping[Language, PreviewWords] = {
    "en": PreviewWords(
        site="Durak",
        about="Play Durak against people and bots, and replay every game move by move.",
        bots="bots",
        table="Come and play Durak: {names}",
        free="{rules}. A seat is free: sit down, no account needed.",
        full="{rules}. The table is full; you can watch.",
        running="{rules}. The game is on: watch it live.",
        replay="A game of Durak: {names}",
        finished="{rules}. Replay it move by move. Nothing of the end is given away.",
        profile="{name} – Durak",
        player="{name} plays Durak: ratings, results and games.",
        own_rules="Own rules",
    ),
    "de": PreviewWords(
        site="Durak",
        about="Spiel Durak gegen Menschen und Bots, und sieh jede Partie Zug für Zug noch einmal.",
        bots="Bots",
        table="Spiel mit Durak: {names}",
        free="{rules}. Ein Platz ist frei: Setz dich dazu, ein Konto brauchst du nicht.",
        full="{rules}. Der Tisch ist voll; du kannst zusehen.",
        running="{rules}. Die Partie läuft: Sieh zu.",
        replay="Eine Partie Durak: {names}",
        finished="{rules}. Sieh sie Zug für Zug noch einmal. Vom Ende wird nichts verraten.",
        profile="{name} – Durak",
        player="{name} spielt Durak: Wertungen, Ergebnisse und Partien.",
        own_rules="Eigene Regeln",
    ),
    "ru": PreviewWords(
        site="Дурак",
        about="Играйте в дурака с людьми и ботами и пересматривайте каждую партию ход за ходом.",
        bots="боты",
        table="Сыграем в дурака: {names}",
        free="{rules}. Есть свободное место: садитесь, аккаунт не нужен.",
        full="{rules}. Стол занят, но можно смотреть.",
        running="{rules}. Игра идёт: смотрите.",
        replay="Партия в дурака: {names}",
        finished="{rules}. Пересмотрите её ход за ходом. Чем кончилось, не выдаём.",
        profile="{name} – Дурак",
        player="{name} играет в дурака: рейтинги, результаты и партии.",
        own_rules="Свои правила",
    ),
}
