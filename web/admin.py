"""The admin of rows that only services write."""

from typing import TYPE_CHECKING

from django.contrib import admin
from django.http import HttpRequest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.db.models import Model

    ReadOnlyBase = admin.ModelAdmin[Model]
else:
    ReadOnlyBase = admin.ModelAdmin


class ReadOnlyAdmin(ReadOnlyBase):
    """Rows that no member of staff may add, change or delete here, whatever their rights."""

    actions: "Sequence[str] | None" = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Always False: only services add rows."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: "Model | None" = None) -> bool:
        """Always False: only services change rows."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: "Model | None" = None) -> bool:
        """Always False: the rows are kept."""
        return False
