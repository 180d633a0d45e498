"""The site of the admin, on which every model has the base class that keeps secrets."""

from collections.abc import Iterable
from typing import Any

from django.contrib.admin import AdminSite, ModelAdmin
from django.db.models import Model

from web.admin import ListedAdmin


class StaffSite(AdminSite):
    """The admin, in which a list answers about what it names (`web.admin.ListedAdmin`).

    Classes of other packages get that base here, so that none can be registered without it.
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
