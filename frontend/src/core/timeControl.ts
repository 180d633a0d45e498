/*
 * Time controls: the clocks a table may be played with, what there is to choose, and each in a few
 * words.
 */

import type { TimeControl } from '../wire';

export type ClockKind = TimeControl['type'];

/** The default of a rated game. */
export const USUAL_CLOCK: TimeControl = { type: 'per_command', seconds: 60 };

/** The usual choices of each kind. */
export const COMMAND_SECONDS = [15, 30, 60, 90, 120];
export const BANKS = [
  { seconds: 180, increment: 2 },
  { seconds: 300, increment: 5 },
  { seconds: 600, increment: 5 },
  { seconds: 900, increment: 10 },
];
export const COMMAND_DAYS = [1, 2, 3, 5, 7, 14];

/** The ranges that the service accepts, in the units of its bodies (docs/api/clocks.md). */
export const BOUNDS = {
  commandSeconds: { min: 5, max: 600 },
  bankMinutes: { min: 1, max: 120 },
  increment: { min: 0, max: 60 },
} as const;

export interface ClockWords {
  none: string;
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  perCommand: (time: string) => string;
  days: (count: number) => string;
}

const MINUTE = 60;

/** A clock as rows and waiting rooms name it; null: time isn't limited. */
export function clockText(clock: TimeControl | null, words: ClockWords): string {
  switch (clock?.type) {
    case undefined:
      return words.none;
    case 'per_command':
      return words.perCommand(timeText(clock.seconds, words));
    case 'bank': {
      const bank = timeText(clock.seconds, words);
      return clock.increment === 0 ? bank : `${bank}\u00a0+ ${words.seconds(clock.increment)}`;
    }
    case 'days':
      return words.days(clock.days);
  }
}

/** So many seconds, in minutes from two on where they are whole. */
export function timeText(seconds: number, words: ClockWords): string {
  return seconds >= 2 * MINUTE && seconds % MINUTE === 0
    ? words.minutes(seconds / MINUTE)
    : words.seconds(seconds);
}

/** The clock that `stored` holds as JSON; null for none, and for anything that is no clock any more. */
export function readClock(stored: string | null): TimeControl | null {
  if (stored === null) return null;
  try {
    const read = JSON.parse(stored) as TimeControl | null;
    return read !== null && isPossible(read) ? read : null;
  } catch (failure) {
    if (failure instanceof SyntaxError) return null;
    throw failure;
  }
}

function isPossible(clock: TimeControl): boolean {
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    Number.isInteger(value) && value >= min && value <= max;
  switch (clock.type) {
    case 'per_command':
      return within(clock.seconds, BOUNDS.commandSeconds);
    case 'bank':
      return (
        within(clock.seconds / MINUTE, BOUNDS.bankMinutes) &&
        within(clock.increment, BOUNDS.increment)
      );
    case 'days':
      return COMMAND_DAYS.includes(clock.days);
    default:
      return false;
  }
}
