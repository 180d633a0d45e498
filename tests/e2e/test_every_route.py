"""axe on every route of the page, on a desktop in the dark theme; no route is left out."""

import pytest

from tests.e2e import axe, routes
from tests.e2e.conftest import Visit

SHARES = 2
"""Tests that the routes are divided among, so that each ends in time."""


@pytest.mark.parametrize("share", range(SHARES))
def test_axe_finds_nothing_on_any_route(visit: Visit, share: int) -> None:
    # An address that leads nowhere, and a key that confirms nothing, are reported on the console.
    person = visit(color_scheme="dark", reduced_motion="reduce", may_say=("status of 40",))
    found, known = [], routes.places(person, visit())
    assert set(known) == routes.names()
    for name in sorted(known)[share::SHARES]:
        routes.go_to(person, known[name])
        found += [f"{name}, {one}" for one in axe.findings(person.page)]
    assert found == []
