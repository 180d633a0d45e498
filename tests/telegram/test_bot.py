"""The bot: updates with the secret, commands, inline queries, and its set-up at Telegram."""

import json
from io import StringIO
from itertools import count
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.http import HttpResponse
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from accounts.services.identities import link_identity
from games.play.models import GameStatus
from games.tables.services.seating import leave_game
from telegram.bot.start_parameters import path_of_start
from telegram.models import Chat
from telegram.selectors import identity_at_telegram
from telegram.webhook_secret import HEADER, webhook_secret
from tests.support.games import finished_rated_game, finished_table, open_table, running_table
from tests.support.telegram import BOT, TOKEN, BotApi

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("bot")]
ME, SITE = 99, "https://durak.example"
numbers = count(1)


def post(update: dict[str, Any] | bytes, *, secret: str | None = None) -> HttpResponse:
    """The reply to an update, posted as Telegram does."""
    body = update if isinstance(update, bytes) else json.dumps(update).encode()
    own = webhook_secret(TOKEN) if secret is None else secret
    client = Client(enforce_csrf_checks=True)
    reply: Any = client.post(
        "/telegram/webhook", body, content_type="application/json", headers={HEADER: own}
    )
    assert isinstance(reply, HttpResponse)
    return reply


def said(text: str, *, language: str = "en", chat: str = "private", sender: int = ME) -> Any:
    """The bot's answer to a message; None if it says nothing."""
    person = {"id": sender, "is_bot": False, "first_name": "A", "language_code": language}
    message = {
        "message_id": next(numbers),
        "date": 1,
        "chat": {"id": sender, "type": chat},
        "from": person,
        "text": text,
    }
    reply = post({"update_id": next(numbers), "message": message})
    assert reply.status_code == 200
    return json.loads(reply.content) if reply.content else None


def found(text: str, *, language: str = "en") -> Any:
    """The bot's answer to an inline query."""
    query = {
        "id": "q1",
        "from": {"id": ME, "is_bot": False, "first_name": "A", "language_code": language},
        "query": text,
        "offset": "",
    }
    return json.loads(post({"update_id": next(numbers), "inline_query": query}).content)


def buttons(answer: Any) -> list[tuple[str, str]]:
    """Text and target of each button."""
    rows = answer["reply_markup"]["inline_keyboard"]
    return [
        (each["text"], each.get("url") or each.get("switch_inline_query") or each["web_app"]["url"])
        for row in rows
        for each in row
    ]


def linked(user: User, *, language: str = "") -> User:
    link_identity(user, identity_at_telegram(ME))
    User.objects.filter(pk=user.pk).update(language=language)
    return user


@pytest.mark.parametrize("secret", ["", "x", TOKEN, webhook_secret(TOKEN)[:-1], "ä"])
def test_without_the_secret_an_update_is_refused(secret: str) -> None:
    change = {"chat": {"id": ME, "type": "private"}, "from": {"id": ME}}
    change["new_chat_member"] = {"status": "member"}
    reply = post({"update_id": 1, "my_chat_member": change}, secret=secret)
    assert (reply.status_code, reply.content) == (403, b"")
    assert not Chat.objects.exists()


def test_without_a_bot_there_is_no_webhook(settings: Settings) -> None:
    settings.DURAK_TELEGRAM_TOKEN = ""
    assert post({"update_id": 1}, secret=webhook_secret("")).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"\xff",
        b"null",
        b'{"update_id": 1}',
        b'{"update_id": 1, "poll": {}}',
        b'{"update_id": 1, "message": {"chat": 5}}',
        b'{"message": {}}',
    ],
)
def test_an_update_that_is_not_understood_is_not_posted_again(
    body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reply = post(body)
    assert (reply.status_code, reply.content) == (200, b"")
    assert "Geheimnis" not in caplog.text


def test_texts_of_people_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    post(b'{"update_id": "Geheimnis", "message": {"text": "Geheimnis"}}')
    assert "not understood" in caplog.text
    assert "Geheimnis" not in caplog.text


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("de", "Spiel hier Durak"),
        ("ru", "Играйте"),
        ("en", "Play Durak here"),
        ("fr", "Play Durak"),
    ],
)
def test_start_explains_the_bot_in_the_language_of_the_app(language: str, word: str) -> None:
    answer = said("/start", language=language)
    assert (answer["method"], answer["chat_id"]) == ("sendMessage", ME)
    assert answer["text"].startswith(word)
    assert [f"/{name}" in answer["text"] for name in ("play", "invite", "stats")] == [True] * 3
    assert Chat.objects.get().language == ("en" if language == "fr" else language)


@pytest.mark.parametrize(
    ("parameter", "path"),
    [
        ("g_aB3dE6gH9k", "/games/aB3dE6gH9k"),
        ("r_aB3dE6gH9k", "/games/aB3dE6gH9k/replay"),
        ("t_aB3dE6gH", "/tournaments/aB3dE6gH"),
        ("daily", "/daily"),
        ("", "/"),
        ("x_1", "/"),
        ("g_", "/"),
        ("g_../../admin", "/"),
        ("g_a/b", "/"),
        ("g_" + "a" * 65, "/"),
        ("https://evil.example", "/"),
    ],
)
def test_a_start_parameter_leads_to_a_page_of_this_site_only(parameter: str, path: str) -> None:
    assert path_of_start(parameter) == path
    assert buttons(said(f"/start {parameter}")) == [("Play", SITE + path)]


def test_the_language_of_the_account_goes_before_that_of_the_app() -> None:
    linked(User.objects.create_user("anna"), language="de")
    assert said("/play", language="ru")["text"] == "Nimm Platz."


def test_play_leads_to_the_games_that_wait(settings: Settings) -> None:
    assert settings.DURAK_TELEGRAM_TOKEN
    game = running_table()
    awaited = game.all_seats[0].user
    assert awaited is not None
    answers = {}
    for seat in game.all_seats:
        assert seat.user is not None
        link_identity(seat.user, identity_at_telegram(1000 + seat.number))
        answers[seat.number] = said("/play", sender=1000 + seat.number)
    texts = sorted(answer["text"] for answer in answers.values())
    assert texts == ["1 game waits for you.", "Take a seat."]
    targets = sorted(buttons(answer)[0][1] for answer in answers.values())
    assert targets == [f"{SITE}/", f"{SITE}/games/{game.pk}"]


def test_invite_shows_a_picture_of_the_own_table_to_be_sent_to_a_chat() -> None:
    game = open_table()
    assert game.host is not None
    linked(game.host)
    answer = said("/invite")
    assert answer["method"] == "sendPhoto"
    assert answer["photo"] == f"{SITE}/previews/games/{game.pk}.png"
    assert buttons(answer) == [
        ("Send to a chat", game.pk),
        ("Open", f"{SITE}/games/{game.pk}"),
    ]


def test_invite_without_a_free_seat_leads_to_a_new_table() -> None:
    full = running_table()
    assert full.host is not None
    linked(full.host)
    assert buttons(said("/invite")) == [("Open a table", f"{SITE}/new")]
    assert buttons(said("/invite", sender=5)) == [("Open a table", f"{SITE}/new")]


def test_stats_count_games_and_name_ratings() -> None:
    anna, boris = User.objects.create_user("anna"), User.objects.create_user("boris")
    finished_rated_game((1, 2), users=(anna, boris))
    linked(anna)
    text = said("/stats")["text"]
    assert text.splitlines()[:2] == ["anna", "Finished games: 1, of which 0 as the durak"]


def test_stats_name_no_ratings_to_people_who_hide_them() -> None:
    anna = linked(User.objects.create_user("anna", hides_ratings=True))
    assert said("/stats")["text"] == f"{anna.name}\nFinished games: 0, of which 0 as the durak"


def test_stats_ask_people_without_an_account_to_get_one() -> None:
    assert said("/stats")["text"].startswith("No account is linked to you here.")


@pytest.mark.parametrize("chat", ["group", "supergroup", "channel"])
def test_in_groups_the_bot_says_nothing_and_opens_no_chat(chat: str) -> None:
    assert said("/stats", chat=chat) is None
    assert not Chat.objects.exists()


def test_blocking_and_unblocking_switch_the_chat() -> None:
    said("/start")
    for status, is_blocked in (("kicked", True), ("member", False)):
        change = {
            "chat": {"id": ME, "type": "private"},
            "from": {"id": ME, "language_code": "ru"},
            "new_chat_member": {"status": status},
        }
        assert post({"update_id": 1, "my_chat_member": change}).status_code == 200
        assert Chat.objects.get().is_blocked is is_blocked


def test_an_empty_inline_query_finds_the_deal_of_the_day() -> None:
    answer = found("", language="de")
    assert (answer["method"], answer["inline_query_id"]) == ("answerInlineQuery", "q1")
    (result,) = answer["results"]
    assert (result["id"], result["title"]) == ("daily", "Das Spiel des Tages")
    assert buttons(result) == [("Öffnen", f"https://t.me/{BOT}?startapp=daily")]


@pytest.mark.parametrize(
    "spelling", ["{}", " {} ", "https://durak.example/games/{}/replay", "/games/{}"]
)
def test_a_finished_game_is_found_as_its_replay(spelling: str) -> None:
    game = finished_table()
    (result,) = found(spelling.format(game.pk))["results"]
    assert result["id"] == game.pk
    assert result["thumbnail_url"] == f"{SITE}/previews/games/{game.pk}.png"
    assert buttons(result) == [("Open", f"https://t.me/{BOT}?startapp=r_{game.pk}")]
    assert "Nothing of the end is given away." in result["input_message_content"]["message_text"]


def test_an_open_table_is_found_with_its_seats() -> None:
    game = open_table()
    assert game.status == GameStatus.OPEN
    (result,) = found(game.pk)["results"]
    assert buttons(result) == [("Open", f"https://t.me/{BOT}?startapp=g_{game.pk}")]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_cancelled_table_is_not_offered(seats: int) -> None:
    game = open_table(seats)
    leave_game(game_id=game.pk, user_id=game.host_id)
    game.refresh_from_db()
    assert game.status == GameStatus.CANCELLED
    (result,) = found(f"https://durak.example/games/{game.pk}")["results"]
    assert result["id"] == "daily"


@pytest.mark.parametrize("text", ["hello", "aB3dE6gH9k", "../admin", "x" * 300])
def test_a_text_that_names_no_game_finds_the_deal_of_the_day(text: str) -> None:
    (result,) = found(text)["results"]
    assert result["id"] == "daily"


def test_the_set_up_tells_telegram_webhook_secret_commands_and_mini_app(api: BotApi) -> None:
    call_command("set_up_telegram", stdout=StringIO())
    webhook, *commands, menu = api.called
    assert webhook.method == "setWebhook"
    assert webhook.parameters == {
        "url": f"{SITE}/telegram/webhook",
        "secret_token": webhook_secret(TOKEN),
        "allowed_updates": ["message", "inline_query", "my_chat_member"],
    }
    assert [call.parameters.get("language_code") for call in commands] == [None, "de", "ru"]
    names = [[each["command"] for each in call.parameters["commands"]] for call in commands]
    assert names == [["play", "invite", "stats"]] * 3
    assert menu.parameters["menu_button"]["web_app"] == {"url": f"{SITE}/"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"DURAK_TELEGRAM_TOKEN": ""}, "TELEGRAM_BOT_TOKEN"),
        ({"DURAK_PUBLIC_URL": "http://localhost:8000"}, "https"),
    ],
)
def test_the_set_up_explains_what_is_missing(
    api: BotApi, settings: Settings, change: dict[str, str], reason: str
) -> None:
    for name, value in change.items():
        setattr(settings, name, value)
    with pytest.raises(CommandError, match=reason):
        call_command("set_up_telegram")
    assert api.called == []


def test_the_set_up_reports_a_refusal_without_the_token(api: BotApi) -> None:
    api.answer(401)
    with pytest.raises(CommandError, match="setWebhook failed: Error 401") as caught:
        call_command("set_up_telegram")
    assert TOKEN not in str(caught.value)


def test_the_page_learns_the_number_of_the_bot_and_not_its_token(settings: Settings) -> None:
    content = Client().get("/").content
    assert b'<meta name="durak:telegram" content="4711">' in content
    assert TOKEN.partition(":")[2].encode() not in content
    settings.DURAK_TELEGRAM_TOKEN = ""
    assert b"durak:telegram" not in Client().get("/").content
