/*
 * Clock display (countdown): running times as the page shows them, by the server's clock, whatever
 * the device's own says.
 */

import type { SeatTime, Times } from '../wire';

/** From here on the little time that is left is emphasised, and the reader's own is announced. */
export const SHORT_MS = 10_000;

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Running times, and how far the server's clock is ahead of the device's, in milliseconds. */
export interface Timing {
  times: Times;
  offset: number;
}

/** The time left at a seat; `isRunning` is false for a bank that waits for its next turn. */
export interface TimeLeft {
  ms: number;
  isRunning: boolean;
}

/** The times of `seat`, or null where it has none: at bots' seats. */
export function timeOf({ times }: Timing, seat: number): SeatTime | null {
  return times.seats.find((time) => time.seat === seat) ?? null;
}

/** Return the time left at `now` on the device's clock; null when nothing runs and there is no bank. */
export function timeLeft(timing: Timing, time: SeatTime, now: number): TimeLeft | null {
  if (time.due === null) return time.bank === null ? null : { ms: time.bank, isRunning: false };
  // A device's clock that is set back in between gives nobody more than there was.
  const serverNow = Math.max(timing.times.server_time, now + timing.offset);
  return { ms: Math.max(0, time.due - serverNow), isRunning: true };
}

/** Return whether little time is left. */
export function isShort({ ms, isRunning }: TimeLeft): boolean {
  return isRunning && ms <= SHORT_MS;
}

/** Return whether the running time was longer at first, so that running short is worth a warning. */
export function ranShort(time: SeatTime, left: TimeLeft): boolean {
  const { asked_at: asked, due } = time;
  return isShort(left) && left.ms > 0 && asked !== null && due !== null && due - asked > SHORT_MS;
}

/** The texts of long spans: hours and minutes, days and hours. */
export interface SpanWords {
  hours: (hours: number, minutes: string) => string;
  days: (days: number, hours: number) => string;
}

/** Without words: for spans that hardly come to hours. */
export const BARE_SPANS: SpanWords = {
  hours: (hours, minutes) => `${hours}h${minutes}`,
  days: (days, hours) => `${days}d${hours}h`,
};

/** A span as a clock shows it: m:ss, and more coarsely from an hour and from a day on. */
export function spanText(ms: number, words: SpanWords): string {
  const all = Math.ceil(ms / SECOND);
  if (all >= DAY) return words.days(Math.floor(all / DAY), Math.floor((all % DAY) / HOUR));
  const two = (part: number) => String(part).padStart(2, '0');
  const seconds = two(all % MINUTE);
  const minutes = Math.floor((all % HOUR) / MINUTE);
  if (all < HOUR) return `${minutes}:${seconds}`;
  return words.hours(Math.floor(all / HOUR), two(minutes));
}
