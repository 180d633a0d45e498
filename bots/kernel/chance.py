"""Chance for searching: fast, and the same sequence for the same seed, compiled or not."""

import cython

WORD = 0xFFFFFFFFFFFFFFFF
MULTIPLIER = 0x2545F4914F6CDD1D


class Chance:
    """A generator of Marsaglia's xorshift kind, of 64 bits."""

    def __init__(self, seed: int) -> None:
        self.state = (seed & WORD) or MULTIPLIER
        self.multiplier, self.word = MULTIPLIER, WORD

    def below(self, number: cython.ulonglong) -> cython.ulonglong:
        """Return a number from 0 to `number` - 1, each as likely; `number` is below 2 ** 31."""
        state: cython.ulonglong = self.state
        state ^= state >> 12
        state ^= (state << 25) & self.word
        state ^= state >> 27
        self.state = state
        return ((((state * self.multiplier) & self.word) >> 33) * number) >> 31
