"""Sentences about faulty members of a request, by pydantic's code of the error.

docs/api/errors.md lists the codes. Pydantic's own sentences are English; these are translated.
`between` and `one_of` are sentences of services that check the same themselves.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from django.utils.functional import lazy
from django.utils.text import format_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

Facts = Mapping[str, Any]
"""The values that a sentence names, such as the limit."""

SENTENCES: Mapping[str, Callable[[Facts], str]] = {
    "missing": lambda _facts: _("Field required"),
    "extra_forbidden": lambda _facts: _("Extra inputs are not permitted"),
    **dict.fromkeys(
        ("model_type", "model_attributes_type", "dict_type"),
        lambda _facts: _("Input should be an object"),
    ),
    "list_type": lambda _facts: _("Input should be an array"),
    "string_type": lambda _facts: _("Input should be a valid string"),
    **dict.fromkeys(
        ("bool_type", "bool_parsing"), lambda _facts: _("Input should be a valid boolean")
    ),
    **dict.fromkeys(
        ("int_type", "int_parsing", "int_from_float"),
        lambda _facts: _("Input should be a valid integer"),
    ),
    **dict.fromkeys(
        ("literal_error", "enum"),
        lambda facts: _("Input should be one of: {values}").format(
            values=facts["expected"].replace(" or ", ", ")
        ),
    ),
    "greater_than_equal": lambda facts: _("Input should be at least {limit}").format(
        limit=facts["ge"]
    ),
    "less_than_equal": lambda facts: _("Input should be at most {limit}").format(limit=facts["le"]),
    "greater_than": lambda facts: _("Input should be more than {limit}").format(limit=facts["gt"]),
    "less_than": lambda facts: _("Input should be less than {limit}").format(limit=facts["lt"]),
    "string_too_short": lambda facts: ngettext(
        "String should have at least {count} character",
        "String should have at least {count} characters",
        facts["min_length"],
    ).format(count=facts["min_length"]),
    "string_too_long": lambda facts: ngettext(
        "String should have at most {count} character",
        "String should have at most {count} characters",
        facts["max_length"],
    ).format(count=facts["max_length"]),
    "too_short": lambda facts: ngettext(
        "Array should have at least {count} item",
        "Array should have at least {count} items",
        facts["min_length"],
    ).format(count=facts["min_length"]),
    "too_long": lambda facts: ngettext(
        "Array should have at most {count} item",
        "Array should have at most {count} items",
        facts["max_length"],
    ).format(count=facts["max_length"]),
    "string_pattern_mismatch": lambda facts: _("String should match the pattern {pattern}").format(
        pattern=facts["pattern"]
    ),
    "union_tag_not_found": lambda facts: _("Object should say its kind by {member}").format(
        member=facts["discriminator"]
    ),
    "union_tag_invalid": lambda facts: _("{member} should be one of: {values}").format(
        member=facts["discriminator"], values=facts["expected_tags"]
    ),
    **dict.fromkeys(
        ("datetime_type", "datetime_parsing", "datetime_from_date_parsing", "timezone_aware"),
        lambda _facts: _("Input should be a time with its offset, such as 2026-01-01T00:00:00Z"),
    ),
    **dict.fromkeys(
        ("date_type", "date_parsing", "date_from_datetime_parsing", "date_from_datetime_inexact"),
        lambda _facts: _("Input should be a date, such as 2026-01-31"),
    ),
    # A validator's own sentence, which is marked for translation where it is raised.
    "value_error": lambda facts: _(str(facts["error"])),
}
"""The sentence of each code, in the language that is active when it is read."""


_LIMITS = ("ge", "le", "gt", "lt", "min_length", "max_length")


def limit_of(facts: Facts) -> Mapping[str, int]:
    """Return `limit`, the whole number that the member must reach or may not exceed, if it has one.

    An exclusive limit ("more than 0") is returned as it stands in the sentence.
    """
    found = next((facts[name] for name in _LIMITS if name in facts), None)
    return {"limit": found} if isinstance(found, int) else {}


def _sentence(code: str, pydantics: str, facts: Facts) -> str:
    return SENTENCES[code](facts) if code in SENTENCES else pydantics


sentence = lazy(_sentence, str)
"""Return the sentence about an error, in the language that is active when it is read."""


def between(least: int, most: int) -> "StrPromise":
    """Return the sentence that a number has to be from `least` to `most`."""
    return format_lazy(
        gettext_lazy("Give a number from {least} to {most}."), least=least, most=most
    )


def one_of(names: Iterable[str]) -> "StrPromise":
    """Return the sentence that a value has to be one of the names."""
    form = gettext_lazy("Input should be one of: {values}")
    return format_lazy(form, values=", ".join(names))
