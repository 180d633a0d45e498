"""Addresses of lessons."""

from django.urls import path

from games.lessons import api

urlpatterns = [path("lessons/<slug:lesson>", api.LessonView.as_view())]
