"""The admin site, which gives every model the base class that protects hidden columns."""

from collections.abc import Iterable
from typing import Any

from django.contrib.admin import AdminSite, ModelAdmin
from django.db.models import Model

from web.admin import ListedAdmin


class StaffSite(AdminSite):
    """The admin, whose lists can be filtered only by shown columns (`web.admin.ListedAdmin`).

    Admin classes of other packages get that base here, so that none can be registered without it.
    """

    site_header = site_title = "Durak"

    def register(
        self,
        model_or_iterable: type[Model] | Iterable[type[Model]],
        admin_class: "type[ModelAdmin[Any]] | None" = None,
        **options: Any,
    ) -> None:
        """Register the models with an admin class that is a `ListedAdmin`."""
        super().register(model_or_iterable, _listed(admin_class or ListedAdmin), **options)


def _listed(admin_class: "type[ModelAdmin[Any]]") -> "type[ModelAdmin[Any]]":
    if issubclass(admin_class, ListedAdmin):
        return admin_class
    return type(admin_class.__name__, (ListedAdmin, admin_class), {})
