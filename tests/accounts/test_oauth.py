"""Apps of other people: registration, consent, tokens, and every way in which they end."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from oauth2_provider.models import AccessToken, Application, Grant, RefreshToken

from accounts.models import ApiToken, User
from accounts.oauth.validator import Validator
from accounts.reactions import token_ended
from accounts.selectors.own_data import own_files
from accounts.tasks import tidy_up
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient, guest
from tests.support.cookies import CSRF
from tests.support.moderation import moderator
from tests.support.oauth import BACK, App, connected, one_each, press, registered, works
from tests.support.people import PASSWORD, account, log_in
from tests.support.tokens import new_token

pytestmark = pytest.mark.django_db(transaction=True)


def user_named(name: str) -> User:
    return User.objects.get(name=name)


def ban(user: User) -> None:
    sanction(person_id=user.pk, kind=SanctionKind.BAN, reason=Reason.CHEATING, by_id=moderator().pk)


def test_a_person_lets_an_app_play_and_it_plays() -> None:
    owner, person = account("Olga"), account("Paul")
    app = registered(owner)
    page = person.http.get(app.address())
    text = page.content.decode()
    for said in (
        "Chart of games",
        "Olga",
        "Paul",
        "app.example",
        "see what you see",
        "make tables",
    ):
        assert said in text
    assert "chat, invite" not in text
    assert page.headers["Cache-Control"] == "no-store"
    assert "form-action 'self' https://app.example" in page.headers["Content-Security-Policy"]

    back = one_each(press(person, page, allow=True).headers["Location"])
    assert (back["state"], back["iss"]) == ("of the app", "http://localhost:8000")
    status, tokens = app.exchange(back["code"])
    assert status == 200
    assert tokens["token_type"] == "Bearer"
    assert (set(tokens["scope"].split()), tokens["expires_in"]) == ({"read", "play"}, 8 * 3600)

    program = ApiClient(token=tokens["access_token"])
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    made = program.post("games", {"preset": "podkidnoy", "seats": seats, "start": True})
    assert made.status == 201
    assert made.body["seats"][0]["player"]["name"] == "Paul"
    assert program.get("auth/token").body["name"] == "Chart of games"


def test_the_account_and_other_scopes_stay_closed_to_an_app() -> None:
    _, tokens = connected(account("Olga"), account("Paul"), "read")
    program = ApiClient(token=tokens["access_token"])
    for method, path in (
        *(("GET", "auth/tokens"), ("GET", "auth/apps"), ("GET", "auth/connections")),
        *(("GET", "auth/email"), ("GET", "auth/sessions"), ("GET", "auth/export")),
    ):
        assert program.send(method, path).code == "session_needed"
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert program.post("games", {"preset": "duel", "seats": seats}).code == "scope_needed"


def test_a_refused_consent_sends_the_app_back_with_nothing() -> None:
    owner, person = account("Olga"), account("Paul")
    back = registered(owner).ask(person, allow=False)
    assert (back["error"], back["state"]) == ("access_denied", "of the app")
    assert back["iss"] == "http://localhost:8000"
    assert not Grant.objects.exists()


def test_nobody_is_asked_without_a_login_and_then_comes_back() -> None:
    app = registered(account("Olga"))
    answer = Client().get(app.address())
    assert answer.status_code == 302
    assert answer.headers["Location"].startswith("/login?next=/oauth/authorize%3F")


def test_a_guest_is_asked_to_register_and_a_banned_account_is_refused() -> None:
    app = registered(account("Olga"))
    page = guest().http.get(app.address())
    assert page.status_code == 403
    assert "/register?next=%2Foauth%2Fauthorize" in page.content.decode()
    account("Paul")
    ban(user_named("Paul"))
    page = log_in("Paul").http.get(app.address())
    assert page.status_code == 403
    assert "/register" not in page.content.decode()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "möchte auf Durak für dich handeln"),
        ("ru", "действовать на сайте «Дурак» от вашего имени"),
    ],
)
def test_the_page_speaks_the_reader_s_language(language: str, words: str) -> None:
    app, person = registered(account("Olga")), account("Paul")
    page = person.http.get(app.address(), headers={"Accept-Language": language})
    assert words in page.content.decode()
    assert f'<html lang="{language}">' in page.content.decode()


@pytest.mark.parametrize(
    "change",
    [
        {"code_challenge": None, "code_challenge_method": None},
        {"code_challenge_method": "plain"},
        {"response_type": "token"},
        {"scope": "read admin"},
    ],
)
def test_a_wrong_request_of_an_app_is_refused_with_an_error(change: dict[str, str | None]) -> None:
    app, person = registered(account("Olga")), account("Paul")
    answer: Any = person.http.get(app.address(**change))
    if answer.status_code == 200:  # the page comes first, the refusal with the answer
        answer = press(person, answer, allow=True)
    assert answer.status_code == 302
    assert answer.headers["Location"].startswith(f"{BACK}?")
    back = one_each(answer.headers["Location"])
    assert "error" in back
    assert (back["state"], back["iss"]) == ("of the app", "http://localhost:8000")
    assert not Grant.objects.exists()


@pytest.mark.parametrize(
    "change",
    [{"redirect_uri": "https://evil.example/back"}, {"client_id": "nobody"}, {"client_id": None}],
)
def test_nobody_is_sent_to_an_address_that_was_not_registered(change: dict[str, Any]) -> None:
    app, person = registered(account("Olga")), account("Paul")
    answer = person.http.get(app.address(**change))
    assert answer.status_code == 400
    assert "Location" not in answer.headers
    assert "Tell those who" in answer.content.decode()


@pytest.mark.usefixtures("limited")
def test_a_person_who_opens_the_page_too_often_is_told_when_to_come_back() -> None:
    app, person = registered(account("Olga")), account("Paul")
    pages = [person.http.get(app.address()) for _ in range(121)]
    assert [page.status_code for page in pages] == [200] * 120 + [429]
    assert int(pages[-1]["Retry-After"]) >= 1


def test_a_form_with_something_missing_is_no_error_of_ours() -> None:
    person = account("Paul")
    answer = person.http.post(
        "/oauth/authorize",
        {"allow": "true"},
        headers={"X-CSRFToken": person.http.cookies[CSRF].value},
    )
    assert answer.status_code == 400


def test_a_page_of_another_host_cannot_press_the_button() -> None:
    app, person = registered(account("Olga")), account("Paul")
    query = one_each(app.address())
    answer = person.http.post("/oauth/authorize", {**query, "allow": "true"})
    assert answer.status_code == 403
    assert not Grant.objects.exists()


def test_a_code_is_good_once_for_who_has_the_verifier() -> None:
    owner, person = account("Olga"), account("Paul")
    app = registered(owner)
    code = app.ask(person)["code"]
    assert app.exchange(code, code_verifier="x" * 64)[1]["error"] == "invalid_grant"
    other = registered(owner)
    assert App(other.registered, app.verifier).exchange(code)[1]["error"] == "invalid_grant"
    code = app.ask(person)["code"]
    assert app.exchange(code)[0] == 200
    assert app.exchange(code)[1]["error"] == "invalid_grant"


def test_a_code_that_comes_again_ends_what_came_of_it() -> None:
    owner, person = account("Olga"), account("Paul")
    app = registered(owner)
    code, other_code = app.ask(person)["code"], app.ask(person)["code"]
    first, others = app.exchange(code)[1], app.exchange(other_code)[1]
    second = app.refresh(first["refresh_token"])[1]
    # Neither another app's code nor an unknown one has an effect.
    assert App(registered(owner).registered, app.verifier).exchange(code)[0] == 400
    assert app.exchange("x")[0] == 400
    assert works(second)
    ended: list[int] = []
    token_ended.add("test", ended.append)
    assert app.exchange(code)[1]["error"] == "invalid_grant"
    assert len(ended) == 1  # the event that closes its sockets in all processes
    assert not works(second)
    assert app.refresh(second["refresh_token"])[1]["error"] == "invalid_grant"
    assert works(others)
    assert app.refresh(others["refresh_token"])[0] == 200


def test_of_two_who_bring_a_code_at_once_neither_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    app = registered(account("Olga"))
    code = app.ask(account("Paul"))["code"]
    save = Validator.save_token
    first: list[Any] = []

    def be_late(self: Any, token: Any, request: Any) -> None:
        if not first:
            first.append(None)
            first[0] = app.exchange(code)
        save(self, token, request)

    monkeypatch.setattr(Validator, "save_token", be_late)
    assert app.exchange(code)[1]["error"] == "invalid_grant"
    status, tokens = first[0]
    assert status == 200
    assert not works(tokens)
    assert not AccessToken.objects.exists()


def test_a_refresh_token_is_good_once_and_its_return_ends_what_came_of_it() -> None:
    app, first = connected(account("Olga"), account("Paul"))
    status, second = app.refresh(first["refresh_token"])
    assert status == 200
    assert not works(first)
    assert works(second)
    assert app.refresh(first["refresh_token"])[1]["error"] == "invalid_grant"
    # Somebody has a copy: the access of both ends.
    assert not works(second)
    assert app.refresh(second["refresh_token"])[1]["error"] == "invalid_grant"


def test_tokens_are_kept_as_digests() -> None:
    _, tokens = connected(account("Olga"), account("Paul"))
    stored = [*AccessToken.objects.values(), *RefreshToken.objects.values()]
    stored += [*ApiToken.objects.values(), *Application.objects.values()]
    for text in (tokens["access_token"], tokens["refresh_token"]):
        assert text.startswith("durak_")
        assert text not in str(stored)


def test_the_owner_sees_what_is_connected_and_disconnects_it() -> None:
    owner, person = account("Olga"), account("Paul")
    app, tokens = connected(owner, person)
    assert works(tokens)
    (one,) = person.get("auth/connections").body
    assert (one["name"], one["by"], one["scopes"]) == ("Chart of games", "Olga", ["read", "play"])
    assert one["last_used_at"] is not None
    assert person.get("auth/tokens").body == []

    ended: list[int] = []
    token_ended.add("test", ended.append)
    token_id = ApiToken.objects.get().pk
    assert person.send("DELETE", f"auth/connections/{one['id']}").status == 204
    assert ended == [token_id]  # the event that closes its sockets in all processes
    assert not works(tokens)
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_grant"
    assert person.get("auth/connections").body == []
    assert person.send("DELETE", f"auth/connections/{one['id']}").code == "not_found"


def test_disconnecting_leaves_other_people_and_other_apps_alone() -> None:
    owner, anna, boris = account("Olga"), account("Anna"), account("Boris")
    app, of_anna = connected(owner, anna)
    _, of_boris = app.exchange(app.ask(boris)["code"])
    _, elsewhere = connected(owner, anna)
    anna.send("DELETE", f"auth/connections/{app.registered['id']}")
    assert [works(tokens) for tokens in (of_anna, of_boris, elsewhere)] == [False, True, True]


def test_an_app_gives_its_tokens_back() -> None:
    app, tokens = connected(account("Olga"), account("Paul"))
    assert app.revoke(tokens["access_token"]) == 200
    assert not works(tokens)
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_grant"
    app, tokens = connected(account("Anna"), account("Boris"))
    assert ApiClient(token=tokens["access_token"]).send("DELETE", "auth/token").status == 204
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_grant"


def test_a_deleted_app_acts_for_nobody() -> None:
    owner, person = account("Olga"), account("Paul")
    app, tokens = connected(owner, person)
    assert person.send("DELETE", f"auth/apps/{app.registered['id']}").code == "not_found"
    assert owner.send("DELETE", f"auth/apps/{app.registered['id']}").status == 204
    assert not works(tokens)
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_client"
    assert not ApiToken.objects.exists()


def test_a_ban_shuts_apps_out() -> None:
    person = account("Paul")
    app, tokens = connected(account("Olga"), person)
    code = app.ask(person)["code"]
    ban(user_named("Paul"))
    assert ApiClient(token=tokens["access_token"]).get("games?mine=true").code == "banned"
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_grant"
    assert app.exchange(code)[1]["error"] == "invalid_grant"


def test_a_deleted_account_leaves_neither_apps_nor_grants() -> None:
    owner, person = account("Olga"), account("Paul")
    app, tokens = connected(owner, person)
    app.ask(person)
    assert person.post("auth/delete", {"password": PASSWORD}).status == 204
    assert not works(tokens)
    assert app.refresh(tokens["refresh_token"])[1]["error"] == "invalid_grant"
    assert not Grant.objects.exists()
    assert owner.post("auth/delete", {"password": PASSWORD}).status == 204
    assert not Application.objects.exists()


def test_an_export_knows_of_apps_but_not_their_tokens() -> None:
    owner, person = account("Olga"), account("Paul")
    _, tokens = connected(owner, person)
    texts = {name: [file.text for file in own_files(user_named(name))] for name in ("Olga", "Paul")}
    assert BACK in str(texts["Olga"])
    assert (
        '"connected_apps": [\n    {\n      "application__name": "Chart of games"'
        in texts["Paul"][1]
    )
    digests = AccessToken.objects.values_list("token_checksum", flat=True)
    for secret in (*tokens.values(), *digests):
        assert isinstance(secret, int) or len(secret) < 40 or secret not in str(texts)


def test_expired_tokens_are_deleted_and_renewable_ones_are_kept() -> None:
    app, tokens = connected(account("Olga"), account("Paul"))
    yesterday = timezone.now() - timedelta(days=1)
    for model in (AccessToken, ApiToken):
        column = "expires" if model is AccessToken else "expires_at"
        model.objects.update(**{column: yesterday})
    assert not works(tokens)
    tidy_up()
    status, fresh = app.refresh(tokens["refresh_token"])
    assert status == 200
    assert works(fresh)
    AccessToken.objects.update(expires=timezone.now() - timedelta(days=91))
    assert app.refresh(fresh["refresh_token"])[1]["error"] == "invalid_grant"
    tidy_up()
    assert not AccessToken.objects.exists()
    assert not ApiToken.objects.exists()


def test_tokens_of_apps_take_no_place_of_the_owner_s_own() -> None:
    person = account("Paul")
    connected(account("Olga"), person)
    for number in range(20):
        new_token(person, name=f"number {number}", days=1)
    assert len(person.get("auth/tokens").body) == 20


def test_an_app_on_a_server_has_a_secret_and_may_ask_about_tokens() -> None:
    owner, person = account("Olga"), account("Paul")
    app = registered(owner, confidential=True)
    secret = app.registered["client_secret"]
    assert secret not in str(Application.objects.values().get())
    code = app.ask(person)["code"]
    assert app.exchange(code)[1]["error"] == "invalid_client"
    status, tokens = app.exchange(code, client_secret=secret)
    assert status == 200
    told = app.http.post(
        "/oauth/introspect",
        {
            "token": tokens["access_token"],
            "client_id": app.registered["client_id"],
            "client_secret": secret,
        },
    ).json()
    assert (told["active"], told["username"]) == (True, "Paul")
    assert registered(owner).registered["client_secret"] is None


def test_the_metadata_says_what_there_is() -> None:
    told = Client().get("/.well-known/oauth-authorization-server").json()
    here = "http://localhost:8000"
    assert told["issuer"] == here
    assert told["authorization_endpoint"] == f"{here}/oauth/authorize"
    assert told["token_endpoint"] == f"{here}/oauth/token"
    assert told["revocation_endpoint"] == f"{here}/oauth/revoke"
    assert told["introspection_endpoint"] == f"{here}/oauth/introspect"
    assert told["response_types_supported"] == ["code"]
    device = "urn:ietf:params:oauth:grant-type:device_code"
    assert told["grant_types_supported"] == ["authorization_code", "refresh_token", device]
    assert told["code_challenge_methods_supported"] == ["S256"]
    assert told["scopes_supported"] == ["play", "read", "talk", "tournaments:write", "webhooks"]


def test_ten_apps_an_account() -> None:
    owner = account("Olga")
    for _ in range(10):
        registered(owner)
    reply = owner.post("auth/apps", {"name": "App", "redirect_uris": [BACK]})
    assert reply.code == "too_many_apps"
    assert len(owner.get("auth/apps").body) == 10
