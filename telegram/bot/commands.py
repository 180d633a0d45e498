"""The answers to commands: `/start`, `/play`, `/invite`, `/stats`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from django.utils.translation import gettext, ngettext, override
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from games.play.selectors.own_games import awaiting_games_of
from games.profiles.open_tables import table_to_fill
from games.profiles.selectors import record
from games.ratings.selectors import standings_of
from games.ratings.system.modes import Mode
from games.ratings.system.skill import Skill
from games.ratings.words import MODE_NAMES
from telegram.bot.start_parameters import path_of_start
from telegram.services.calls import BotCall, page_button, picture_call, share_button, text_call

MAX_BUTTONS = 5
ALL_TIME_ONLY = ""
DESCRIPTIONS = MappingProxyType(
    {
        "play": _("Play, and go on with your games"),
        "invite": _("Invite somebody to your table"),
        "stats": _("Your games and ratings"),
    }
)
"""The commands in the menu of Telegram's apps."""


def answer_command(text: str, *, chat_id: int, user: User | None, language: str) -> BotCall:
    """Return the answer to a message in a private chat; other texts get the explanation."""
    name, _space, argument = text.strip().partition(" ")
    answer = _ANSWERS.get(name.removeprefix("/").partition("@")[0].lower())
    with override(language):
        if answer is None:
            return _explain(chat_id, argument.strip(), language)
        return answer(chat_id, user, language)


def _explain(chat_id: int, start: str, language: str) -> BotCall:
    """Explain the bot, with a button that leads where the start parameter says."""
    buttons = [[page_button(path_of_start(start), language, text=gettext("Play"))]]
    return text_call(chat_id, _explanation(), buttons=buttons)


def _explanation() -> str:
    commands = "\n".join(f"/{name} – {words}" for name, words in DESCRIPTIONS.items())
    greeting = gettext("Play Durak here, against people and bots. I tell you when it is your turn.")
    return f"{greeting}\n\n{commands}"


def _play(chat_id: int, user: User | None, language: str) -> BotCall:
    waiting = [] if user is None else awaiting_games_of(user.pk)
    buttons = [
        [page_button(f"/games/{game.game_id}", language, text=gettext("Go on with a game"))]
        for game in waiting[:MAX_BUTTONS]
    ]
    buttons.append([page_button("/", language, text=gettext("Play"))])
    text = gettext("Take a seat.")
    if waiting:
        text = ngettext(
            "{count} game waits for you.", "{count} games wait for you.", len(waiting)
        ).format(count=len(waiting))
    return text_call(chat_id, text, buttons=buttons)


def _invite(chat_id: int, user: User | None, language: str) -> BotCall:
    """Answer with the newest table of the user that has a free seat, to be sent to a chat."""
    game_id = None if user is None else table_to_fill(user.pk)
    if game_id is not None:
        return picture_call(
            chat_id,
            gettext("This is your table. Send it to the chat in which you look for players."),
            game_id=game_id,
            buttons=[
                [share_button(game_id, language)],
                [page_button(f"/games/{game_id}", language)],
            ],
        )
    return text_call(
        chat_id,
        gettext("You have no table with a free seat. Open one, then send /invite again."),
        buttons=[[page_button("/new", language, text=gettext("Open a table"))]],
    )


def _stats(chat_id: int, user: User | None, language: str) -> BotCall:
    if user is None:
        text = gettext("No account is linked to you here. Open Durak to play as a guest or log in.")
        return text_call(chat_id, text, buttons=[[page_button("/", language)]])
    path = f"/players/{user.name}"
    return text_call(chat_id, "\n".join(_lines(user)), buttons=[[page_button(path, language)]])


def _lines(user: User) -> list[str]:
    games, lost = record(user, viewer_id=user.pk)
    words = gettext("Finished games: {games}, of which {lost} as the durak")
    lines = [user.name, words.format(games=games, lost=lost)]
    if user.hides_ratings:
        return lines
    for ranked, _season in standings_of(user, season=ALL_TIME_ONLY):
        skill = Skill(ranked.rating.mean, ranked.rating.deviation)
        line = f"{MODE_NAMES[Mode(ranked.rating.mode)]}: {skill.rating}"
        if ranked.rank is not None:
            line += " – " + gettext("place {rank}").format(rank=ranked.rank)
        lines.append(line)
    return lines


_Answer = Callable[[int, User | None, str], BotCall]
_ANSWERS: Mapping[str, _Answer] = MappingProxyType(
    {"play": _play, "invite": _invite, "stats": _stats}
)
