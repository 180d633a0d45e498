"""The routes of tournaments."""

from django.urls import path

from games.tournaments import api

ONE = "tournaments/<game:tournament_id>"

urlpatterns = [
    path("tournaments", api.TournamentsView.as_view()),
    path("tournaments/bulk", api.TournamentsTogetherView.as_view()),
    path("tournaments/calendar", api.CalendarView.as_view()),
    path("tournaments/calendar.ics", api.CalendarFileView.as_view()),
    path(ONE, api.TournamentView.as_view()),
    path(f"{ONE}/entry", api.EntryView.as_view()),
    path(f"{ONE}/pause", api.PauseView.as_view()),
    path(f"{ONE}/standings", api.StandingsView.as_view()),
    path(f"{ONE}/tables", api.TablesOfTournamentView.as_view()),
    path(f"{ONE}/export/results", api.StandingsExportView.as_view()),
    path(f"{ONE}/export/games", api.GamesOfTournamentView.as_view()),
]
