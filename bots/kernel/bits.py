"""Sets of cards or seats as bits of a number; compiled, bits.pxd stands for these functions."""


def count(mask: int) -> int:
    """Return the number of members."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1
