"""Moderation: reports, cases, sanctions, appeals, and the audit log of staff."""
