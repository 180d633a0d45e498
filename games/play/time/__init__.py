"""Time in a running game: clocks, deadlines, outages of the service, and the sweeps over them.

- `clock/`: the pure rules of clocks and time controls; `.importlinter` forbids frameworks there.
- `columns`: the columns of a game's row that store its clock.
- `advance`: how the events of a commit advance the clock.
- `deadlines`: the deadlines of bots and of reminders.
- `polls`: the indexed column that tells the sweeps which games to read.
- `heartbeat`, `outages`, `compensation`: a sweep records heartbeats, a missing heartbeat is an
  outage, and players get the time of an outage back.
- `clock_jumps`: deadlines after the machine's clock jumped backwards.
- `sweeps/`: the tasks that find games whose deadline has passed.
"""
