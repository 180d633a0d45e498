"""What is wrong with a rule set, in Russian."""

PROBLEMS = {
    "unknown_option": "Такой настройки нет.",
    "bad_value": "«{option}»: возможные значения — {choices}.",
    "too_many_cards": "В колоде не хватит карт, чтобы раздать столько каждому.",
    "first_bout_not_lower": "Предел первого кона должен быть меньше общего: {attack_limit}.",
    "needs_several_attackers": "«{option}» имеет смысл, только если подкидывают несколько игроков.",
    "needs_transfer": "«{option}» имеет смысл, только если можно переводить.",
    "needs_trump_card": "Для «{option}» нужна открытая козырная карта.",
    "no_trump_to_show": "Козырем здесь не переводят, поэтому и показывать нечего.",
    "trump_never_drawn": "Карту под козырной никто не возьмёт, если не добирать.",
    "needs_teams": "«{option}» имеет смысл, только если играют команды.",
    "needs_sixes": "В этой колоде нет шестёрок.",
    "hand_too_small_to_redeal": "Просить пересдачу можно, если на руках хотя бы три карты.",
    "needs_cheating": "«{option}» имеет смысл, только если можно обманывать.",
    "out_of_range": "Эти правила рассчитаны на число мест от {fewest} до {most}.",
    "uneven_teams": "Команд {teams}: мест в каждой должно быть поровну.",
}
