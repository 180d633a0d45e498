"""Start parameters: the short names of pages in links to the bot and to its Mini App.

Telegram allows letters, digits, `_` and
`-` only.
"""

import re

GAME, REPLAY, TOURNAMENT, DAILY = "g", "r", "t", "daily"
_PARAMETER = re.compile(r"([grt])_([0-9A-Za-z-]{1,64})")
_PATHS = {GAME: "/games/{}", REPLAY: "/games/{}/replay", TOURNAMENT: "/tournaments/{}"}


def path_of_start(parameter: str) -> str:
    """Return the page's path that a start parameter names; the first page for any other text."""
    if parameter == DAILY:
        return "/daily"
    found = _PARAMETER.fullmatch(parameter)
    return "/" if found is None else _PATHS[found[1]].format(found[2])


def start_of_game(game_id: str) -> str:
    """Return the start parameter of a table."""
    return f"{GAME}_{game_id}"


def start_of_replay(game_id: str) -> str:
    """Return the start parameter of a finished game's replay."""
    return f"{REPLAY}_{game_id}"
