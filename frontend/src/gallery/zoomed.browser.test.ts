/*
 * Everything at 300 % zoom: a window of 1280 by 800 has room for 427 by 267 pixels then. Tables and pages scroll down,
 * never sideways; the player's buttons and cards stay in sight. The long run looks at whole tables of this size.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wish } from '../testing/media';
import { defects } from './geometry';
import { PAGES } from './pages';
import { stage, stagePage, STATES } from './stage';

const WIDTH = 427;
const HEIGHT = 267;
/** The height of a table there. */
const TABLE = 490;

beforeAll(() => wish({ 'prefers-reduced-motion': 'reduce' }));
afterEach(() => document.querySelector('#app')?.remove());
afterAll(() => wish({}));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Return the buttons and cards of the player that are outside the window. */
function outOfReach(): string[] {
  const parts = all('.bar button:enabled, .bar .me, .hand .held, [data-over] button:first-of-type');
  return parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= WIDTH + 1 && bottom <= HEIGHT + 1;
    return isInside ? [] : [`${part.className} is at ${left}, ${top}, ${right}, ${bottom}`];
  });
}

test.for(STATES)('the player’s buttons and cards in the state %s stay in sight', async (state) => {
  await page.viewport(WIDTH, HEIGHT);
  const clear = await stage(state, { language: 'ru', longest: true });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH);
  if (document.querySelector('.is-over') === null) {
    expect(outOfReach(), 'at the beginning').toEqual([]);
    scrollTo(0, TABLE);
    expect(scrollY).toBe(TABLE - HEIGHT);
    expect(outOfReach(), 'at the end').toEqual([]);
  } else {
    expect(defects()).toEqual([]);
  }
  await clear();
});

test.for(Object.keys(PAGES))('the page %s never scrolls sideways', async (name) => {
  await page.viewport(WIDTH, HEIGHT);
  const clear = await stagePage(name, 'de');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(WIDTH);
  await clear();
});
