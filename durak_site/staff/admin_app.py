"""Django's registration of the admin, with the site's own class of it."""

from django.contrib.admin.apps import AdminConfig


class StaffAdminConfig(AdminConfig):
    """The admin whose lists answer about what they name alone."""

    default_site = "durak_site.staff.admin_site.StaffSite"
