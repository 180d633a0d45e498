/* The felt is there while the game is on its way. */

import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import Game from '../game/Game.svelte';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing } from '../net/fakeService';
import { silenceSockets } from '../testing/silentSocket';

afterEach(() => vi.unstubAllGlobals());

test('the felt is there while the game is fetched', async () => {
  await useLanguage('en');
  silenceSockets();
  let answer: (game: unknown) => void = () => {};
  const asked = answerInstead({
    'GET /api/v1/games/Game000001': new Promise((done) => (answer = done)),
  });
  const target = document.createElement('div');
  target.style.height = '700px';
  document.body.append(target);
  await render(Game, { target, props: { id: 'Game000001' } });
  await expect
    .poll(() => asked.map(({ request }) => request))
    .toContain('GET /api/v1/games/Game000001');
  const felt = () => document.querySelector('[data-empty-table] .felt');
  expect(felt()).not.toBeNull();
  answer(new Refusing(404, 'not_found'));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(felt()).toBeNull();
});
