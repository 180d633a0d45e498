"""Signs of collusion in the admin, with the games that they follow from."""

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from games.ratings.models import CollusionRun, CollusionSign
from moderation.admin.games import WhyForm
from moderation.admin.staff import staff_id_of
from moderation.selectors.collusion import evidence_of, odds_of
from moderation.services.collusion import settle_sign
from web.admin import ReadOnlyAdmin
from web.http.errors import ServiceError


@admin.register(CollusionSign)
class CollusionSignAdmin(ReadOnlyAdmin[CollusionSign]):
    """Signs that people play for each other, those that honest play explains least first."""

    action_form = WhyForm
    actions = ("settle",)
    list_display = (
        *("actor", "other", "kind", "evidence", "odds", "games_together", "found_at"),
        *("decided_at", "decided_by", "why"),
    )
    list_filter = ("kind", ("decided_at", admin.EmptyFieldListFilter))
    list_select_related = ("actor", "other", "decided_by")
    search_fields = ("actor__name", "other__name")
    fields = (
        *("actor", "other", "kind", "evidence", "odds", "games_together", "replays"),
        *("first_found_at", "found_at", "decided_at", "decided_by", "why"),
    )

    @admin.display(description="what was counted")
    def evidence(self, sign: CollusionSign) -> str:
        """Return how often chances were taken towards the other, and towards everybody else."""
        return evidence_of(sign)

    @admin.display(description="probability in honest play", ordering="probability")
    def odds(self, sign: CollusionSign) -> str:
        """Return the probability of so many taken chances, and the limit of a sign."""
        return odds_of(sign)

    @admin.display(description="replays")
    def replays(self, sign: CollusionSign) -> SafeString:
        """Return links to the newest games of both."""
        return format_html_join(
            " ", '<a href="/games/{}/replay">{}</a>', ((game, game) for game in sign.games)
        )

    @admin.action(description="Settle the chosen signs: why?", permissions=["settle"])
    def settle(self, request: HttpRequest, signs: QuerySet[CollusionSign]) -> None:
        """Note that staff have looked at the chosen signs."""
        why, by_id = request.POST.get("why", ""), staff_id_of(request)
        for sign in signs.order_by("pk"):
            try:
                settle_sign(sign_id=sign.pk, by_id=by_id, why=why)
            except ServiceError as error:
                self.message_user(request, f"{sign}: {error}", messages.ERROR)
            else:
                self.message_user(request, f"{sign}: settled.")

    def has_settle_permission(self, request: HttpRequest) -> bool:
        """Return whether the member of staff decides cases."""
        return request.user.has_perm("moderation.change_case")


@admin.register(CollusionRun)
class CollusionRunAdmin(ReadOnlyAdmin[CollusionRun]):
    """The searches for collusion: the tests that each made, and those that found something."""

    list_display = ("day", "games", "tests", "found")
