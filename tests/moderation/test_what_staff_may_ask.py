"""The lists of the admin filter and sort by listed names only, whatever the address asks.

A filter by a hidden column would reveal its value, letter by letter.
"""

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from django.apps import apps
from django.contrib import admin
from django.contrib.auth.models import AnonymousUser, Group
from django.core.exceptions import FieldDoesNotExist
from django.db.models import Field, Model
from django.db.models.constants import LOOKUP_SEP
from django.test import Client, RequestFactory
from oauth2_provider.models import Application

from accounts.models import ApiToken, User
from durak_site.page.shell import NOT_LISTED
from durak_site.staff.admin_site import StaffSite
from games.play.models import Game
from tests.support.games import running_table, some_user
from tests.support.moderation import moderator
from tests.support.tiers import among
from tests.support.tokens import token_of
from web.admin import ListedAdmin

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("no_reactions"),
    pytest.mark.timeout(60),  # some ask for hundreds of pages
]

DATES = {"year", "month", "day"}
CHOICES = {"exact", "isnull", "gte", "lt"}
ASKED: dict[str, dict[str, set[str]]] = {
    "account.emailaddress": {"primary": CHOICES, "verified": CHOICES},
    "accounts.apitoken": {"created_at": DATES},
    "accounts.user": {
        **dict.fromkeys(("is_bot", "is_staff", "is_superuser", "groups"), CHOICES),
        "groups__id": {"exact"},
    },
    "auth.group": {},
    "clubs.club": {
        **dict.fromkeys(("is_open", "is_hidden"), CHOICES),
        "closed_at": CHOICES | {"isempty"},
        "created_at": DATES,
    },
    "chat.chatmessage": {"kind": CHOICES, "at": DATES},
    "mfa.authenticator": {"type": CHOICES},
    "moderation.appeal": {"outcome": CHOICES},
    "moderation.auditentry": {
        **dict.fromkeys(("action", "by"), CHOICES),
        "by__id": {"exact"},
        "at": DATES,
    },
    "moderation.case": {},
    "moderation.report": {**dict.fromkeys(("outcome", "reason"), CHOICES), "at": DATES},
    "moderation.sanction": {**dict.fromkeys(("kind", "reason"), CHOICES), "since": DATES},
    "notifications.announcement": {"created_at": DATES},
    "play.game": {
        **dict.fromkeys(("status", "preset", "is_rated", "is_private"), CHOICES),
        "created_at": DATES,
    },
    "ratings.collusionrun": {},
    "ratings.collusionsign": {"kind": CHOICES, "decided_at": CHOICES | {"isempty"}},
    "ratings.ratedgame": {"status": CHOICES},
    "tournaments.tournament": {
        **dict.fromkeys(("status", "kind", "is_rated", "is_featured", "is_hidden"), CHOICES),
        "starts_at": DATES,
    },
    "tournaments.tournamentschedule": dict.fromkeys(("kind", "every", "is_on"), CHOICES),
    "usersessions.usersession": {},
}
"""The filters of each model's list: a path, and the lookups of the list's links."""
SEARCHED: dict[str, set[str]] = {
    "account.emailaddress": {"email", "user__username", "user__first_name", "user__last_name"}
    | {"user__email"},
    "accounts.apitoken": {"user__name", "name", "hint"},
    "accounts.user": {"name", "username"},
    "auth.group": {"name"},
    "chat.chatmessage": {"series__id", "author__name", "text"},
    "moderation.appeal": {"sanction__person__name"},
    "moderation.auditentry": {"person__name", "by__name", "subject"},
    "moderation.case": {"name"},
    "moderation.report": {"person__name", "reporter__name", "game_id", "club_id", "tournament_id"},
    "moderation.sanction": {"person__name"},
    "play.game": {"id", "host__name"},
    "ratings.collusionsign": {"actor__name", "other__name"},
    "ratings.ratedgame": {"game__id", "game__seats__user__name"},
    "clubs.club": {"id", "name", "memberships__user__name"},
    "tournaments.tournament": {"id", "name", "host__name"},
    "usersessions.usersession": {"user__name", "ip"},
}
SECRET = {
    *("password", "server_seed", "position", "fixed_pack", "pack", "digest", "key_digest"),
    *("session_key", "data", "client_secret", "secret", "client_seed", "key", "look_key"),
    *("name_key", "clock_state", "token", "fingerprint", "packed"),
}
"""Names of columns that nobody reads in the admin."""
PRIVATE = {"email", "username", "ip", "user_agent"}
"""Names of columns that superusers read there, and moderators don't."""
TWO = 2

ADMINS: dict[str, Any] = {
    model._meta.label_lower: model_admin for model, model_admin in admin.site._registry.items()
}
every_list = pytest.mark.parametrize("label", sorted(ADMINS))
MAX_SECRET = {"accounts.apitoken", "accounts.user", "moderation.case", "play.game"}
each_page = pytest.mark.parametrize("label", among(sorted(ADMINS), MAX_SECRET))
"""Every list, for tests that request its page repeatedly."""


def list_of(label: str) -> str:
    return f"/admin/{label.replace('.', '/')}/"


def browser(user: User) -> Client:
    """Return a browser that gets a reply where the service fails, too."""
    client = Client(raise_request_exception=False)
    client.force_login(user)
    return client


@pytest.fixture
def chief() -> Client:
    return browser(User.objects.create_superuser("Chief", email="chief@durak.example"))


def paths(model: type[Model], depth: int = TWO) -> "Iterator[tuple[str, Field[Any, Any]]]":
    """Return all fields of the model and of those that it leads to, with their paths."""
    for field in model._meta.get_fields():
        name = field.name
        if isinstance(field, Field):
            yield name, field
            if field.attname != name:
                yield field.attname, field
        related = field.related_model
        if depth and isinstance(related, type):
            for path, far in paths(related, depth - 1):
                yield f"{name}{LOOKUP_SEP}{path}", far


def lookups(field: "Field[Any, Any]") -> set[str]:
    """Return the names of the field's lookups and transforms."""
    return {*field.get_lookups(), "pk", "nonsense"}


def request_of(user: User | AnonymousUser) -> Any:
    request = RequestFactory().get("/admin/")
    request.user = user
    return request


def test_every_model_of_the_admin_has_the_base_class_and_a_row_here() -> None:
    assert type(admin.site._wrapped) is StaffSite  # type: ignore[attr-defined]  # a lazy object
    assert set(ADMINS) == set(ASKED)
    for label, model_admin in ADMINS.items():
        assert isinstance(model_admin, ListedAdmin), label


def test_a_class_of_another_package_gets_the_base_class_when_it_is_registered() -> None:
    class Plain(admin.ModelAdmin):  # type: ignore[type-arg]  # as other packages write it
        list_filter = ("client_type",)

    site = StaffSite()
    site.register(Application, Plain)
    site.register(Group)
    for model in (Application, Group):
        model_admin = site.get_model_admin(model)
        assert not model_admin.lookup_allowed("pk__gt", "1", request_of(AnonymousUser()))
    asked = site.get_model_admin(Application)
    assert asked.lookup_allowed("client_type__exact", "public", request_of(AnonymousUser()))


@every_list
def test_no_field_of_the_model_or_two_relations_away_is_a_filter_unless_it_is_listed(
    label: str,
) -> None:
    model_admin, request = ADMINS[label], request_of(AnonymousUser())
    allowed = set()
    tried = 0
    for path, field in paths(model_admin.model):
        for lookup in lookups(field):
            tried += 1
            for value in ("2026", "12"):
                if model_admin.lookup_allowed(f"{path}{LOOKUP_SEP}{lookup}", value, request):
                    allowed.add((path, lookup))
    expected = {(path, one) for path, several in ASKED[label].items() for one in several}
    assert allowed <= expected
    assert tried > 50


@each_page
def test_a_filter_that_is_not_listed_is_refused_with_any_value(label: str, chief: Client) -> None:
    far = {path.partition(LOOKUP_SEP)[0]: path for path, _ in paths(ADMINS[label].model, depth=1)}
    near = [path for path, _ in paths(ADMINS[label].model, depth=0)]
    for path in {*near, *far.values()} - {*ASKED[label]}:
        for query in (f"{path}=1", f"{path}__startswith=a"):
            reply = chief.get(f"{list_of(label)}?{query}")
            assert (reply.status_code, reply.content.decode()) == (400, NOT_LISTED), query


def test_a_right_and_a_wrong_guess_get_the_same_answer() -> None:
    game = running_table(2)
    row = Game.objects.get(pk=game.pk)
    client = browser(moderator())
    token = token_of(some_user())[0]
    digest = ApiToken.objects.get(pk=token.pk).digest
    talon = row.position.splitlines()[-1][:8]
    for address in (
        f"/admin/play/game/?id__exact={row.pk}&position__contains={{}}|{talon}|xyz",
        f"/admin/play/game/?position__regex={{}}|{talon}|xyz",
        f"/admin/play/game/?server_seed={{}}|{bytes(row.server_seed).hex()}|00",
        f"/admin/play/game/?seats__client_seed__startswith={{}}|{''}|a",
        f"/admin/accounts/apitoken/?digest__startswith={{}}|{digest[:2]}|zz",
        "/admin/accounts/apitoken/?user__password__startswith={}|pbkdf2|zz",
        "/admin/moderation/case/?email__contains={}|@|zz",
        "/admin/moderation/report/?person__email__contains={}|@|zz",
        "/admin/ratings/ratedgame/?game__position__contains={}|talon|zz",
        "/admin/chat/chatmessage/?series__server_seed={}|00|11",
    ):
        template, right, wrong = address.split("|")
        replies = [client.get(template.format(guess)) for guess in (right, wrong)]
        assert [reply.status_code for reply in replies] == [400, 400], template
        assert replies[0].content == replies[1].content


@every_list
def test_searches_look_into_listed_names_alone(label: str) -> None:
    fields = ADMINS[label].get_search_fields(request_of(AnonymousUser()))
    assert set(fields) == SEARCHED.get(label, set())
    assert not {field.rpartition(LOOKUP_SEP)[2] for field in fields} & SECRET


@each_page
def test_a_list_is_sorted_by_what_it_shows(label: str, chief: Client) -> None:
    model_admin = ADMINS[label]
    request = request_of(User.objects.get())
    columns = len(model_admin.get_list_display(request)) + TWO
    for number in range(-columns, columns):
        reply = chief.get(f"{list_of(label)}?o={number}")
        assert reply.status_code == 200, number
        shown = reply.context["cl"]
        for term in shown.get_ordering(request, shown.queryset):
            for name in ordering_names(model_admin.model, str(term).lstrip("-")):
                assert name not in SECRET, (number, term)
    for odd in ("position", "-server_seed", "password", "1.position", "99", "%00"):
        assert chief.get(f"{list_of(label)}?o={odd}").status_code == 200, odd


def ordering_names(model: type[Model], term: str) -> Iterator[str]:
    """Return the columns by which a term sorts; a relation is sorted like its model."""
    first, _, rest = term.partition(LOOKUP_SEP)
    try:
        field = model._meta.get_field(model._meta.pk.name if first == "pk" else first)
    except FieldDoesNotExist:
        yield first  # an annotation, which is a column of the list
        return
    related = field.related_model
    if not isinstance(related, type):
        yield field.name
        return
    for following in [rest] if rest else [str(name) for name in related._meta.ordering or ()]:
        yield from ordering_names(related, following.lstrip("-"))


@every_list
def test_no_column_filter_or_form_has_a_secret(label: str) -> None:
    request = request_of(User.objects.create_superuser("Head"))
    model_admin = ADMINS[label]
    names = {
        *model_admin.get_list_display(request),
        *ASKED[label],
        *(name for name in model_admin.get_fields(request, None)),
        *model_admin.get_readonly_fields(request, None),
    }
    assert not {str(name) for name in names} & SECRET


def test_moderators_read_no_private_column() -> None:
    staff = User.objects.get(pk=moderator().pk)
    request, seen = request_of(staff), []
    for label, model_admin in ADMINS.items():
        if not model_admin.has_view_permission(request):
            continue
        seen.append(label)
        names = {
            *model_admin.get_list_display(request),
            *model_admin.get_search_fields(request),
            *model_admin.get_fields(request, None),
            *ASKED[label],
        }
        assert not {str(name).rpartition(LOOKUP_SEP)[2] for name in names} & PRIVATE, label
    assert len(seen) >= 8


@each_page
def test_rows_are_named_by_their_key_alone(label: str, chief: Client) -> None:
    model_admin, request = ADMINS[label], request_of(AnonymousUser())
    key = model_admin.model._meta.pk
    for path, _ in paths(model_admin.model, depth=0):
        is_key = path in {key.name, key.attname}
        assert model_admin.to_field_allowed(request, path) is is_key, path
        for popup in ("", "&_popup=1"):
            reply = chief.get(f"{list_of(label)}?_to_field={path}{popup}")
            assert reply.status_code == (200 if is_key else 400), path
            if not is_key:
                assert reply.content.decode() == NOT_LISTED


def test_suggestions_for_a_field_search_listed_names_of_readable_lists_alone() -> None:
    game = running_table(2)
    row = Game.objects.get(pk=game.pk)
    pieces = [row.position.splitlines()[-1][:8], bytes(row.server_seed).hex(), "pbkdf2", "@"]
    staff = User.objects.get(pk=moderator().pk)
    client, request, answered = browser(staff), request_of(staff), set[type[Model]]()
    for model in apps.get_models(include_auto_created=True):
        for field in model._meta.get_fields():
            if not isinstance(field, Field) or not isinstance(field.related_model, type):
                continue
            names = f"app_label={model._meta.app_label}&model_name={model._meta.model_name}"
            address = f"/admin/autocomplete/?{names}&field_name={field.name}"
            remote = admin.site._registry.get(field.related_model)
            is_read = remote is not None and remote.has_view_permission(request)
            for piece in pieces if is_read else pieces[:1]:
                reply = client.get(f"{address}&term={quote(piece)}")
                if is_read and reply.status_code == 200:
                    answered.add(field.related_model)
                    assert reply.json()["results"] == [], (address, piece)
                else:
                    assert reply.status_code in {403, 404}, address
    assert Game in answered
    for odd in ("model_name=nothing", "field_name=nothing", "app_label=nothing", ""):
        assert client.get(f"/admin/autocomplete/?app_label=play&{odd}").status_code == 403


ODD = ("", "abc", "9" * 30, "%F0%9F%83%8F")


@each_page
def test_odd_values_of_what_may_be_asked_fail_nowhere(label: str, chief: Client) -> None:
    asked = [
        f"{path}__{lookup}" for path, several in ASKED[label].items() for lookup in sorted(several)
    ]
    for name in (*asked, "q", "o", "p", "all", "e", "_facets", "_popup"):
        for value in ODD:
            reply = chief.get(f"{list_of(label)}?{name}={value}")
            assert reply.status_code in {200, 302, 400}, (name, value)
    for value in (*ODD[1:], "9" * 5000):
        reply = chief.get(f"{list_of(label)}{value}/change/")
        assert reply.status_code in {302, 403, 404}, value
