"""The tables of moderation: reports, sanctions, appeals, banned addresses, and the audit log."""

from moderation.models.appeal import Appeal, AppealOutcome
from moderation.models.audit import AuditAction, AuditEntry
from moderation.models.banned_address import BannedAddress
from moderation.models.case import Case
from moderation.models.report import Report, ReportOutcome
from moderation.models.sanction import Reason, Sanction, SanctionKind

__all__ = [
    "Appeal",
    "AppealOutcome",
    "AuditAction",
    "AuditEntry",
    "BannedAddress",
    "Case",
    "Reason",
    "Report",
    "ReportOutcome",
    "Sanction",
    "SanctionKind",
]
