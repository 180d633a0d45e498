import { expect, test } from 'vitest';
import type { View } from '../wire';
import { asItLooks } from './aids';
import { reduce } from './reduce';
import { sampleGame } from './sampleGame';

/** The version at which seat 1 has taken five cards that everybody has seen. */
const TAKEN = 13;

const fold = (view: View | null, events: typeof sampleGame) =>
  events.reduce((before, event) => reduce(before, event, 0), view)!;

test('the cards that others picked up lie face down, the own ones open', () => {
  const looks = asItLooks(fold(null, sampleGame.slice(0, TAKEN)));
  expect(new Set(looks.hands[1])).toEqual(new Set(['??']));
  expect(looks.hands[1]).toHaveLength(10);
  expect(looks.hands[0]).toEqual(['6C', 'TH', 'KS', 'AS']);
});

test('a view that was fetched without aids can be followed as well', () => {
  const before = fold(null, sampleGame.slice(0, TAKEN));
  const later = sampleGame.slice(TAKEN);
  expect(asItLooks(fold(asItLooks(before), later))).toEqual(asItLooks(fold(before, later)));
});
