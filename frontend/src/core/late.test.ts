import { expect, test } from 'vitest';
import type { Times } from './game';
import { markLate } from './late';
import type { GameEvent } from './view';

function times(...timeouts: number[]): Times {
  const rest = { asked_at: null, due: null, closes: null, bank: null, claimable: false };
  return {
    server_time: 0,
    seats: timeouts.map((count, seat) => ({ ...rest, seat, timeouts: count })),
  };
}

const took: GameEvent = { version: 8, type: 'take_declared', seat: 1 };
const done: GameEvent = { version: 9, type: 'attacker_done', seat: 0 };
const lead: GameEvent = { version: 10, type: 'cards_led', seat: 0, cards: ['6C'] };
const late = (events: GameEvent[]) =>
  events.filter((event) => event.late).map(({ version }) => version);

test('what was played when the timeouts of a seat went up is marked', () => {
  expect(late(markLate([took, done], times(0, 0), times(0, 1)))).toEqual([8]);
});

test('of several commands of a late seat the last one was the clock’s', () => {
  expect(late(markLate([done, lead], times(0, 2), times(1, 2)))).toEqual([10]);
});

test('nothing is marked when the timeouts are the same, start again or are new here', () => {
  const events = [took, done];
  expect(markLate(events, times(1, 1), times(1, 1))).toEqual(events);
  expect(markLate(events, times(1, 3), times(0, 0))).toEqual(events);
  expect(markLate(events, undefined, times(2, 2))).toEqual(events);
  expect(markLate(events, times(0, 0), null)).toEqual(events);
});
