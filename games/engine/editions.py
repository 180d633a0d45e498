"""Editions: versions of the rules, so that old games replay with the rules they began with.

A game is played to its end by the edition that it started with. Its log and its notation are read
by that edition. docs/rules.md, "Editions", lists the differences.
"""

FIRST_EDITION = 1
"""The edition of games that do not name theirs: they are older than editions."""

EDITION = 2
"""The edition of new games."""

EDITIONS = (FIRST_EDITION, EDITION)
"""Every edition that this engine plays."""
