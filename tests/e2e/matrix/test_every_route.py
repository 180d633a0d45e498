"""axe on every route of the page, on phone and desktop in both themes; no route is left out."""

from typing import Any

import pytest

from tests.e2e import axe, routes
from tests.e2e.conftest import Visit

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_any_route_in_either_theme(
    visit: Visit, device: dict[str, Any]
) -> None:
    # An address that leads nowhere, and a key that confirms nothing, are reported on the console.
    person = visit(reduced_motion="reduce", may_say=("status of 40",), **device)
    found, known = [], routes.places(person, visit())
    assert set(known) == routes.names()
    for name, place in known.items():
        routes.go_to(person, place)
        found += [f"{name}, {one}" for one in axe.findings_in_both_themes(person.page)]
    assert found == []
