"""Chat messages in the admin."""

from django.contrib import admin

from games.chat.models import ChatMessage
from web.admin import ReadOnlyAdmin


@admin.register(ChatMessage)
class ChatMessageAdmin(ReadOnlyAdmin[ChatMessage]):
    """Chat messages, to look up only; they are deleted when they are old."""

    list_display = ("at", "series_id", "author", "kind", "code", "text")
    list_filter = ("kind",)
    list_select_related = ("author",)
    search_fields = ("series__id", "author__name", "text")
    date_hierarchy = "at"
    ordering = ("-id",)
    fields = ("series", "author", "kind", "code", "text", "at")
