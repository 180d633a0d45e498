"""The admin of rows that services alone write."""

from typing import TYPE_CHECKING

from django.contrib import admin
from django.http import HttpRequest

if TYPE_CHECKING:
    from django.db.models import Model

    ReadOnlyBase = admin.ModelAdmin[Model]
else:
    ReadOnlyBase = admin.ModelAdmin


class ReadOnlyAdmin(ReadOnlyBase):
    """Rows that nobody adds, changes or deletes here, whatever their rights."""

    actions = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Services write them."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: "Model | None" = None) -> bool:
        """Services write them."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: "Model | None" = None) -> bool:
        """They stay."""
        return False
