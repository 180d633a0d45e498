"""Every section, value and preset has a picture, and each picture is as the engine plays it."""

import re

import pytest
from django.utils.translation import gettext, override

from games.engine import PRESETS
from games.engine.options import Option
from games.engine.rules import OPTIONS
from games.rule_book.pictures import Picture, picture_of, pictures
from games.rule_book.sources import Shown, Source, sources, value_word
from tests.rule_words.test_vocabulary import other_words
from tests.support.rule_sets import CHOICES
from web.http.languages import LANGUAGES, Language

SOURCES = sources()
SECTIONS = [
    *("deal", "first_lead", "attack", "throw_in", "defence", "beaten_off", "taken"),
    *("refill", "out", "end", "last_chance"),
]
CYRILLIC = re.compile("[\u0400-\u04ff]")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
each_source = pytest.mark.parametrize("source", SOURCES, ids=[one.heading for one in SOURCES])


def headings() -> set[str]:
    return {source.heading for source in SOURCES}


def picture(heading: str) -> Picture:
    return next(one for one in pictures() if one.heading == heading)


@each_source
def test_an_example_is_what_the_engine_plays(source: Source) -> None:
    assert picture_of(source).frames


@pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
def test_every_value_of_an_option_has_an_example(option: Option) -> None:
    """Of a range or an order: the default, none, and one other value.

    A missing one is written into a file of games/rule_book/examples; the docstring of
    games/rule_book/sources.py says how.
    """
    values = {source.shown.value for source in SOURCES if source.shown.name == option.name}
    if option.range is None and option.order is None:
        needed = {value for name, value in CHOICES if name == option.name}
        assert {f"{option.name}={value_word(value)}" for value in needed} <= headings()
    else:
        assert {option.default, *((None,) if option.may_be_null else ())} <= values
        assert len(values - {None}) > 1 or option.default is None


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_an_example_by_its_own_rules(preset: str) -> None:
    """A missing one is written into games/rule_book/examples/8-presets.txt."""
    assert f"preset {preset}" in headings()


def test_the_base_game_is_shown_section_by_section() -> None:
    assert [one.shown.name for one in SOURCES if one.shown.kind == "section"] == SECTIONS


@in_every_language
def test_every_example_has_a_caption_in_the_words_of_the_rules(language: Language) -> None:
    for source in SOURCES:
        with override(language):
            caption = gettext(source.caption)
        assert caption.endswith("."), source.heading
        assert caption[0].isupper(), source.heading
        assert other_words(language, caption) == [], source.heading
        assert bool(CYRILLIC.search(caption)) == (language == "ru"), source.heading


def made(*lines: str, heading: str = "throw_in=all") -> Source:
    shown = Shown("option", "throw_in", "all")
    return Source(heading, shown, "So.", lines)


POSITION = ("hand 7C 9S", "hand 8C 6D", "talon 6S AH", "bout 2 0 0 1 2")


@pytest.mark.parametrize(
    "lines",
    [
        ("play 0 lead 8C", "frame 0"),
        ("play 0 lead 7C", "frame 1:beat=6D"),
        ("play 0 lead 7C", "frame 1:beat=8C 1!take=no"),
        ("frame 0", "play 0 lead 7C"),
        ("frame 0", "paint 0"),
    ],
)
def test_an_example_that_is_not_so_is_refused_by_name(lines: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"^throw_in=all: "):
        picture_of(made(*POSITION, *lines))


def test_a_card_is_marked_where_the_engine_offers_it() -> None:
    [frame] = picture_of(made(*POSITION, "play 0 lead 7C", "frame 1:beat=8C 1!take=yes")).frames
    [hand] = frame.hands
    assert hand.ways == ("beat",)
    assert [card.code for card in hand.playable] == ["8C"]
    assert [(act.seat, act.type, act.allowed) for act in frame.acts] == [(1, "take", True)]
    assert [event.type for event in frame.events] == ["cards_led"]


def test_a_picture_of_two_moments_has_the_events_between_them() -> None:
    before, after = picture("trump_swap=true").frames
    assert before.trump_card is not None
    assert after.trump_card is not None
    assert (before.trump_card.code, after.trump_card.code) == ("AH", "6H")
    assert [event.type for event in after.events] == ["trump_swapped"]


def test_a_preset_is_played_by_its_own_rules() -> None:
    assert picture("preset partners").teams == (0, 1, 0, 1)
    assert picture("throw_in=all").teams is None
    lines = next(source.lines for source in SOURCES if source.heading == "preset weli")
    assert [line for line in lines if line.startswith("rules")] == ['rules {"wild_six": "all"}']
