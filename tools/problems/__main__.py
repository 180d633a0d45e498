"""`python -m tools.problems`: the twenty problems of the page's review, as they look today.

    python -m tools.problems --against 8ce808b     that commit's page beside today's
    python -m tools.problems --only 4 12           some of them
    python -m tools.problems --everywhere          six sizes, two themes, three languages

It writes var/problems/index.html and, for each problem, var/problems/NN.png. What a page can't show
is said in words in the picture's place. `npm run sheets` has all states of the gallery.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.chromium import BROWSERS, find
from tools.problems.guest import Guest
from tools.problems.scenes import SCENES, Scene, taken
from tools.problems.set_ups import PROJECT_ROOT, Look, page_of, this_page
from tools.problems.sheet import Picture, write

TARGET = PROJECT_ROOT / "var" / "problems"
SIZES = ("320x568", "390x844", "844x390", "768x1024", "1280x800", "1920x1080")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de", "ru")


def main() -> int:
    """Make the sheet; 1 where there is no browser for it."""
    parser = argparse.ArgumentParser(prog="python -m tools.problems", description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", help="another commit, shown beside today's")
    parser.add_argument("--only", type=int, nargs="+", metavar="N", help="problems by number")
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=["light"])
    parser.add_argument("--everywhere", action="store_true", help="all sizes, themes, languages")
    parser.add_argument("--target", type=Path, default=TARGET, help="the folder to write to")
    asked = parser.parse_args()
    chromium = find(BROWSERS)
    if chromium is None:
        sys.stderr.write("The pictures need Chromium: make chromium, or set CHROMIUM.\n")
        return 1
    with ExitStack() as stack:
        looks = [stack.enter_context(this_page())]
        if asked.against is not None:
            looks.insert(0, stack.enter_context(page_of(asked.against)))
        playwright = stack.enter_context(sync_playwright())
        # As root a browser has no sandbox of its own.
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        stack.enter_context(closing(browser))
        scenes = [scene for scene in SCENES if asked.only is None or scene.number in asked.only]
        for scene in scenes:
            best = ((scene.size, theme, scene.language) for theme in asked.themes)
            places = product(SIZES, THEMES, LANGUAGES) if asked.everywhere else best
            pictures = list(pictures_of(scene, browser, looks, places))
            write(asked.target, browser, scene, pictures)
            print(asked.target / f"{scene.number:02}.png")
    return 0


def pictures_of(
    scene: Scene, browser: Browser, looks: list[Look], places: Iterable[tuple[str, str, str]]
) -> Iterator[list[Picture]]:
    """The scene at each of these sizes, in that theme and language: on each page, side by side."""
    for size, theme, language in places:
        at = replace(scene, size=size, language=language)
        where = f"{size}, {theme}, {language}"
        yield [
            Picture(f"{look.name}, {where}", picture(at, browser, look, theme)) for look in looks
        ]


def picture(scene: Scene, browser: Browser, look: Look, theme: str) -> bytes | str:
    """The scene on that page, or words in its place."""
    width, height = map(int, scene.size.split("x"))
    with browser.new_context(
        base_url=look.address,
        viewport={"width": width, "height": height},
        locale=scene.language,
        color_scheme="dark" if theme == "dark" else "light",
    ) as context:
        page = context.new_page()
        return taken(scene, Guest(page, look.gallery, theme=theme, language=scene.language))


if __name__ == "__main__":
    sys.exit(main())
