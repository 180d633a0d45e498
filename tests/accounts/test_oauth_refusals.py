"""The refusals of wrong requests by apps: in the form of OAuth, and of unknown tokens."""

import base64

import pytest
from django.test import Client

from tests.support.oauth import BACK, connected, one_each, registered, works
from tests.support.people import account

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("address", ["token", "revoke", "introspect"])
@pytest.mark.parametrize("method", ["get", "head", "put", "delete"])
def test_apps_post_what_they_ask(address: str, method: str) -> None:
    _, tokens = connected(account("Olga"), account("Paul"))
    query = f"?token={tokens['access_token']}"
    answer = getattr(Client(), method)(f"/oauth/{address}{query}")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST, OPTIONS")
    assert method == "head" or answer.json()["error"] == "invalid_request"
    assert works(tokens)
    assert "GET" not in Client().options(f"/oauth/{address}").headers["Allow"]


def test_an_app_with_a_secret_does_not_ask_about_tokens_by_get() -> None:
    app = registered(account("Olga"), confidential=True)
    told = app.registered
    query = f"client_id={told['client_id']}&client_secret={told['client_secret']}&token=x"
    assert app.http.get(f"/oauth/introspect?{query}").status_code == 405


def test_an_app_without_a_secret_learns_nothing_about_tokens() -> None:
    app, tokens = connected(account("Olga"), account("Paul"))
    body = {"token": tokens["access_token"], "client_id": app.registered["client_id"]}
    bearer = {"Authorization": f"Bearer {tokens['access_token']}"}
    for sent, headers in (({}, {}), (body, {}), (body, bearer)):
        answer = app.http.post("/oauth/introspect", sent, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "invalid_client")
        assert set(answer.json()) == {"error", "error_description"}
        assert answer.headers["WWW-Authenticate"] == 'Basic realm="Durak"'


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"grant_type": "authorization_code", "code": "x"}, "invalid_grant"),
        ({"grant_type": "refresh_token", "refresh_token": "x"}, "invalid_grant"),
        ({"grant_type": "refresh_token", "client_id": "nobody"}, "invalid_request"),
        ({"grant_type": "authorization_code", "code": "x", "client_id": "no"}, "invalid_client"),
        ({"grant_type": "magic"}, "unsupported_grant_type"),
        ({"grant_type": "password", "username": "x", "password": "y"}, "invalid_grant"),
        ({}, "unsupported_grant_type"),
        ({"grant_type": "authorization_code"}, "invalid_request"),
    ],
)
def test_each_error_is_described(body: dict[str, str], error: str) -> None:
    app = registered(account("Olga"))
    status, told = app.token(**body)
    assert (status, told["error"]) == (401 if error == "invalid_client" else 400, error)
    assert set(told) == {"error", "error_description"}
    assert told["error_description"]


def test_more_scopes_than_were_allowed_are_described_too() -> None:
    app, tokens = connected(account("Olga"), account("Paul"), "read")
    body = {"grant_type": "refresh_token", "refresh_token": tokens["refresh_token"]}
    _, told = app.token(**body, scope="read play")
    assert set(told) == {"error", "error_description"}
    assert told["error"] == "invalid_scope"
    answer = app.http.post("/oauth/revoke", {"client_id": app.registered["client_id"]})
    assert (answer.status_code, set(answer.json())) == (400, {"error", "error_description"})


def test_a_wrong_secret_by_basic_is_answered_by_basic() -> None:
    app = registered(account("Olga"), confidential=True)
    pair = f"{app.registered['client_id']}:wrong".encode()
    headers = {"Authorization": f"Basic {base64.b64encode(pair).decode()}"}
    answer = app.http.post(
        "/oauth/token", {"grant_type": "authorization_code", "code": "x"}, headers=headers
    )
    assert (answer.status_code, answer.json()["error"]) == (401, "invalid_client")
    assert answer.headers["WWW-Authenticate"] == 'Basic realm="Durak"'


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"code_challenge_method": None}, "invalid_request"),
        ({"code_challenge_method": "s256"}, "invalid_request"),
        ({"code_challenge": None, "code_challenge_method": None}, "invalid_request"),
        ({"response_type": "token"}, "unsupported_response_type"),
        ({"response_type": "code token"}, "unsupported_response_type"),
        ({"response_type": "id_token"}, "unsupported_response_type"),
        ({"response_type": "none"}, "unsupported_response_type"),
    ],
)
def test_a_request_that_can_not_succeed_is_refused_before_anybody_is_asked(
    changes: dict[str, str | None], error: str
) -> None:
    app = registered(account("Olga"))
    answer = account("Paul").http.get(app.address("read", **changes))
    assert answer.status_code == 302
    told = one_each(answer.headers["Location"])
    assert answer.headers["Location"].startswith(BACK)
    assert (told["error"], told["state"]) == (error, "of the app")


def test_the_metadata_offer_what_works() -> None:
    told = account("Olga").http.get("/.well-known/oauth-authorization-server").json()
    secrets = {"client_secret_basic", "client_secret_post"}
    assert set(told["introspection_endpoint_auth_methods_supported"]) == secrets
    assert set(told["token_endpoint_auth_methods_supported"]) == secrets | {"none"}
    assert told["code_challenge_methods_supported"] == ["S256"]
    assert told["response_types_supported"] == ["code"]
    assert "urn:ietf:params:oauth:grant-type:device_code" in told["grant_types_supported"]
