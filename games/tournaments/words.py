"""The name of a tournament for which nobody chose one."""

from django.utils.translation import gettext, override

from games.rule_words.presets import PRESET_WORDS
from games.tournaments.models import Tournament, TournamentKind
from web.http.languages import Language


def shown_name(row: Tournament, language: Language) -> str:
    """Return the tournament's name; without one, its rules and kind in the reader's language."""
    if row.name:
        return row.name
    with override(language):
        words = PRESET_WORDS.get(row.preset)
        rules = gettext("Own rules") if words is None else str(words.title)
        return _text(TournamentKind(row.kind)).format(rules=rules)


def _text(kind: TournamentKind) -> str:
    match kind:
        case TournamentKind.ARENA:
            return gettext("{rules}: arena")
        case TournamentKind.SWISS:
            return gettext("{rules}: Swiss tournament")
        case TournamentKind.KNOCKOUT:
            return gettext("{rules}: knock-out")
