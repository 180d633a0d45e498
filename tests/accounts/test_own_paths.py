"""The addresses that a sign-in may lead back to: the document and the service agree on them."""

from contextlib import nullcontext

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from pydantic import ValidationError

from accounts.api.bodies import OWN_PATH, SignInRequest


@given(st.from_regex(OWN_PATH, fullmatch=True) | st.text())
@example("/lobby?tab=people#top")
@example("/a\\b")
@example("0" * 500)
def test_the_document_says_which_paths_are_of_this_site(path: str) -> None:
    schema = SignInRequest.model_json_schema()["properties"]["next"]
    is_allowed = Draft202012Validator(schema).is_valid(path)
    with nullcontext() if is_allowed else pytest.raises(ValidationError):
        SignInRequest(next=path)
