"""Link previews (Open Graph, Twitter cards): title and picture of a shared page of the site."""

from dataclasses import dataclass
from urllib.parse import quote

from django.utils.translation import gettext, override

from accounts.selectors.players import player_named
from games.play.models import Game, GameStatus, SeatKind
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.rule_words.presets import PRESET_WORDS
from web.http.languages import Language


@dataclass(frozen=True, slots=True)
class Preview:
    """The title, a sentence, and the path of the picture."""

    title: str
    description: str
    picture: str
    is_replay: bool = False
    is_closed: bool = False
    """True for a table that was cancelled: it leads nowhere any more."""


def plain_preview(language: Language) -> Preview:
    """Return the preview of a page that is about no table and no player."""
    with override(language):
        return Preview(
            gettext("Durak"),
            gettext("Play Durak against people and bots, and replay every game move by move."),
            "/previews/durak.png",
        )


def game_preview(game_id: str, language: Language) -> Preview:
    """Return the preview of a table, or of the replay of its game. Raises NotFound."""
    check_not_sealed(game_id, user_id=None)
    game = get_game(game_id)
    with override(language):
        title, sentence = _about(game)
        return Preview(
            title.format(names=_names(game)),
            sentence.format(rules=_rules(game)),
            f"/previews/games/{game.pk}.png",
            is_replay=game.status == GameStatus.FINISHED,
            is_closed=game.status == GameStatus.CANCELLED,
        )


def player_preview(name: str, language: Language) -> Preview:
    """Return the preview of a player's profile. Raises UnknownPlayer."""
    player = player_named(name)
    with override(language):
        return Preview(
            gettext("{name} – Durak").format(name=player.name),
            gettext("{name} plays Durak: ratings, results and games.").format(name=player.name),
            f"/previews/players/{quote(player.name, safe='')}.png",
        )


def _about(game: Game) -> tuple[str, str]:
    """Return the title, with a place for `{names}`, and the sentence, with one for `{rules}`."""
    if game.status == GameStatus.FINISHED:
        return gettext("A game of Durak: {names}"), gettext(
            "{rules}. Replay it move by move. Nothing of the end is given away."
        )
    if game.status == GameStatus.CANCELLED:
        return gettext("Durak"), gettext("This table was closed before a game began.")
    if game.status == GameStatus.ACTIVE:
        return gettext("A game of Durak: {names}"), gettext(
            "{rules}. The game is on: watch it live."
        )
    title = gettext("Come and play Durak: {names}")
    if any(seat.kind == SeatKind.OPEN for seat in game.all_seats):
        return title, gettext("{rules}. A seat is free: sit down, no account needed.")
    return title, gettext("{rules}. The table is full; you can watch.")


def _rules(game: Game) -> str:
    if game.rules_name:
        return game.rules_name
    preset = PRESET_WORDS.get(game.preset or "")
    return gettext("Own rules") if preset is None else str(preset.title)


def _names(game: Game) -> str:
    seats = game.all_seats
    people = [seat.user.name for seat in seats if seat.user is not None]
    has_bots = any(seat.kind == SeatKind.BOT for seat in seats)
    return ", ".join([*people, *([gettext("bots")] if has_bots else [])])
