"""Factories of users for tests: logged-in test clients of people with accounts."""

from typing import Any

from allauth.account.models import EmailAddress

from accounts.models import User
from tests.support.api import ApiClient
from tests.support.games import some_user

PASSWORD = "correct horse battery"
EMAIL = "anna@durak.example"


def account(name: str = "Anna", **members: Any) -> ApiClient:
    """The client of a new account."""
    client = ApiClient()
    reply = client.post("auth/register", {"username": name, "password": PASSWORD, **members})
    assert reply.status == 201, reply
    return client


def log_in(name: str = "Anna", password: str = PASSWORD) -> ApiClient:
    """A new client of an account that exists."""
    client = ApiClient()
    reply = client.post("auth/login", {"username": name, "password": password})
    assert reply.status == 200, reply
    return client


def confirm(client: ApiClient) -> None:
    """Confirm the client's identity by the password, which sensitive changes need."""
    assert client.post("auth/confirm", {"password": PASSWORD}).status == 204


def mailed_user(address: str = EMAIL, *, language: str = "en") -> User:
    """A user with a confirmed address."""
    user = some_user()
    user.language = language
    user.save(update_fields=["language"])
    EmailAddress.objects.create(user=user, email=address, primary=True, verified=True)
    return user
