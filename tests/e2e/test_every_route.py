"""axe on every route of the page, on a desktop in the dark theme; no route is left out."""

from tests.e2e import axe, routes
from tests.e2e.conftest import Visit


def test_axe_finds_nothing_on_any_route(visit: Visit) -> None:
    # An address that leads nowhere, and a key that confirms nothing, are reported on the console.
    person = visit(color_scheme="dark", reduced_motion="reduce", may_say=("status of 40",))
    found, known = [], routes.places(person)
    assert set(known) == routes.names()
    for name, place in known.items():
        routes.go_to(person, place)
        found += [f"{name}, {one}" for one in axe.findings(person.page)]
    assert found == []
