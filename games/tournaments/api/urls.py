"""The routes of tournaments."""

from django.urls import path

from games.tournaments.api import calendar, entries, standings, tournaments

ONE = "tournaments/<game:tournament_id>"

urlpatterns = [
    path("tournaments", tournaments.TournamentsView.as_view()),
    path("tournaments/bulk", tournaments.TournamentsTogetherView.as_view()),
    path("tournaments/calendar", calendar.CalendarView.as_view()),
    path("tournaments/calendar.ics", calendar.CalendarFileView.as_view()),
    path(ONE, tournaments.TournamentView.as_view()),
    path(f"{ONE}/entry", entries.EntryView.as_view()),
    path(f"{ONE}/pause", entries.PauseView.as_view()),
    path(f"{ONE}/standings", standings.StandingsView.as_view()),
    path(f"{ONE}/tables", standings.TablesOfTournamentView.as_view()),
    path(f"{ONE}/export/results", standings.StandingsExportView.as_view()),
    path(f"{ONE}/export/games", standings.GamesOfTournamentView.as_view()),
]
