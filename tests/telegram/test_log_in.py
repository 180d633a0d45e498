"""Logging in by a Mini App and by the login widget: signatures, age, one use, guests, links."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qsl, urlencode

import pytest
from pytest_django import Settings

from accounts.models import User
from accounts.services.deletion import delete_account
from telegram.errors import WrongProof
from telegram.models import Chat, UsedProof
from telegram.personal_data import TelegramOfPerson
from telegram.services.proofs import delete_old_proofs
from telegram.signatures import GOOD_FOR, read_proof
from tests.support.api import ApiClient, ApiReply, guest
from tests.support.people import account, confirm, log_in
from tests.support.telegram import TOKEN, init_data, widget_data

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("bot")]
Maker = Callable[..., str]


def prove(client: ApiClient, data: str, kind: str = "mini_app") -> ApiReply:
    return client.post("auth/telegram", {"kind": kind, "data": data})


def reason(reply: ApiReply) -> str:
    (error,) = reply.body["errors"]
    assert (reply.status, error["field"]) == (400, "data")
    return str(error["code"])


def new_account(name: str = "Anna", telegram_id: int = 99) -> ApiClient:
    client = ApiClient()
    assert prove(client, init_data(telegram_id)).code == "name_needed"
    assert client.post("auth/newcomer", {"username": name}).status == 201
    return client


def changed(data: str, **fields: str) -> str:
    return urlencode({**dict(parse_qsl(data)), **fields})


@pytest.mark.parametrize("kind", ["mini_app", "widget"])
def test_the_other_kind_of_data_has_another_key(kind: str) -> None:
    data = {"mini_app": widget_data, "widget": init_data}[kind]()
    assert reason(prove(ApiClient(), data, kind)) == "wrong_signature"


@pytest.mark.parametrize(
    "data",
    [
        init_data(token="4711:another_bot_of_another_site_0123456789"),
        init_data().replace("99", "98", 1),
        changed(init_data(), auth_date="1"),
        changed(init_data(), start_param="added"),
        changed(init_data(), hash="0" * 64),
        changed(init_data(), hash=""),
        changed(init_data(), hash="ä"),
        init_data() + "&hash=" + "0" * 64,
        init_data() + "&user=" + urlencode({"u": '{"id":1}'}),
        init_data().rpartition("&hash")[0],
        "nothing",
        "=&=&=",
        "hash",
        "&" * 100,
        "%ff=%fe&hash=00",
    ],
)
def test_what_is_not_signed_is_refused(data: str) -> None:
    assert reason(prove(ApiClient(), data)) == "wrong_signature"
    assert not UsedProof.objects.exists()


@pytest.mark.parametrize(
    "fields",
    [
        {"user": ""},
        {"user": "[]"},
        {"user": "{}"},
        {"user": '{"id": "x"}'},
        {"user": '{"id": 0}'},
        {"user": '{"id": -5}'},
        {"user": '{"id": 4503599627370496}'},
        {"user": '{"id": 7, "is_bot": true}'},
        {"auth_date": ""},
        {"auth_date": "-1"},
        {"auth_date": "1e9"},
        {"auth_date": "²"},
        {"auth_date": "9" * 30},
    ],
)
def test_signed_data_without_a_person_or_a_time_are_refused(fields: dict[str, str]) -> None:
    assert reason(prove(ApiClient(), init_data(fields=fields))) == "wrong_signature"


@pytest.mark.parametrize("make", [init_data, widget_data])
@pytest.mark.parametrize(("age", "is_good"), [(0, True), (890, True), (910, False)])
@pytest.mark.parametrize("ahead", [False, True])
def test_data_are_good_for_a_quarter_of_an_hour(
    make: Maker, age: float, is_good: bool, ahead: bool
) -> None:
    kind = "mini_app" if make is init_data else "widget"
    reply = prove(ApiClient(), make(age=-age if ahead else age), kind)
    if is_good and not (ahead and age):
        assert reply.code == "name_needed"
    else:
        assert reason(reply) == "too_old"


def test_a_browser_s_spelling_of_the_query_does_not_matter() -> None:
    data = init_data()
    other = urlencode(list(reversed(parse_qsl(data)))).replace("+", "%20")
    one, two = (
        read_proof("mini_app", each, token=TOKEN, now=datetime.now(UTC)) for each in (data, other)
    )
    assert data != other
    assert one == two


@pytest.mark.parametrize(("kind", "make"), [("mini_app", init_data), ("widget", widget_data)])
def test_replayed_data_are_refused(kind: str, make: Maker) -> None:
    new_account()
    data = make()
    assert prove(ApiClient(), data, kind).status == 200
    thief = ApiClient()
    shuffled = urlencode(list(reversed(parse_qsl(data))))
    upper = changed(data, hash=dict(parse_qsl(data))["hash"].upper())
    for again in (data, shuffled, upper):
        assert reason(prove(thief, again, kind)) == "used"
    assert thief.get("auth/me").body["kind"] == "anonymous"


def test_data_are_used_up_though_no_account_is_known() -> None:
    data = init_data()
    assert prove(ApiClient(), data).code == "name_needed"
    assert reason(prove(ApiClient(), data)) == "used"


def test_used_data_are_kept_until_they_are_too_old() -> None:
    prove(ApiClient(), init_data())
    now = datetime.now(UTC)
    assert delete_old_proofs(now=now + GOOD_FOR) == 0
    assert delete_old_proofs(now=now + GOOD_FOR + timedelta(minutes=2)) == 1


def test_only_the_session_that_proved_it_can_register() -> None:
    assert prove(ApiClient(), init_data()).code == "name_needed"
    reply = ApiClient().post("auth/newcomer", {"username": "Boris"})
    assert reply.code == "no_login_pending"


def test_a_pending_registration_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("accounts.sign_in.pending.KEPT_SECONDS", -1)
    client = ApiClient()
    prove(client, init_data())
    reply = client.post("auth/newcomer", {"username": "Boris"})
    assert reply.code == "no_login_pending"


def test_a_new_account_has_the_chosen_name() -> None:
    client = new_account("Boris")
    me = client.get("auth/me").body
    assert (me["name"], me["kind"]) == ("Boris", "account")


def test_the_mini_app_and_the_widget_log_in_to_the_same_account() -> None:
    new_account("Boris")
    for kind, data in (("mini_app", init_data()), ("widget", widget_data())):
        client = ApiClient()
        assert prove(client, data, kind).body["name"] == "Boris"
        assert client.get("auth/me").body["name"] == "Boris"


def test_a_guest_becomes_an_account_with_the_same_id() -> None:
    client = guest()
    before = client.get("auth/me").body["id"]
    assert prove(client, init_data()).code == "name_needed"
    assert client.get("auth/me").body["id"] == before
    assert client.get("auth/newcomer").body == {
        "provider": {"id": "telegram", "name": "Telegram"},
        "email": None,
        "address_taken": False,
    }
    made = client.post("auth/newcomer", {"username": "Boris"}).body
    assert (made["id"], made["kind"]) == (before, "account")


def test_a_wrong_name_can_be_corrected_without_new_data() -> None:
    account("Anna")
    client = ApiClient()
    prove(client, init_data())
    for name, code in (("Anna", "username_taken"), ("?", "invalid")):
        assert client.post("auth/newcomer", {"username": name}).code == code
    assert client.post("auth/newcomer", {"username": "Boris"}).status == 201
    reply = client.post("auth/newcomer", {"username": "Clara"})
    assert reply.code == "no_login_pending", "the proof made one account"


def test_an_account_is_linked_after_a_confirmation() -> None:
    account("Anna")
    client = log_in()
    confirm(client)
    body = {"kind": "widget", "data": widget_data()}
    assert client.post("auth/telegram/link", body).status == 204
    assert prove(ApiClient(), init_data()).body["name"] == "Anna"


def test_without_a_confirmation_the_data_stay_unused(settings: Settings) -> None:
    client = account("Anna")
    settings.ACCOUNT_REAUTHENTICATION_TIMEOUT = 0
    body = {"kind": "mini_app", "data": init_data()}
    assert client.post("auth/telegram/link", body).code == "confirmation_needed"
    assert not UsedProof.objects.exists()


def test_an_identity_of_another_account_is_not_linked() -> None:
    new_account("Boris")
    client = account("Anna")
    confirm(client)
    body = {"kind": "mini_app", "data": init_data()}
    assert client.post("auth/telegram/link", body).code == "identity_taken"
    assert prove(ApiClient(), widget_data(), "widget").body["name"] == "Boris"


def test_a_guest_links_nothing() -> None:
    body = {"kind": "mini_app", "data": init_data()}
    assert guest().post("auth/telegram/link", body).code == "account_needed"


def test_data_that_let_the_bot_write_open_a_chat_in_the_language_of_the_app() -> None:
    prove(ApiClient(), init_data(1, language="ru", writes=True))
    prove(ApiClient(), init_data(2, language="pt-br", writes=True))
    prove(ApiClient(), init_data(3, language="de"))
    assert dict(Chat.objects.values_list("telegram_id", "language")) == {1: "ru", 2: "en"}


def test_a_person_who_unblocks_the_bot_is_written_to_again() -> None:
    Chat.objects.create(telegram_id=1, language="de", is_blocked=True)
    prove(ApiClient(), init_data(1, language="de-AT", writes=True))
    chat = Chat.objects.get()
    assert (chat.is_blocked, chat.language) == (False, "de")


def test_the_chat_is_exported_and_deleted_with_the_account() -> None:
    new_account("Boris")
    Chat.objects.create(telegram_id=99, language="de")
    Chat.objects.create(telegram_id=98, language="ru")
    user = User.objects.get(name="Boris")
    (file,) = TelegramOfPerson().files(user)
    assert [row["telegram_id"] for row in json.loads(file.text)] == [99]
    delete_account(user)
    assert [chat.telegram_id for chat in Chat.objects.all()] == [98]
    assert prove(ApiClient(), init_data()).code == "name_needed", "the identity is free again"


def test_without_a_bot_nobody_logs_in(settings: Settings) -> None:
    settings.DURAK_TELEGRAM_TOKEN = ""
    assert prove(ApiClient(), init_data()).code == "telegram_off"
    with pytest.raises(WrongProof):
        read_proof("mini_app", init_data(), token="", now=datetime.now(UTC))
    client = account("Anna")
    confirm(client)
    body = {"kind": "mini_app", "data": init_data()}
    assert client.post("auth/telegram/link", body).code == "telegram_off"
