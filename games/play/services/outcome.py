"""What became of a commit whose answer got lost, because the line to the database broke."""

from django.db import Error, connection, transaction

from games.play.errors import OutcomeUnknown
from games.play.log import load
from games.play.reactions import committed
from games.play.selectors.moments import remember
from games.play.selectors.rows import locked_game_row
from games.play.services.commit import Written


def was_committed(written: Written) -> bool:
    """Whether all of it is in the log. False means that it isn't and never will be.

    The game is locked for the look, so that a COMMIT that is still under way is waited for. Raises
    OutcomeUnknown.
    """
    update = written.moment.update
    try:
        connection.close()
        with transaction.atomic():
            game = locked_game_row(update.game_id)
            if game.version < update.version:
                return False
            found = load(game.pk, after=update.after, upto=update.version)
    except Error as error:
        raise OutcomeUnknown(
            "The database is away. Look at the game before you send the command again."
        ) from error
    # Another command may have got these versions instead; it has another time.
    return update.consists_of(found) and all(one.at == written.at for one in found)


def tell(written: Written) -> None:
    """Do what would have been done on commit."""
    remember(written.moment)
    committed.react(written.news)
