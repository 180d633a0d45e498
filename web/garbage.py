"""How often a process looks for garbage that counting references doesn't free."""

import gc

NEW_VALUES_BETWEEN_LOOKS = 50_000


def collect_seldom() -> None:
    """Have the collector look for garbage seldom, and not among what the start has made.

    Values of games refer to no value that refers back to them, so counting references frees nearly
    everything; looking through all that a process remembers, every few hundred values, took a
    quarter of its time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_VALUES_BETWEEN_LOOKS, 20, 20)
