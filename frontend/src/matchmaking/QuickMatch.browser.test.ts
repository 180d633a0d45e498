import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { navigate } from '../routing/router.svelte';
import { setAccount } from '../session/account.svelte';
import { BORIS } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { MySeek, SeekPool } from './api';
import { SEEKING_KEY } from './flag';
import QuickMatch from './QuickMatch.svelte';
import { cancelSeeking, resumeSeeking } from './seeking.svelte';

const SEEK = 'POST /api/v1/seeks';
const WAITING: MySeek = {
  status: 'waiting',
  pools: ['table_6', 'partners'],
  rated: false,
  since: '2026-01-01T12:00:00Z',
  waited: 0,
  game: null,
  answer_by: null,
};
const POOL: SeekPool = {
  ...{ name: 'duel', who: 'people', mode: 'duel', preset: 'podkidnoy', seats: 2, you: null },
  clock: { type: 'per_command', seconds: 30 },
  casual: { waiting: 1, expected_wait: null },
  rated: { waiting: 0, expected_wait: 40 },
};

let answers: Answers = {};
let asked: Asked[] = [];

const find = () => page.getByTestId('find-game');
const bar = () => page.getByTestId('seek-bar');
const pool = (name: string) => page.getByTestId('pools-classic').getByLabelText(new RegExp(name));

function be(kind: 'account' | 'guest') {
  setAccount({ ...BORIS, kind, language: 'en', hide_ratings: false, sanctions: [] });
}

/** Waits for a game in two pools and no other. */
async function lookForTwo() {
  await render(QuickMatch);
  await pool('Duel').click({ force: true });
  await pool('Six players').click({ force: true });
  await pool('Two vs. two').click({ force: true });
  await find().click();
}

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  localStorage.clear();
  await useLanguage('en');
  be('guest');
  answers = {
    'GET /api/v1/seeks/pools': { pools: [POOL] },
    [SEEK]: WAITING,
    'POST /api/v1/seeks/mine/alive': WAITING,
    'DELETE /api/v1/seeks/mine': null,
  };
  asked = answerInstead(answers);
});

afterEach(() => cancelSeeking());

test('a guest reads that rated games need an account', async () => {
  await render(QuickMatch);
  await expect.element(find()).toBeVisible();
  await page.getByRole('radio', { name: 'Rated' }).click({ force: true });
  await expect.element(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect.element(find()).not.toBeInTheDocument();
});

test('an account looks for a rated game at once', async () => {
  be('account');
  await render(QuickMatch);
  await find().click();
  await expect
    .poll(() => asked)
    .toContainEqual({ request: SEEK, body: { pools: ['duel'], rated: true } });
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a player sees who waits in each pool for the kind of game that is chosen', async () => {
  await render(QuickMatch);
  const tile = page.getByTestId('pools-classic').getByText(/^1 waiting/);
  await expect.element(tile).toBeVisible();
  await page.getByRole('radio', { name: 'Rated' }).click({ force: true });
  await expect.element(tile).not.toBeInTheDocument();
  await expect.element(page.getByText('about 40 s')).toBeVisible();
});

test('a player who waits plays against bots meanwhile, and still waits', async () => {
  const game = { id: 'Game000007' };
  answers['POST /api/v1/games'] = game;
  answers['POST /api/v1/games/Game000007/start'] = game;
  await lookForTwo();
  await expect.element(page.getByTestId('solve-meanwhile')).toHaveAttribute('href', '/puzzles');
  await page.getByTestId('play-meanwhile').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000007');
  const made = asked.find(({ request }) => request === 'POST /api/v1/games');
  expect(made?.body).toMatchObject({
    private: true,
    seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' }))],
  });
  await expect.element(bar()).toBeVisible();
});

test('a player stops looking', async () => {
  await lookForTwo();
  const searching = page.getByTestId('searching');
  await expect.element(searching).toMatchTextContent('Just for fun · Six players · Partners');
  expect(asked.find(({ request }) => request === SEEK)?.body).toEqual({
    pools: ['table_6', 'partners'],
    rated: false,
  });
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('stop-seeking').click();
  await expect.element(find()).toBeVisible();
  expect(asked.map(({ request }) => request)).toContain('DELETE /api/v1/seeks/mine');
  navigate('/rules');
  await expect.element(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem(SEEKING_KEY)).toBeNull();
});

test('a player who is refused does not wait', async () => {
  answers[SEEK] = new Refusing(409, 'already_playing');
  await lookForTwo();
  await expect.element(page.getByRole('alert').getByText(/^You are still in a game/)).toBeVisible();
  expect(localStorage.getItem(SEEKING_KEY)).toBeNull();
});

test('a player who leaves the page before the answer waits on the next page', async () => {
  let answer = (_: MySeek) => {};
  answers[SEEK] = new Promise<MySeek>((resolve) => (answer = resolve));
  await lookForTwo();
  await expect.poll(() => asked.map(({ request }) => request)).toContain(SEEK);
  // By this the next page knows that it has to ask.
  expect(localStorage.getItem(SEEKING_KEY)).toBe('1');
  navigate('/rules');
  await resumeSeeking();
  await expect.element(bar()).toBeVisible();
  answer(WAITING);
});
