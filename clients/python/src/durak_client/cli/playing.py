"""A game in the terminal: events appear as lines, and the player chooses by number."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from durak_client import Client
from durak_client.cli import cards
from durak_client.errors import ConflictError, InvalidRequestError, RefusedError

SECONDS_BETWEEN_SIGNS = 3.0
BEFORE_THE_DEAL = frozenset({"open", "starting"})


class Screen:
    """Tells one game to somebody who plays it or looks on."""

    def __init__(self, client: Client, game: Any, console: Console, *, plays: bool) -> None:
        self._client = client
        self._game = game
        self._console = console
        self._plays = plays
        self._told = 0
        self._asked = -1
        self._times: Any = None

    def run(self) -> Any:
        """Tell the game to its end, ask for commands, and return it as it is then."""
        for message in self._client.games.stream(self._game["id"]):
            match message["t"]:
                case "view":
                    self._game, self._told = message["game"], message["version"]
                    self._times = self._game["times"]
                    if message["view"] is not None and not self._plays:
                        self._console.print(cards.table(message["view"], self._names))
                    self._ask_if_awaited(message)
                case "events":
                    self._times = message["times"]
                    self._tell(message["events"])
                    self._ask_if_awaited(message)
                case "game":
                    self._game = message["game"]
                case _:
                    pass
        return self._game

    @property
    def _names(self) -> list[str]:
        return cards.names_of(self._game)

    def _tell(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            if event["version"] > self._told:
                self._told = event["version"]
                if (line := cards.event(event, self._names)) is not None:
                    self._console.print(line)

    def _ask_if_awaited(self, message: Any) -> None:
        seat = self._game["you"]["seat"]
        if self._plays and seat in message["awaited"] and message["version"] > self._asked:
            self._ask()

    def _ask(self) -> None:
        """Show the table, ask for a command until one is accepted, and send it."""
        while True:
            now = self._client.games.view(self._game["id"])
            view, seat = now["view"], self._game["you"]["seat"]
            if view is None or seat not in now["awaited"] or not now["legal"]:
                return
            self._console.print(Text("─" * 40, style="dim"))
            self._console.print(cards.table(view, self._names))
            self._console.print(Text("Your cards  ") + cards.cards(view["hands"][seat]))
            if (clock := self._clock(seat)) is not None:
                self._console.print(clock)
            command = self._chosen(now["legal"])
            try:
                self._client.games.command(
                    self._game["id"], command=command, expected_mark=now["mark"]
                )
            except ConflictError:
                self._console.print("Meanwhile something has happened.", style="yellow")
                return
            except (RefusedError, InvalidRequestError) as refusal:
                self._console.print(refusal.detail, style="yellow")
            else:
                self._asked = now["version"]
                return

    def _clock(self, seat: int) -> Text | None:
        """Return how much time is left; None where there is no clock."""
        if self._times is None:
            return None
        own = next((one for one in self._times["seats"] if one["seat"] == seat), None)
        if own is None or own["due"] is None:
            return None
        left = max(0.0, (own["due"] - self._times["server_time"]) / 1000)
        return Text(f"{left:.0f} seconds to play", style="cyan")

    def _chosen(self, legal: Sequence[Any]) -> Any:
        """Return the command that the player chooses by its number."""
        for number, offer in enumerate(legal, 1):
            words = _set_in_words(offer) if "any_of" in offer else cards.command(offer)
            self._console.print(Text(f"{number:3}  ", style="dim") + words)
        choice = click.prompt("Your choice", type=click.IntRange(1, len(legal)))
        offer = legal[choice - 1]
        return self._out_of(offer) if "any_of" in offer else offer

    def _out_of(self, offer: Mapping[str, Any]) -> Any:
        """Return the command of the cards that the player names out of a set."""
        for number, code in enumerate(offer["any_of"], 1):
            self._console.print(Text(f"{number:3}  ", style="dim") + cards.card(code))
        while True:
            said = click.prompt("Which, by their numbers").replace(",", " ").split()
            if all(word.isdecimal() and 1 <= int(word) <= len(offer["any_of"]) for word in said):
                codes = [offer["any_of"][int(word) - 1] for word in dict.fromkeys(said)]
                if offer["fewest"] <= len(codes) <= offer["most"]:
                    kept = {"type": offer["type"], "cards": codes}
                    return kept | (
                        {"direction": offer["direction"]} if "direction" in offer else {}
                    )
            self._console.print(f"{offer['fewest']} to {offer['most']} of them.", style="yellow")


def _set_in_words(offer: Mapping[str, Any]) -> Text:
    counts = dict.fromkeys((offer["fewest"], offer["most"]))
    many = " to ".join(map(str, counts))
    return Text(f"{offer['type']} {many} of ") + cards.cards(offer["any_of"])


def found_by_quick_match(client: Client, pool: Any, *, rated: bool, console: Console) -> str:
    """Return the id of the game that is found in the pool."""
    seek = client.seeks.create(pools=[pool], rated=rated)
    with console.status("Looking for opponents …"):
        while seek["status"] == "waiting":
            time.sleep(SECONDS_BETWEEN_SIGNS)
            seek = client.seeks.keep_alive()
    if seek["game"] is None:
        raise click.ClickException("The search ended without a game.")
    return seek["game"]


def seats_against(levels: Sequence[Any]) -> Iterator[Any]:
    """Yield the seats of a table against the service's bots."""
    yield {"kind": "me"}
    yield from ({"kind": "bot", "level": level} for level in levels)


def result_of(game: Mapping[str, Any]) -> str:
    """Return how the game went for the caller."""
    result, seat = game["result"], game["you"]["seat"]
    if result is None:
        return "The game was called off."
    if seat is None:
        return "The game is over."
    if result["durak"] == seat:
        return "You are the durak."
    place = result["places"][seat]
    shared = Counter(result["places"])[place]
    return f"Place {place}{', shared' if shared > 1 else ''}."


__all__ = ["Screen", "found_by_quick_match", "result_of", "seats_against"]
