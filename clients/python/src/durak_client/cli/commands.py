"""The commands of `durak`."""

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import click
import httpx
from rich.console import Console

from durak_client import AsyncClient, Client
from durak_client._async.client import DEFAULT_URL
from durak_client._version import VERSION
from durak_client.bots import BotConfig, BotRunner, load_strategy
from durak_client.cli import device, saved
from durak_client.cli.playing import Screen, found_by_quick_match, result_of, seats_against
from durak_client.errors import DurakError, NotAuthenticatedError
from durak_client.proof import check_deal

CLIENT_ID = "durak-command-line"
"""The name under which every service knows this program (OAuth)."""
SCOPES = "read play talk"
LEVELS = ("child", "beginner", "learner", "casual", "clever", "master")
INTERRUPTED = 130
console = Console(highlight=False)


class Service:
    """The service to use, and the login for it."""

    def __init__(self, url: str | None, token: str | None) -> None:
        login = saved.load()
        self._login = login if token is None and (login and url in {None, login.url}) else None
        self.url = url or (login.url if login else None) or DEFAULT_URL
        self.token = token or (self._login.token if self._login else None)

    def renew(self) -> bool:
        """Renew a saved token that is over; return whether that succeeded."""
        old = self._login
        if old is None or old.refresh_token is None or old.client_id is None:
            return False
        with httpx.Client(base_url=old.url) as http:
            try:
                tokens = device.renew(http, old.client_id, old.refresh_token)
            except device.LoginError:
                return False
        new = saved.Login(old.url, tokens["access_token"], tokens["refresh_token"], old.client_id)
        saved.save(new)
        self._login, self.token = new, new.token
        return True

    @contextmanager
    def client(self) -> Iterator[Client]:
        """Open a client; a saved token that is over is renewed first."""
        self.check()
        with Client(self.token, self.url) as client:
            yield client

    def check(self) -> None:
        """Renew the saved token if it is over."""
        if self._login is None or self._login.refresh_token is None:
            return
        with Client(self.token, self.url) as client:
            try:
                client.account.token()
            except NotAuthenticatedError:
                if not self.renew():
                    raise click.ClickException("The login is over: durak login") from None


class _Group(click.Group):
    """Report a refusal of the service in a line, without a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except DurakError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=_Group)
@click.version_option(VERSION)
@click.option("--url", envvar="DURAK_URL", help="The address of the service.")
@click.option("--token", envvar="DURAK_TOKEN", help="A token, in place of the saved login.")
@click.pass_context
def durak(context: click.Context, url: str | None, token: str | None) -> None:
    """Play Durak, watch games, check deals and run bots."""
    context.obj = Service(url, token)


@durak.command()
@click.option("--paste", is_flag=True, help="Type a token in, in place of using a browser.")
@click.pass_obj
def login(service: Service, *, paste: bool) -> None:
    """Log in: by a code in a browser, or by a token of yours."""
    if paste:
        token = click.prompt("Token", hide_input=True).strip()
        new = saved.Login(service.url, token)
    else:
        with httpx.Client(base_url=service.url, headers={"Accept": "application/json"}) as http:
            tokens = device.log_in(http, CLIENT_ID, SCOPES, _show_prompt)
        new = saved.Login(service.url, tokens["access_token"], tokens["refresh_token"], CLIENT_ID)
    with Client(new.token, new.url) as client:
        name = client.account.me()["name"]
    saved.save(new)
    console.print(f"You are logged in as {name} at {new.url}.")


def _show_prompt(prompt: device.Prompt) -> None:
    console.print(f"Open {prompt.address} and type [bold]{prompt.code}[/bold],")
    console.print(f"or open {prompt.whole_address}", soft_wrap=True)


@durak.command()
def logout() -> None:
    """Revoke the saved token and delete it."""
    login = saved.load()
    if login is None:
        raise click.ClickException("You are not logged in.")
    with Client(login.token, login.url) as client:
        try:
            client.account.revoke_token()
        except NotAuthenticatedError:
            console.print("The token was over already.")
    saved.forget()
    console.print(f"You are logged out of {login.url}.")


@durak.command()
@click.argument("game", required=False)
@click.option("--bots", default="casual", show_default=True, help="Levels, with commas between.")
@click.option("--preset", default="podkidnoy", show_default=True, help="What is played.")
@click.option("--pool", help="Find opponents by quick match, in this pool.")
@click.option("--rated", is_flag=True, help="The result counts.")
@click.pass_obj
def play(
    service: Service, game: str | None, bots: str, preset: str, pool: str | None, *, rated: bool
) -> None:
    """Play a game: GAME that waits for you, one against bots, or one by quick match."""
    with service.client() as client:
        if game is not None:
            table = client.games.get(game)
        elif pool is not None:
            table = client.games.get(
                found_by_quick_match(client, pool, rated=rated, console=console)
            )
        else:
            levels = bots.split(",")
            if unknown := set(levels) - set(LEVELS):
                raise click.BadParameter(f"there is no level {', '.join(sorted(unknown))}")
            table = client.games.create(
                preset=preset, rated=rated, seats=list(seats_against(levels)), start=True
            )
        if table["status"] in {"open", "starting"}:
            table = client.tables.ready(table["id"], terms=table["terms"])
        console.print(f"Game {table['id']}, commitment {table['commitment']}")
        over = Screen(client, table, console, plays=True).run()
        console.print(result_of(over), style="bold")


@durak.command()
@click.argument("game")
@click.pass_obj
def watch(service: Service, game: str) -> None:
    """Print the events of GAME until it is over."""
    with service.client() as client:
        over = Screen(client, client.games.get(game), console, plays=False).run()
        console.print(result_of(over), style="bold")


@durak.command()
@click.option("--mine", is_flag=True, help="Games of the account that is logged in.")
@click.option("--player", help="Games of this account.")
@click.option("--opponent", help="And of this one as well.")
@click.option("--since", type=click.DateTime(), help="That ended then or later (UTC).")
@click.option("--until", type=click.DateTime(), help="That ended before then (UTC).")
@click.option("--rated/--casual", default=None, help="Only rated games, or only others.")
@click.option("--after", help="Those after the game with this id.")
@click.pass_obj
def export(  # noqa: PLR0913 - the options of the command
    service: Service,
    player: str | None,
    opponent: str | None,
    since: datetime | None,
    until: datetime | None,
    after: str | None,
    *,
    mine: bool,
    rated: bool | None,
) -> None:
    """Write finished games as lines of JSON, the one that ended first first."""
    with service.client() as client:
        if mine:
            player = client.account.me()["name"]
        rows = client.games.export(
            player=player,
            opponent=opponent,
            since=None if since is None else f"{since.isoformat()}Z",
            until=None if until is None else f"{until.isoformat()}Z",
            rated=rated,
            after=after,
        )
        for row in rows:
            click.echo(json.dumps(row, ensure_ascii=False, separators=(",", ":")))


@durak.command()
@click.argument("game")
@click.option("--commitment", help="What the game showed before it began.")
@click.pass_obj
def verify(service: Service, game: str, commitment: str | None) -> None:
    """Compute the deal of GAME again, and compare it with the published one."""
    with service.client() as client:
        proof = client.records.proof(game)
        events = client.games.events(game, seat="open")["events"]
    count = check_deal(proof, events, commitment)
    console.print(f"The deal holds ({count} checked).")
    if commitment is None:
        console.print("It was compared with the commitment that the service tells now.")


@durak.group()
def bot() -> None:
    """Run bots."""


@bot.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--config", type=click.Path(path_type=Path), help="A TOML file.")
@click.option("--games", type=click.IntRange(min=1), help="Stop after so many games.")
@click.option("--verbose", is_flag=True, help="Log each command.")
@click.pass_obj
def run(
    service: Service, file: Path, config: Path | None, games: int | None, *, verbose: bool
) -> None:
    """Run the bot in FILE until it is stopped; its games are played to their ends then."""
    logging.basicConfig(
        level=logging.DEBUG if verbose else logging.INFO,
        format="%(asctime)s %(levelname)s %(message)s",
        stream=sys.stderr,
    )
    for noisy in ("httpx", "httpcore", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    settings = BotConfig() if config is None else BotConfig.read(config)
    service.check()
    token = settings.token or service.token
    if token is None:
        raise click.ClickException("A bot needs a token: DURAK_TOKEN, `token`, or durak login.")
    strategy = load_strategy(file)
    url = settings.url or service.url
    sys.exit(asyncio.run(_run_bot(url, token, strategy, settings, games)))


async def _run_bot(
    url: str, token: str, strategy: Any, settings: BotConfig, games: int | None
) -> int:
    async with AsyncClient(token, url) as client:
        runner = BotRunner(client, strategy, settings, most_games=games)
        loop = asyncio.get_running_loop()

        def asked_to_stop() -> None:
            runner.stop()
            # The second time at once: games that run are taken up by the next start.
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, os._exit, INTERRUPTED)

        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, asked_to_stop)
        await runner.run()
        for game in runner.finished:
            click.echo(json.dumps({"game": game["id"], "result": game["result"]}))
    return 0
