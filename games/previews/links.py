"""The preview of a link to a page of the site."""

from dataclasses import dataclass
from urllib.parse import quote

from accounts.selectors.players import player_named
from games.play.models import Game, GameStatus, SeatKind
from games.play.selectors.games import get_game
from games.play.selectors.seals import check_not_sealed
from games.previews.words import WORDS
from games.rule_words import WORDS as RULE_WORDS
from web.languages import Language


@dataclass(frozen=True, slots=True)
class Preview:
    """The title, a sentence, and the path of the picture."""

    title: str
    description: str
    picture: str


def plain_preview(language: Language) -> Preview:
    """Return the preview of a page that is about no table and no player."""
    words = WORDS[language]
    return Preview(words.site, words.about, "/previews/durak.png")


def game_preview(game_id: str, language: Language) -> Preview:
    """Return the preview of a table, or of the replay of its game. Raises NotFound."""
    check_not_sealed(game_id, user_id=None)
    game = get_game(game_id)
    words = WORDS[language]
    is_over = game.status == GameStatus.FINISHED
    names = _names(game, words.bots)
    title = words.replay if is_over or game.status == GameStatus.ACTIVE else words.table
    if is_over:
        sentence = words.finished
    elif game.status == GameStatus.ACTIVE:
        sentence = words.running
    else:
        is_free = any(seat.kind == SeatKind.OPEN for seat in game.all_seats)
        sentence = words.free if is_free else words.full
    rules = RULE_WORDS[language].presets.get(game.preset or "")
    name = game.rules_name or (words.own_rules if rules is None else rules.title)
    return Preview(
        title.format(names=names), sentence.format(rules=name), f"/previews/games/{game.pk}.png"
    )


def player_preview(name: str, language: Language) -> Preview:
    """Return the preview of a player's profile. Raises UnknownPlayer."""
    player = player_named(name)
    words = WORDS[language]
    return Preview(
        words.profile.format(name=player.name),
        words.player.format(name=player.name),
        f"/previews/players/{quote(player.name, safe='')}.png",
    )


def _names(game: Game, bots: str) -> str:
    seats = game.all_seats
    people = [seat.user.name for seat in seats if seat.user is not None]
    has_bots = any(seat.kind == SeatKind.BOT for seat in seats)
    return ", ".join([*people, *([bots] if has_bots else [])])
