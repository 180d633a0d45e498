"""The row of an e-mail address whose owner deleted a banned account."""

from django.db import models


class BannedAddress(models.Model):
    """A keyed hash of an e-mail address; an account that confirms it is banned until `until`."""

    digest = models.CharField(primary_key=True, max_length=64)
    reason = models.CharField(max_length=8)
    until = models.DateTimeField(null=True, help_text="Empty: for good.")
    by = models.ForeignKey("accounts.User", on_delete=models.PROTECT, related_name="+")

    def __str__(self) -> str:
        return f"{self.digest[:8]} until {self.until or 'for good'}"
