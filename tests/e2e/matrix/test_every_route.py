"""axe on every route of the page, in both themes on a phone; no route is left out."""

from tests.e2e import axe, routes
from tests.e2e.conftest import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_axe_finds_nothing_on_any_route_in_either_theme(visit: Visit) -> None:
    # An address that leads nowhere, and a key that confirms nothing, are reported on the console.
    person = visit(reduced_motion="reduce", may_say=("status of 40",), **PHONE)
    found, known = [], routes.places(person, visit())
    assert set(known) == routes.names()
    for name, place in known.items():
        routes.go_to(person, place)
        found += [f"{name}, {one}" for one in axe.findings_in_both_themes(person.page)]
    assert found == []
