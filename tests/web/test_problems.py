"""Problems: what each reply with an error has."""

import pytest

from durak_site import api_urls
from web.http.errors import STATUS_OF
from web.http.problems import Problem, for_status

LATER = {429, 503}
assert api_urls.urlpatterns, "the services have declared their codes"


@pytest.mark.parametrize("code", sorted(STATUS_OF))
def test_a_reply_says_when_to_ask_again_where_that_may_help(code: str) -> None:
    problem = Problem(code, "Not now.")
    assert ("Retry-After" in problem.headers) == (problem.status in LATER)


def test_there_are_codes_of_both_kinds() -> None:
    codes = {code for code, status in STATUS_OF.items() if status in LATER}
    assert codes >= {"throttled", "too_many_reviews", "too_many_sockets", "unavailable"}
    assert len(codes) < len(STATUS_OF)


@pytest.mark.parametrize("status", [429, 503])
def test_a_status_alone_says_it_too(status: int) -> None:
    assert int(for_status(status).headers["Retry-After"]) > 0


def test_a_known_pause_is_kept() -> None:
    assert Problem("throttled", "", headers={"Retry-After": "60"}).headers == {"Retry-After": "60"}
