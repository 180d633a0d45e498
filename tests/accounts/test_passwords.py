"""A password is the same everywhere, with any blanks and in any Unicode form."""

import time
import unicodedata
from collections.abc import Callable
from functools import partial
from io import StringIO
from types import SimpleNamespace
from unittest import mock

import pytest
from allauth.mfa.totp.internal import auth as totp
from django.contrib.auth import authenticate, hashers
from django.contrib.auth.forms import AdminPasswordChangeForm
from django.core.management import call_command

from accounts.models import User
from accounts.passwords import forms_of, normal_code
from tests.support.api import ApiClient, ApiReply
from tests.support.mail import STEP_SECONDS, app_code, key_in, mails_to
from tests.support.people import EMAIL, PASSWORD, account, confirm, log_in
from tests.support.tiers import among

pytestmark = pytest.mark.django_db(transaction=True)

SPELLINGS = {
    "blank_behind": ("blue kettle on ice ", "blue kettle on ice "),
    "blank_before": (" seven spades of fog", " seven spades of fog"),
    "wide_and_tab": ("\u3000wide blank, tab\t", "\u3000wide blank, tab\t"),
    "composed_then_decomposed": ("пароль-Ёлка-й", unicodedata.normalize("NFD", "пароль-Ёлка-й")),
    "decomposed_then_composed": (unicodedata.normalize("NFD", "Süßer Käse №8"), "Süßer Käse №8"),
    "ohm_then_omega": ("ten \u2126 resistors", "ten \u03a9 resistors"),
    "both": (unicodedata.normalize("NFD", " größer é "), " größer é "),
}
SPELLED = pytest.mark.parametrize(("first", "later"), SPELLINGS.values(), ids=SPELLINGS)
SPELLED_WAYS = pytest.mark.parametrize("spelling", among(SPELLINGS, {"wide_and_tab", "both"}))


def registered(password: str) -> None:
    account("Anna", password=password)


def bot_registered(password: str) -> None:
    body = {"username": "Anna", "password": password, "name": "x", "scopes": ["read"], "days": 1}
    assert ApiClient().post("auth/bots", body).status == 201


def changed(password: str) -> None:
    client = account("Anna")
    body = {"current_password": PASSWORD, "new_password": password}
    assert client.post("auth/password", body).status == 204


def reset(password: str) -> None:
    account("Anna", email=EMAIL)
    assert ApiClient().post("auth/password/reset", {"email": EMAIL}).status == 204
    body = {"key": key_in(mails_to(EMAIL)[-1]), "password": password}
    assert ApiClient().post("auth/password/reset/confirm", body).status == 204


def set_in_admin(password: str) -> None:
    account("Anna")
    entered = {"password1": password, "password2": password, "usable_password": "true"}
    form = AdminPasswordChangeForm(User.objects.get(name="Anna"), entered)
    assert form.is_valid(), form.errors
    form.save()


def set_by_command(password: str) -> None:
    account("Anna")
    with mock.patch("getpass.getpass", return_value=password):
        call_command("changepassword", "anna", stdout=StringIO())


def made_by_command(password: str) -> None:
    User.objects.create_superuser("Anna", password=password)


WAYS_TO_SET = (
    *(registered, bot_registered, changed, reset),
    *(set_in_admin, set_by_command, made_by_command),
)


@SPELLED_WAYS
@pytest.mark.parametrize("way", WAYS_TO_SET)
def test_a_password_works_on_every_way_in(way: Callable[[str], None], spelling: str) -> None:
    first, later = SPELLINGS[spelling]
    way(first)
    client = log_in("Anna", later)
    assert client.post("auth/confirm", {"password": later}).status == 204
    assert authenticate(username="anna", password=later) is not None
    new = {"current_password": later, "new_password": PASSWORD}
    assert client.post("auth/password", new).status == 204
    again = {"current_password": PASSWORD, "new_password": first}
    assert client.post("auth/password", again).status == 204
    assert client.post("auth/delete", {"password": later}).status == 204


@pytest.mark.parametrize("first", [first for first, _ in SPELLINGS.values()], ids=SPELLINGS)
def test_a_password_hashed_by_an_older_release_still_works(first: str) -> None:
    account("Anna")
    for hashed in (first, first.strip()):
        User.objects.filter(name="Anna").update(password=hashers.make_password(hashed))
        assert log_in("Anna", first).post("auth/confirm", {"password": first}).status == 204


@pytest.mark.parametrize("forms", [("NFC", "NFD"), ("NFD", "NFC")])
def test_a_password_hashed_by_an_older_release_works_from_another_keyboard(
    forms: tuple[str, str],
) -> None:
    typed, hashed = (unicodedata.normalize(form, "пароль-Ёлка-й") for form in forms)  # type: ignore[arg-type]  # a name of a form
    account("Anna")
    User.objects.filter(name="Anna").update(password=hashers.make_password(hashed))
    log_in("Anna", typed)


WRONG = ("blue kettle on ice", " blue kettle on ice", "blue kettle  on ice ")


@pytest.mark.parametrize("wrong", WRONG)
def test_another_password_is_wrong(wrong: str) -> None:
    account("Anna", password="blue kettle on ice ")
    reply = ApiClient().post("auth/login", {"username": "Anna", "password": wrong})
    assert (reply.status, reply.code) == (401, "wrong_credentials")


async def test_django_checks_it_the_same_without_a_thread() -> None:
    user = User(username="anna")
    user.set_password("пароль-Ёлка-й")
    assert await user.acheck_password(unicodedata.normalize("NFD", "пароль-Ёлка-й"))
    assert not await user.acheck_password("пароль-Елка-и")


@SPELLED
def test_an_unknown_name_costs_as_many_hashes_as_a_wrong_password(first: str, later: str) -> None:
    account("Anna")
    spent = {}
    for name in ("anna", "nobody"):
        with mock.patch.object(
            hashers.PBKDF2PasswordHasher,
            "encode",
            autospec=True,
            side_effect=hashers.PBKDF2PasswordHasher.encode,
        ) as encode:
            assert authenticate(username=name, password=first + later) is None
        spent[name] = encode.call_count
    assert spent["anna"] == spent["nobody"] >= 2 * len(forms_of(first + later))


@pytest.mark.parametrize("typed", ["{} {}", " {}{} ", "{}\u00a0{}", "{}\t{}\n"])
def test_a_code_may_be_typed_with_the_blanks_that_apps_show(typed: str) -> None:
    client = account("Anna")
    confirm(client)
    secret = client.post("auth/two-factor/setup").body["secret"]
    began = time.time()

    def code(number: int) -> str:
        digits = app_code(secret, at=began + number * STEP_SECONDS)
        return typed.format(digits[:3], digits[3:])

    # Each code works once, in its own half minute and the ones around it.
    uses: tuple[Callable[[str], ApiReply], ...] = (
        lambda code: client.send("PUT", "auth/two-factor", {"code": code}),
        second_step,
        lambda code: client.post("auth/confirm", {"code": code}),
        lambda code: client.post("auth/delete", {"password": PASSWORD, "code": code}),
    )
    for number, use in enumerate(uses):
        clock = SimpleNamespace(time=partial(float, began + number * STEP_SECONDS))
        with mock.patch.object(totp, "time", clock):
            assert use(code(number)).status in {200, 204}


def second_step(code: str) -> ApiReply:
    client = ApiClient()
    body = {"username": "Anna", "password": PASSWORD}
    assert client.post("auth/login", body).code == "second_factor_needed"
    return client.post("auth/login/code", {"code": code})


def test_wide_digits_of_a_code_are_digits() -> None:
    wide = "".join(chr(0xFF10 + digit) for digit in (1, 2, 3, 4, 5, 6))
    assert normal_code(f"{wide[:3]} {wide[3:]}") == "123456"


@pytest.mark.usefixtures("limited")
@pytest.mark.parametrize("blanks", [" {}", "{} ", "{}\t", "\u3000{}\u00a0"])
def test_blanks_around_a_name_are_no_way_around_the_limit(blanks: str) -> None:
    account("Anna")
    wrong = {"password": "nope"}
    plain = [ApiClient().post("auth/login", {"username": "anna", **wrong}) for _ in range(20)]
    assert {reply.status for reply in plain} == {401}
    spaced = ApiClient().post("auth/login", {"username": blanks.format("anna"), **wrong})
    assert spaced.status == 429


@pytest.mark.usefixtures("limited")
@pytest.mark.parametrize("blanks", [" {}", "{}  ", "\u00a0{}"])
def test_blanks_around_an_address_are_no_way_around_the_limit(blanks: str) -> None:
    for _ in range(5):
        assert ApiClient().post("auth/password/reset", {"email": EMAIL}).status == 204
    assert ApiClient().post("auth/password/reset", {"email": blanks.format(EMAIL)}).status == 429
