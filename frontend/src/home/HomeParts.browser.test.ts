/* The parts of the home page: what goes on there, and the game that the table shows. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { bout, pair, view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, SAMPLE_GAME, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import { sockets } from '../testing/speakingSocket';
import { SAMPLE_TOURNAMENT } from '../tournaments/sampleTournament';
import type { Game, LobbyTable } from '../wire';
import HomeParts from './HomeParts.svelte';
import Miniature from './Miniature.svelte';

const RUNNING = tableOf('Anna', {
  ...{ id: 'Game000002', status: 'active', version: 7 },
  you: SAMPLE_GAME.you,
});
const table = (game: Game, watchers = 0): LobbyTable => ({ game, ratings: [], watchers });
const POOL = {
  ...{ name: 'duel', who: 'people', mode: 'duel', preset: 'podkidnoy', seats: 2, you: null },
  clock: { type: 'per_command', seconds: 30 },
};
const waiting = (count: number) => ({ waiting: count, expected_wait: null });
const NO_DEAL = {
  ...{ day: '2026-01-01', preset: 'podkidnoy', rules: {}, bots: ['casual', 'casual', 'casual'] },
  ...{ finished: 0, results: [], you: null, streak: 0 },
};
const OWN_TRY = {
  ...{ game_id: 'Game000009', status: 'finished', place: 2, cards_left: 0, left: false },
  ...{ rank: 1, share: null },
};

let lines: ReturnType<typeof sockets> = [];
let watchable: LobbyTable | null = null;

async function show(answers: Answers = {}, tables: LobbyTable[] = []) {
  answerInstead({
    'GET /api/v1/seeks/pools': {
      pools: [{ ...POOL, rated: waiting(2), casual: waiting(1) }],
    },
    'GET /api/v1/following/playing': [],
    'GET /api/v1/daily-deal': NO_DEAL,
    ...answers,
  });
  await render(HomeParts, {
    props: { onwatchable: (found: LobbyTable | null) => (watchable = found) },
    target: mainOfShell(),
  });
  await expect.poll(() => lines.map(({ path }) => path)).toEqual(['/ws/lobby']);
  lines.at(-1)?.say({ t: 'tables', server_time: 0, tables });
}

const people = () => page.getByTestId('people-part');
const row = (name: string) => page.getByTestId(`today-${name}`);

beforeEach(async () => {
  lines = sockets();
  watchable = null;
  await useLanguage('en');
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => vi.unstubAllGlobals());

test('the part about people counts games, tables and players who look for a game', async () => {
  await show({}, [table(RUNNING), table(SAMPLE_GAME), table({ ...SAMPLE_GAME, id: 'Game000003' })]);
  await expect
    .element(people().getByRole('status'))
    .toHaveTextContent('1 game running · 2 open tables · 3 players looking for a game');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a part in which nothing goes on says what to do', async () => {
  await show({
    'GET /api/v1/seeks/pools': { pools: [{ ...POOL, rated: waiting(0), casual: waiting(0) }] },
  });
  await expect.element(people().getByText('All is quiet.', { exact: false })).toBeVisible();
  await expect.element(page.getByTestId('find-people')).toHaveAttribute('href', '/lobby');
});

test('a friend at play is watched with one tap', async () => {
  const player = { ...ANNA, presence: 'playing', seen_at: null, since: '', you: null };
  await show({ 'GET /api/v1/following/playing': [{ player, game: RUNNING }] });
  await expect
    .element(page.getByRole('link', { name: 'Anna is playing Watch' }))
    .toHaveAttribute('href', '/games/Game000002');
});

test('the most watched game is shown, and none that the reader plays or that takes a password', async () => {
  const own = { ...RUNNING, id: 'Game000004', you: { ...RUNNING.you, seat: 0 } };
  const kept = { ...RUNNING, id: 'Game000005', has_password: true };
  const popular = { ...RUNNING, id: 'Game000006' };
  await show({}, [table(own, 9), table(kept, 9), table(RUNNING, 1), table(popular, 4)]);
  await expect.poll(() => watchable?.game.id).toBe('Game000006');
  lines.at(-1)?.say({ t: 'gone', server_time: 0, game: 'Game000006' });
  await expect.poll(() => watchable?.game.id).toBe('Game000002');
  lines.at(-1)?.say({ t: 'gone', server_time: 0, game: 'Game000002' });
  await expect.poll(() => watchable).toBeNull();
});

test('the game on TV is shown first, unless the reader plays there', async () => {
  const channel = (game: Game) => [
    { mode: 'duel', table: table({ ...game, id: 'Game000008' }), exhibition: false, since: null },
    { mode: null, table: table(game), exhibition: true, since: null },
  ];
  const onTv = { ...RUNNING, id: 'Game000007' };
  await show({ 'GET /api/v1/tv': { channels: channel(onTv) } }, [table(RUNNING, 5)]);
  await expect.poll(() => watchable?.game.id).toBe('Game000007');
});

test('where the reader plays on TV, another game is shown', async () => {
  const own = { ...RUNNING, id: 'Game000007', you: { ...RUNNING.you, seat: 1 } };
  const channels = [{ mode: null, table: table(own), exhibition: false, since: null }];
  await show({ 'GET /api/v1/tv': { channels } }, [table(RUNNING, 5)]);
  await expect.poll(() => watchable?.game.id).toBe('Game000002');
});

test.each([
  [null, 'The same cards for everybody, one try'],
  [{ ...OWN_TRY, status: 'running', place: null }, 'You have started: finish your game'],
  [OWN_TRY, 'Your place: 2 of 4'],
  [{ ...OWN_TRY, left: true }, 'You left your try'],
])('the deal of the day tells how far the reader has come (%#)', async (you, text) => {
  await show({ 'GET /api/v1/daily-deal': { ...NO_DEAL, you } });
  await expect.element(row('deal').getByText(text)).toBeVisible();
});

test.each([
  ['new', 'Find the one move that wins', '/puzzles/Puzzle0001'],
  ['running', 'You have started: find the next move', '/puzzles/Puzzle0001'],
  ['solved', 'Solved! More puzzles are waiting', '/puzzles'],
  ['failed', 'Not solved today. More puzzles are waiting', '/puzzles'],
])('the puzzle of the day is %s', async (status, text, href) => {
  await show({ 'GET /api/v1/puzzles/daily': { id: 'Puzzle0001', status } });
  await expect.element(row('puzzle').getByText(text)).toBeVisible();
  await expect.element(row('puzzle')).toHaveAttribute('href', href);
});

test('the next event is told to a guest, and leads to the tournament', async () => {
  const soon = {
    ...SAMPLE_TOURNAMENT,
    ...{ id: 'Arena00002', status: 'scheduled', name: 'Evening arena', you: null, players: 3 },
    starts_at: new Date(Date.now() + 10.5 * 60_000).toISOString(),
  };
  await show({
    'GET /api/v1/tournaments/calendar': { running: [], coming: [soon], past: [] },
  });
  await expect
    .element(row('event'))
    .toHaveAccessibleName('Evening arena Begins in 10 minutes · 3 players');
  await expect.element(row('event')).toHaveAttribute('href', '/tournaments/Arena00002');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a player whose table waits in a tournament goes there at once', async () => {
  await show({
    'GET /api/v1/tournaments/calendar': { running: [SAMPLE_TOURNAMENT], coming: [], past: [] },
  });
  await expect
    .element(row('event').getByText('Your table is waiting', { exact: false }))
    .toBeVisible();
  await expect.element(row('event')).toHaveAttribute('href', '/games/Game000001');
});

test.each([
  ['nothing comes', { running: [], coming: [], past: [] }],
  ['the calendar can’t be read', new Refusing(503, 'unavailable')],
])('the row of events leads to the calendar while %s', async (_, calendar) => {
  await show({ 'GET /api/v1/tournaments/calendar': calendar });
  await expect.element(row('event')).toHaveAccessibleName('Tournaments See what is coming up');
  await expect.element(row('event')).toHaveAttribute('href', '/tournaments');
});

test('days in a row are counted from the second on', async () => {
  await show({ 'GET /api/v1/daily-deal': { ...NO_DEAL, you: OWN_TRY, streak: 4 } });
  await expect.element(row('deal').getByText('4 days in a row', { exact: false })).toBeVisible();
});

test('the links work while the service can’t say what goes on', async () => {
  await show({
    'GET /api/v1/seeks/pools': new Refusing(503, 'unavailable'),
    'GET /api/v1/daily-deal': new Refusing(503, 'unavailable'),
  });
  await expect.element(row('deal')).toHaveAttribute('href', '/daily');
  await expect.element(row('puzzle')).toHaveAttribute('href', '/puzzles');
  await expect.element(page.getByTestId('own-table')).toHaveAttribute('href', '/new');
});

test('the miniature shows hands, trump, talon and the cards on the table, and leads to the game', async () => {
  answerInstead({
    'GET /api/v1/games/Game000002/view': {
      view: view(2, {
        ...{ hands: [backs(6), backs(4)], talon: 9, trump: 'H', trump_card: '7H' },
        bout: bout({ attacker: 0, defender: 1, table: [pair('9S', 0, 'JS'), pair('JD', 0)] }),
      }),
    },
  });
  await render(Miniature, { props: { game: RUNNING }, target: mainOfShell() });
  const link = page.getByTestId('miniature');
  await expect.element(link).toHaveAttribute('href', '/games/Game000002');
  await expect.element(link).toHaveAccessibleName('Watch: Anna, Boris');
  const counts = () => [...link.element().querySelectorAll('.count')].map((one) => one.textContent);
  expect(counts()).toEqual(['6', '4', '9']);
  expect(link.element().querySelectorAll('.pairs .card')).toHaveLength(3);
  const narrow = [...link.element().querySelectorAll<HTMLElement>('.card')].filter(
    (card) => card.offsetWidth < 44,
  );
  expect(narrow).toEqual([]);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a game that can’t be looked at leaves the fan of cards', async () => {
  answerInstead({ 'GET /api/v1/games/Game000002/view': new Refusing(403, 'password_needed') });
  await render(Miniature, { game: RUNNING });
  await expect.poll(() => document.querySelectorAll('.fan .card')).toHaveLength(5);
  await expect.element(page.getByTestId('miniature')).not.toBeInTheDocument();
});
