"""The routes of puzzles."""

from django.urls import path

from bots.puzzles import api

urlpatterns = [
    path("puzzles/next", api.NextPuzzleView.as_view()),
    path("puzzles/daily", api.DailyPuzzleView.as_view()),
    path("puzzles/<puzzle:puzzle_id>", api.PuzzleView.as_view()),
    path("puzzles/<puzzle:puzzle_id>/moves", api.PuzzleMovesView.as_view()),
    path("puzzles/<puzzle:puzzle_id>/solution", api.PuzzleSolutionView.as_view()),
    path("me/puzzles", api.OwnPuzzlesView.as_view()),
]
