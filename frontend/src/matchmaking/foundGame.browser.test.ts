/* A game that was found is one of the player's games until it begins or is off. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import Home from '../home/Home.svelte';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA, tableOf } from '../tables/sampleGame';
import { silenceSockets } from '../testing/silentSocket';

beforeEach(async () => {
  silenceSockets();
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => vi.unstubAllGlobals());

test('a game that was found is listed with the way to it', async () => {
  const game = tableOf('Anna', { status: 'starting' });
  answerInstead({
    'GET /api/v1/games': { results: [], next: null, previous: null },
    'GET /api/v1/seeks/pools': { pools: [] },
  });
  const answering = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input as string, location.origin);
    const isAsked =
      pathname === '/api/v1/games' &&
      searchParams.get('mine') === 'true' &&
      searchParams.get('status') === 'starting';
    if (!isAsked) return answering(input, init);
    return Promise.resolve(Response.json({ results: [game], next: null, previous: null }));
  };
  await render(Home);
  const link = page.getByRole('link', { name: 'Open', exact: true });
  await expect.element(link).toHaveAttribute('href', `/games/${game.id}`);
});
