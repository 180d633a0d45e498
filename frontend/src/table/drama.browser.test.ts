/* The great moments of a game: who plays against whom, one's turn on a phone, and the durak. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../core/table';
import type { Fixture } from '../gallery/build';
import { FIXTURES } from '../gallery/fixtures';
import { useLanguage } from '../i18n/index.svelte';
import { wish } from '../testing/media';
import { bringOver, bringSeldom } from './later.svelte';
import { loadMotion } from './motion';
import TableView from './TableView.svelte';

// The parts that come late on a first visit are no part of the tests.
beforeAll(async () => {
  await useLanguage('en');
  await Promise.all([bringSeldom(), bringOver(), loadMotion(), import('./voice')]);
});

beforeEach(() => page.viewport(390, 664));

afterEach(async () => {
  vi.restoreAllMocks();
  await wish({});
});

async function show(fixture: Fixture, settings: Partial<TableSettings> = {}) {
  const sent = vi.fn();
  const shown = await render(TableView, {
    ...fixture,
    settings: { ...DEFAULT_TABLE_SETTINGS, sound: false, ...settings },
    oncommand: sent,
  });
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '100dvh');
  return { sent, shown };
}

const DUEL: Fixture = { ...FIXTURES.opening(), purpose: 'play' };
const opening = () => document.querySelector('[data-opening]');

test('a duel opens with both names and ratings, and says that it is rated', async () => {
  await show(DUEL);
  await expect.poll(opening).not.toBeNull();
  for (const text of ['You', '1534', 'Anna', '1611', 'Rated game'])
    expect(opening()?.textContent).toContain(text);
});

test('a casual game of six opens with all names, and calls nothing rated', async () => {
  await show({ ...FIXTURES.openingSix(), purpose: 'watch' });
  await expect.poll(opening).not.toBeNull();
  const names = [...(opening()?.querySelectorAll('.name') ?? [])].map((one) => one.textContent);
  expect(names).toEqual(['You', 'Anna', 'Maximilian', 'Ольга', 'Casual', 'Jörg']);
  expect(opening()?.textContent).not.toContain('Rated');
});

test('a card below the opening is played with the first touch, which ends the opening', async () => {
  const { sent } = await show({
    ...DUEL,
    awaited: [0],
    legal: [{ type: 'lead', cards: ['6C'] }],
  });
  await expect.poll(opening).not.toBeNull();
  const area = opening()?.getBoundingClientRect() ?? new DOMRect();
  const below = document.elementFromPoint(area.left + area.width / 2, area.top + area.height / 2);
  expect(opening()?.contains(below)).toBe(false);
  await userEvent.dblClick(page.getByRole('button', { name: /^six of clubs/ }));
  expect(sent).toHaveBeenCalledWith({ type: 'lead', cards: ['6C'] });
  expect(opening()).toBeNull();
});

test('the opening ends with a key', async () => {
  await show(DUEL);
  await expect.poll(opening).not.toBeNull();
  await userEvent.keyboard('{Shift}');
  await expect.poll(opening).toBeNull();
});

test('the opening ends when the other has played', async () => {
  const { shown } = await show(DUEL);
  await expect.poll(opening).not.toBeNull();
  const { view } = DUEL;
  const table = [{ attack: '7S', seat: 1, beaten_by: null }];
  const led = { ...view, bout: view.bout === null ? null : { ...view.bout, table } };
  await shown.rerender({ view: led, version: 43 });
  await expect.poll(opening).toBeNull();
});

test.for([
  ['motion is switched off', DUEL, { animation: 0 }, false],
  ['the system asks for less motion', DUEL, {}, true],
  ['a game is replayed', { ...DUEL, purpose: 'replay' }, {}, false],
  ['cards have been played', { ...FIXTURES.two(), purpose: 'play' }, {}, false],
] as const)('the opening is left out where %s', async ([, fixture, settings, isReduced]) => {
  if (isReduced) await wish({ 'prefers-reduced-motion': 'reduce' });
  await show(fixture, settings);
  await expect.poll(() => document.querySelector('.talon')).not.toBeNull();
  expect(opening()).toBeNull();
});

/** Shows a table at which it becomes the reader's turn, and returns what the phone was made to do. */
async function felt(settings: Partial<TableSettings>, isTouched = true): Promise<unknown[]> {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
    hasBeenActive: isTouched,
    isActive: false,
  });
  const turn = vi.spyOn(await import('./voice').then(({ Voice }) => Voice.prototype), 'feelTurn');
  await show({ ...FIXTURES.defend(), purpose: 'play' }, settings);
  await expect.poll(() => turn.mock.calls.length).toBe(1);
  return vibrate.mock.calls.map(([pattern]) => pattern);
}

test('a phone vibrates at the turn of its reader', async () => {
  expect(await felt({})).toEqual([[18]]);
});

test.for([
  ['it is switched off', { haptics: false }, true, false],
  ['motion is switched off', { animation: 0 }, true, false],
  ['the system asks for less motion', {}, true, true],
  ['the reader has not touched the page', {}, false, false],
] as const)('it does not where %s', async ([, settings, isTouched, isReduced]) => {
  if (isReduced) await wish({ 'prefers-reduced-motion': 'reduce' });
  expect(await felt(settings, isTouched)).toEqual([]);
});

const portrait = () => document.querySelector('[data-durak-portrait]');

test.for([0, 1, 2, 5, 8])('%i sixes give as many stars', async (epaulettes) => {
  const { view, ...rest } = FIXTURES.epaulettes();
  await show({ ...rest, view: { ...view, epaulettes } });
  await expect.poll(portrait).not.toBeNull();
  expect(portrait()?.querySelectorAll('.star')).toHaveLength(epaulettes);
  expect(portrait()?.querySelectorAll('.board')).toHaveLength(epaulettes === 0 ? 0 : 2);
});

test('readers who do not want to hear of epaulettes see none', async () => {
  await show(FIXTURES.epaulettes(), { epaulettes: false });
  await expect.poll(portrait).not.toBeNull();
  expect(portrait()?.querySelector('.star')).toBeNull();
});

test('nobody wears the cap after a draw', async () => {
  await show(FIXTURES.drawn());
  await expect.poll(() => document.querySelector('[data-over]')).not.toBeNull();
  expect(portrait()).toBeNull();
});

test('the end of the game is still after half a second, and at once where nothing is to move', async () => {
  await show(FIXTURES.epaulettes());
  await expect.poll(portrait).not.toBeNull();
  const moves = () => document.querySelector('[data-over]')?.getAnimations({ subtree: true }) ?? [];
  expect(moves().length).toBeGreaterThan(0);
  for (const move of moves())
    expect(Number(move.effect?.getComputedTiming().endTime)).toBeLessThanOrEqual(500);
  await wish({ 'prefers-reduced-motion': 'reduce' });
  await expect.poll(() => moves().length).toBe(0);
});
