"""The services, driven at random over a real database: the laws hold after every step.

`pytest tests/properties/test_services.py --hypothesis-profile=soak` looks for an hour.
"""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.support.machine.company_rules import CompanyRules
from tests.support.machine.time_rules import TimeRules
from tests.support.profiles import is_quick, limit

EXAMPLES, STEPS = (3, 40) if is_quick() else (settings().max_examples, 60)


class Services(CompanyRules, TimeRules):
    """Everything that people, bots and time do."""


@pytest.mark.django_db(transaction=True)
@pytest.mark.timeout(limit())
def test_every_law_of_the_services_holds_after_every_step() -> None:
    chosen = settings(max_examples=EXAMPLES, stateful_step_count=STEPS)
    run_state_machine_as_test(Services, settings=chosen)
