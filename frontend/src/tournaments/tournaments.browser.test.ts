/* The pages of tournaments: the calendar, a new one, and one from joining to its end. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { closeReport, reporting } from '../moderation/reporting.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { SAMPLE_PRESETS } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import { sockets } from '../testing/speakingSocket';
import { leavingTexts } from '../testing/words';
import type { Tournament } from './api';
import CreateTournament from './CreateTournament.svelte';
import {
  SAMPLE_CALENDAR,
  SAMPLE_STANDINGS,
  SAMPLE_TABLES,
  SAMPLE_TOURNAMENT,
} from './sampleTournament';
import TournamentPage from './TournamentPage.svelte';
import TournamentsPage from './TournamentsPage.svelte';

const HERE = location.pathname + location.search;
const ID = SAMPLE_TOURNAMENT.id;
const ONE = `/api/v1/tournaments/${ID}`;
const PAIRS = { ...SAMPLE_PRESETS[0]!, name: 'pairs', title: 'Pairs', seats: { min: 4, max: 4 } };
const AWAY = 'Durak is away for a moment. Please try again soon.';
const PART = { status: 'active', rank: 1, score: 0, games: 0, game: null } as const;
/** Boris's tournament before its begin; he has not joined it. */
const SCHEDULED: Tournament = {
  ...SAMPLE_TOURNAMENT,
  ...{ status: 'scheduled', started_at: null, host: BORIS, rated: false, you: null, players: 0 },
};

let asked: Asked[] = [];
let lines: ReturnType<typeof sockets> = [];

function answers(change: Answers = {}): void {
  asked = answerInstead({
    'GET /api/v1/rules/presets': [...SAMPLE_PRESETS, PAIRS],
    [`GET ${ONE}`]: SAMPLE_TOURNAMENT,
    ...change,
  });
}

/** The requests that change something, in order. */
const changes = () => asked.filter(({ request }) => !request.startsWith('GET'));
const button = (name: string) => page.getByRole('button', { name });
const shown = () => page.getByTestId('tournament');

/** Show the page of the tournament; its connection is open, and has said nothing yet. */
async function open(change: Answers = {}): Promise<void> {
  answers(change);
  await render(TournamentPage, { props: { id: ID }, target: mainOfShell() });
  await expect.poll(() => lines.map(({ path }) => path)).toEqual([`/ws/tournaments/${ID}`]);
}

/** Say over the connection how the tournament stands now. */
function say(tournament: Tournament, standings = SAMPLE_STANDINGS, tables = SAMPLE_TABLES): void {
  lines.at(-1)?.say({ t: 'tournament', server_time: 0, tournament, standings, tables });
}

beforeEach(async () => {
  lines = sockets();
  await useLanguage('en');
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', HERE);
});

test('the calendar leads to what runs, to what comes and to what is over', async () => {
  answers({ 'GET /api/v1/tournaments/calendar': SAMPLE_CALENDAR });
  await render(TournamentsPage, { target: mainOfShell() });
  const list = (name: string) => page.getByTestId(name).getByRole('link');
  await expect.element(list('running')).toHaveAttribute('href', `/tournaments/${ID}`);
  await expect.element(list('coming')).toHaveAttribute('href', '/tournaments/Swiss00001');
  await expect.element(list('past')).toHaveAttribute('href', '/tournaments/Knock00001');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the coming tournaments stand by day, and those of the reader are marked', async () => {
  const at = (days: number, hour: number) => {
    const moment = new Date();
    moment.setDate(moment.getDate() + days);
    moment.setHours(hour, 30, 0, 0);
    return moment.toISOString();
  };
  const [sample] = SAMPLE_CALENDAR.coming;
  const one = (id: string, change: Partial<Tournament>) => ({ ...sample!, id, ...change });
  answers({
    'GET /api/v1/tournaments/calendar': {
      ...SAMPLE_CALENDAR,
      coming: [
        one('Swiss00001', { starts_at: at(1, 16), players: 0 }),
        one('Swiss00002', { starts_at: at(1, 20), players: 3, you: PART }),
        one('Swiss00003', { starts_at: at(2, 16), players: 1 }),
      ],
    },
  });
  await render(TournamentsPage, { target: mainOfShell() });
  const coming = page.getByTestId('coming');
  await expect.element(coming.getByRole('heading', { name: /^Tomorrow, / })).toBeVisible();
  expect(coming.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  const rows = coming.getByRole('listitem').elements();
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual([
    '4:30 PM',
    '8:30 PM',
    '4:30 PM',
  ]);
  expect(rows.map((row) => row.textContent?.includes('you are in'))).toEqual([false, true, false]);
  expect(rows.map((row) => /\d players?/.exec(row.textContent ?? '')?.[0])).toEqual([
    undefined,
    '3 players',
    '1 player',
  ]);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a calendar that could not be read is read again on request', async () => {
  answers({ 'GET /api/v1/tournaments/calendar': new Refusing(503, 'unavailable') });
  await render(TournamentsPage, { target: mainOfShell() });
  await expect.element(page.getByText(AWAY)).toBeVisible();
  answers({
    'GET /api/v1/tournaments/calendar': { ...SAMPLE_CALENDAR, running: [], coming: [], past: [] },
  });
  await button('Try again').click();
  await expect.element(page.getByText('None at the moment.')).toBeVisible();
  await expect.element(page.getByText(AWAY)).not.toBeInTheDocument();
});

test('a player creates a tournament by keyboard, and comes to its page', async () => {
  answers({ 'POST /api/v1/tournaments': SAMPLE_TOURNAMENT });
  await render(CreateTournament, { props: { club: null }, target: mainOfShell() });
  await expect.element(page.getByTestId('tournament-rules')).toHaveValue('podkidnoy');
  const arena = page.getByTestId('tournament-kind').getByRole('radio').first();
  await expect.element(arena).toBeChecked();
  (arena.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Tab}Friday');
  await page.getByLabelText('Rounds').fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/tournaments/${ID}`);
  expect(changes()).toMatchObject([
    { body: { kind: 'swiss', name: 'Friday', rounds: 7, seats: 2, access: 'open', rated: false } },
  ]);
  expect(changes()[0]?.body).not.toHaveProperty('minutes');
});

test('rules that so many can’t play are not sent, and those that can are shown', async () => {
  answers({
    'POST /api/v1/tournaments': SAMPLE_TOURNAMENT,
  });
  await render(CreateTournament, { props: { club: null }, target: mainOfShell() });
  const rules = page.getByTestId('tournament-rules');
  const seats = page.getByTestId('tournament-seats').getByRole('radio');
  await seats.nth(2).click({ force: true });
  await rules.selectOptions('Pairs');
  await seats.first().click({ force: true });
  await expect.element(rules).toHaveValue('podkidnoy');
  await page.getByTestId('create-tournament').click();
  await expect.poll(() => changes()).toMatchObject([{ body: { preset: 'podkidnoy', seats: 2 } }]);
});

test('a tournament that the service refuses is not lost', async () => {
  answers({ 'POST /api/v1/tournaments': new Refusing(409, 'too_many_tournaments') });
  await render(CreateTournament, { props: { club: null }, target: mainOfShell() });
  await page.getByLabelText('Name').fill('Friday');
  await page.getByTestId('create-tournament').click();
  await expect
    .element(page.getByText('You have too many tournaments that wait or run.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Friday');
  await expect.element(page.getByTestId('create-tournament')).toBeEnabled();
});

test('a guest learns that an account is needed to create a tournament', async () => {
  setAccount({ ...BORIS, kind: 'guest', language: 'en', hide_ratings: false, sanctions: [] });
  answers();
  await render(CreateTournament, { props: { club: null }, target: mainOfShell() });
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.element(page.getByTestId('tournament-form')).not.toBeInTheDocument();
});

test('a player joins before the begin, and leaves again', async () => {
  const joined = { ...SCHEDULED, you: PART, players: 1 };
  await open({ [`GET ${ONE}`]: SCHEDULED, [`PUT ${ONE}/entry`]: joined });
  const join = page.getByTestId('join-tournament');
  await expect.element(join).toBeVisible();
  (join.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changes()).toEqual([{ request: `PUT ${ONE}/entry`, body: {} }]);
  say(joined);
  await expect.element(page.getByText('You are in. Be here when it begins.')).toBeVisible();
  await expect.element(shown()).toHaveAttribute('data-entry', 'active');
  await expect.element(button('Pause')).not.toBeInTheDocument();
  answers({ [`GET ${ONE}`]: SCHEDULED, [`DELETE ${ONE}/entry`]: null });
  await button('Leave').click();
  await expect.poll(() => changes()).toMatchObject([{ request: `DELETE ${ONE}/entry` }]);
  say(SCHEDULED);
  await expect.element(page.getByTestId('join-tournament')).toBeEnabled();
  expect(document.querySelector('[role="alert"] .notice')).toBeNull();
});

test('a wrong password is told, and can be corrected', async () => {
  const locked: Tournament = { ...SCHEDULED, access: 'password' };
  await open({ [`GET ${ONE}`]: locked, [`PUT ${ONE}/entry`]: new Refusing(403, 'wrong_password') });
  await page.getByLabelText('Password').fill('open sesame');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This is not the password.')).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveValue('open sesame');
  expect(changes()).toEqual([{ request: `PUT ${ONE}/entry`, body: { password: 'open sesame' } }]);
});

test.each([
  ['not_eligible', 'You may not join this tournament: look at its conditions.'],
  ['tournament_full', 'The tournament is full.'],
  ['tournament_closed', 'The tournament is over, or has gone too far for that.'],
])('a player who can’t join learns why (%s)', async (code, text) => {
  await open({ [`GET ${ONE}`]: SCHEDULED, [`PUT ${ONE}/entry`]: new Refusing(409, code) });
  await page.getByTestId('join-tournament').click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('a guest is asked to register for a rated tournament', async () => {
  setAccount({ ...BORIS, kind: 'guest', language: 'en', hide_ratings: false, sanctions: [] });
  await open({ [`GET ${ONE}`]: { ...SCHEDULED, rated: true } });
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.element(page.getByTestId('join-tournament')).not.toBeInTheDocument();
});

test('a player pauses and goes on', async () => {
  const playing = { ...SAMPLE_TOURNAMENT, you: { ...PART, games: 4, score: 7, rank: 2 } };
  const paused = { ...playing, you: { ...playing.you, status: 'paused' as const } };
  await open({ [`GET ${ONE}`]: playing, [`POST ${ONE}/pause`]: paused });
  await expect.element(page.getByTestId('own-rank')).toHaveTextContent('Your rank: 2, 7 points');
  await button('Pause').click();
  await expect.poll(() => changes()).toMatchObject([{ request: `POST ${ONE}/pause` }]);
  say(paused);
  await expect.element(page.getByText('You are taking a break and get no table.')).toBeVisible();
  answers({ [`GET ${ONE}`]: playing, [`PUT ${ONE}/entry`]: playing });
  await button('Play on').click();
  await expect.poll(() => changes()).toMatchObject([{ request: `PUT ${ONE}/entry` }]);
  say(playing);
  await expect.element(button('Pause')).toBeVisible();
});

test('standings, tables and the way to the own game come by themselves', async () => {
  await open({ [`GET ${ONE}`]: { ...SAMPLE_TOURNAMENT, you: { ...PART, games: 4 } } });
  await expect.element(page.getByText('Nobody has joined yet. Be the first!')).toBeVisible();
  await expect.element(page.getByTestId('your-game')).not.toBeInTheDocument();
  say(SAMPLE_TOURNAMENT);
  await expect.element(page.getByTestId('your-game')).toHaveAttribute('href', '/games/Game000001');
  const ranks = page.getByTestId('ranks').getByRole('row');
  await expect.poll(() => ranks.all().length).toBe(1 + SAMPLE_STANDINGS.length);
  await expect.element(ranks.nth(1)).toMatchTextContent('on a streak · playing now');
  const link = (table: number) => page.getByTestId(`paired-${table}`).getByRole('link');
  await expect.element(link(1)).toHaveAttribute('href', '/games/Game000001');
  await expect.element(link(2)).toHaveAttribute('href', '/games/Game000002/replay');
  expect(await findingsInBothThemes()).toEqual([]);
});

test.for([320, 414, 1280])('no name in the standings is cut at a width of %i', async (width) => {
  await page.viewport(width, 800);
  await open();
  say(SAMPLE_TOURNAMENT);
  const names = page.getByTestId('ranks').getByRole('link');
  await expect.poll(() => names.all().length).toBe(SAMPLE_STANDINGS.length);
  expect(leavingTexts(names.elements())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('further standings are shown on request', async () => {
  const page1 = { results: SAMPLE_STANDINGS, previous: null, next: 'https://x/?cursor=second' };
  await open({ [`GET ${ONE}/standings`]: page1 });
  say(SAMPLE_TOURNAMENT);
  answers({ [`GET ${ONE}/standings`]: new Refusing(503, 'unavailable') });
  await page.getByTestId('standings').getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByTestId('standings').getByText(AWAY)).toBeVisible();
  const last = { ...SAMPLE_STANDINGS[0]!, rank: 14 };
  const late = { ...last, player: { id: 99, name: 'Zoya', kind: 'account', avatar: null } };
  answers({ [`GET ${ONE}/standings`]: { ...page1, results: [late], next: null } });
  await page.getByTestId('standings').getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('link', { name: 'Zoya' })).toBeVisible();
  await expect.element(page.getByText(AWAY)).not.toBeInTheDocument();
});

test('the host calls a tournament off after a question', async () => {
  await open({ [`GET ${ONE}`]: SCHEDULED, [`DELETE ${ONE}`]: null });
  await button('Call it off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(changes()).toEqual([]);
  await button('Call it off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect.poll(() => location.pathname).toBe('/tournaments');
  expect(changes()).toMatchObject([{ request: `DELETE ${ONE}` }]);
});

test('a tournament that has begun meanwhile is not called off', async () => {
  await open({
    [`GET ${ONE}`]: SCHEDULED,
    [`DELETE ${ONE}`]: new Refusing(409, 'tournament_closed'),
  });
  await button('Call it off').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect
    .element(page.getByText('The tournament is over, or has gone too far for that.'))
    .toBeVisible();
  await expect.element(button('Call it off')).toBeEnabled();
});

test.each([
  ['finished', 'Ended'],
  ['cancelled', 'called off'],
] as const)('one that is %s says so, and can’t be joined', async (status, text) => {
  const ended_at = '2026-01-02T19:10:00Z';
  await open({ [`GET ${ONE}`]: { ...SAMPLE_TOURNAMENT, status, ended_at, you: null } });
  await expect.element(shown()).toHaveAttribute('data-status', status);
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByTestId('join-tournament')).not.toBeInTheDocument();
});

test('a tournament that can’t be read is read again, and nothing of the failure stays', async () => {
  await open({ [`GET ${ONE}`]: new Refusing(503, 'unavailable') });
  await expect.element(page.getByText(AWAY)).toBeVisible();
  answers();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(AWAY)).not.toBeInTheDocument();
});

test('an address of no tournament says so', async () => {
  await open({ [`GET ${ONE}`]: new Refusing(404, 'not_found') });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'There is no such tournament.' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All tournaments' })).toBeVisible();
});

test('a tournament is reported by its host, to whom the button is of no use', async () => {
  await open();
  await button('Report the tournament').click();
  expect(reporting()).toEqual({
    player: ANNA,
    tournament: { id: ID, name: SAMPLE_TOURNAMENT.name },
  });
  closeReport();
  say(SCHEDULED);
  await expect.element(button('Report the tournament')).not.toBeInTheDocument();
});
