import { expect, test } from 'vitest';
import type { SeatTime } from '../wire';
import { isShort, ranShort, spanText, timeLeft, timeOf, type Timing } from './clock';

/** The server's clock; the device's is some hours off. */
const ASKED = 1_800_000_000_000;
const HEARD = 1_799_990_000_000;

const REST: SeatTime = {
  seat: 2,
  asked_at: null,
  due: null,
  closes: null,
  bank: null,
  timeouts: 0,
  claimable: false,
};
/** Asked for a command of 60 seconds; the message came 5 seconds later. */
const ASKED_SEAT: SeatTime = { ...REST, seat: 0, asked_at: ASKED, due: ASKED + 60_000 };
const timing: Timing = {
  times: { server_time: ASKED + 5000, seats: [ASKED_SEAT, REST] },
  offset: ASKED + 5000 - HEARD,
};
const leftAt = (ms: number) => timeLeft(timing, ASKED_SEAT, HEARD + ms) ?? expect.fail();
const words = {
  hours: (hours: number, minutes: string) => `${hours}h${minutes}`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};

test('a deadline is counted from the moment the message came, not by the device', () => {
  expect(leftAt(0)).toEqual({ ms: 55_000, isRunning: true });
  expect(leftAt(44_999)).toEqual({ ms: 10_001, isRunning: true });
});

test('nothing is left after the deadline, and no clock set back gives more', () => {
  expect(leftAt(70_000).ms).toBe(0);
  expect(leftAt(-3_600_000).ms).toBe(55_000);
});

test('a bank at rest keeps its time, and other clocks show nothing', () => {
  const banked = { ...REST, bank: 130_000 };
  expect(timeLeft(timing, banked, HEARD + 9000)).toEqual({ ms: 130_000, isRunning: false });
  expect(timeLeft(timing, REST, HEARD)).toBeNull();
});

test('bots have no times', () => {
  expect(timeOf(timing, 2)).toBe(REST);
  expect(timeOf(timing, 1)).toBeNull();
});

test('ten seconds are short, a small bank at rest is not', () => {
  expect(isShort(leftAt(44_999))).toBe(false);
  expect(isShort(leftAt(45_000))).toBe(true);
  expect(isShort({ ms: 4000, isRunning: false })).toBe(false);
});

test('running short is news only for a time that was longer', () => {
  expect(ranShort(ASKED_SEAT, leftAt(44_999))).toBe(false);
  expect(ranShort(ASKED_SEAT, leftAt(45_000))).toBe(true);
  expect(ranShort(ASKED_SEAT, leftAt(60_000))).toBe(false);
  const brief = { ...ASKED_SEAT, due: ASKED + 10_000 };
  expect(ranShort(brief, { ms: 4000, isRunning: true })).toBe(false);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9_000, '0:09'],
  [59_001, '1:00'],
  [754_000, '12:34'],
  [3_600_000, '1h00'],
  [86_399_000, '23h59'],
  [86_400_000, '1 d 0 h'],
  [280_800_000, '3 d 6 h'],
])('%i ms read %s', (ms, text) => {
  expect(spanText(ms, words)).toBe(text);
});
