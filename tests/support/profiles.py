"""Hypothesis' profiles: `--hypothesis-profile=soak` searches much longer than `quick`.

The variable HYPOTHESIS_PROFILE chooses one, too. An example that breaks a law is printed with its
seed and can be replayed.
"""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def register_profiles() -> None:
    """Register the profiles, and load the one that the variable chooses."""
    for name, examples in {"quick": 25, "ci": 100, "soak": 2000}.items():
        settings.register_profile(
            name,
            max_examples=examples,
            deadline=None,
            suppress_health_check=QUIET,
            print_blob=True,
        )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
