import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Timing } from '../core/clock';
import { BARE_SPANS } from '../core/clock';
import core from '../core/texts/en';
import type { SeatTime } from '../wire';
import { answerTo } from './answers';
import type { Seen } from './seen.svelte';
import table from './texts/en';
import help from './texts/help/en';

const NOW = 1_800_000_000_000;
const words = { ask: help.ask, table, cards: core.cards, spans: BARE_SPANS };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

const seat = (number: number, change: Partial<SeatTime>): SeatTime => ({
  seat: number,
  asked_at: null,
  due: null,
  closes: null,
  bank: null,
  timeouts: 0,
  claimable: false,
  ...change,
});

/** A table at which the reader has seat 1. */
function seen(timing: Timing | null): Seen {
  const name = (seat: number) => (seat === 1 ? null : ['Anna', '', 'Boris'][seat]);
  return { me: 1, props: { timing }, name } as unknown as Seen;
}

test('a player who asks for the clocks hears their own first, then those of the others who have one', () => {
  const seats = [seat(0, { bank: 125_000 }), seat(1, { due: NOW + 61_000 }), seat(2, {})];
  const timing = { times: { server_time: NOW, seats }, offset: 0 };
  expect(answerTo('W', seen(timing), words)).toBe('You: 1:01. Anna: 2:05');
});

test('a game without a clock says so', () => {
  expect(answerTo('W', seen(null), words)).toBe('This game has no clock.');
});
