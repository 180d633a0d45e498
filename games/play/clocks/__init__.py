"""Clocks, pure: how long a seat may take, who is out of time, and what is played for them then.

Moments and spans are whole milliseconds, moments since 1970; `now` is an argument.
"""

from games.play.clocks.clock import (
    Cause,
    Clock,
    Question,
    SeatClock,
    clock_from_json,
    clock_to_json,
)
from games.play.clocks.controls import (
    Bank,
    Control,
    Days,
    InvalidControl,
    PerCommand,
    control_from_json,
    control_to_json,
)
from games.play.clocks.defaults import default_command
from games.play.clocks.running import (
    WINDOW,
    Act,
    excused,
    given_up,
    moved,
    next_expiry,
    next_moment,
    set_back,
    started,
    with_done_in_advance,
    with_more_time,
    without,
)

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
    "clock_from_json",
    "clock_to_json",
    "control_from_json",
    "control_to_json",
    "default_command",
    "done_in_advance",
    "excused",
    "given_up",
    "moved",
    "next_expiry",
    "next_moment",
    "set_back",
    "started",
    "with_done_in_advance",
    "with_more_time",
    "without",
]
