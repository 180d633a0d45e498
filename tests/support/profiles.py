"""Hypothesis profiles: `quick` for `make test`, `ci` for `make test-all`, `soak` for hours.

The option `--hypothesis-profile` and the variable HYPOTHESIS_PROFILE choose one. An example that
breaks a law is printed with its seed and can be replayed. `quick` prints it as it was found: making
it small takes minutes, and `HYPOTHESIS_PROFILE=ci` does it with the same test.
"""

import os

from hypothesis import HealthCheck, Phase, settings

QUICK = "quick"
EXAMPLES = {QUICK: 10, "ci": 100, "soak": 2000}
AS_FOUND = (Phase.explicit, Phase.reuse, Phase.generate)
SECONDS_AN_EXAMPLE = 5
"""By chance one game is ten times as long as another."""
MAKING_SMALL_SECONDS = 600
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def register_profiles() -> None:
    """Register the profiles, and load the one that the variable chooses."""
    for name, examples in EXAMPLES.items():
        settings.register_profile(
            name,
            max_examples=examples,
            deadline=None,
            phases=AS_FOUND if name == QUICK else tuple(Phase),
            suppress_health_check=QUIET,
            print_blob=True,
        )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", QUICK))


def is_quick() -> bool:
    """Return whether the chosen profile is that of `make test`."""
    return settings().max_examples == EXAMPLES[QUICK]


def limit() -> float:
    """Return the seconds that a property may take with the chosen profile."""
    making_small = 0 if is_quick() else MAKING_SMALL_SECONDS
    return SECONDS_AN_EXAMPLE * settings().max_examples + making_small
