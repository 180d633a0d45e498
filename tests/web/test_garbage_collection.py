"""Objects that an answered request leaves behind."""

import gc
import io
import json
import logging
from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from django.core import signals
from django.core.handlers.wsgi import WSGIRequest
from django.db import close_old_connections, connection
from django.http.response import HttpResponseBase
from django.views import View
from rest_framework.request import Request
from rest_framework.response import Response

from durak_site.wsgi import application

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _only_counting_frees() -> Iterator[None]:
    """Nothing but counting references frees; lines of the log keep no requests for the report."""
    signals.request_started.disconnect(close_old_connections)
    signals.request_finished.disconnect(close_old_connections)
    logging.disable()
    # Django keeps the error that ended an earlier block, with its frames, until the next one.
    connection.rollback_exc = None  # type: ignore[attr-defined]  # it is in no stub
    gc.collect()
    gc.disable()
    yield
    gc.enable()
    logging.disable(logging.NOTSET)
    signals.request_started.connect(close_old_connections)
    signals.request_finished.connect(close_old_connections)


def answer(method: str, path: str, body: object = None) -> int:
    """The status of the answer to such a request."""
    return answered(method, path, body).status_code


def answered(
    method: str, path: str, body: object = None, headers: dict[str, str] | None = None
) -> HttpResponseBase:
    """Send a request as a server does, and close its response, which is given."""
    text = b"" if body is None else json.dumps(body).encode()
    environ = {
        "REQUEST_METHOD": method,
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "HTTP_HOST": "localhost",
        "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_TYPE": "application/json" if text else "",
        "CONTENT_LENGTH": str(len(text)),
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(text),
        "wsgi.errors": io.StringIO(),
        **(headers or {}),
    }
    response = application(environ, Mock())
    b"".join(response)
    response.close()
    return response


def left() -> list[str]:
    """The names of the kinds of what requests left."""
    kinds = (WSGIRequest, Request, Response, View)
    # Not by `isinstance`, which has lazy values made.
    return sorted({type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds)})


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/v1/games", None, 200),
        ("GET", "/api/v1/auth/me", None, 200),
        ("GET", "/api/v1/nowhere", None, 404),
        ("POST", "/api/v1/games", {}, 401),
    ],
)
def test_an_answered_request_is_freed_without_the_collector(
    method: str, path: str, body: object, status: int
) -> None:
    assert answer(method, path, body) == status
    before = left()
    assert answer(method, path, body) == status
    assert (before, left()) == ([], [])


def test_so_is_one_whose_answer_the_client_has_already() -> None:
    path = "/api/v1/games"
    tag = str(answered("GET", path).headers["ETag"])
    reply = answered("GET", path, headers={"HTTP_IF_NONE_MATCH": tag})
    assert reply.status_code == 304
    assert left() == []


def test_so_is_a_page_without_the_api() -> None:
    assert answer("GET", "/robots.txt") == 200
    assert left() == []
