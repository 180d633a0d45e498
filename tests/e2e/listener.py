"""Somebody who plays by what a table says, and sees nothing of it."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e.person import MAX_MOVES

# Of everything on the page only this is read: the texts of its live regions, as they come.
EARS = """
    window.heard = [];
    window.onheard = () => {};
    const last = new Map();
    new MutationObserver(() => {
        for (const region of document.querySelectorAll('[data-announcer]')) {
            const text = region.textContent;
            if (text.trim() !== '' && text !== last.get(region)) window.heard.push(text.trim());
            last.set(region, text);
        }
        if (window.heard.length > 0) window.onheard();
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
# Texts read aloud since, as soon as there is one; nothing after `within` milliseconds.
HEAR = """(within) => new Promise((tell) => {
    const told = () => {
        clearTimeout(silence);
        window.onheard = () => {};
        tell(window.heard.splice(0));
    };
    const silence = setTimeout(told, within);
    window.onheard = told;
    if (window.heard.length > 0) told();
})"""
# After so long without a text a listener asks for their cards again.
PATIENCE_MS = 4000
END = re.compile(r"(is|are) the durak|A draw")
PLAYABLE = ", can be played"


@dataclass
class ScreenReaderPlayer:
    """Presses keys, and knows of the game what the live regions have told."""

    page: Page
    prompt: str = ""
    """Return the last prompt for the listener."""

    def listen(self) -> None:
        """Start listening with the next page."""
        self.page.add_init_script(EARS)

    def hear(self) -> list[str]:
        """Return what was said since, as soon as something is; nothing after a timeout."""
        texts: list[str] = self.page.evaluate(HEAR, PATIENCE_MS)
        return texts

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def play_to_the_end(self) -> str:
        """Play until the game is over; return the sentence that tells so."""
        for _ in range(MAX_MOVES):
            texts = self.hear()
            for text in texts:
                if END.search(text):
                    return text
                self._understand(text)
            if not texts:
                self.press("y")
        raise AssertionError("The game doesn't come to an end.")

    def _understand(self, text: str) -> None:
        if text.startswith("Your turn."):
            self.prompt = text
            self.press("y")
        elif text.startswith("Really take"):
            self.press("t")
        elif ", chosen. 1: " in text:
            self.press("1")
        elif text.startswith(("Beat", "You may add", "Add a card")):
            self.prompt = text
            self.press("y")
        elif (told := re.search(r"Your cards: ([^.]*)", text)) is not None:
            self._choose(told.group(1).split("; "))

    def _choose(self, hand: list[str]) -> None:
        """Play the first card that can be, or say what is left to say."""
        able = [place for place, card in enumerate(hand) if card.endswith(PLAYABLE)]
        if able:
            self.press("Home", *["ArrowRight"] * able[0], "Enter")
        elif "take" in self.prompt:
            self.press("t")
        elif "done" in self.prompt:
            self.press("d")
