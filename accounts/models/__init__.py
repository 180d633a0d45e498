"""Rows of the database: who there is, what they think of each other, what staff decided."""

from accounts.models.appeal import Appeal, AppealOutcome
from accounts.models.audit import AuditAction, AuditEntry
from accounts.models.banned_address import BannedAddress
from accounts.models.case import Case
from accounts.models.data_export import DataExport
from accounts.models.relations import Block, Follow, Mute, Note
from accounts.models.report import Report, ReportOutcome
from accounts.models.sanction import Reason, Sanction, SanctionKind
from accounts.models.token import ApiToken, Scope
from accounts.models.user import Language, User, UserManager

__all__ = [
    "ApiToken",
    "Appeal",
    "AppealOutcome",
    "AuditAction",
    "AuditEntry",
    "BannedAddress",
    "Block",
    "Case",
    "DataExport",
    "Follow",
    "Language",
    "Mute",
    "Note",
    "Reason",
    "Report",
    "ReportOutcome",
    "Sanction",
    "SanctionKind",
    "Scope",
    "User",
    "UserManager",
]
