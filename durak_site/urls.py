"""All addresses of the site."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

from durak_site.health import healthz, readyz
from durak_site.page import service_worker, shell
from web.outages import answer_failure

handler404 = "durak_site.page.not_found"

# The addresses of the page; the browser decides which view each one shows.
page_addresses = (
    "",
    "games/<str:game_id>",
    "games/<str:game_id>/replay",
    "new",
    "login",
    "register",
    "confirm-email",
    "reset-password",
    "account",
    "friends",
    "settings",
    "rules",
    "rule-sets",
    "rule-sets/<str:rule_set_id>",
    "leaderboards",
    "players/<str:name>",
)

handler500 = answer_failure

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("sw.js", service_worker),
    # Django's own form asks for no second factor; the page's does.
    path("admin/login/", RedirectView.as_view(url="/login?next=/admin/")),
    path("admin/", admin.site.urls),
    path("api/v1/", include("durak_site.api_urls")),
    *(path(address, shell) for address in page_addresses),
]
