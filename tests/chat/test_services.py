"""The chat of a table: the rights to post, and the time for which messages are kept."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Block, Mute, User
from games.chat import selectors
from games.chat.content import Content
from games.chat.errors import ChatClosed, Muted, RepeatedMessage
from games.chat.models import ChatMessage
from games.chat.selectors import get_message, page_of_chat
from games.chat.services import SAME_AGAIN_AFTER, post_message
from games.chat.tasks import forget_chat
from games.play.errors import AccountNeeded, IdempotencyKeyReused, NotFound, NotYourSeat
from games.play.models import Game
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.services.seating import join_game, leave_game
from games.tables.services.series import get_ready, next_game
from games.tables.terms import TableChoice
from moderation.models import Reason, SanctionKind
from moderation.services.sanctions import sanction
from tests.support.chat import say, texts, user_on
from tests.support.games import finished_table, open_table, played_out, running_table, some_user
from web.http.errors import InvalidInput, ServiceError

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]

HELLO, LAUGH = Content.phrase("hello"), Content.reaction("laugh")


def post(game: Game, user: User, content: Content, key: str = "") -> ChatMessage:
    return post_message(game_id=game.pk, user=user, content=content, key=key).message


def rated_table() -> Game:
    """A rated duel of accounts whose cards are not dealt yet."""
    host = some_user()
    game = create_game(
        TableChoice(preset="duel", is_rated=True), [HostPlan(), OpenPlan()], host_id=host.pk
    )
    return join_game(game_id=game.pk, user_id=some_user().pk)


def started(game: Game) -> Game:
    return start_game(game_id=game.pk, user_id=game.host_id)


def assert_everything_is_refused(game: Game, user: User, error: type[ServiceError]) -> None:
    """Assert that phrases, reactions and texts are refused, and that nothing is stored."""
    for content in (HELLO, LAUGH, Content.free("hi")):
        with pytest.raises(error):
            post(game, user, content)
    assert not ChatMessage.objects.filter(author=user).exists()


def test_players_of_a_running_casual_game_may_post_everything() -> None:
    game = running_table(2)
    for content in (HELLO, LAUGH, Content.free("nice cards")):
        post(game, user_on(game, 0), content)
    page = page_of_chat(series_id=game.pk, user_id=user_on(game, 1).pk)
    assert texts(list(page.messages)) == ["hello", "laugh", "nice cards"]
    assert page.older is None


def test_free_text_is_closed_while_a_rated_game_runs_and_open_before_and_after() -> None:
    game = rated_table()
    anna = user_on(game, 0)
    say(game, anna, "good luck to you")
    game = started(game)
    with pytest.raises(ChatClosed):
        say(game, anna, "I hold the ace of trumps")
    post(game, anna, HELLO)
    post(game, anna, LAUGH)
    game = played_out(game)
    say(game, anna, "that was close")
    page = page_of_chat(series_id=game.pk, user_id=None)
    assert texts(list(page.messages)) == ["good luck to you", "hello", "laugh", "that was close"]


def test_free_text_is_refused_under_the_game_before_a_running_rated_one() -> None:
    game = played_out(started(rated_table()))
    anna, boris = user_on(game, 0), user_on(game, 1)
    following = next_game(game_id=game.pk, user_id=anna.pk)
    for person in (anna, boris):
        get_ready(game_id=following.pk, user_id=person.pk)
    with pytest.raises(ChatClosed):
        say(game, anna, "still talking at the old table")


def test_watchers_may_post_nothing() -> None:
    for game in (open_table(2), running_table(2), finished_table()):
        assert_everything_is_refused(game, some_user(), NotYourSeat)


def test_a_player_whose_seat_was_claimed_may_post_nothing() -> None:
    game = running_table(2)
    user = user_on(game, 1)
    game.seats.filter(number=1).update(left_version=game.version)
    assert_everything_is_refused(game, user, NotYourSeat)


def test_a_host_without_a_seat_may_post_until_the_game_starts() -> None:
    host = some_user()
    game = create_game(TableChoice(preset="podkidnoy"), [OpenPlan(), OpenPlan()], host_id=host.pk)
    say(game, host, "welcome")
    for _ in range(2):
        join_game(game_id=game.pk, user_id=some_user().pk)
    game = started(game)
    with pytest.raises(NotYourSeat):
        post(game, host, HELLO)


def test_guests_may_post_phrases_and_reactions_and_need_an_account_for_texts() -> None:
    game = running_table(2)
    guest = user_on(game, 1)
    User.objects.filter(pk=guest.pk).update(is_guest=True, name_key=None)
    guest.refresh_from_db()
    post(game, guest, HELLO)
    post(game, guest, LAUGH)
    with pytest.raises(AccountNeeded):
        say(game, guest, "hi")


def test_a_series_has_one_chat() -> None:
    game = finished_table()
    anna, boris = user_on(game, 0), user_on(game, 1)
    say(game, anna, "again?")
    following = next_game(game_id=game.pk, user_id=anna.pk)
    say(following, boris, "sure")
    say(game, anna, "see you there")
    page = page_of_chat(series_id=game.pk, user_id=None)
    assert texts(list(page.messages)) == ["again?", "sure", "see you there"]


def test_a_player_who_leaves_the_next_table_may_post_until_its_game_starts() -> None:
    game = finished_table(3)
    anna, boris, clara = (user_on(game, seat) for seat in range(3))
    following = next_game(game_id=game.pk, user_id=anna.pk)
    leave_game(game_id=following.pk, user_id=clara.pk)
    post(game, clara, Content.phrase("bye"))
    join_game(game_id=following.pk, user_id=some_user().pk)
    for person in (anna, boris):
        get_ready(game_id=following.pk, user_id=person.pk)
    with pytest.raises(NotYourSeat):
        post(game, clara, HELLO)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two   words ", "two words"),
        ("Привет, друзья!", "Привет, друзья!"),
        ("u\u0308ber", "über"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("x" * 200, "x" * 200),
        ("<b>http://example.com</b>", "<b>http://example.com</b>"),
    ],
)
def test_a_text_is_kept_in_one_form(typed: str, kept: str) -> None:
    game = open_table()
    assert say(game, user_on(game, 0), typed).text == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200d",
        "x" * 201,
        "two\nlines",
        "tab\there",
        "null\0",
        "\u202eright to left",
        "\u2066isolated\u2069",
        "zero\u200bwidth",
        "line\u2028separator",
        "private \ue000",
        "a" + "\u0301" * 5,
    ],
)
def test_a_text_that_cannot_be_shown_on_one_line_is_refused(typed: str) -> None:
    game = open_table()
    with pytest.raises(InvalidInput) as refusal:
        say(game, user_on(game, 0), typed)
    assert refusal.value.field == "text"
    assert not ChatMessage.objects.exists()


def test_a_repeated_message_is_refused_at_once_and_accepted_later() -> None:
    game = running_table(2)
    anna, boris = user_on(game, 0), user_on(game, 1)
    post(game, anna, HELLO)
    with pytest.raises(RepeatedMessage):
        post(game, anna, HELLO)
    post(game, boris, HELLO)
    say(game, anna, "hello")
    post(game, anna, HELLO)
    ChatMessage.objects.update(at=timezone.now() - SAME_AGAIN_AFTER - timedelta(seconds=1))
    post(game, anna, HELLO)


def test_a_message_sent_again_with_its_key_is_returned_and_not_posted_twice() -> None:
    game = running_table(2)
    anna, boris = user_on(game, 0), user_on(game, 1)
    first = post(game, anna, HELLO, "k1")
    again = post_message(game_id=game.pk, user=anna, content=HELLO, key="k1")
    assert (again.message.pk, again.is_replay) == (first.pk, True)
    with pytest.raises(IdempotencyKeyReused):
        post(game, anna, LAUGH, "k1")
    assert post(game, boris, HELLO, "k1").pk != first.pk
    assert ChatMessage.objects.count() == 2


def test_a_text_posted_before_a_rated_game_is_returned_to_a_repeated_request_during_it() -> None:
    game = rated_table()
    anna = user_on(game, 0)
    content = Content.free("have fun")
    first = post(game, anna, content, "k1")
    started(game)
    assert post(game, anna, content, "k1").pk == first.pk


def test_messages_of_muted_and_blocked_users_are_hidden() -> None:
    game = running_table(4)
    people = [user_on(game, seat) for seat in range(4)]
    anna, muted, blocked, blocking = people
    Mute.objects.create(muter=anna, muted=muted)
    Block.objects.create(blocker=anna, blocked=blocked)
    Block.objects.create(blocker=blocking, blocked=anna)
    for person in people:
        say(game, person, f"from {person.pk}")

    def visible_to(person: User) -> set[int]:
        page = page_of_chat(series_id=game.pk, user_id=person.pk)
        return {message.author_id for message in page.messages}

    everybody = {person.pk for person in people}
    assert visible_to(anna) == {anna.pk}
    assert visible_to(muted) == everybody
    assert visible_to(blocked) == visible_to(blocking) == everybody - {anna.pk}


def test_pages_go_back_to_the_first_message_and_forward_from_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    size = 7
    monkeypatch.setattr(selectors, "PAGE", size)
    game = running_table(2)
    anna = user_on(game, 0)
    sent = [say(game, anna, f"message {number}").pk for number in range(2 * size + 1)]
    found: list[int] = []
    before = None
    for _ in range(3):
        page = page_of_chat(series_id=game.pk, user_id=None, before=before)
        found = [message.pk for message in page.messages] + found
        before = page.older
    assert (found, before) == (sent, None)
    newer = page_of_chat(series_id=game.pk, user_id=None, since=sent[-3])
    assert [message.pk for message in newer.messages] == sent[-2:]


def test_a_user_muted_by_staff_may_post_nothing_until_the_mute_ends() -> None:
    game = running_table(2)
    anna = user_on(game, 0)
    staff = User.objects.create_superuser(username="chief", password=None)
    until = timezone.now() + timedelta(hours=1)
    sanction(
        person_id=anna.pk, kind=SanctionKind.MUTE, reason=Reason.SPAM, by_id=staff.pk, until=until
    )
    assert_everything_is_refused(game, anna, Muted)
    with pytest.raises(Muted) as refusal:
        post(game, anna, HELLO)
    assert refusal.value.until == until
    User.objects.filter(pk=anna.pk).update(muted_until=timezone.now())
    post(game, anna, HELLO)


def test_messages_are_deleted_after_ninety_days() -> None:
    game = running_table(2)
    anna = user_on(game, 0)
    old, young = say(game, anna, "old"), say(game, anna, "young")
    for message, age in ((old, timedelta(days=90, seconds=1)), (young, timedelta(days=89))):
        ChatMessage.objects.filter(pk=message.pk).update(at=timezone.now() - age)
    assert (forget_chat(), forget_chat()) == (1, 0)
    with pytest.raises(NotFound):
        get_message(old.pk)
    assert get_message(young.pk).text == "young"


def test_there_is_no_chat_without_a_game() -> None:
    with pytest.raises(NotFound):
        post_message(game_id="0000000000", user=some_user(), content=HELLO)
    with pytest.raises(NotFound):
        get_message(1)
