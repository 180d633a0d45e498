"""Base classes of the admin, which limit filters to listed columns and keep services' rows."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from django.contrib import admin
from django.contrib.admin.filters import ListFilter, SimpleListFilter
from django.contrib.admin.utils import get_fields_from_path
from django.db.models import Field, Model
from django.http import HttpRequest

from web.http.validated_text import is_storable_number, is_storable_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.contrib.admin.options import _ListFilterT

    AdminBase = admin.ModelAdmin
else:

    class AdminBase(admin.ModelAdmin):
        """Django's class, with a type parameter that only type checkers read."""

        def __class_getitem__(cls, _model: type[Model]) -> type:
            """Return the class itself."""
            return cls


_M = TypeVar("_M", bound=Model)

PARTS_OF_DATES = {"year": "2[0-9]{3}", "month": "[0-9]{1,2}", "day": "[0-9]{1,2}"}
"""Lookups of a date hierarchy's links, with their values; Django fails at other years."""
LOOKUPS_OF_FILTERS = ("exact", "isnull", "gte", "lt")
"""Lookups of the links of Django's filters (`FieldListFilter.expected_parameters`)."""


class ListedAdmin(AdminBase[_M]):
    """An admin whose list can be filtered and sorted only by the columns that it shows.

    Django lets a URL filter by every column of the model, shown or not, so that a reader of the
    list could guess a hidden value letter by letter. Here a URL can filter only by `list_filter`
    and `date_hierarchy`, search only `search_fields`, and sort only by `list_display`. Never list a
    column there that the readers may not read.
    """

    def lookup_allowed(
        self,
        lookup: str,
        value: str,
        request: HttpRequest,
    ) -> bool:
        """Return whether a link of a filter or of the date hierarchy uses this lookup."""
        if not _is_storable(value):
            return False
        hierarchy, _, part = lookup.rpartition("__")
        if self.date_hierarchy is not None and hierarchy == self.date_hierarchy:
            form = PARTS_OF_DATES.get(part)
            return form is not None and re.fullmatch(form, value) is not None
        return any(
            lookup in _lookups_of_filter(chosen, self.model)
            for chosen in self.get_list_filter(request)
        )

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> _M | None:
        """Return the row of an id in a URL; None for a number that no row can have."""
        if not _is_storable(object_id):
            return None
        return super().get_object(request, object_id, from_field)

    def to_field_allowed(self, request: HttpRequest, to_field: str) -> bool:
        """Return whether the field is the primary key, which identifies rows in all URLs."""
        key = self.opts.pk
        return to_field in {key.name, key.attname}


class ReadOnlyAdmin(ListedAdmin[_M]):
    """An admin for rows that no member of staff may add, change or delete, with any rights."""

    actions: "Sequence[str] | None" = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: only services add rows."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: "_M | None" = None) -> bool:
        """Return False: only services change rows."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: "_M | None" = None) -> bool:
        """Return False: the rows are kept."""
        return False


def _is_storable(value: str) -> bool:
    """Return whether a database can store the value, as a text or as a number."""
    try:
        number = int(value)
    except ValueError:
        return is_storable_text(value)
    return is_storable_number(number)


def _lookups_of_filter(chosen: "_ListFilterT", model: type[Model]) -> Iterator[str]:
    """Yield the lookups of the links of one entry of `list_filter`."""
    if isinstance(chosen, type) and issubclass(chosen, ListFilter):
        if issubclass(chosen, SimpleListFilter) and chosen.parameter_name is not None:
            yield chosen.parameter_name
        return
    name = chosen[0] if isinstance(chosen, (list, tuple)) else chosen
    path = name.name if isinstance(name, Field) else str(name)
    yield path
    yield from (f"{path}__{lookup}" for lookup in LOOKUPS_OF_FILTERS)
    field = _field_at(model, path)
    if field.remote_field is not None:
        yield f"{path}__{field.target_field.name}__exact"


def _field_at(model: type[Model], path: str) -> Any:
    return get_fields_from_path(model, path)[-1]
