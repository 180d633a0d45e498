"""The services of sanctions: warnings, mutes and bans."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from accounts import personal_data
from accounts.errors import UnknownPlayer, Yourself
from accounts.models import User
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import get_game
from moderation.errors import NotInForce, StaffProtected, UnknownSanction
from moderation.models import AuditEntry, Reason, Sanction, SanctionKind
from moderation.selectors.sanctions import active_ban, active_mute, sanctions_to_show
from moderation.services.bans import enforce_bans
from moderation.services.sanctions import acknowledge, lift, sanction
from tests.support.games import open_table, played_out, running_table, some_user
from tests.support.moderation import moderator
from web.http.errors import InvalidInput

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("eager_tasks"),
]
WARNING, MUTE, BAN = SanctionKind.WARNING, SanctionKind.MUTE, SanctionKind.BAN


def is_banned(person: User) -> bool:
    return User.objects.get(pk=person.pk).is_banned


def in_hours(hours: int) -> datetime:
    return timezone.now() + timedelta(hours=hours)


def test_a_mute_holds_until_its_end_and_no_sweep_ends_it() -> None:
    person, staff = some_user(), moderator()
    mute = sanction(
        person_id=person.pk, kind=MUTE, reason=Reason.SPAM, by_id=staff.pk, until=in_hours(2)
    )
    assert active_mute(person.pk) == mute
    assert active_ban(person.pk) is None
    past = {"since": in_hours(-3), "until": in_hours(-1)}
    Sanction.objects.filter(pk=mute.pk).update(**past)
    assert active_mute(person.pk) is None


def test_of_two_mutes_the_one_that_ends_last_counts() -> None:
    person, staff = some_user(), moderator()

    def mute_until(until: datetime | None) -> Sanction:
        return sanction(
            person_id=person.pk, kind=MUTE, reason=Reason.SPAM, by_id=staff.pk, until=until
        )

    mute_until(in_hours(5))
    mute_until(in_hours(1))
    mute = active_mute(person.pk)
    assert mute is not None
    assert mute.until is not None
    assert mute.until > in_hours(4)
    for_good = mute_until(None)
    assert active_mute(person.pk) == for_good
    lift(sanction_id=for_good.pk, by_id=staff.pk)
    assert active_mute(person.pk) == mute


def test_every_deed_is_written_down_with_who_whom_and_why() -> None:
    person, staff, other = some_user(), moderator(), moderator()
    made = sanction(
        person_id=person.pk, kind=BAN, reason=Reason.CHEATING, by_id=staff.pk, words="Two browsers."
    )
    lift(sanction_id=made.pk, by_id=other.pk, why="A family.")
    entries = AuditEntry.objects.order_by("pk").values_list("by", "action", "person", "why")
    assert list(entries) == [
        (staff.pk, "banned", person.pk, "Cheating. Two browsers."),
        (other.pk, "lifted", person.pk, "A family."),
    ]


def test_audit_entries_stay() -> None:
    sanction(person_id=some_user().pk, kind=WARNING, reason=Reason.NAME, by_id=moderator().pk)
    entry = AuditEntry.objects.get()
    entry.why = "something else"
    for change in (entry.save, entry.delete):
        with pytest.raises(TypeError):
            change()
    assert AuditEntry.objects.get().why == "Offensive name."


def test_a_ban_is_in_force_until_it_is_lifted() -> None:
    person, staff = some_user(), moderator()
    made = sanction(person_id=person.pk, kind=BAN, reason=Reason.OTHER, by_id=staff.pk)
    assert is_banned(person)
    lift(sanction_id=made.pk, by_id=staff.pk)
    assert not is_banned(person)
    with pytest.raises(NotInForce):
        lift(sanction_id=made.pk, by_id=staff.pk)


def test_a_ban_ends_without_a_sweep() -> None:
    person, staff = some_user(), moderator()
    sanction(person_id=person.pk, kind=BAN, reason=Reason.OTHER, by_id=staff.pk, until=in_hours(24))
    assert is_banned(person)
    User.objects.filter(pk=person.pk).update(banned_until=in_hours(-1))
    assert not is_banned(person)


def test_nobody_decides_about_themselves_about_staff_or_about_nobody() -> None:
    staff, chief = moderator(), User.objects.create_superuser(username="chief")
    cases: list[tuple[int, type[Exception]]] = [
        (staff.pk, Yourself),
        (moderator().pk, StaffProtected),
        (chief.pk, StaffProtected),
        (0, UnknownPlayer),
    ]
    for person_id, error in cases:
        with pytest.raises(error):
            sanction(person_id=person_id, kind=BAN, reason=Reason.OTHER, by_id=staff.pk)
    assert not Sanction.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize("kind", [MUTE, WARNING])
def test_an_end_lies_ahead_and_a_warning_has_none(kind: SanctionKind) -> None:
    until = in_hours(-1) if kind == MUTE else in_hours(1)
    with pytest.raises(InvalidInput):
        sanction(
            person_id=some_user().pk,
            kind=kind,
            reason=Reason.SPAM,
            by_id=moderator().pk,
            until=until,
        )


def test_a_warning_is_shown_until_its_person_has_read_it() -> None:
    person = some_user()
    warning = sanction(
        person_id=person.pk, kind=WARNING, reason=Reason.INSULT, by_id=moderator().pk
    )
    assert sanctions_to_show(person.pk) == [warning]
    with pytest.raises(UnknownSanction):
        acknowledge(user=some_user(), sanction_id=warning.pk)
    read_at = acknowledge(user=person, sanction_id=warning.pk).acknowledged_at
    assert read_at is not None
    assert acknowledge(user=person, sanction_id=warning.pk).acknowledged_at == read_at
    assert sanctions_to_show(person.pk) == []


def test_a_banned_person_leaves_tables_and_a_bot_plays_on() -> None:
    staff = moderator()
    running = running_table(3)
    person_id = next(seat.user_id for seat in running.seats.all() if seat.number == 1)
    assert person_id is not None
    hosted = open_table(2)
    Game.objects.filter(pk=hosted.pk).update(host=person_id)
    Seat.objects.filter(game=hosted, number=0).update(user=person_id)
    sanction(person_id=person_id, kind=BAN, reason=Reason.CHEATING, by_id=staff.pk)
    assert Game.objects.get(pk=hosted.pk).status == GameStatus.CANCELLED
    seat = Seat.objects.get(game=running, number=1)
    assert (seat.user_id, seat.left_version) == (person_id, running.version + 1)
    played_out(get_game(running.pk))
    assert Seat.objects.get(game=running, number=1).outcome == "left"


def test_a_ban_that_was_interrupted_is_enforced_by_the_sweep() -> None:
    person, staff = some_user(), moderator()
    with leaving(_crash), pytest.raises(RuntimeError):
        sanction(person_id=person.pk, kind=BAN, reason=Reason.CHEATING, by_id=staff.pk)
    assert is_banned(person), "the ban itself stands"
    left: list[User] = []
    with leaving(left.append):
        later = in_hours(24)
        assert enforce_bans(now=later) == 1
        assert left == [person]
        assert enforce_bans(now=later) == 0


def test_a_user_who_sat_down_during_the_ban_is_taken_out_again() -> None:
    """A request that began before the ban may be finished after it."""
    person, staff = some_user(), moderator()
    sanction(person_id=person.pk, kind=BAN, reason=Reason.CHEATING, by_id=staff.pk)
    table = open_table(3)
    Seat.objects.filter(game=table, number=1).update(user=person)
    enforce_bans(now=timezone.now())
    assert not Seat.objects.filter(user=person).exists()


class leaving(personal_data.PersonalDataPart):  # noqa: N801 - reads as a phrase
    """A part of personal data that calls this function for `leave`, registered for a block."""

    def __init__(self, leave: Callable[[User], None]) -> None:
        self._leave = leave

    def leave(self, user: User) -> None:
        self._leave(user)

    def __enter__(self) -> None:
        personal_data.register("test", self)

    def __exit__(self, *_: object) -> None:
        del personal_data._parts["test"]


def _crash(_: User) -> None:
    raise RuntimeError("the machine went away")
