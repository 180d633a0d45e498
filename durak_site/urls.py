"""The root URL conf: all paths of the site."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

from accounts.api.sign_in import callback
from durak_site.legal.pages import imprint, privacy
from durak_site.page.app_manifest import manifest, offline
from durak_site.page.robots import robots
from durak_site.page.security_txt import ADDRESS, security_txt
from durak_site.page.shell import (
    embedded,
    embedded_tv,
    game_page,
    home,
    player_page,
    replay_page,
    service_worker,
    shell,
)
from durak_site.server.health.readiness import readyz
from games.previews.views import icon
from web.http.outages import answer_failure

handler400 = "durak_site.page.shell.refused"
handler404 = "durak_site.page.shell.not_found"

# The page's paths; the client decides which view each one shows.
page_addresses = (
    "lobby",
    "new",
    "login",
    "register",
    "sign-in",
    "confirm-email",
    "reset-password",
    "account",
    "friends",
    "settings",
    "rules",
    "rule-sets",
    "rule-sets/<str:rule_set_id>",
    "leaderboards",
    "puzzles",
    "puzzles/<str:puzzle_id>",
    "daily",
    "duplicates",
    "duplicates/<str:duplicate_id>",
    "tv",
    "tournaments",
    "tournaments/new",
    "tournaments/<str:tournament_id>",
    "calendar",
    "clubs",
    "clubs/<str:club_id>",
    "analysis",
)

handler500 = answer_failure

urlpatterns = [
    path("readyz", readyz),
    path("sw.js", service_worker),
    path("robots.txt", robots),
    path(ADDRESS, security_txt),
    path("favicon.ico", RedirectView.as_view(url="/icons/192.png")),
    # Django's own form asks for no second factor; the page's form does.
    path("admin/login/", RedirectView.as_view(url="/login?next=/admin/")),
    path("admin/", admin.site.urls),
    path("", include("accounts.oauth.urls")),
    path("sign-in/<str:provider_id>/callback", callback, name="sign_in_callback"),
    path("api/v1/", include("durak_site.api_urls")),
    path("manifest.webmanifest", manifest),
    path("offline", offline),
    path("", include("durak_site.developers.urls")),
    path("", include("telegram.bot.urls")),
    path("", include("notifications.api.root_urls")),
    path("imprint", imprint),
    path("privacy", privacy),
    path("icons/<int:size>.png", icon),
    path("previews/", include("games.previews.urls")),
    path("", home),
    path("games/<str:game_id>", game_page),
    path("games/<str:game_id>/replay", replay_page),
    path("embed/games/<str:game_id>", embedded),
    path("embed/tv", embedded_tv),
    path("players/<str:name>", player_page),
    *(path(address, shell) for address in page_addresses),
]
