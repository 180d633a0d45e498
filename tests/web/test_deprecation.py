"""The end of an operation is announced in its replies and in the document."""

from datetime import date

import pytest
from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory
from rest_framework.request import Request
from rest_framework.response import Response

from web.http.deprecation import Deprecation, Schema
from web.views import PublicApiView

pytestmark = pytest.mark.django_db


class OldView(PublicApiView):
    """An endpoint whose GET ends, and whose POST goes on."""

    endings = {
        "GET": Deprecation(
            announced=date(2027, 1, 1), ends=date(2027, 7, 2), instead="/new/how-to-change"
        )
    }
    write_scope = None

    def get(self, _request: Request) -> Response:
        """Answer as ever."""
        return Response({"old": True})

    def post(self, _request: Request) -> Response:
        """Answer as ever."""
        return Response({})


def test_each_reply_of_an_operation_that_ends_says_so() -> None:
    request = RequestFactory().get("/old")
    request.user = AnonymousUser()
    reply = OldView.as_view()(request)
    assert (reply.status_code, reply.data) == (200, {"old": True})
    # 1 January 2026 is 1767225600; 365 days later.
    assert reply.headers["Deprecation"] == "@1798761600"
    assert reply.headers["Sunset"] == "Fri, 02 Jul 2027 00:00:00 GMT"
    assert reply.headers["Link"] == '</new/how-to-change>; rel="deprecation"'


def test_a_refusal_says_so_too_and_other_methods_do_not() -> None:
    refused = OldView.as_view()(RequestFactory().get("/old", HTTP_AUTHORIZATION="Bearer no"))
    assert (refused.status_code, "Sunset" in refused.headers) == (401, True)
    for request in (RequestFactory().post("/old"), RequestFactory().delete("/old")):
        headers = OldView.as_view()(request).headers
        assert {"Deprecation", "Sunset", "Link"}.isdisjoint(headers)


@pytest.mark.parametrize(("method", "ends"), [("GET", True), ("POST", False)])
def test_the_document_says_which_operations_end(method: str, ends: bool) -> None:
    schema = Schema()
    schema.view, schema.method = OldView(), method
    assert schema.is_deprecated() is ends


def test_a_notice_is_half_a_year_at_least() -> None:
    with pytest.raises(ValueError, match="182 days"):
        Deprecation(announced=date(2027, 1, 1), ends=date(2027, 7, 1), instead="/new")
