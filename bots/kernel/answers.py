"""The entries of a transposition table in one block; compiled, answers.pxd stands for these."""


def cleared(size: int) -> list[int]:
    """Return that many entries, all 0."""
    return [0] * size


def released(entries: list[int]) -> None:
    """Give the memory back."""
    entries.clear()
