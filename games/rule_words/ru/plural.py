"""Numbers with nouns in Russian."""

ONE, FEW = 1, (2, 3, 4)


def plural(count: int, one: str, few: str, many: str) -> str:
    """Return the number with the noun's right form.

    >>> plural(21, "карта", "карты", "карт"), plural(3, "карта", "карты", "карт")
    ('21 карта', '3 карты')
    """
    last, is_teen = count % 10, count % 100 // 10 == 1
    if last == ONE and not is_teen:
        return f"{count} {one}"
    return f"{count} {few if last in FEW and not is_teen else many}"
