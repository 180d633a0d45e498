/* Running times as the page shows them: by the server's clock, whatever the device's own says. */

import type { SeatTime, Times } from './game';

/** From here on the little time that is left is emphasised, and the reader is told of their own. */
export const SHORT_MS = 10_000;

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Running times, and when they came by the device's clock, in milliseconds. */
export interface Timing {
  times: Times;
  heardAt: number;
}

/** What is left at a seat; `isRunning` is false for a bank that waits for its next turn. */
export interface TimeLeft {
  ms: number;
  isRunning: boolean;
}

/** The times of `seat`, or null where it has none: at bots' seats. */
export function timeOf({ times }: Timing, seat: number): SeatTime | null {
  return times.seats.find((time) => time.seat === seat) ?? null;
}

/** What `time` has left when the device's clock says `now`; null when nothing runs and no bank is kept. */
export function timeLeft(timing: Timing, time: SeatTime, now: number): TimeLeft | null {
  if (time.due === null) return time.bank === null ? null : { ms: time.bank, isRunning: false };
  // A device's clock that is set back in between gives nobody more than there was.
  const elapsed = Math.max(0, now - timing.heardAt);
  return { ms: Math.max(0, time.due - timing.times.server_time - elapsed), isRunning: true };
}

/** Whether little time is left. */
export function isShort({ ms, isRunning }: TimeLeft): boolean {
  return isRunning && ms <= SHORT_MS;
}

/** Whether the time that runs was longer at first, so that its running short is news. */
export function ranShort(time: SeatTime, left: TimeLeft): boolean {
  const { asked_at: asked, due } = time;
  return isShort(left) && left.ms > 0 && asked !== null && due !== null && due - asked > SHORT_MS;
}

/** A span as a clock shows it: m:ss, h:mm:ss, from a day on in days and hours by `days`. */
export function spanText(ms: number, days: (days: number, hours: number) => string): string {
  const all = Math.ceil(ms / SECOND);
  if (all >= DAY) return days(Math.floor(all / DAY), Math.floor((all % DAY) / HOUR));
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = two(all % MINUTE);
  const minutes = Math.floor((all % HOUR) / MINUTE);
  if (all < HOUR) return `${minutes}:${seconds}`;
  return `${Math.floor(all / HOUR)}:${two(minutes)}:${seconds}`;
}
