"""The services, driven at random over a real database: the laws hold after every step.

`pytest tests/properties/test_services.py --hypothesis-profile=soak` looks for an hour.
"""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.support.machine.company_rules import CompanyRules
from tests.support.machine.time_rules import TimeRules

STEPS = 60
SECONDS = 600 + 5 * settings().max_examples
"""What breaks a law is made as short as it can be before it is told, which takes minutes."""


class Services(CompanyRules, TimeRules):
    """Everything that people, bots and time do."""


@pytest.mark.django_db(transaction=True)
@pytest.mark.timeout(SECONDS)
def test_every_law_of_the_services_holds_after_every_step() -> None:
    run_state_machine_as_test(Services, settings=settings(stateful_step_count=STEPS))
