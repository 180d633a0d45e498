import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { SAMPLE_PRESETS } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { HeadToHead, PlayedGame, PlayerRatings, Results } from './api';
import Profile from './Profile.svelte';

const RATINGS: PlayerRatings = {
  player: BORIS,
  ratings: [
    {
      ...{ mode: 'duel', rating: 1612, deviation: 60, provisional: true, games: 1 },
      ...{ peak: null, rank: null, better_than: null, season: null },
    },
  ],
};
const RESULTS: Results = {
  ...{ player: BORIS, games: 1, longest_safe: 1, epaulettes: 0, streak: null },
  modes: [
    {
      ...{ mode: 'duel', games: 1, won: 1, safe: 0, drawn: 0, durak: 0, left: 0 },
      places: [{ seats: 2, place: 1, games: 1 }],
    },
  ],
  favourites: [{ preset: 'podkidnoy', games: 1 }],
};
const PLAYED: PlayedGame = {
  game: tableOf('Anna', {
    ...{ status: 'finished', rated: true, finished_at: '2026-01-01T12:30:00Z' },
  }),
  ...{ seat: 1, outcome: 'won', place: 1 },
};
const BETWEEN: HeadToHead = {
  ...{ player: ANNA, other: BORIS, ahead: 0, behind: 1, level: 0, together: 0 },
};
const KNOWN = {
  ...{ ...BORIS, presence: 'online', seen_at: null, since: '2026-01-01T12:00:00Z' },
  you: { following: false, blocked: false, muted: true, note: '' },
};
const GAMES = 'GET /api/v1/players/Boris/games';

let answers: Answers = {};

const history = () => page.getByTestId('history');

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...ANNA, language: 'en', hide_ratings: false, sanctions: [] });
  answers = {
    'GET /api/v1/players/Boris/ratings': RATINGS,
    'GET /api/v1/players/Boris': KNOWN,
    'GET /api/v1/players/Boris/results': RESULTS,
    'GET /api/v1/players/Boris/ratings/duel/graph': { mode: 'duel', points: [] },
    'GET /api/v1/players/Anna/against/Boris': BETWEEN,
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    [GAMES]: { results: [PLAYED], next: null, previous: null },
  };
  answerInstead(answers);
});

test('a player has ratings, results, games, and how it went against the reader', async () => {
  await render(Profile, { name: 'Boris' });
  const card = page.getByTestId('rating-duel');
  await expect.element(card).toMatchTextContent('1612');
  await expect.element(card).toMatchTextContent('?');
  await expect.element(card).toMatchTextContent('1 rated game');
  await expect.element(page.getByTestId('results')).toMatchTextContent('1 game');
  await expect.element(history().getByRole('listitem')).toMatchTextContent('rated');
  await expect
    .element(history().getByRole('link', { name: 'Replay' }))
    .toHaveAttribute('href', expect.stringContaining(`/games/${PLAYED.game.id}/replay`) as string);
  await expect.element(page.getByTestId('between')).toMatchTextContent('You against Boris');
  expect(await findingsInBothThemes()).toEqual([]);
});

test.for([0, 2])('%i games as partners are told only if there were any', async (together) => {
  answers['GET /api/v1/players/Anna/against/Boris'] = { ...BETWEEN, together };
  answerInstead(answers);
  await render(Profile, { name: 'Boris' });
  const between = page.getByTestId('between');
  await expect.element(between).toMatchTextContent('You finished first');
  await expect.element(between.getByText('As partners')).toHaveLength(together > 0 ? 1 : 0);
});

test('actions about a player are offered, and done', async () => {
  const request = 'DELETE /api/v1/mutes/2';
  answers[request] = null;
  const asked = answerInstead(answers);
  await render(Profile, { name: 'Boris' });
  const actions = page.getByTestId('person-actions');
  for (const name of ['Follow', 'Unmute', 'Block', 'Report']) {
    await expect.element(actions.getByRole('button', { name, exact: true })).toBeVisible();
  }
  answers['GET /api/v1/players/Boris'] = { ...KNOWN, you: { ...KNOWN.you, muted: false } };
  await actions.getByRole('button', { name: 'Unmute' }).click();
  await expect.element(actions.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  expect(asked.map((one) => one.request)).toContain(request);
});

const MADE = { ...tableOf('Anna'), id: 'Game000009', status: 'open' };

test('a challenge opens a table for two, invites the player and leads there', async () => {
  const { href } = location;
  onTestFinished(() => window.history.replaceState(null, '', href));
  answers['POST /api/v1/games'] = MADE;
  answers['POST /api/v1/games/Game000009/invitations'] = {};
  const asked = answerInstead(answers);
  await render(Profile, { name: 'Boris' });
  await page.getByTestId('challenge').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000009');
  const made = asked.find(({ request }) => request === 'POST /api/v1/games');
  expect(made?.body).toMatchObject({
    ...{ preset: 'podkidnoy', private: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const sent = asked.find(({ request }) => request.endsWith('/invitations'));
  expect(sent?.body).toEqual({ name: 'Boris' });
});

test('a challenge that is refused says so and leaves no table behind', async () => {
  answers['POST /api/v1/games'] = MADE;
  answers['POST /api/v1/games/Game000009/invitations'] = new Refusing(403, 'not_welcome');
  answers['POST /api/v1/games/Game000009/leave'] = { ...MADE, status: 'cancelled' };
  const asked = answerInstead(answers);
  await render(Profile, { name: 'Boris' });
  await page.getByTestId('challenge').click();
  await expect.element(page.getByText('This player wants no contact with you.')).toBeVisible();
  expect(asked.map((one) => one.request)).toContain('POST /api/v1/games/Game000009/leave');
  await expect.element(page.getByTestId('challenge')).toBeEnabled();
});

test.each([
  ['a blocked player', { ...KNOWN, you: { ...KNOWN.you, blocked: true } }],
  ['a bot account', { ...KNOWN, kind: 'bot_account' }],
])('%s is not challenged', async (_, known) => {
  answers['GET /api/v1/players/Boris'] = known;
  answers['GET /api/v1/players/Boris/ratings'] = {
    ...RATINGS,
    player: { ...BORIS, kind: known.kind },
  };
  answerInstead(answers);
  await render(Profile, { name: 'Boris' });
  await expect
    .element(page.getByTestId('person-actions').getByRole('button', { name: 'Report' }))
    .toBeVisible();
  await expect.element(page.getByTestId('challenge')).not.toBeInTheDocument();
});

test('readers are offered nothing against themselves on their own page', async () => {
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
  await render(Profile, { name: 'Boris' });
  await expect.element(history()).toBeVisible();
  await expect.element(page.getByTestId('person-actions')).not.toBeInTheDocument();
});

test('games are listed by mode, and there may be none', async () => {
  await render(Profile, { name: 'Boris' });
  await expect.element(history().getByRole('listitem')).toBeVisible();
  answers[GAMES] = { results: [], next: null, previous: null };
  await history().getByLabelText('Mode').selectOptions('Partners');
  await expect.element(history()).toMatchTextContent('No games.');
});

test('a name that nobody has says so', async () => {
  await render(Profile, { name: 'nobody-at-all' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'There is no player with this name.' }))
    .toBeVisible();
  const boards = page.getByRole('link', { name: 'Leaderboards' });
  await expect.element(boards).toHaveAttribute('href', '/leaderboards');
  await expect.element(history()).not.toBeInTheDocument();
});
