/* A whole game move by move: the dock stands still, and nothing is cut, covered or too small at any moment. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wish } from '../testing/media';
import { defects } from './geometry';
import { playRecorded, RECORDED } from './recorded.svelte';
import { placeOfDock } from './stage';

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterAll(() => wish({}));

test.for([
  [390, 664, 'base_two_seats.seat_0.json'],
  [844, 390, 'neighbours_four_seats.seat_2.json'],
] as const)('on %i by %i the dock stands still through %s', async ([width, height, name]) => {
  expect(RECORDED).toContain(name);
  await page.viewport(width, height);
  const places = new Set<string>();
  const found: string[] = [];
  let seen = 0;
  let ended = false;
  await playRecorded(name, (view, version) => {
    seen += 1;
    ended ||= view.phase === 'over';
    if (view.phase !== 'over') places.add(placeOfDock());
    if (seen % 8 === 0 || view.phase === 'over')
      found.push(...defects().map((defect) => `${version}: ${defect}`));
  });
  expect(seen).toBeGreaterThan(30);
  expect(ended).toBe(true);
  expect([...places]).toHaveLength(1);
  expect(found).toEqual([]);
});
