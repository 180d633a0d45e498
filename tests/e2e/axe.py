"""axe on the page as it stands, with the version that the page's own packages name."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

PROGRAM = (
    Path(__file__).resolve().parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
)
# A single digit and an arrow are text as well: their contrast must be judged.
OPTIONS = "{checks: {'color-contrast': {options: {ignoreLength: true, ignoreUnicode: false}}}}"
# Elements scrolled out of a list's sight can't be judged.
COVERED = {"bgOverlap", "elmPartiallyObscured"}


# Waits until no colour changes any more; what ends a transition early is as good as its end.
COLOURED = """() => Promise.all(
    document.getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => null)),
)"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def findings_in_both_themes(page: Page) -> list[str]:
    """Return what axe finds in the light and in the dark theme; the latter stays."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.evaluate(COLOURED)
        found += [f"{theme}: {finding}" for finding in findings(page)]
    return found


def findings(page: Page) -> list[str]:
    """Return every violation, and every contrast that axe can't decide."""
    page.evaluate(PROGRAM.read_text())
    result: dict[str, Any] = page.evaluate(f"axe.run({OPTIONS})")
    undecided = [one for one in result["incomplete"] if one["id"] == "color-contrast"]
    return [
        f"{finding['id']} ({why(node)}): {node['html'][:160]}"
        for finding in [*result["violations"], *undecided]
        for node in finding["nodes"]
        if finding in result["violations"] or not is_covered(node)
    ]


def is_covered(node: dict[str, Any]) -> bool:
    """Return whether something covers the element, as far as axe can tell."""
    return any((check["data"] or {}).get("messageKey") in COVERED for check in node["any"])


def why(node: dict[str, Any]) -> str:
    """Return what axe says about one element."""
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(str(check["message"]) for check in checks)
