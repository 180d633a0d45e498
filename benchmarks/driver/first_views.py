"""Cost of the first view of an address."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.sync_api import Browser, StorageState

from benchmarks.driver.phone import phone

LONG_TASK_MS = 50
SETTLED_MS = 1500
"""Time for which a page is watched after the network has become quiet."""

_CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"]
_SHIFTS = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const { hadRecentInput, value } of list.getEntries())
            if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
"""
# A guest, a running game, and a finished one: the lesson, whose steps are known. The bots' moves
# come in between, so each step is waited for.
_PREPARE = r"""async () => {
    const get = async (path) => (await fetch(`/api/v1/${path}`)).json();
    const send = async (path, body) => {
        const csrf = document.cookie.match(/durak_csrf\w*=([^;]+)/)[1];
        const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': csrf };
        const sent = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
        const reply = await fetch(`/api/v1/${path}`, sent);
        if (!reply.ok) throw new Error(await reply.text());
        return reply.json();
    };
    await get('auth/me');
    await send('auth/guest', {});
    const bots = [1, 2, 3].map(() => ({ kind: 'bot', level: 'casual' }));
    const seats = [{ kind: 'me' }, ...bots];
    const game = await send('games', { preset: 'podkidnoy', seats, start: true, private: true });
    const lesson = await send('lessons/first_game');
    for (const { version, command } of (await get('lessons/first_game')).steps) {
        while ((await get(`games/${lesson.id}/view`)).version !== version)
            await new Promise((go) => setTimeout(go, 50));
        await send(`games/${lesson.id}/commands`, { command });
    }
    const me = await get('auth/me');
    return { game: game.id, replay: lesson.id, player: me.name };
}"""


class View(NamedTuple):
    """Cost of one first view."""

    blocking_ms: float
    shift: float


@dataclass(frozen=True, slots=True)
class Known:
    """The addresses that are looked at, by name, and the cookies of the guest who may."""

    addresses: Mapping[str, str]
    state: StorageState


def prepared(browser: Browser, root: str) -> Known:
    """Create the data to look at."""
    with phone(browser, root) as context:
        page = context.new_page()
        page.goto("/")
        made: dict[str, str] = page.evaluate(_PREPARE)
        addresses = {
            # The list of open tables is a part of the home page.
            "home and lobby": "/",
            "table": f"/games/{made['game']}",
            "replay": f"/games/{made['replay']}/replay",
            "profile": f"/players/{made['player']}",
            "new table": "/new",
            "leaderboards": "/leaderboards",
            "rules": "/rules",
        }
        return Known(addresses, context.storage_state())


def first_view(browser: Browser, root: str, path: str, known: Known, *, slower: float) -> View:
    """Open the address in a browser that has loaded nothing before."""
    with phone(browser, root, known.state) as context:
        page = context.new_page()
        page.add_init_script(_SHIFTS)
        browser.start_tracing(page=page, categories=_CATEGORIES)
        page.goto(path, wait_until="networkidle")
        page.wait_for_timeout(SETTLED_MS)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        return View(blocking_ms(trace, slower=slower), float(page.evaluate("window.shift")))


def blocking_ms(trace: Sequence[Mapping[str, Any]], *, slower: float) -> float:
    """The blocking time of the busiest thread of a page, from the tasks in a trace."""
    names = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in trace
        if event.get("name") == "thread_name"
    }
    blocked: dict[tuple[int, int], float] = {}
    for event in trace:
        thread = (event["pid"], event["tid"])
        if event.get("name") == "RunTask" and names.get(thread) == "CrRendererMain":
            took = event.get("tdur", 0) / 1000 * slower
            blocked[thread] = blocked.get(thread, 0.0) + max(0.0, took - LONG_TASK_MS)
    return max(blocked.values(), default=0.0)
