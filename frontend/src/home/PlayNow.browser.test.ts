/* One click, one game: the button of the home page until its table is there. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { currentRoute } from '../routing/router.svelte';
import PlayNow from './PlayNow.svelte';

const HERE = location.href;
const GUEST = {
  ...{ id: 7, name: 'Boris', kind: 'guest', language: 'en' },
  ...{ avatar: null, hide_ratings: false, sanctions: [] },
};
const START = 'POST /api/v1/games/Game000001/start';
const ANSWERS: Answers = {
  'POST /api/v1/auth/guest': GUEST,
  'POST /api/v1/games': { id: 'Game000001' },
};
const button = () => page.getByTestId('play-now');

beforeEach(async () => {
  await useLanguage('en');
});

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', HERE);
});

test('play now stays busy until the table takes its place', async () => {
  let deal: (game: unknown) => void = () => {};
  const asked = answerInstead({ ...ANSWERS, [START]: new Promise((done) => (deal = done)) });
  await render(PlayNow);
  await button().click();
  await expect.element(button()).toHaveTextContent('Dealing…');
  await expect.element(button()).toBeDisabled();
  await expect.poll(() => asked.some(({ request }) => request === START)).toBe(true);
  deal({ id: 'Game000001' });
  await expect.poll(currentRoute).toEqual({ page: 'game', id: 'Game000001' });
  await expect.element(button()).toBeDisabled();
  const games = asked.filter(({ request }) => request === 'POST /api/v1/games');
  expect(games.map(({ body }) => body)).toMatchObject([{ preset: 'podkidnoy', private: true }]);
});

test('a game that can’t be dealt says so, and play now can be pressed again', async () => {
  answerInstead({ ...ANSWERS, [START]: new Refusing(503, 'unavailable') });
  await render(PlayNow);
  await button().click();
  await expect.element(page.getByRole('alert').getByRole('paragraph')).toBeVisible();
  await expect.element(button()).toBeEnabled();
});

test('play now deals the game of the last time again', async () => {
  const asked = answerInstead({ ...ANSWERS, [START]: { id: 'Game000001' } });
  const first = await render(PlayNow);
  await page.getByText('Change').click();
  await page.getByTestId('variant').getByRole('radio').nth(1).click({ force: true });
  await page.getByTestId('opponents').getByRole('radio', { name: '2' }).click({ force: true });
  await page.getByTestId('level').getByRole('radio').nth(0).click({ force: true });
  await button().click();
  await expect.poll(currentRoute).toEqual({ page: 'game', id: 'Game000001' });
  await first.unmount();
  await render(PlayNow);
  await button().click();
  const games = () => asked.filter(({ request }) => request === 'POST /api/v1/games');
  await expect.poll(games).toHaveLength(2);
  const wish = {
    ...{ preset: 'perevodnoy', aids: true, private: true },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }, { kind: 'bot', level: 'child' }],
  };
  expect(games().map(({ body }) => body)).toMatchObject([wish, wish]);
});
