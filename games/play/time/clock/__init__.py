"""Chess clocks as pure functions: how long a seat may take, whose time is up, what is played.

Nothing here reads a real clock or imports a framework: `now` is an argument. Moments are whole
milliseconds since 1970, durations are whole milliseconds.
"""

from games.play.time.clock.controls import (
    Bank,
    Control,
    Days,
    InvalidControl,
    PerCommand,
    control_from_json,
    control_to_json,
)
from games.play.time.clock.running import (
    WINDOW,
    Act,
    advance_clock,
    after_clock_jump,
    compensated,
    may_be_given_up,
    next_expiry,
    next_moment,
    start_clock,
    with_done_in_advance,
    with_more_time,
    without_seat,
)
from games.play.time.clock.seat_clocks import (
    Cause,
    Clock,
    Question,
    SeatClock,
    clock_from_json,
    clock_to_json,
)
from games.play.time.clock.timeouts import default_command

__all__ = [
    "WINDOW",
    "Act",
    "Bank",
    "Cause",
    "Clock",
    "Control",
    "Days",
    "InvalidControl",
    "PerCommand",
    "Question",
    "SeatClock",
    "advance_clock",
    "after_clock_jump",
    "clock_from_json",
    "clock_to_json",
    "compensated",
    "control_from_json",
    "control_to_json",
    "default_command",
    "may_be_given_up",
    "next_expiry",
    "next_moment",
    "start_clock",
    "with_done_in_advance",
    "with_more_time",
    "without_seat",
]
