/* The replay of a sealed game, whose cards others still play with: one's own seat, and nothing that opens hands. */

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { sampleGame } from '../core/sampleGame';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import '../styles/tokens.css';
import '../styles/base.css';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { SAMPLE_GAME } from '../tables/sampleGame';
import { mainOfShell } from '../testing/shell';
import type { Game } from '../wire';
import ReplayPage from './ReplayPage.svelte';

const ONLY_WHEN_OPEN = ['open-review', 'open-knowledge', 'analyse', 'verify', 'download-notation'];

async function show(change: Partial<Game>, seat: number | null = null): Promise<string[]> {
  const [first] = SAMPLE_GAME.seats;
  const game: Game = {
    ...SAMPLE_GAME,
    status: 'finished',
    seats: [0, 1, 2].map((number) => ({ ...first!, seat: number as 0 | 1 | 2 })),
    ...change,
  };
  answerInstead({
    [`GET /api/v1/games/${game.id}`]: game,
    [`GET /api/v1/games/${game.id}/events`]: { version: sampleGame.length, events: sampleGame },
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
  });
  const queries: string[] = [];
  const answering = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      location.origin,
    );
    if (pathname.endsWith('/events')) queries.push(search);
    return answering(input, init);
  };
  await render(ReplayPage, { id: game.id, at: null, seat });
  await expect.element(page.getByTestId('replay')).toBeInTheDocument();
  return queries;
}

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await page.viewport(1280, 800);
  await useLanguage('en');
});

test.each([null, 1])('asked for seat %s a player gets the view of their own', async (wanted) => {
  const queries = await show({ sealed: true, you: { ...SAMPLE_GAME.you, seat: 0 } }, wanted);
  expect(queries).toEqual(['?since=0&seat=0']);
  await expect.element(page.getByTestId('sealed')).toMatchTextContent('still played elsewhere');
  await expect.element(page.getByTestId('viewer')).not.toBeInTheDocument();
  for (const tool of ONLY_WHEN_OPEN)
    await expect.element(page.getByTestId(tool)).not.toBeInTheDocument();
});

test('a player who left sees what everybody at the table saw', async () => {
  const queries = await show({ sealed: true, you: { ...SAMPLE_GAME.you, seat: null } });
  expect(queries).toEqual(['?since=0']);
});

test('an open game has all cards and all tools', async () => {
  const queries = await show({ sealed: false, you: { ...SAMPLE_GAME.you, seat: 0 } });
  expect(queries).toEqual(['?since=0&seat=open']);
  await expect.element(page.getByTestId('viewer')).toBeInTheDocument();
  for (const tool of ONLY_WHEN_OPEN)
    await expect.element(page.getByTestId(tool)).toBeInTheDocument();
});

const LED = sampleGame.find(({ type }) => type === 'cards_led')?.version ?? null;

test.for([
  [320, 568],
  [360, 640],
  [390, 664],
  [844, 390],
] as const)(
  'on a phone of %i by %i the review is a sheet, and cards keep their size',
  async ([width, height]) => {
    await page.viewport(width, height);
    const game: Game = { ...SAMPLE_GAME, status: 'finished', sealed: false };
    const [first] = SAMPLE_GAME.seats;
    const seats = [0, 1, 2].map((number) => ({ ...first!, seat: number as 0 | 1 | 2 }));
    answerInstead({
      [`GET /api/v1/games/${game.id}`]: { ...game, seats },
      [`GET /api/v1/games/${game.id}/events`]: { version: sampleGame.length, events: sampleGame },
      'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
      'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    });
    const target = mainOfShell();
    target.style.height = '100dvh';
    const props = { id: game.id, at: LED, seat: null, review: true };
    await render(ReplayPage, { props, target });
    await expect.element(page.getByTestId('review')).toBeVisible();
    const widths = () =>
      [...document.querySelectorAll<HTMLElement>('.pairs .piece, .hand .held')].map(
        (card) => card.offsetWidth,
      );
    await expect.poll(() => document.querySelectorAll('.pairs .piece').length).toBeGreaterThan(0);
    await expect.poll(() => Math.min(...widths())).toBeGreaterThanOrEqual(44);
    const table = document.querySelector('[data-table]')?.getBoundingClientRect();
    const bar = document.querySelector('.bar [role=group]')?.getBoundingClientRect();
    expect(bar?.bottom).toBeLessThanOrEqual(height + 1);
    expect(table?.height).toBeGreaterThan(height - 150);
  },
);

test('at 300 % zoom the replay scrolls down, and its buttons stay in sight', async () => {
  await page.viewport(427, 267);
  const [first] = SAMPLE_GAME.seats;
  const seats = [0, 1, 2].map((number) => ({ ...first!, seat: number as 0 | 1 | 2 }));
  const game: Game = { ...SAMPLE_GAME, status: 'finished', sealed: false, seats };
  answerInstead({
    [`GET /api/v1/games/${game.id}`]: game,
    [`GET /api/v1/games/${game.id}/events`]: { version: sampleGame.length, events: sampleGame },
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
  });
  const target = mainOfShell();
  target.style.height = '100dvh';
  target.style.overflow = 'auto';
  await render(ReplayPage, { props: { id: game.id, at: LED, seat: null }, target });
  await expect.poll(() => target.scrollHeight).toBeGreaterThan(490);
  for (const place of [0, target.scrollHeight]) {
    target.scrollTop = place;
    for (const button of document.querySelectorAll('.bar [role=group] button')) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      expect(button.contains(hit), `${button.ariaLabel} at ${place}`).toBe(true);
    }
  }
  expect(target.scrollWidth).toBeLessThanOrEqual(427);
});
