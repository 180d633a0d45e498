"""The redirect addresses of apps: which may be registered, and which are then good."""

import pytest
from django.test import Client
from oauth2_provider.models import Application

from accounts.models import User
from accounts.services.apps import register_app
from tests.support.oauth import BACK, one_each, press, registered
from tests.support.people import account
from web.http.errors import InvalidInput

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize(
    "address",
    [
        *("http://app.example/back", "javascript:alert(1)", "app.example/back", "https://", "back"),
        *("https://a@app.example/", "https://app.example/#x", "https://*.app.example/", "ftp://x/"),
        *("https://app.example/a b", "https://app.example/\u00e9", "https://app.example:99999/"),
        "http://127.0.0.1.app.example/",
        *('https://app.example/"a', "https://app.example/<a>", "https://app.example/a?b=<c"),
        *("https://app.example/a\nb", "https://app.example/a\n", "https://app.example/\x7f"),
        *("https://app.example/a\tb", " https://app.example/", "https://app.example/#"),
        *("https://app.example/{a}", "https://app.example/a|b", "https://app.example/a^b"),
        *("https://app.example/a`b", "https://app.example\\@evil.example/", "https:/app.example"),
    ],
)
def test_wrong_redirect_addresses_are_refused(address: str) -> None:
    owner = account("Olga")
    reply = owner.post("auth/apps", {"name": "App", "redirect_uris": [BACK, address]})
    assert (reply.status, reply.body["field"]) == (400, "redirect_uris.1")
    assert not Application.objects.exists()


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("https://app.example/\u00e9", "wrong_characters"),
        ("https://a@app.example/", "unwanted_part"),
        ("https://app.example/#x", "wrong_characters"),
        ("https://*.app.example/", "unwanted_part"),
        ("https://", "incomplete"),
        ("https://app.example:99999/", "incomplete"),
        ("http://app.example/back", "not_secure"),
    ],
)
def test_the_fault_of_a_redirect_address_has_a_code(address: str, code: str) -> None:
    reply = account("Olga").post("auth/apps", {"name": "App", "redirect_uris": [address]})
    assert [error["code"] for error in reply.body["errors"]] == [code]


SIGNS = [
    *(chr(number) for number in range(0x20, 0x80) if not chr(number).isalnum()),
    *("\x00", "\n", "\u00e9", "\u202e", "%41", "%g1", "%zz"),
]
OF_ADDRESSES = {*"-._~:/?@!$&'()*+,;=", "%41"}


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("place", ["https://app.example/a{}b", "https://app.example/?a={}"])
def test_an_address_that_is_registered_is_one_to_which_people_are_sent_back(
    sign: str, place: str
) -> None:
    user, address = User.objects.create_user("Olga"), place.format(sign)
    try:
        app, _ = register_app(user=user, name="App", redirect_uris=[address], is_confidential=False)
    except InvalidInput:
        app = None
    assert (app is not None) is (sign in OF_ADDRESSES)
    if app is not None:
        client = Client()
        client.force_login(user)
        asked = {"response_type": "code", "client_id": app.client_id, "redirect_uri": address}
        proof = {"code_challenge": "a" * 43, "code_challenge_method": "S256"}
        assert client.get("/oauth/authorize", {**asked, **proof}).status_code == 200


def test_a_program_on_the_person_s_own_machine_may_be_sent_back_to() -> None:
    addresses = ["http://127.0.0.1:8123/back", "http://[::1]/back", "http://localhost/back"]
    app = registered(account("Olga"), redirect_uris=addresses)
    assert app.registered["redirect_uris"] == addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost"])
@pytest.mark.parametrize("registered_port", ["", ":8123"])
def test_a_program_on_the_person_s_own_machine_takes_any_port(
    host: str, registered_port: str
) -> None:
    person = account("Paul")
    back = f"http://{host}{registered_port}/back"
    app = registered(account("Olga"), redirect_uris=[back])
    for port in (":40123", ":8123", ""):
        sent = f"http://{host}{port}/back"
        page = person.http.get(app.address(redirect_uri=sent))
        answer = press(person, page, allow=True)
        assert answer.headers["Location"].startswith(f"{sent}?"), answer.headers
        code = one_each(answer.headers["Location"])["code"]
        assert app.exchange(code, redirect_uri=sent)[0] == 200


@pytest.mark.parametrize(
    "asked",
    [
        *("http://localhost:1/other", "http://127.0.0.1:1/back", "https://localhost:1/back"),
        *("http://localhost.evil.example/back", "http://evil@localhost:1/back"),
        *("https://app.example:8443/back", "http://localhost:1/back?x=1"),
    ],
)
def test_only_the_port_of_the_own_machine_is_free(asked: str) -> None:
    person = account("Paul")
    app = registered(account("Olga"), redirect_uris=["http://localhost/back", BACK])
    reply = person.http.get(app.address(redirect_uri=asked))
    assert reply.status_code == 400


def test_a_code_is_exchanged_with_the_port_that_was_asked_with() -> None:
    person = account("Paul")
    app = registered(account("Olga"), redirect_uris=["http://localhost/back"])
    page = person.http.get(app.address(redirect_uri="http://localhost:40123/back"))
    code = one_each(press(person, page, allow=True).headers["Location"])["code"]
    status, body = app.exchange(code, redirect_uri="http://localhost:40124/back")
    assert (status, body["error"]) == (400, "invalid_request")
