"""People with accounts, for the tests of accounts."""

from typing import Any

from tests.support.api import ApiClient

PASSWORD = "correct horse battery"
EMAIL = "anna@durak.example"


def account(name: str = "Anna", **members: Any) -> ApiClient:
    """Somebody who has just registered."""
    client = ApiClient()
    reply = client.post("auth/register", {"username": name, "password": PASSWORD, **members})
    assert reply.status == 201, reply
    return client


def log_in(name: str = "Anna", password: str = PASSWORD) -> ApiClient:
    """The same person in another browser."""
    client = ApiClient()
    reply = client.post("auth/login", {"username": name, "password": password})
    assert reply.status == 200, reply
    return client


def confirm(client: ApiClient) -> None:
    """Say the password again, as sensitive changes want it."""
    assert client.post("auth/confirm", {"password": PASSWORD}).status == 204
