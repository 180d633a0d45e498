/* A player who has hidden ratings sees none, wherever else they stand. */

import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import HideRatings from '../accounts/HideRatings.svelte';
import GameOver from '../game/GameOver.svelte';
import { useLanguage } from '../i18n/index.svelte';
import TableRow from '../lobby/TableRow.svelte';
import type { SeekPool } from '../matchmaking/api';
import PoolChoice from '../matchmaking/PoolChoice.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import Profile from '../profiles/Profile.svelte';
import type { PlayerRatings, Results } from '../profiles/api';
import { account, setAccount } from '../session/account.svelte';
import type { Game, Me } from '../wire';
import type { Board, Distribution, GameRatings } from './api';
import Leaderboards from './Leaderboards.svelte';

const ANNA = { kind: 'account', id: 1, name: 'Anna', avatar: 'fox' } as const;
const BORIS = { kind: 'account', id: 2, name: 'Boris', avatar: 'owl' } as const;
const ME: Me = { ...ANNA, language: 'en', hide_ratings: false, sanctions: [] };

const GAME: Game = {
  ...{ id: 'Game000001', status: 'finished', version: 0, mode: 'duel', preset: null },
  ...{ rules_name: null, rules: {}, host: 1, private: false, has_password: false, rated: true },
  ...{
    aids: true,
    fixed_deal: false,
    sealed: false,
    duplicate: null,
    tournament: null,
    lesson: null,
    terms: 1,
    clock: null,
    times: null,
    commitment: '',
    result: null,
  },
  seats: [ANNA, BORIS].map((player, seat) => ({
    ...{ seat, kind: 'human', player, ready: true, left: false },
  })),
  you: { seat: 0, host: false, done_in_advance: false, may_call_off: false, may_take_win: false },
  series: { id: 'Game000001', number: 1, next: null, scores: [] },
  ...{ created_at: '2026-01-01T12:00:00Z', started_at: null, finished_at: null },
};

const RATINGS: PlayerRatings = {
  player: BORIS,
  ratings: [
    {
      ...{ mode: 'duel', rating: 1612, deviation: 60, provisional: false, games: 40 },
      ...{ peak: 1633, rank: 3, better_than: 0.9, season: null },
    },
  ],
};
const RESULTS: Results = {
  ...{
    player: BORIS,
    games: 0,
    longest_safe: 0,
    epaulettes: 0,
    streak: null,
    modes: [],
    favourites: [],
  },
};
const COUNTED: GameRatings = {
  status: 'applied',
  changes: [{ seat: 0, before: 1612, after: 1620, deviation: 60, provisional: false }],
};
const BOARD: Board = {
  ...{ mode: 'duel', season: null, seasons: [], least_games: 10, next: null, previous: null },
  results: [],
  you: { rank: 3, better_than: 0.9, rating: 1612, deviation: 60, provisional: false, games: 40 },
};
const SPREAD: Distribution = { mode: 'duel', players: 0, width: 50, buckets: [], you: null };
const POOL: SeekPool = {
  ...{ name: 'duel', who: 'people', mode: 'duel', preset: 'podkidnoy', seats: 2 },
  clock: { type: 'per_command', seconds: 30 },
  casual: { waiting: 0, expected_wait: null },
  rated: { waiting: 0, expected_wait: null },
  you: { rating: 1612, deviation: 60, provisional: false, games: 40 },
};

const ANSWERS: Answers = {
  'GET /api/v1/players/Boris/ratings': RATINGS,
  'GET /api/v1/players/Boris/results': RESULTS,
  'GET /api/v1/players/Boris/ratings/duel/graph': { mode: 'duel', points: [] },
  'GET /api/v1/players/Anna/against/Boris': {
    ...{ player: ANNA, other: BORIS, ahead: 0, behind: 0, level: 0, together: 0 },
  },
  'GET /api/v1/players/Boris/games': { results: [], next: null, previous: null },
  'GET /api/v1/games/Game000001/ratings': COUNTED,
  'GET /api/v1/games/Game000001/events': { events: [] },
  'GET /api/v1/ratings/leaderboards/duel': BOARD,
  'GET /api/v1/ratings/duel/distribution': SPREAD,
};

/** Requests for nothing but ratings, which needn't be sent for what isn't shown. */
const OF_RATINGS_ALONE = [
  'GET /api/v1/players/Boris/ratings/duel/graph',
  'GET /api/v1/games/Game000001/ratings',
  'GET /api/v1/ratings/leaderboards/duel',
  'GET /api/v1/ratings/duel/distribution',
];

/** The places that show ratings, each with a text that is there in any case. */
const PLACES = {
  'a table of the lobby': [
    () => {
      const ratings = [{ seat: 1, rating: 1612, deviation: 60, provisional: false, games: 40 }];
      return render(TableRow, { table: { game: GAME, ratings, watchers: 0 } });
    },
    'Boris',
  ],
  'quick match': [
    () => render(PoolChoice, { pools: [POOL], rated: true, chosen: [] }),
    'Two players',
  ],
  'a profile': [() => render(Profile, { name: 'Boris' }), 'Games'],
  'the end of a game': [() => render(GameOver, { game: GAME, onleft: () => undefined }), 'Replay'],
  'the leaderboards': [() => render(Leaderboards, { mode: 'duel', season: null }), 'Leaderboards'],
} as const;

let asked: Asked[] = [];

beforeEach(async () => {
  await useLanguage('en');
  asked = answerInstead(ANSWERS);
});

describe.each(Object.entries(PLACES))('%s', (_where, [show, constant]) => {
  test('shows ratings', async () => {
    setAccount(ME);
    await show();
    await expect.element(page.getByText(/1612/).first()).toBeVisible();
  });

  test('shows none to a player who has hidden them', async () => {
    setAccount({ ...ME, hide_ratings: true });
    await show();
    await expect.element(page.getByText(constant, { exact: true }).first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/16\d\d/);
    expect(asked.filter(({ request }) => OF_RATINGS_ALONE.includes(request))).toEqual([]);
  });
});

test('the switch hides ratings for the player, and comes back where that failed', async () => {
  setAccount(ME);
  answerInstead({ 'PATCH /api/v1/auth/me': { ...ME, hide_ratings: true } });
  await render(HideRatings);
  const hide = page.getByRole('switch', { name: /^Hide ratings/ });
  await hide.click();
  await expect.poll(() => account().hide_ratings).toBe(true);
  await expect.element(hide).toBeChecked();
  answerInstead({ 'PATCH /api/v1/auth/me': new Refusing(503, 'unavailable') });
  await hide.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(hide).toBeChecked();
});
