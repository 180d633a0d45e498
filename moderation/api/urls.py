"""The addresses of moderation, under `/api/v1/`."""

from django.urls import path

from moderation.api import reports, sanctions

urlpatterns = [
    path("reports", reports.ReportsView.as_view()),
    path("reports/mine", reports.OwnReportsView.as_view()),
    path("sanctions/mine", sanctions.SanctionsView.as_view()),
    path("sanctions/<id:sanction_id>/acknowledgement", sanctions.AcknowledgementView.as_view()),
    path("appeals", sanctions.AppealsView.as_view()),
]
