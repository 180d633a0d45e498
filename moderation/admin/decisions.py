"""The forms of a case, and the decision that a filled-in form makes."""

from datetime import timedelta
from typing import Any

from django import forms
from django.utils import timezone

from moderation.models import AppealOutcome, Reason
from moderation.models.sanction import MAX_WORDS_LENGTH
from moderation.services.cases import Decision, Measure, SeenCase

MEASURES = (
    (Measure.DISMISS, "Dismiss the reports"),
    (Measure.WARN, "Warn"),
    (Measure.MUTE, "Mute"),
    (Measure.BAN, "Ban"),
    (Measure.RENAME, "Give a neutral name, and warn"),
    (Measure.UNNAME_RULES, "Take away the names of the reported rules, and warn"),
    (Measure.RENAME_PLACES, "Take the names of the reported clubs and tournaments, and warn"),
    (Measure.HIDE_PLACES, "Hide the reported clubs and tournaments, and warn"),
    (Measure.CLOSE_PLACES, "Close the reported clubs and tournaments, and warn"),
)
WITH_AN_END = {Measure.MUTE, Measure.BAN}
FOR_GOOD = "0"
HOURS = (
    ("1", "1 hour"),
    ("12", "12 hours"),
    ("24", "1 day"),
    ("72", "3 days"),
    ("168", "7 days"),
    ("720", "30 days"),
    ("2160", "90 days"),
    ("8760", "1 year"),
    (FOR_GOOD, "for good"),
)
"""The lengths of a mute or a ban in hours, of which a moderator chooses one."""


class DecisionForm(forms.Form):
    """The decision about a person; hidden fields contain what the page showed."""

    measure = forms.ChoiceField(choices=MEASURES)
    hours = forms.ChoiceField(
        choices=(("", "-"), *HOURS), required=False, label="For how long (mute, ban)"
    )
    reason = forms.ChoiceField(choices=Reason.choices)
    words = forms.CharField(
        max_length=MAX_WORDS_LENGTH,
        required=False,
        widget=forms.Textarea(attrs={"rows": 3, "cols": 60}),
        help_text="Sent to the person, unless you dismiss the reports. The audit log keeps them.",
    )
    reports = forms.CharField(required=False, widget=forms.HiddenInput)
    newest_sanction = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def clean(self) -> dict[str, Any]:
        """Raise ValidationError for a mute or ban without length."""
        values = super().clean() or {}
        if values.get("measure") in WITH_AN_END and not values.get("hours"):
            self.add_error("hours", "Say for how long.")
        return values

    def clean_reports(self) -> list[int]:
        """Return the ids of the reports that the page showed."""
        text = self.cleaned_data["reports"]
        try:
            return [int(number) for number in text.split(",") if number]
        except ValueError as error:
            raise forms.ValidationError("These aren't reports.") from error

    def decision(self) -> Decision:
        """Return the decision that the valid form makes."""
        values = self.cleaned_data
        hours = values["hours"]
        has_end = values["measure"] in WITH_AN_END and hours != FOR_GOOD
        return Decision(
            measure=Measure(values["measure"]),
            reason=Reason(values["reason"]),
            words=values["words"].strip(),
            until=timezone.now() + timedelta(hours=int(hours)) if has_end else None,
        )

    def seen(self) -> SeenCase:
        """Return the reports and the newest sanction that the page of the valid form showed."""
        return SeenCase(self.cleaned_data["reports"], self.cleaned_data["newest_sanction"])


class AnswerForm(forms.Form):
    """The answer to an appeal."""

    outcome = forms.ChoiceField(choices=AppealOutcome.choices)
    words = forms.CharField(
        max_length=MAX_WORDS_LENGTH,
        widget=forms.Textarea(attrs={"rows": 3, "cols": 60}),
        help_text="The person reads them. Lifting ends the sanction alone: clubs that were hidden "
        "or closed with it are shown and opened again in the list of clubs.",
    )


class LiftForm(forms.Form):
    """The reason for lifting a sanction."""

    why = forms.CharField(max_length=MAX_WORDS_LENGTH, help_text="For the audit log.")
