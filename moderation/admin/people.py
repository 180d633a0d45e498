"""The rights of staff in the admin: superusers grant them, and the audit log records it."""

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from accounts.models import User
from moderation.models import AuditAction
from moderation.services.audit import record
from web.admin import ListedAdmin

if TYPE_CHECKING:
    from django import forms


@admin.register(User)
class UserAdmin(ListedAdmin[User]):
    """The accounts and their rights here; everything else about an account is read-only."""

    list_display = ("name", "username", "is_bot", "is_staff", "is_superuser", "last_seen_at")
    list_filter = ("is_bot", "is_staff", "is_superuser", "groups")
    search_fields = ("name", "username")
    fields = ("name", "username", "is_bot", "date_joined", "last_seen_at", "is_staff", "groups")
    readonly_fields = ("name", "username", "is_bot", "date_joined", "last_seen_at")
    filter_horizontal = ("groups",)
    actions = None

    def get_queryset(self, request: HttpRequest) -> QuerySet[User]:
        """Return the accounts. Guests can't log in again, so they can't be staff."""
        return User.objects.filter(is_guest=False, is_active=True)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: people register themselves."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Return whether the user is a superuser, and the account isn't their own."""
        is_own = obj is not None and obj.pk == request.user.pk
        return bool(getattr(request.user, "is_superuser", False)) and not is_own

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Return False: people delete their accounts themselves."""
        return False

    def save_related(
        self,
        request: HttpRequest,
        form: "forms.ModelForm[User]",
        formsets: Any,
        change: bool,  # noqa: FBT001 - Django's signature
    ) -> None:
        """Save the groups, and note the account's new rights in the audit log."""
        super().save_related(request, form, formsets, change)
        if not form.changed_data or request.user.pk is None:
            return
        user = form.instance
        groups = ", ".join(sorted(group.name for group in user.groups.all())) or "none"
        record(
            by_id=request.user.pk,
            action=AuditAction.ROLES_CHANGED,
            person_id=user.pk,
            subject=f"staff: {'yes' if user.is_staff else 'no'}; groups: {groups}"[:200],
        )
