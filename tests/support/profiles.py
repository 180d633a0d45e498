"""How deep properties are searched: `--hypothesis-profile=soak` looks much longer than `quick`.

HYPOTHESIS_PROFILE chooses one too. What broke a law is printed with its seed and can be replayed.
"""

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def register_profiles() -> None:
    """Make the profiles known and choose one, unless the command line does."""
    for name, examples in {"quick": 25, "ci": 100, "soak": 2000}.items():
        settings.register_profile(
            name,
            max_examples=examples,
            deadline=None,
            suppress_health_check=QUIET,
            print_blob=True,
        )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
