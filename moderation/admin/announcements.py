"""Announcements in the admin: messages to all users, above all about a restart of the service."""

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from moderation.admin.staff import staff_id_of
from moderation.services.announcements import (
    announce_by_staff,
    announce_restart_by_staff,
    end_announcement_by_staff,
)
from notifications.models import Announcement
from web.admin import ListedAdmin
from web.http.languages import LANGUAGES

if TYPE_CHECKING:
    FormBase = forms.ModelForm[Announcement]
else:
    FormBase = forms.ModelForm

LONGEST = 7 * 24 * 60
WORDS = 500


class AnnouncementForm(FormBase):
    """A new announcement, in minutes from now."""

    en = forms.CharField(label="English", required=False, max_length=WORDS, widget=forms.Textarea)
    de = forms.CharField(label="German", required=False, max_length=WORDS, widget=forms.Textarea)
    ru = forms.CharField(label="Russian", required=False, max_length=WORDS, widget=forms.Textarea)
    minutes = forms.IntegerField(
        min_value=1, max_value=LONGEST, initial=120, help_text="How long it is shown."
    )
    restart_in = forms.IntegerField(
        min_value=1,
        max_value=LONGEST,
        required=False,
        label="Restart in minutes",
        help_text="Pages then announce the restart in their readers' languages, even without "
        "a text of yours. The announcement ends a quarter of an hour after it.",
    )
    rest = forms.IntegerField(
        min_value=0,
        max_value=LONGEST,
        initial=15,
        label="Minutes before it without new rated games",
    )

    class Meta:
        model = Announcement
        fields = ()

    def clean(self) -> dict[str, Any]:
        """Return the values. Raises ValidationError for translations without the English text."""
        values = super().clean() or {}
        if not values.get("en") and (values.get("de") or values.get("ru")):
            self.add_error(
                "en", "Write it in English too: readers of other languages see that text."
            )
        if not values.get("en") and not values.get("restart_in"):
            self.add_error("en", "Write a text, or say when the service restarts.")
        return values

    @property
    def texts(self) -> dict[str, str]:
        """Return the texts by language."""
        values = self.cleaned_data
        return {language: values[language] for language in LANGUAGES if values[language]}


@admin.register(Announcement)
class AnnouncementAdmin(ListedAdmin[Announcement]):
    """Announcements, of which only the newest counts; they can be ended, but not changed."""

    form = AnnouncementForm
    list_display = ("__str__", "created_at", "restart_at", "rest_from", "until")
    date_hierarchy = "created_at"
    actions = ("end",)

    def save_model(
        self,
        request: HttpRequest,
        obj: Announcement,
        form: Any,
        change: bool,  # noqa: FBT001 -- as Django calls it
    ) -> None:
        """Publish the announcement of the form; `obj` becomes its row."""
        now, values, by_id = timezone.now(), form.cleaned_data, staff_id_of(request)
        if values["restart_in"]:
            announcement = announce_restart_by_staff(
                now + timedelta(minutes=values["restart_in"]),
                rest=timedelta(minutes=values["rest"]),
                texts=form.texts,
                by_id=by_id,
                now=now,
            )
        else:
            until = now + timedelta(minutes=values["minutes"])
            announcement = announce_by_staff(form.texts, until=until, by_id=by_id, now=now)
        obj.__dict__.update(announcement.__dict__)

    @admin.action(description="End the current announcement", permissions=["add"])
    def end(self, request: HttpRequest, _chosen: QuerySet[Announcement]) -> None:
        """End the announcement: rated games may begin again."""
        if end_announcement_by_staff(by_id=staff_id_of(request), now=timezone.now()):
            self.message_user(request, "The announcement has ended.")
        else:
            self.message_user(request, "There was no announcement.", messages.WARNING)

    def has_change_permission(self, request: HttpRequest, obj: Announcement | None = None) -> bool:
        """Return False: an announcement can't be changed or deleted."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Announcement | None = None) -> bool:
        """Return False: an announcement can't be changed or deleted."""
        return False
