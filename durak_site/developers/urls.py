"""The paths of the pages for programmers."""

from django.urls import path

from durak_site.developers import views

urlpatterns = [
    path("developers", views.overview),
    path("developers.md", views.overview_text),
    path("developers/guide/<slug:name>", views.guide_page),
    path("developers/guide/<slug:name>.md", views.guide_text),
    path("developers/docs/<slug:name>", views.further_page),
    path("developers/docs/<slug:name>.md", views.further_text),
    path("developers/reference", views.reference),
    path("developers/reference/events", views.events),
    path("developers/reference/schemas", views.schemas),
    path("developers/reference/schemas/<slug:name>", views.schema_page),
    path("developers/reference/<slug:group>", views.reference_group),
    path("developers/problems", views.problems),
    path("developers/changelog", views.changelog),
    path("developers/changelog.atom", views.feed),
    path("developers/asyncapi.json", views.asyncapi_file),
    path("developers/durak.postman_collection.json", views.collection_file),
    path("problems/<slug:code>", views.problem_page),
    path("llms.txt", views.llms),
    path("llms-full.txt", views.llms_full),
]
