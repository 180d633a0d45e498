"""The services, driven at random over a real database: the laws hold after every step."""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.support.machine.company_rules import CompanyRules
from tests.support.machine.time_rules import TimeRules

STEPS = 60


class Services(CompanyRules, TimeRules):
    """Everything that people, bots and time do."""


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("cheap_passwords")
@pytest.mark.timeout(0)  # what breaks a law is made shorter first, which takes minutes
def test_every_law_of_the_services_holds_after_every_step() -> None:
    run_state_machine_as_test(
        Services,
        settings=settings(
            stateful_step_count=STEPS,
        ),
    )
