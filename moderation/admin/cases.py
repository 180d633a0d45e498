"""The moderation queue: reported players, and the page on which a moderator decides a case."""

from collections.abc import Callable
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse

from moderation.admin.decisions import AnswerForm, DecisionForm, LiftForm
from moderation.models import AppealOutcome, Case
from moderation.selectors.cases import case_file, open_cases, people
from moderation.services.appeals import answer_appeal
from moderation.services.cases import decide, newest_sanction_id
from moderation.services.sanctions import lift
from web.admin import ListedAdmin
from web.http.errors import ServiceError

MAX_DIGITS = 18
"""Every number with so many digits fits into a database's integer column."""


@admin.display(description="open reports", ordering="open_reports")
def open_reports(case: Any) -> str:
    """Return the number of open reports."""
    return str(case.open_reports)


@admin.display(description="oldest", ordering="oldest_report")
def oldest_report(case: Any) -> Any:
    """Return the time of the oldest open report."""
    return case.oldest_report


@admin.display(description="upheld before", ordering="upheld_reports")
def upheld_reports(case: Any) -> str:
    """Return the number of reports about the person that staff upheld."""
    return str(case.upheld_reports)


@admin.display(description="held games", ordering="held_games")
def held_games(case: Any) -> str:
    """Return the number of the person's rated games that are held back."""
    return str(case.held_games)


@admin.display(description="collusion", ordering="open_signs")
def collusion_signs(case: Any) -> str:
    """Return the number of open signs that the person helps somebody."""
    return str(case.open_signs)


@admin.display(description="appeals", ordering="open_appeals")
def open_appeals(case: Any) -> str:
    """Return the number of open appeals."""
    return str(case.open_appeals)


@admin.register(Case)
class CaseAdmin(ListedAdmin[Case]):
    """The people about whom staff has to decide something; a search finds everybody."""

    list_display = (
        "name",
        "kind",
        open_reports,
        oldest_report,
        upheld_reports,
        held_games,
        collusion_signs,
        open_appeals,
        "banned_until",
    )
    search_fields = ("name",)
    fields = ("name",)
    search_help_text = "Without a search: the people about whom something waits."
    actions = None

    def get_queryset(self, request: HttpRequest) -> QuerySet[Case]:
        """Return all people for a search, else the open cases; never the reader's own case."""
        rows = people() if request.GET.get("q") else open_cases()
        return rows.exclude(username=request.user.get_username())

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Return False: cases arise from reports, appeals and games held back."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Case | None = None) -> bool:
        """Return False: people delete their accounts themselves."""
        return False

    def get_urls(self) -> list[URLPattern]:
        """Return the addresses of decisions, and those that Django adds."""
        own = [
            path("<int:person_id>/decide/", self._posted(self.decide), name="case_decide"),
            path(
                "<int:person_id>/lift/<int:sanction_id>/", self._posted(self.lift), name="case_lift"
            ),
            path(
                "<int:person_id>/answer/<int:sanction_id>/",
                self._posted(self.answer),
                name="case_answer",
            ),
        ]
        return own + super().get_urls()

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Return the page of a case: its reports, earlier decisions, and the forms to decide."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        return self._page(request, self._person(request, object_id))

    def decide(self, request: HttpRequest, person_id: int) -> HttpResponse:
        """Carry out the decision of the case's form."""
        person = self._person(request, person_id)
        form = DecisionForm(request.POST)
        if not form.is_valid():
            return self._page(request, person, decision=form, status=400)
        return self._tried(
            request,
            person,
            lambda by_id: decide(
                person_id=person.pk, seen=form.seen(), decision=form.decision(), by_id=by_id
            ),
        )

    def lift(self, request: HttpRequest, person_id: int, sanction_id: int) -> HttpResponse:
        """Lift a sanction."""
        person = self._person(request, person_id)
        form = LiftForm(request.POST)
        if not form.is_valid():
            messages.error(request, "Say why.")
            return self._back(person)
        why = form.cleaned_data["why"]
        return self._tried(
            request, person, lambda by_id: lift(sanction_id=sanction_id, by_id=by_id, why=why)
        )

    def answer(self, request: HttpRequest, person_id: int, sanction_id: int) -> HttpResponse:
        """Answer an appeal."""
        person = self._person(request, person_id)
        form = AnswerForm(request.POST)
        if not form.is_valid():
            messages.error(request, "Say how you decide, and why.")
            return self._back(person)
        values = form.cleaned_data
        return self._tried(
            request,
            person,
            lambda by_id: answer_appeal(
                sanction_id=sanction_id,
                outcome=AppealOutcome(values["outcome"]),
                words=values["words"],
                by_id=by_id,
            ),
        )

    def _posted(self, view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
        def checked(request: HttpRequest, **values: int) -> HttpResponse:
            if request.method != "POST" or not self.has_change_permission(request):
                raise PermissionDenied
            return view(request, **values)

        return self.admin_site.admin_view(checked)

    def _tried(
        self, request: HttpRequest, person: Case, action: Callable[[int], object]
    ) -> HttpResponse:
        by_id = request.user.pk
        assert by_id is not None, "the admin lets only staff in"  # noqa: S101 - only for the type
        try:
            action(by_id)
        except ServiceError as error:
            messages.error(request, str(error))
        else:
            messages.success(request, f"Done: {person.name}.")
        return self._back(person)

    def _back(self, person: Case) -> HttpResponse:
        return HttpResponseRedirect(reverse("admin:moderation_case_change", args=(person.pk,)))

    def _person(self, request: HttpRequest, person_id: int | str) -> Case:
        text = str(person_id)
        number = int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else 0
        person = Case.objects.filter(pk=number, is_scrubbed=False).first()
        if person is None or person.pk == request.user.pk:
            raise Http404
        return person

    def _page(
        self,
        request: HttpRequest,
        person: Case,
        *,
        decision: forms.Form | None = None,
        status: int = 200,
    ) -> HttpResponse:
        file = case_file(person.pk)
        seen = {
            "reports": ",".join(str(row.report.pk) for row in file.open_reports),
            "newest_sanction": newest_sanction_id(person.pk),
            "reason": file.main_reason,
        }
        context = {
            **self.admin_site.each_context(request),
            "title": f"Case: {person.name}",
            "opts": self.opts,
            "person": person,
            "file": file,
            "decision": decision or DecisionForm(initial=seen),
            "answer": AnswerForm(),
            "lift": LiftForm(),
            "may_decide": self.has_change_permission(request),
        }
        return TemplateResponse(request, "admin/moderation/case.html", context, status=status)
