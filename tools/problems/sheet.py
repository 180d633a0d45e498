"""Pictures side by side, as a page and as one picture for each problem."""

import base64
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tools.problems.scenes import Scene

WIDTH = 1600
STYLE = """body { margin: 24px; font: 16px/1.4 sans-serif; background: #fff; color: #222; }
section { display: flex; flex-wrap: wrap; gap: 16px 32px; }
h2 { flex: 100%; margin: 16px 0 0; font-size: 20px; }
div { display: flex; flex: 0 1 auto; gap: 8px; max-width: 100%; align-items: start; }
figure { flex: 0 1 auto; min-width: 0; margin: 0; }
img { max-width: 100%; max-height: 860px; border: 1px solid #999; }
p { width: 20em; margin: 0; padding: 16px; border: 1px dashed #999; }"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as PNG, or the words that stand in its place."""

    caption: str
    shown: bytes | str


def write(
    folder: Path, browser: Browser, scene: Scene, pictures: Sequence[Sequence[Picture]]
) -> None:
    """Write the problem's part of the sheet, and index.html of all that lie in the folder.

    `pictures` has one row for each size, theme and language: the same on each page.
    """
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{scene.number:02}"
    part = _section(scene, pictures)
    (folder / f"{name}.part.html").write_text(part, encoding="utf-8")
    with closing(browser.new_page(viewport={"width": WIDTH, "height": 800})) as page:
        page.set_content(_document(part))
        page.screenshot(path=folder / f"{name}.png", full_page=True)
    parts = [path.read_text("utf-8") for path in sorted(folder.glob("*.part.html"))]
    (folder / "index.html").write_text(_document("".join(parts)), encoding="utf-8")


def _section(scene: Scene, pictures: Sequence[Sequence[Picture]]) -> str:
    heading = f"<h2>{scene.number}. {escape(scene.problem)}</h2>"
    rows = "".join(f"<div>{''.join(map(_figure, row))}</div>" for row in pictures)
    return f"<section>{heading}{rows}</section>"


def _figure(picture: Picture) -> str:
    if isinstance(picture.shown, str):
        content = f"<p>{escape(picture.shown)}</p>"
    else:
        data = base64.b64encode(picture.shown).decode()
        content = f'<img src="data:image/png;base64,{data}" alt="">'
    return f"<figure>{content}<figcaption>{escape(picture.caption)}</figcaption></figure>"


def _document(content: str) -> str:
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f"<title>The twenty problems</title><style>{STYLE}</style>{content}</html>"
    )
