/* The deal, before the eyes of the player: one card each in turn, from the talon. */

import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS } from '../core/table';
import { bout, fixture, view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { useLanguage } from '../i18n/index.svelte';
import { wish } from '../testing/media';
import { loadMotion } from './motion';
import TableView from './TableView.svelte';

const HAND = ['6C', '8C', 'JD', 'JS', '9H', 'KH'];
const DEALT = fixture(2, {
  view: view(2, {
    hands: [HAND, backs(6)],
    discard: [],
    talon: 24,
    bout: bout({ number: 1, leader: 1, attacker: 1, defender: 0 }),
  }),
  purpose: 'play',
  awaited: [1],
});

// The parts that a deal waits for, so that the time of its loading is no part of the tests.
beforeAll(loadMotion);

let animate: MockInstance<Element['animate']>;

/** The cards that have set off, in turn. */
const flown = () =>
  animate.mock.calls.flatMap(([, options], call) => {
    if (typeof options !== 'object' || options.id !== 'card-flight') return [];
    return (animate.mock.contexts[call] as HTMLElement).dataset['card'] ?? 'back';
  });

beforeEach(async () => {
  await useLanguage('en');
  animate = vi.spyOn(Element.prototype, 'animate');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await wish({});
});

async function show() {
  const settings = { ...DEFAULT_TABLE_SETTINGS, sound: false };
  await render(TableView, { ...DEALT, settings, oncommand: () => {} });
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '100dvh');
}

test.for([
  [1280, 800],
  [390, 844],
] as const)('cards are dealt in turn on a screen of %i by %i', async ([width, height]) => {
  await page.viewport(width, height);
  await show();
  await expect.poll(() => flown().length).toBe(12);
  expect(flown().filter((_, n) => n % 2 === 0)).toEqual(Array.from({ length: 6 }, () => 'back'));
  expect(
    flown()
      .filter((_, n) => n % 2 === 1)
      .toSorted(),
  ).toEqual(HAND.toSorted());
});

test('cards lie as they were dealt for players who have asked for less motion', async () => {
  await wish({ 'prefers-reduced-motion': 'reduce' });
  await page.viewport(1280, 800);
  await show();
  await expect.element(page.getByRole('button', { name: /^six of clubs/ })).toBeVisible();
  expect(flown()).toEqual([]);
});
