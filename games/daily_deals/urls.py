"""The routes of the deal of the day."""

from django.urls import path

from games.daily_deals.api import DailyDealView

urlpatterns = [path("daily-deal", DailyDealView.as_view())]
