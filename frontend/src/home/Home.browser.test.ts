/* The first parts of the home page. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { start } from '../app/boot';
import { LANGUAGES } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import { ANNA, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { silenceSockets } from '../testing/silentSocket';
import { SAMPLE_TOURNAMENT } from '../tournaments/sampleTournament';
import type { Game, Language, Me } from '../wire';

const GAME = tableOf('Anna', { status: 'active', version: 9 });

/** A tournament whose name is as long as a name may be. */
const EVENT = {
  ...SAMPLE_TOURNAMENT,
  ...{ status: 'scheduled', name: 'Evening arena of all who play Durak in Castrop-Rauxel-Mitte!' },
  ...{ starts_at: new Date(Date.now() + 3_600_000).toISOString(), you: null },
};

/** Anna as a guest, or somebody whom the service doesn't know. */
const me = (language: Language, known: boolean): Me => ({
  ...{ id: known ? ANNA.id : null, name: known ? ANNA.name : null, avatar: null },
  ...{ kind: known ? 'guest' : 'anonymous', language, hide_ratings: false, sanctions: [] },
});

const GREETINGS: Record<Language, string> = {
  en: 'Welcome back, Anna.',
  de: 'Willkommen zurück, Anna.',
  ru: 'С возвращением, Anna!',
};

/** Open the home page of that player, with these games of theirs running and finished. */
async function open(player: Me, running: Game[] = [], finished: Game[] = []): Promise<void> {
  answerInstead({
    'GET /api/v1/auth/me': player,
    'GET /api/v1/seeks/pools': { pools: [] },
    'GET /api/v1/rules/presets': [],
    'GET /api/v1/tournaments/calendar': { running: [], coming: [EVENT], past: [] },
  });
  const answered = window.fetch.bind(window);
  // The query says which games are wanted; the fake service ignores it.
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.origin);
    if (pathname !== '/api/v1/games') return answered(input, init);
    const known: Record<string, Game[]> = { active: running, finished };
    const results = known[searchParams.get('status') ?? ''] ?? [];
    return Promise.resolve(Response.json({ next: null, previous: null, results }));
  };
  const app = document.createElement('div');
  app.id = 'app';
  document.body.replaceChildren(app);
  await start();
}

beforeEach(silenceSockets);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.for(LANGUAGES)(
  'play now is in the first screen of small phones in $name',
  async ({ code }) => {
    await page.viewport(360, 640);
    await open(me(code, false));
    await expect.element(page.getByTestId('play-now')).toBeInViewport({ ratio: 1 });
  },
);

test.for([
  [390, 844],
  [1280, 800],
] as const)('home leads with the running game on %i by %i', async ([width, height]) => {
  await page.viewport(width, height);
  await open(me('en', true), [GAME]);
  const goOn = page.getByTestId('continue');
  await expect.element(goOn).toBeInViewport({ ratio: 1 });
  await expect.element(goOn).toHaveAttribute('href', `/games/${GAME.id}`);
  const top = (id: string) => page.getByTestId(id).element().getBoundingClientRect().top;
  expect(top('continue')).toBeLessThan(top('play-now'));
});

/** The project's own limit, in pixels. */
const HIGHEST = 1200;

test.for(LANGUAGES)('home is short on a phone for a newcomer in $name', async ({ code }) => {
  await page.viewport(390, 664);
  await open(me(code, false));
  await expect.element(page.getByTestId('today-event').getByText(EVENT.name)).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(HIGHEST);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test.for(LANGUAGES)('nothing is wider than the smallest phone in $name', async ({ code }) => {
  await page.viewport(320, 568);
  await open(me(code, false));
  await expect.element(page.getByTestId('today-puzzle')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.for(LANGUAGES)('an account without a running game is greeted in $name', async ({ code }) => {
  await page.viewport(390, 664);
  await open({ ...me(code, true), kind: 'account' });
  await expect.element(page.getByText(GREETINGS[code])).toBeVisible();
  await expect.element(page.getByTestId('play-now')).toBeInViewport({ ratio: 1 });
});

test('an account with a running game sees that instead of a greeting', async () => {
  await open({ ...me('en', true), kind: 'account' }, [GAME]);
  await expect.element(page.getByTestId('continue')).toBeVisible();
  await expect.element(page.getByText(GREETINGS.en)).not.toBeInTheDocument();
});

test('recent games tell how they ended', async () => {
  const seats = [0, 1].map((seat) => ({ ...GAME.seats[seat]!, seat }));
  const ended = (id: string, places: number[], durak: number | null) => ({
    ...{ ...GAME, id, seats, status: 'finished' as const },
    result: { reason: 'durak', durak, places, epaulettes: 0 } as NonNullable<Game['result']>,
  });
  await open(
    me('en', true),
    [],
    [
      ended('Game000011', [1, 2], 1),
      ended('Game000012', [2, 1], 0),
      ended('Game000013', [1, 1], null),
    ],
  );
  const told = () =>
    page
      .getByTestId('outcome')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(told).toEqual(['Place 1 of 2', 'Durak', 'Drawn']);
});

test('axe finds nothing on the home page in either theme', async () => {
  await page.viewport(390, 844);
  await open(me('en', true), [GAME]);
  await expect.element(page.getByTestId('continue')).toBeVisible();
  document.documentElement.lang = 'en';
  expect(await findingsInBothThemes(document.documentElement)).toEqual([]);
});
