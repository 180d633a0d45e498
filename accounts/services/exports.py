"""Data export (GDPR): a zip file of personal data, made by a worker, kept for three days."""

import io
import zipfile
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from accounts.errors import NoExport
from accounts.models import DataExport, User
from accounts.personal_data import parts
from accounts.selectors.own_data import own_files

KEPT_FOR = timedelta(days=3)
LOST_AFTER = timedelta(minutes=15)
"""After this time an unfinished export counts as lost with its worker, and may be requested again.
"""


def request_export(user: User) -> tuple[DataExport, bool]:
    """Return the user's export, and whether a worker has to make it now.

    An unfinished export is kept; a finished one is deleted for a new one.
    """
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        export = DataExport.objects.defer("file").filter(user=user).first()
        is_under_way = (
            export is not None
            and export.ready_at is None
            and export.requested_at > timezone.now() - LOST_AFTER
        )
        if export is not None and is_under_way:
            return export, False
        DataExport.objects.filter(user=user).delete()
        return DataExport.objects.create(user=user), True


def make_export(export_id: str) -> bool:
    """Make the file of an export.

    Return False if the export is ready, or was requested again meanwhile.
    """
    export = DataExport.objects.filter(pk=export_id, ready_at=None).select_related("user").first()
    if export is None:
        return False
    file = _zip_of(export.user)
    made = DataExport.objects.filter(pk=export_id, ready_at=None)
    return made.update(file=file, ready_at=timezone.now()) == 1


def export_of(user: User) -> DataExport | None:
    """Return the user's export without its file; None if there is none or its time is over."""
    export = DataExport.objects.defer("file").filter(user=user).first()
    if export is None or is_too_old(export, now=timezone.now()):
        return None
    return export


def file_of(user: User) -> bytes:
    """Return the zip file of the user's export. Raises NoExport."""
    export = export_of(user)
    if export is None or export.ready_at is None:
        raise NoExport("There is no export to download.")
    return bytes(export.file)


def is_too_old(export: DataExport, *, now: datetime) -> bool:
    """Return whether the time for which the file is kept is over."""
    return export.ready_at is not None and export.ready_at < now - KEPT_FOR


def delete_old_exports(*, now: datetime) -> int:
    """Delete the exports that are too old; return their number."""
    deleted, _ = DataExport.objects.filter(requested_at__lt=now - KEPT_FOR - LOST_AFTER).delete()
    return deleted


def _zip_of(user: User) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in own_files(user):
            archive.writestr(file.name, file.text)
        for part in parts():
            for file in part.files(user):
                archive.writestr(file.name, file.text)
    return buffer.getvalue()
