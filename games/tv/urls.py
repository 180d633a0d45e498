"""The route of TV."""

from django.urls import path

from games.tv import api

urlpatterns = [path("tv", api.TvView.as_view())]
