/* The pages of clubs: founding one, asking to join, its members and roles, its house rule and tables. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { closeReport, reporting } from '../moderation/reporting.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, SAMPLE_GAME } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import type { Club } from './api';
import ClubPage from './ClubPage.svelte';
import ClubsPage from './ClubsPage.svelte';
import { CLUB_ANSWERS, SAMPLE_CLUB, SAMPLE_MEMBERS } from './sampleClub';

const HERE = location.pathname + location.search;
const ID = SAMPLE_CLUB.id;
const ONE = `/api/v1/clubs/${ID}`;
const AWAY = 'Durak is away for a moment. Please try again soon.';
const STRANGE: Club = { ...SAMPLE_CLUB, owner: ANNA, you: null, asking: null };

let asked: Asked[] = [];

function answers(change: Answers = {}): void {
  asked = answerInstead({
    'GET /api/v1/rules/presets': SAMPLE_PRESETS,
    'GET /api/v1/rules/schema': SAMPLE_SCHEMA,
    'GET /api/v1/me/rule-sets': [],
    ...CLUB_ANSWERS,
    ...change,
  });
}

const changes = () => asked.filter(({ request }) => !request.startsWith('GET'));
const button = (name: string) => page.getByRole('button', { name });

async function open(change: Answers = {}): Promise<void> {
  answers(change);
  await render(ClubPage, { props: { id: ID }, target: mainOfShell() });
}

beforeEach(async () => {
  await useLanguage('en');
  setAccount({ ...BORIS, language: 'en', hide_ratings: false, sanctions: [] });
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', HERE);
});

test('a player founds a club by keyboard, and comes to its page', async () => {
  answers({ 'POST /api/v1/clubs': SAMPLE_CLUB });
  await render(ClubsPage, { target: mainOfShell() });
  await expect.element(page.getByTestId('club-rules')).toHaveValue('preset:podkidnoy');
  await page.getByLabelText('Name', { exact: true }).fill('Danube');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe(`/clubs/${ID}`);
  expect(changes()).toEqual([
    {
      request: 'POST /api/v1/clubs',
      body: { name: 'Danube', description: '', open: true, seats: 4, preset: 'podkidnoy' },
    },
  ]);
});

test('a name that is taken is told beside the field', async () => {
  answers({ 'POST /api/v1/clubs': new Refusing(409, 'name_taken') });
  await render(ClubsPage, { target: mainOfShell() });
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('Danube');
  await page.getByTestId('send-club').click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(name)
    .toHaveAccessibleDescription('Another club has this name, or one that looks like it.');
});

test('clubs are searched by name', async () => {
  const none = { results: [], next: null, previous: null };
  answers();
  await render(ClubsPage, { target: mainOfShell() });
  await expect.element(page.getByTestId('all-clubs').getByRole('link').first()).toBeVisible();
  answers({ 'GET /api/v1/clubs': none });
  await page.getByLabelText('Search by name').fill('rhine');
  await expect.element(page.getByText('No club has this in its name.')).toBeVisible();
});

test('a player asks to join, and withdraws', async () => {
  const asking: Club = { ...STRANGE, you: 'asking' };
  await open({ [`GET ${ONE}`]: STRANGE });
  await expect.element(page.getByTestId('join-club')).toHaveTextContent('Ask to join');
  answers({ [`GET ${ONE}`]: asking, [`PUT ${ONE}/membership`]: asking });
  await page.getByTestId('join-club').click();
  await expect.element(page.getByText('You have asked to join.', { exact: false })).toBeVisible();
  answers({ [`GET ${ONE}`]: STRANGE, [`DELETE ${ONE}/membership`]: null });
  await button('Withdraw').click();
  await expect.element(page.getByTestId('join-club')).toBeVisible();
  expect(document.querySelector('[role="alert"] .notice')).toBeNull();
  expect(changes()).toMatchObject([{ request: `DELETE ${ONE}/membership` }]);
  await expect.element(page.getByTestId('club-tables')).not.toBeInTheDocument();
});

test.each([
  ['club_full', 'The club is full.'],
  ['not_welcome', 'You can’t join this club.'],
  ['too_many_clubs', 'That would be too many clubs for one person.'],
])('a player who can’t join learns why (%s)', async (code, text) => {
  await open({ [`GET ${ONE}`]: STRANGE, [`PUT ${ONE}/membership`]: new Refusing(409, code) });
  await page.getByTestId('join-club').click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByTestId('join-club')).toBeEnabled();
});

test('a guest is asked to register', async () => {
  setAccount({ ...BORIS, kind: 'guest', language: 'en', hide_ratings: false, sanctions: [] });
  await open({ [`GET ${ONE}`]: STRANGE });
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.element(page.getByTestId('join-club')).not.toBeInTheDocument();
});

test('the owner admits a player who asks', async () => {
  const zoya = { id: 9, name: 'Zoya', kind: 'account', avatar: null } as const;
  const rows = { results: [...SAMPLE_MEMBERS], next: null, previous: null };
  const asks = {
    ...rows,
    results: [{ player: zoya, role: 'asking', since: '2026-01-01T12:00:00Z' }],
  };
  await open({ [`GET ${ONE}/members`]: asks, [`PUT ${ONE}/members/9`]: SAMPLE_CLUB });
  await expect.element(button('Admit: Zoya')).toBeVisible();
  (button('Admit: Zoya').element() as HTMLElement).focus();
  answers({
    [`GET ${ONE}`]: { ...SAMPLE_CLUB, asking: null },
    [`GET ${ONE}/members`]: rows,
    [`PUT ${ONE}/members/9`]: SAMPLE_CLUB,
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('club-asking')).not.toBeInTheDocument();
  expect(changes()).toEqual([{ request: `PUT ${ONE}/members/9`, body: { role: 'member' } }]);
});

test('the owner gives a role; a refusal is told', async () => {
  await open({ [`PUT ${ONE}/members/5`]: new Refusing(403, 'role_needed') });
  const role = page.getByLabelText('Role of Екатерина-Преображенская');
  await role.selectOptions('Make moderator');
  await button('Apply').click();
  await expect
    .element(page.getByTestId('club-members').getByRole('alert'))
    .toHaveTextContent('Only the leaders of the club may do this.');
  answers({ [`PUT ${ONE}/members/5`]: SAMPLE_CLUB });
  await button('Apply').click();
  await expect.poll(() => changes()).toMatchObject([{ body: { role: 'moderator' } }]);
  await expect.element(button('Apply')).not.toBeInTheDocument();
});

test('a moderator removes ordinary members only', async () => {
  await open({
    [`GET ${ONE}`]: { ...SAMPLE_CLUB, owner: ANNA, you: 'moderator' },
    [`DELETE ${ONE}/members/5`]: null,
  });
  const role = page.getByLabelText('Role of Екатерина-Преображенская');
  await expect.element(role).toBeVisible();
  await expect.element(page.getByLabelText('Role of Anna')).not.toBeInTheDocument();
  const options = [...(role.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Choose…', 'Remove']);
  await role.selectOptions('Remove');
  await button('Apply').click();
  await expect.poll(() => changes()).toMatchObject([{ request: `DELETE ${ONE}/members/5` }]);
  await expect.element(button('Apply')).not.toBeInTheDocument();
  expect(document.querySelector('[role="alert"] .notice')).toBeNull();
});

test('the owner changes the house rule', async () => {
  await open({ [`PATCH ${ONE}`]: { ...SAMPLE_CLUB, name: 'Danube' } });
  await page.getByTestId('change-club').click();
  await expect.element(page.getByTestId('club-rules')).toHaveValue('keep');
  await page.getByTestId('club-rules').selectOptions('Podkidnoy');
  await page.getByTestId('send-club').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Danube');
  await expect.element(page.getByTestId('club-form')).not.toBeInTheDocument();
  expect(changes()).toMatchObject([
    { request: `PATCH ${ONE}`, body: { preset: 'podkidnoy', open: false, seats: 4 } },
  ]);
});

test('a change that is refused keeps the form', async () => {
  await open({ [`PATCH ${ONE}`]: new Refusing(409, 'name_taken') });
  await page.getByTestId('change-club').click();
  await page.getByTestId('send-club').click();
  await expect
    .element(page.getByLabelText('Name', { exact: true }))
    .toHaveAttribute('aria-invalid', 'true');
  await button('Cancel').click();
  await expect.element(page.getByTestId('club-form')).not.toBeInTheDocument();
});

test('a member opens a table of the club, and sees those of others', async () => {
  await open({ [`POST ${ONE}/tables`]: { ...SAMPLE_GAME, id: 'Game000009' } });
  const row = page.getByTestId(`club-table-${SAMPLE_GAME.id}`);
  await expect.element(row).toMatchTextContent('1 seat is free');
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `/games/${SAMPLE_GAME.id}`);
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('open-club-table').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000009');
});

test('a table that was not opened is told, also after the list is read again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await open({ [`POST ${ONE}/tables`]: new Refusing(403, 'not_a_member') });
  await expect.element(page.getByTestId(`club-table-${SAMPLE_GAME.id}`)).toBeVisible();
  await page.getByTestId('open-club-table').click();
  const told = page.getByTestId('club-tables').getByRole('alert');
  await expect.element(told).toHaveTextContent('This is for the members of the club.');
  answers({ [`GET ${ONE}/tables`]: [] });
  vi.advanceTimersToNextTimer();
  await expect.element(page.getByText('No table is open.', { exact: false })).toBeVisible();
  await expect.element(told).toBeVisible();
});

test('the owner dissolves the club after a question', async () => {
  await open({ [`DELETE ${ONE}`]: null });
  await button('Dissolve the club').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(changes()).toEqual([]);
  await button('Dissolve the club').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dissolve it' }).click();
  await expect.poll(() => location.pathname).toBe('/clubs');
});

test('a club that can’t be read is read again, and nothing of the failure stays', async () => {
  await open({ [`GET ${ONE}`]: new Refusing(503, 'unavailable') });
  await expect.element(page.getByText(AWAY)).toBeVisible();
  answers();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(AWAY)).not.toBeInTheDocument();
});

test('an address of no club says so', async () => {
  await open({ [`GET ${ONE}`]: new Refusing(404, 'not_found') });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'There is no such club.' }))
    .toBeVisible();
});

test('a club is reported by its owner, and a hidden one says so', async () => {
  await open({ [`GET ${ONE}`]: { ...STRANGE, hidden: true } });
  await expect.element(page.getByTestId('club-hidden')).toBeVisible();
  await button('Report').click();
  expect(reporting()).toEqual({ player: ANNA, club: { id: ID, name: SAMPLE_CLUB.name } });
  closeReport();
});
