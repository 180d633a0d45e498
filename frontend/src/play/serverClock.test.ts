import { beforeEach, expect, test } from 'vitest';
import { ServerClock } from './serverClock';

/** The server's clock is this far ahead of the device's, which begins at 0. */
const AHEAD = 1_800_000_000_000;
let clock: ServerClock;

/** A ping that took `there` to the server and its answer `back`, sent at `at` by the device's clock. */
function exchange(at: number, there: number, back: number, ahead = AHEAD) {
  clock.answered(at, at + there + ahead, at + there + back);
}

beforeEach(() => {
  clock = new ServerClock();
});

test('nothing is known at first', () => {
  expect(clock.offset).toBe(0);
  expect(clock.certainty).toBe(0);
});

test('the message that came least late counts before any answer', () => {
  clock.heard(AHEAD + 1000 - 300, 1000);
  clock.heard(AHEAD + 2000 - 40, 2000);
  clock.heard(AHEAD + 3000 - 900, 3000);
  expect(clock.offset).toBe(AHEAD - 40);
});

test('an answer counts as given halfway', () => {
  exchange(1000, 30, 30);
  expect(clock.offset).toBe(AHEAD);
  expect(clock.certainty).toBe(1);
});

test('the quickest of several exchanges counts, whichever came last', () => {
  exchange(1000, 400, 20);
  exchange(3000, 25, 15);
  exchange(5000, 20, 700);
  expect(clock.offset).toBe(AHEAD + 5);
});

test('messages that are only heard don’t move a clock that was exchanged', () => {
  exchange(1000, 30, 30);
  clock.heard(AHEAD + 9000 - 5, 9000);
  clock.heard(AHEAD + 9500 - 800, 9500);
  expect(clock.offset).toBe(AHEAD);
});

test('a device whose clock was set forward is found out by the next exchange', () => {
  exchange(1000, 30, 30);
  exchange(3_600_000, 90, 90, AHEAD - 3_590_000);
  expect(clock.offset).toBe(AHEAD - 3_590_000);
});

test('a device whose clock was set back is found out by the next message', () => {
  exchange(3_600_000, 30, 30);
  clock.heard(AHEAD + 3_600_000, 20_000);
  expect(clock.offset).toBe(AHEAD + 3_580_000);
  expect(clock.certainty).toBe(0);
});

test('an answer that came before its question tells nothing', () => {
  clock.answered(5000, AHEAD, 4000);
  expect(clock.certainty).toBe(0);
});

test('an exchange that is long past is forgotten', () => {
  exchange(0, 5, 5);
  for (let n = 1; n <= 8; n += 1) exchange(n * 15_000, 60, 40);
  expect(clock.offset).toBe(AHEAD + 10);
});
