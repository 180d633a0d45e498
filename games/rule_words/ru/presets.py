"""The presets in Russian."""

from games.rule_words.catalogue import PresetWords

PRESETS = {
    "podkidnoy": PresetWords("Подкидной", "Подкидывают все, переводить нельзя"),
    "perevodnoy": PresetWords("Переводной", "Картой того же достоинства атаку можно перевести"),
    "podkidnoy_neighbours": PresetWords(
        "Соседи", "Подкидывают только соседи; в первом коне до пяти карт"
    ),
    "duel": PresetWords("Дуэль", "Двое, подкидывает только ходящий"),
    "partners": PresetWords("Пары", "Две команды по двое"),
    "simple": PresetWords("Простой", "Никто не подкидывает"),
    "classic_german": PresetWords(
        "Классический немецкий", "Подкидывают соседи, перевод, один проездной"
    ),
    "wikipedia": PresetWords("По очереди", "Подкидывают соседи по очереди"),
    "card_house": PresetWords("52 карты", "Полная колода, с переводом"),
    "round_refill": PresetWords("Круг", "Добирают только после полного круга"),
    "big_pack": PresetWords("Большая колода", "Девять карт на руках из 52"),
    "reverse": PresetWords("В обе стороны", "Перевод в любую сторону"),
    "number_trump": PresetWords(
        "Козырное достоинство", "Четыре карты достоинства козырной — тоже козыри"
    ),
    "changing_trump": PresetWords(
        "Смена козыря", "Закрытая карта под козырной меняет козырь под конец"
    ),
    "clubs_rule": PresetWords("Трефы трефами", "Трефы бьются только трефами"),
    "japanese": PresetWords("Японский", "Козыри — бубны; пики бьются только пиками"),
    "no_trump": PresetWords("Без козыря", "Ни одна масть не бьёт другую"),
    "suit_cycle": PresetWords("Круг мастей", "Каждая масть бьёт следующую"),
    "nothing_unbeatable": PresetWords("Непобедимых нет", "Младшая карта масти бьёт старшую"),
    "quicky": PresetWords("Быстрый", "Никто не добирает: первый без карт выходит"),
    "secret": PresetWords("Тайный", "По две закрытые карты, их берут в конце"),
    "weli": PresetWords("Дикие шестёрки", "Шестёрка становится любой названной масти"),
    "pile_on": PresetWords("Вдогонку", "После взятия подкидывают сколько угодно"),
    "cheaters": PresetWords("Шулера", "Жульничать можно, попадаться нельзя"),
    "crowd": PresetWords("Компания", "Две колоды на семь — двенадцать игроков"),
}
