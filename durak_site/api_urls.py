"""The URL conf under `/api/v1/`: the one list of packages with endpoints."""

from django.urls import include, path, re_path, register_converter

from bots.puzzles.paths import PuzzleIdConverter
from durak_site.document.docs_page import docs
from durak_site.document.openapi import SchemaView
from games.play.api.paths import GameIdConverter, SeatConverter
from games.ratings.api.paths import ModeConverter
from games.rule_sets.paths import RuleSetIdConverter
from web.http.path_converters import IdConverter
from web.views import NotFoundView

# Before the packages are included, whose paths contain `<id:…>`, `<game:…>` and the like.
register_converter(IdConverter, "id")
register_converter(GameIdConverter, "game")
register_converter(SeatConverter, "seat")
register_converter(ModeConverter, "mode")
register_converter(RuleSetIdConverter, "rule_set")
register_converter(PuzzleIdConverter, "puzzle")

urlpatterns = [
    # The most frequent ones first, because Django tries them in order.
    path("", include("games.play.api.urls")),
    path("", include("games.tables.api.urls")),
    path("", include("accounts.api.urls")),
    path("", include("notifications.api.urls")),
    path("", include("games.rule_words.urls")),
    path("", include("games.records.urls")),
    path("", include("games.ratings.api.urls")),
    path("", include("games.rule_sets.urls")),
    path("", include("games.matchmaking.urls")),
    path("", include("games.chat.urls")),
    path("", include("games.invitations.urls")),
    path("", include("games.challenges.urls")),
    path("", include("games.profiles.api.urls")),
    path("", include("games.rule_book.urls")),
    path("", include("games.lessons.urls")),
    path("", include("games.daily_deals.urls")),
    path("", include("games.duplicates.urls")),
    path("", include("games.clubs.urls")),
    path("", include("games.tv.urls")),
    path("", include("games.tournaments.api.urls")),
    path("", include("webhooks.api.urls")),
    path("", include("telegram.api.urls")),
    path("", include("bots.reviews.urls")),
    path("", include("bots.analysis.urls")),
    path("", include("bots.puzzles.urls")),
    path("", include("moderation.api.urls")),
    path("schema", SchemaView.as_view(), name="schema"),
    path("docs", docs, name="docs"),
    # Last, because it matches every other path.
    re_path("", NotFoundView.as_view()),
]
