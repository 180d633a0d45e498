"""Visible text, by current Unicode data: blanks are refused, and new emoji pass."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from accounts.models import Note, User
from moderation.models import Appeal, Reason, Report, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.api import ApiClient, ApiReply
from tests.support.games import open_table
from tests.support.moderation import moderator
from tests.support.people import account, confirm
from web.http.errors import InvalidInput
from web.http.free_text import clean_line, clean_text


def flag(tags: str) -> str:
    """The flag of a part of a country, as emoji spell it (UTS 51, ED-14a)."""
    return "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in tags) + "\U000e007f"


BLANK = {
    "no_break_space": "\u00a0",
    "soft_hyphen": "\u00ad",
    "grapheme_joiner": "\u034f",
    "hangul_choseong_filler": "\u115f",
    "hangul_jungseong_filler": "\u1160",
    "khmer_inherent_vowel": "\u17b4",
    "mongolian_selector": "\u180b",
    "em_space": "\u2003",
    "zero_width_space": "\u200b",
    "joiners": "\u200c\u200d\u200c",
    "word_joiner": "\u2060",
    "invisible_times": "\u2062",
    "braille_blank": "\u2800",
    "wide_space": "\u3000",
    "hangul_filler": "\u3164",
    "emoji_form": "\ufe0f",
    "text_form": "\ufe0e",
    "byte_order_mark": "\ufeff",
    "halfwidth_filler": "\uffa0",
    "null_notehead": "\U0001d159",
    "tag": "\U000e0041",
    "variation_256": "\U000e01ef",
    "accent_without_letter": "\u0301",
    "many": "\u3164 \u2800\ufe0f\u034f \uffa0",
}
SEEN = {
    "shaking_face_of_15": "🫨",
    "pink_heart_of_15": "🩷",
    "bags_under_eyes_of_16": "\U0001fae9",
    "distorted_face_of_17": "\U0001faea",
    "england": flag("gbeng"),
    "scotland": flag("gbsct"),
    "wales": flag("gbwls"),
    "california": flag("usca"),
    "flag_of_two_letters": "🇩🇪",
    "key_cap": "1\ufe0f\u20e3",
    "heart_on_fire": "❤\ufe0f\u200d🔥",
    "astronaut": "👩🏽\u200d🚀",
    "braille_words": "⠓⠊⠀⠽⠕⠥",
    "persian_with_joiner": "\u0645\u06cc\u200c\u062e\u0648",
    "hindi": "शुभ",
    "kanji_of_one_form": "葛\U000e0100",
    "accented": "cafe\u0301",
}
HIDDEN = {
    "filler_inside": "a\u3164b",
    "direction": "a\u202eb",
    "isolate": "a\u2066b\u2069",
    "two_forms": "a\ufe0f\ufe0e",
    "form_of_a_blank": "a \ufe0f b",
    "tags_without_a_flag": "a\U000e0067\U000e0062\U000e007f",
    "flag_without_an_end": "\U0001f3f4\U000e0067\U000e0062\U000e0065",
    "text_behind_a_flag": flag("abcdefghijk"),
    "joined_letters": "a\u034fb",
    "unassigned": "a\u0378",
    "private": "a\ue000",
    "control": "a\x1bb",
    "line_separator": "a\u2028b",
}


def each(table: dict[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("text", table.values(), ids=table)


@each(BLANK)
def test_what_shows_nothing_is_empty(text: str) -> None:
    for shape in (text, f" {text} {text} "):
        with pytest.raises(InvalidInput) as refused:
            clean_line("name", shape, longest=40)
        assert refused.value.reasons[0][0] == "empty"


@each(SEEN)
def test_what_shows_something_passes(text: str) -> None:
    assert clean_line("name", f"{text} a", longest=40).endswith(" a")
    assert clean_line("name", text, longest=40)
    assert clean_text("text", f"a\r\n\t{text}\n", longest=40).startswith("a\n\t")


@each(HIDDEN)
def test_what_hides_among_letters_is_refused(text: str) -> None:
    for clean in (clean_line, clean_text):
        with pytest.raises(InvalidInput) as refused:
            clean("name", text, longest=40)
        assert refused.value.reasons[0][0] == "invisible"


def test_signs_pile_up_to_three_over_a_letter() -> None:
    assert clean_line("name", "a" + "\u0316" * 3, longest=40)
    with pytest.raises(InvalidInput) as refused:
        clean_text("text", "a" + "\u0316" * 4, longest=40)
    assert refused.value.reasons[0][0] == "too_many_marks"


def test_a_text_that_grows_by_its_normal_form_is_measured_afterwards() -> None:
    for clean in (clean_line, clean_text):
        with pytest.raises(InvalidInput) as refused:
            clean("text", "\u0958" * 30, longest=40)
        assert refused.value.reasons[0][0] == "too_long"


class Written(NamedTuple):
    """A field in which people write, and how often it was kept."""

    send: Callable[[str], ApiReply]
    kept: Callable[[], int]


def chat() -> Written:
    game = open_table()
    client = ApiClient(User.objects.get(pk=game.host_id))
    path = f"games/{game.pk}/chat"

    def kept() -> int:
        return len(client.get(path).body["messages"])

    return Written(lambda text: client.post(path, {"kind": "text", "text": text}), kept)


def rule_set() -> Written:
    client = account("Anna")
    return Written(
        lambda text: client.post("me/rule-sets", {"name": text, "rules": {}}),
        lambda: len(client.get("me/rule-sets").body),
    )


def token() -> Written:
    client = account("Anna")
    confirm(client)
    body = {"scopes": ["read"], "days": 1}
    return Written(
        lambda text: client.post("auth/tokens", {"name": text, **body}),
        lambda: len(client.get("auth/tokens").body),
    )


def app() -> Written:
    client = account("Anna")
    confirm(client)
    body = {"redirect_uris": ["https://app.durak.example/"], "confidential": False}
    return Written(
        lambda text: client.post("auth/apps", {"name": text, **body}),
        lambda: len(client.get("auth/apps").body),
    )


def note() -> Written:
    client, boris = account("Anna"), account("Boris").get("auth/me").body["id"]
    return Written(
        lambda text: client.send("PUT", f"notes/{boris}", {"text": text}), Note.objects.count
    )


def report() -> Written:
    client, boris = account("Anna"), account("Boris").get("auth/me").body["id"]
    body = {"player": boris, "reason": "insult"}
    return Written(
        lambda text: client.post("reports", {**body, "text": text}), Report.objects.count
    )


def appeal() -> Written:
    client = account("Anna")
    warned = sanction(
        person_id=client.get("auth/me").body["id"],
        kind=SanctionKind.MUTE,
        reason=Reason.INSULT,
        by_id=moderator().pk,
    )
    body = {"sanction": warned.pk}
    return Written(
        lambda text: client.post("appeals", {**body, "text": text}), Appeal.objects.count
    )


FIELDS = (chat, rule_set, token, app, note, report, appeal)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("field", FIELDS)
def test_every_field_refuses_blanks_and_takes_new_emoji(field: Callable[[], Written]) -> None:
    written = field()
    for text in ("\u3164", "\u2800", "\ufe0f", "\u034f", "\uffa0", "a\u202eb", "a\u3164b"):
        reply = written.send(text)
        assert (reply.status, reply.code) == (400, "invalid"), ascii(text)
        assert written.kept() == 0
    assert written.send(f"🫨 {flag('gbeng')} 🩷").status in {200, 201, 204}
    assert written.kept() == 1
