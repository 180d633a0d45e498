import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA, tableOf } from '../tables/sampleGame';
import type { Board } from './api';
import GameRating from './GameRating.svelte';
import Leaderboards from './Leaderboards.svelte';

const BOARD: Board = {
  ...{ mode: 'duel', season: null, seasons: [], least_games: 10, next: null, previous: null },
  results: [],
  you: {
    ...{ rank: null, better_than: null, rating: 1538, deviation: 300, provisional: true, games: 1 },
  },
};

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
});

test('the end of a rated game tells how each rating has moved', async () => {
  const change = (seat: number, before: number, after: number) => ({
    ...{ seat, before, after, deviation: 300, provisional: true },
  });
  answerInstead({
    'GET /api/v1/games/Game000001/ratings': {
      status: 'applied',
      changes: [change(0, 1500, 1538), change(1, 1500, 1462)],
    },
  });
  await render(GameRating, { game: tableOf('Anna', { status: 'finished', rated: true }) });
  const rows = page.getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent(/Anna.*1500 → 1538.*\+38/);
  await expect.element(rows.last()).toMatchTextContent(/Boris.*1500 → 1462.*-38/);
});

test('a player who is not ranked yet reads so on the leaderboard', async () => {
  const { href } = location;
  answerInstead({
    'GET /api/v1/ratings/leaderboards/duel': BOARD,
    'GET /api/v1/ratings/duel/distribution': {
      ...{ mode: 'duel', players: 0, width: 50, buckets: [], you: null },
    },
  });
  await render(Leaderboards, { mode: 'duel', season: null });
  await expect
    .element(page.getByTestId('own'))
    .toMatchTextContent('Your rating is 1538 after 1 rated game; it is not ranked yet.');
  history.replaceState(null, '', href);
});
