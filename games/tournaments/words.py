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
        match TournamentKind(row.kind):
            case TournamentKind.ARENA:
                text = gettext("{rules}: arena")
            case TournamentKind.SWISS:
                text = gettext("{rules}: Swiss tournament")
            case TournamentKind.KNOCKOUT:
                text = gettext("{rules}: knock-out")
        return text.format(rules=rules)
