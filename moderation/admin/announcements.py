"""Announcements in the admin: what everybody is told, above all that the service restarts."""

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone

from moderation.admin.staff import by_whom
from moderation.services.announcements import tell, tell_no_more, tell_of_restart
from notifications.models import Announcement
from web.admin import ListedAdmin

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
        min_value=1, max_value=LONGEST, initial=120, help_text="How long it is told."
    )
    restart_in = forms.IntegerField(
        min_value=1,
        max_value=LONGEST,
        required=False,
        label="Restart in minutes",
        help_text="Pages then say when the service restarts, in their readers' languages, also "
        "without words of yours. It is over a quarter of an hour after that.",
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
        """What is told. Raises ValidationError without English words for the others."""
        values = super().clean() or {}
        if not values.get("en") and (values.get("de") or values.get("ru")):
            self.add_error("en", "Say it in English too: who reads no other language sees that.")
        if not values.get("en") and not values.get("restart_in"):
            self.add_error("en", "Say something, or when the service restarts.")
        return values

    @property
    def texts(self) -> dict[str, str]:
        """The words by language."""
        values = self.cleaned_data
        return {language: values[language] for language in ("en", "de", "ru") if values[language]}


@admin.register(Announcement)
class AnnouncementAdmin(ListedAdmin[Announcement]):
    """Announcements, of which the newest counts; they are made and ended, never changed."""

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
        """Tell what the form says; `obj` becomes the row of it."""
        now, values, by_id = timezone.now(), form.cleaned_data, by_whom(request)
        if values["restart_in"]:
            told = tell_of_restart(
                now + timedelta(minutes=values["restart_in"]),
                rest=timedelta(minutes=values["rest"]),
                texts=form.texts,
                by_id=by_id,
                now=now,
            )
        else:
            until = now + timedelta(minutes=values["minutes"])
            told = tell(form.texts, until=until, by_id=by_id, now=now)
        obj.__dict__.update(told.__dict__)

    @admin.action(description="End what is told now", permissions=["add"])
    def end(self, request: HttpRequest, _chosen: QuerySet[Announcement]) -> None:
        """Tell nobody anything any more: rated games begin again."""
        if tell_no_more(by_id=by_whom(request), now=timezone.now()):
            self.message_user(request, "It is over.")
        else:
            self.message_user(request, "Nothing was announced.", messages.WARNING)

    def has_change_permission(self, request: HttpRequest, obj: Announcement | None = None) -> bool:
        """Always False: what was told stays written down."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Announcement | None = None) -> bool:
        """Always False: what was told stays written down."""
        return False
