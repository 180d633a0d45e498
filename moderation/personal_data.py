"""The personal data that moderation keeps, for exports and deletions."""

import json
from collections.abc import Iterator
from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from moderation.models import Appeal, AuditEntry, Case, Report, Sanction
from moderation.services.banned_addresses import store_banned_addresses
from moderation.services.reports import delete_reports_about


class ModerationOfPerson(PersonalDataPart):
    """The part of moderation in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Return the reports that the user made, and the sanctions of the user."""
        text = json.dumps(_moderation(user), cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)
        yield File("moderation.json", text)

    def erase(self, user: User) -> None:
        """Delete texts by and about the user; keep hashes of a banned user's addresses."""
        store_banned_addresses(user)
        delete_reports_about(user)
        _delete_texts_about(user)


def _moderation(user: User) -> dict[str, Any]:
    return {
        "reports": list(
            Report.objects.filter(reporter=user).values(
                *("name", "reason", "text", "game_id", "rule_set_name"),
                *("place_name", "place_description", "at", "handled_at"),
            )
        ),
        "sanctions": list(
            Sanction.objects.filter(person=user).values(
                *("kind", "reason", "words", "since", "until", "acknowledged_at", "lifted_at"),
                *("appeal__text", "appeal__at", "appeal__outcome", "appeal__words"),
            )
        ),
    }


def _delete_texts_about(user: User) -> None:
    """Delete texts and names from sanctions and logs; the decisions themselves stay."""
    Appeal.objects.filter(sanction__person=user).delete()
    Sanction.objects.filter(person=user).update(words="")
    AuditEntry.objects.filter(person=user).update(subject="", why="")
    LogEntry.objects.filter(
        content_type__in=ContentType.objects.get_for_models(
            User, Case, for_concrete_models=False
        ).values(),
        object_id=str(user.pk),
    ).update(object_repr="", change_message="")
