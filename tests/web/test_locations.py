"""Things that were created are found at the address in `Location`."""

import json

import pytest

from durak_site.document.openapi import document
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ROOT, ApiClient, ApiReply, guest
from tests.support.fuzz.starts import RIGHT
from tests.support.moderation import moderator
from tests.support.people import PASSWORD
from tests.support.permissions.scene import Scene
from tests.support.permissions.trial import operations, send

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("eager_tasks")]
CREATING = sorted(
    name for name, (_, _, described) in operations().items() if "201" in described["responses"]
)
WITHOUT_A_ROW = {
    *("add_passkey", "appeal", "become_guest"),
    *("register_newcomer", "register_with_passkey"),
}
"""Operations with 201 that no row of the permissions gets, with a test each."""


def check_location(client: ApiClient, reply: ApiReply) -> None:
    """Check that the client reads at `Location` what the reply says was created."""
    assert reply.status == 201, reply
    location = reply.headers["Location"]
    assert location.startswith(ROOT)
    read = client.get(location.removeprefix(ROOT))
    assert read.status == 200, (location, read)
    created = reply.body.get("id", reply.body.get("account", {}).get("id"))
    if created is not None:
        assert f'"id": {json.dumps(created)}' in json.dumps(read.body)


@pytest.mark.parametrize("name", sorted({*CREATING} - WITHOUT_A_ROW))
def test_what_was_created_is_read_at_its_location(name: str) -> None:
    row, caller = RIGHT[name][0]
    scene = Scene(caller)
    client = ApiClient(scene.caller) if scene.token is None else ApiClient(token=scene.token)
    if row.confirmed and scene.is_account and scene.token is None:
        assert client.post("auth/confirm", {"password": PASSWORD}).status == 204
    reply = send(row, scene, client)
    if "token" in (reply.body or {}) and "account" in reply.body:
        client = ApiClient(token=reply.body["token"]["token"])
    check_location(client, reply)


def test_a_guest_is_created_at_the_caller_s_own_address() -> None:
    client = ApiClient()
    check_location(client, client.post("auth/guest"))
    assert "Location" not in client.post("auth/guest").headers


def test_an_appeal_is_found_with_its_sanction() -> None:
    scene = Scene("player")
    assert scene.caller is not None
    made = sanction(
        person_id=scene.caller.pk,
        kind=SanctionKind.MUTE,
        reason=Reason.CHEATING,
        by_id=moderator().pk,
    )
    client = ApiClient(scene.caller)
    body = {"sanction": made.pk, "text": "I said nothing."}
    check_location(client, client.post("appeals", body))


def test_the_reply_to_a_repeated_request_says_it_again() -> None:
    client = guest()
    body = {"preset": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    first, again = (client.post("games", body, Idempotency_Key="k1") for _ in range(2))
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.headers["Location"] == first.headers["Location"]
    assert first.headers["Location"] == f"/api/v1/games/{first.body['id']}"


@pytest.mark.parametrize("name", CREATING)
def test_the_document_names_the_header(name: str) -> None:
    headers = operations()[name][2]["responses"]["201"]["headers"]
    assert headers["Location"] == {"$ref": "#/components/headers/Location"}
    assert document()["components"]["headers"]["Location"]["schema"] == {"type": "string"}
