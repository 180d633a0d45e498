"""Django's registration of the admin, with the site's own class."""

from django.contrib.admin.apps import AdminConfig


class StaffAdminConfig(AdminConfig):
    """The admin whose lists can be filtered only by the columns that they show."""

    default_site = "durak_site.staff.admin_site.StaffSite"
