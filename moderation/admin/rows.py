"""Reports, sanctions, appeals and the staff's audit log in the admin, read-only."""

from django.contrib import admin

from moderation.models import Appeal, AuditEntry, Report, Sanction
from web.admin import ReadOnlyAdmin


@admin.register(Report)
class ReportAdmin(ReadOnlyAdmin[Report]):
    """All reports, handled or not."""

    list_display = ("at", "person", "reason", "reporter", "outcome", "handled_by")
    list_filter = ("outcome", "reason")
    list_select_related = ("person", "reporter", "handled_by")
    search_fields = ("person__name", "reporter__name", "game_id", "club_id", "tournament_id")
    date_hierarchy = "at"


@admin.register(Sanction)
class SanctionAdmin(ReadOnlyAdmin[Sanction]):
    """All warnings, mutes and bans."""

    list_display = ("since", "person", "kind", "reason", "until", "by", "lifted_at", "lifted_by")
    list_filter = ("kind", "reason")
    list_select_related = ("person", "by", "lifted_by")
    search_fields = ("person__name",)
    date_hierarchy = "since"


@admin.register(Appeal)
class AppealAdmin(ReadOnlyAdmin[Appeal]):
    """All appeals."""

    list_display = ("at", "sanction", "outcome", "answered_by", "answered_at")
    list_filter = ("outcome",)
    list_select_related = ("sanction__person", "answered_by")
    search_fields = ("sanction__person__name",)


@admin.register(AuditEntry)
class AuditEntryAdmin(ReadOnlyAdmin[AuditEntry]):
    """The audit log: everything that staff did."""

    list_display = ("at", "by", "action", "person", "subject", "why")
    list_filter = ("action", ("by", admin.RelatedOnlyFieldListFilter))
    list_select_related = ("by", "person")
    search_fields = ("person__name", "by__name", "subject")
    date_hierarchy = "at"
