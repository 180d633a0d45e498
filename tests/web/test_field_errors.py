"""The entries of `errors`: codes that are documented, sentences in the reader's language."""

import ast
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone
from django.utils.translation import override

from tests.support.api import ApiReply, guest
from tests.support.people import PASSWORD, account
from tools.texts import PACKAGES
from web.http.errors import InvalidInput
from web.http.field_sentences import SENTENCES

ROOT = Path(__file__).resolve().parents[2]
ERRORS = ROOT / "docs" / "api" / "errors.md"
FACTS = {
    "ge": 1,
    "le": 2,
    "gt": 3,
    "lt": 4,
    "min_length": 5,
    "max_length": 21,
    "expected": "'a' or 'b'",
    "pattern": "^x$",
    "discriminator": "'kind'",
    "expected_tags": "'a', 'b'",
    "error": ValueError("Name each scope once."),
}


def documented() -> set[str]:
    """Return the codes of single members that the docs explain."""
    section = ERRORS.read_text("utf-8").partition("### Codes of `errors`")[2].partition("\n## ")[0]
    return set(re.findall(r"`(\w+)`", section))


def reasons() -> Iterator[tuple[str, ast.Tuple]]:
    """Yield each reason that services give in their code, with its place."""
    names = {"InvalidInput", *(kind.__name__ for kind in InvalidInput.__subclasses__())}
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
                    place = f"{path.relative_to(ROOT)}:{node.lineno}"
                    for reason in node.args[1:]:
                        if isinstance(reason, ast.Tuple):
                            yield place, reason


def test_every_code_is_documented() -> None:
    assert SENTENCES.keys() <= documented()


def test_every_reason_of_a_service_has_a_documented_code_and_a_translated_sentence() -> None:
    """A sentence in quotes would be English for everybody."""
    found = list(reasons())
    codes = {
        reason.elts[0].value for _, reason in found if isinstance(reason.elts[0], ast.Constant)
    }
    assert codes >= {"out_of_range", "does_not_fit", "too_long"}
    assert codes <= documented() - {"invalid"}
    quoted = (ast.Constant, ast.JoinedStr, ast.BinOp)
    assert not [place for place, reason in found if isinstance(reason.elts[1], quoted)]


@pytest.mark.parametrize("code", SENTENCES)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_every_sentence_is_translated(code: str, language: str) -> None:
    english = SENTENCES[code](FACTS)
    with override(language):
        told = SENTENCES[code](FACTS)
    assert told != english
    assert "{" not in told


def refused(path: str, body: Any, **headers: str) -> ApiReply:
    return guest().send("POST", path, body, headers=headers)


def seats(*kinds: dict[str, str]) -> dict[str, Any]:
    return {"preset": "duel", "seats": list(kinds)}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("body", "code", "field", "german", "russian"),
    [
        ({}, "missing", "seats", "Diese Angabe fehlt", "Это поле обязательно"),
        (
            seats({"kind": "me"}) | {"colour": 1},
            *("extra_forbidden", "colour"),
            *("Diese Angabe kennt der Aufruf nicht", "Этого поля в запросе быть не должно"),
        ),
        (
            seats({"kind": "me"}) | {"rated": "yes"},
            *("bool_type", "rated", "Erwartet wird true oder false", "Ожидается true или false"),
        ),
        (
            {"preset": "duel", "seats": []},
            *("too_short", "seats", "Die Liste muss mindestens 1 Eintrag haben"),
            "В списке должен быть хотя бы 1 элемент",
        ),
        (
            seats({"kind": "bot", "level": "god"}),
            *("literal_error", "seats.0.level"),
            *("Erwartet wird eines von: 'child', ", "Ожидается одно из значений: 'child', "),
        ),
        (
            seats({"kind": "sofa"}),
            *("union_tag_invalid", "seats.0"),
            "'kind' muss eines sein von: 'me', 'bot', 'open'",
            "'kind' должно быть одним из значений: 'me', 'bot', 'open'",
        ),
        (
            seats({"level": "child"}),
            *("union_tag_not_found", "seats.0"),
            "Das Objekt muss durch 'kind' sagen, von welcher Art es ist",
            "Объект должен называть свой вид в 'kind'",
        ),
        (
            seats({"kind": "me"}) | {"password": "abc"},
            *("string_too_short", "password", "Der Text muss mindestens 4 Zeichen haben"),
            "В тексте должно быть хотя бы 4 символа",
        ),
    ],
)
def test_a_sentence_is_in_the_readers_language(
    body: dict[str, Any], code: str, field: str, german: str, russian: str
) -> None:
    for language, words in (("de", german), ("ru", russian)):
        reply = refused("games", body, **{"Accept-Language": f"{language}-XX,en;q=0.5"})
        assert (reply.status, reply.code) == (400, "invalid")
        assert reply.headers["Content-Language"] == language
        first = reply.body["errors"][0]
        assert (first["field"], first["code"]) == (field, code)
        assert first["detail"].startswith(words)
        assert reply.body["detail"] == first["detail"]


def tournament(**members: Any) -> dict[str, Any]:
    starts_at = (timezone.now() + timedelta(hours=1)).isoformat()
    return {"kind": "swiss", "rounds": 5, "preset": "duel", "starts_at": starts_at, **members}


PEOPLE: tuple[dict[str, str], ...] = ({"kind": "me"}, {"kind": "open"})
BOTS = seats({"kind": "me"}, {"kind": "bot", "level": "child"})


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("path", "body", "code", "field", "german", "russian"),
    [
        (
            *("tournaments", tournament(starts_at="2020-01-01T00:00:00Z")),
            *("out_of_range", "starts_at"),
            "Wähle eine Zeit in den nächsten 60 Tagen.",
            "Выберите время в ближайшие 60 дней.",
        ),
        (
            *("tournaments", tournament(kind="knockout", rounds=None, wins=2, seats=3)),
            *("does_not_fit", "seats"),
            "Ein K.-o.-Turnier wird zu zweit gespielt.",
            "В турнире на вылет играют один на один.",
        ),
        (
            *("games", seats(*PEOPLE) | {"rated": True, "private": True}),
            *("cannot_be_rated", "rated"),
            "Ein privates Spiel wird nicht gewertet.",
            "Закрытая игра не может быть рейтинговой.",
        ),
        (
            *("games", BOTS | {"clock": {"type": "per_command", "seconds": 60}}),
            *("does_not_fit", "clock"),
            "Ein freies Spiel nur gegen Bots hat keine Uhr.",
            "В обычной игре ",
        ),
        (
            *("games", seats({"kind": "me"}, {"kind": "me"})),
            *("twice", "seats"),
            "Der Gastgeber kann nur auf einem Platz sitzen.",
            "Хозяин стола может сидеть только на одном месте.",
        ),
        (
            *("games", seats({"kind": "me"}) | {"preset": "poker"}),
            *("unknown", "preset"),
            "Erwartet wird eines von: ",
            "Ожидается одно из значений: ",
        ),
        (
            *("auth/apps", {"name": "Deck", "redirect_uris": ["http://example.org/back"]}),
            *("not_secure", "redirect_uris.0"),
            "Nimm https://, ",
            "Используйте https:// ",
        ),
    ],
)
def test_what_a_service_refuses_is_told_in_the_readers_language(
    path: str, body: Any, code: str, field: str, german: str, russian: str
) -> None:
    anna = account("Anna")
    for language, words in (("de", german), ("ru", russian)):
        reply = anna.send("POST", path, body, headers={"Accept-Language": language})
        assert (reply.status, reply.code) == (400, "invalid")
        (error,) = reply.body["errors"]
        assert (error["field"], error["code"]) == (field, code)
        assert error["detail"].startswith(words)
        assert reply.body["detail"] == error["detail"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "body", "limit"),
    [
        ("games", seats({"kind": "me"}) | {"password": "abc"}, 4),
        ("games", seats({"kind": "me"}) | {"password": "x" * 65}, 64),
        ("games", {"preset": "duel", "seats": []}, 1),
        ("games", {"preset": "duel", "seats": [{"kind": "open"}] * 13}, 12),
        ("games?page_size=0", None, 1),
        ("games?page_size=101", None, 100),
    ],
)
def test_an_error_about_a_size_names_the_limit(path: str, body: Any, limit: int) -> None:
    reply = guest().send("GET" if body is None else "POST", path, body)
    assert [error["limit"] for error in reply.body["errors"]] == [limit]


@pytest.mark.django_db
def test_a_text_for_people_names_its_limit_and_other_errors_have_none() -> None:
    anna = account("Anna")
    # In the Unicode form NFC this letter is two characters.
    club = {"name": "Sunday", "description": "\u0958" * 301}
    (error,) = anna.post("clubs", club).body["errors"]
    assert (error["code"], error["limit"]) == ("too_long", 600)
    (error,) = anna.post("clubs", {"name": 1, "description": ""}).body["errors"]
    assert "limit" not in error


@pytest.mark.django_db
def test_the_parameter_goes_before_the_header_and_english_is_the_last_choice() -> None:
    reply = refused("games?lang=ru", {}, **{"Accept-Language": "de"})
    assert reply.body["detail"] == "Это поле обязательно"
    reply = refused("games?lang=xx", {}, **{"Accept-Language": "de"})
    assert reply.headers["Content-Language"] == "de"
    reply = refused("games", {}, **{"Accept-Language": "fr"})
    assert (reply.body["detail"], reply.headers["Content-Language"]) == ("Field required", "en")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "german"),
    [
        ("games?page_size=0", "Der Wert muss mindestens 1 sein"),
        ("games?page_size=x", "Eine Zahl besteht nur aus Ziffern."),
        ("games?status=x", "Erwartet wird eines von: "),
        ("games?status=open&status=open", "Dieser Parameter darf nur einmal angegeben werden."),
        ("games?zzz=1", "Diese Angabe kennt der Aufruf nicht"),
        ("games/export?since=1", "Schreib die Zeit nach RFC 3339, etwa 2026-01-01T00:00:00Z."),
    ],
)
def test_parameters_are_told_of_likewise(path: str, german: str) -> None:
    reply = guest().send("GET", path, headers={"Accept-Language": "de"})
    assert reply.body["detail"].startswith(german)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("name", "code", "russian"),
    [
        ("ab", "length", "Используйте от 3 до 24 символов."),
        ("Anna!", "characters", "Используйте буквы, цифры и - . _; первой должна быть буква"),
        ("Anаnas", "alphabet", "Используйте буквы только одного алфавита."),
        ("moderator", "reserved", "Это имя занято."),
    ],
)
def test_names_are_told_of_likewise(name: str, code: str, russian: str) -> None:
    body = {"username": name, "password": "blue kettle on ice"}
    reply = guest().send("POST", "auth/register", body, headers={"Accept-Language": "ru"})
    assert reply.body["errors"][0]["code"] == code
    assert reply.body["detail"].startswith(russian)


@pytest.mark.django_db
def test_values_that_do_not_fit_together_and_broken_numbers_too() -> None:
    client = account("Anna")
    body = {"name": "x", "scopes": ["read", "read"], "days": 1}
    reply = client.send("POST", "auth/tokens", body, headers={"Accept-Language": "de"})
    assert reply.body["detail"] == "Nenne jedes Recht nur einmal."
    raw = b'{"name": "x", "days": 99999999999999999999}'
    reply = client.send("POST", "auth/tokens", raw=raw, headers={"Accept-Language": "de"})
    assert reply.body["detail"] == "Diese Zahl hat mehr als 64 Bit."


@pytest.mark.django_db
@pytest.mark.parametrize("number", ["1.0", "1e0", "10.0e-1"])
def test_a_number_without_a_fraction_is_an_integer(number: str) -> None:
    raw = f'{{"name": "x", "scopes": ["read"], "days": {number}}}'.encode()
    client = account("Anna")
    assert client.post("auth/confirm", {"password": PASSWORD}).status == 204
    assert client.send("POST", "auth/tokens", raw=raw).status == 201


@pytest.mark.django_db
@pytest.mark.parametrize("number", ["1.5", "1e-1", "true", '"1"'])
def test_other_numbers_and_values_are_none(number: str) -> None:
    raw = f'{{"name": "x", "scopes": ["read"], "days": {number}}}'.encode()
    reply = account("Anna").send("POST", "auth/tokens", raw=raw)
    assert (reply.status, reply.body["field"]) == (400, "days")
