import { createRawSnippet } from 'svelte';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { LiveGame } from '../play/live.svelte';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import type { Game } from '../wire';
import { ANNA, BORIS, SAMPLE_GAME, seatOf, tableOf } from './sampleGame';
import WaitingRoom from './WaitingRoom.svelte';

const GAME = `/api/v1/games/${SAMPLE_GAME.id}`;
const start = () => page.getByTestId('start');
const room = () => page.getByTestId('waiting-room');
const tools = createRawSnippet(() => ({ render: () => '<span></span>' }));

let asked: Asked[] = [];
const bodies = (request: string) =>
  asked.filter((one) => one.request === request).map(({ body }) => body);

/** The room of a table whose connection is up; news come by what is returned. */
async function enter(game: Game, answers: Answers = {}): Promise<LiveGame> {
  asked = answerInstead(answers);
  const live = new LiveGame(game, () => 0);
  // The table is not followed: what becomes of it the test says.
  live.stop();
  live.connection = 'online';
  await render(WaitingRoom, { live, tools });
  return live;
}

function be(person: typeof ANNA | typeof BORIS) {
  setAccount({ ...person, language: 'en', hide_ratings: false, sanctions: [] });
}

/** A table of both, at which Boris has not agreed to what the host has changed. */
const changed = (you: 'Anna' | 'Boris') =>
  tableOf(you, { terms: 2, seats: [seatOf(0, ANNA), { ...seatOf(1, BORIS), ready: false }] });

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  await useLanguage('en');
  be(ANNA);
});

test('a player reads that the connection is lost, and nothing of it once it is back', async () => {
  be(BORIS);
  const live = await enter(tableOf('Boris'));
  await expect.element(page.getByText('The host starts the game.')).toBeVisible();
  await expect.element(room()).not.toMatchTextContent('offline');
  live.connection = 'reconnecting';
  await expect.element(room()).toMatchTextContent('Connection lost.');
  live.connection = 'offline';
  await expect.element(room()).toMatchTextContent('You are offline.');
  live.connection = 'online';
  await expect.element(room()).not.toMatchTextContent('offline');
  await expect.element(room()).not.toMatchTextContent('Connection lost');
});

test('a player sits down once the password was right', async () => {
  be(BORIS);
  const guarded = { ...SAMPLE_GAME, private: true, has_password: true };
  const answers: Answers = {
    [`POST ${GAME}/join`]: new Refusing(403, 'password_needed'),
    [`POST ${GAME}/unlock`]: new Refusing(403, 'wrong_password'),
  };
  await enter(guarded, answers);
  await expect.element(page.getByTestId('facts')).toMatchTextContent('private · with password');
  await page.getByTestId('join').click();
  const field = page.getByRole('textbox', { name: 'Password' });
  await field.fill('eight of clubs');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect.element(field).toHaveAccessibleDescription('That is not the password.');
  expect(await findingsInBothThemes()).toEqual([]);

  answers[`POST ${GAME}/unlock`] = guarded;
  answers[`POST ${GAME}/join`] = tableOf('Boris', { private: true, has_password: true });
  await field.fill('seven of clubs');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect.element(page.getByTestId('leave')).toBeVisible();
  expect(bodies(`POST ${GAME}/unlock`)).toEqual([
    { password: 'eight of clubs' },
    { password: 'seven of clubs' },
  ]);
  expect(bodies(`POST ${GAME}/join`)).toHaveLength(2);
});

test('the host makes another player the host, who may start then', async () => {
  await enter(tableOf('Anna'), {
    [`PUT ${GAME}/host`]: tableOf('Anna', {
      host: BORIS.id,
      you: { ...tableOf('Anna').you, host: false },
    }),
  });
  await expect.element(start()).toBeEnabled();
  await page.getByRole('button', { name: 'Make Boris the host' }).click();
  await expect.element(start()).not.toBeInTheDocument();
  await expect.element(page.getByText('The host starts the game.')).toBeVisible();
  expect(bodies(`PUT ${GAME}/host`)).toEqual([{ seat: 1 }]);
});

test('a player who has become the host may start', async () => {
  be(BORIS);
  const live = await enter(tableOf('Boris'));
  await expect.element(page.getByText('The host starts the game.')).toBeVisible();
  const { you } = tableOf('Boris');
  live.setGame(tableOf('Boris', { host: BORIS.id, you: { ...you, host: true } }));
  await expect.element(start()).toBeEnabled();
});

test('the host leaves the table for the home page', async () => {
  await enter(tableOf('Anna'), { [`POST ${GAME}/leave`]: SAMPLE_GAME });
  await page.getByTestId('leave').click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('the host waits until the others agree to a change', async () => {
  const live = await enter(changed('Anna'));
  await expect.element(page.getByText('Waiting for Boris to agree.')).toBeVisible();
  await expect.element(start()).toBeDisabled();
  live.setGame(tableOf('Anna', { terms: 2 }));
  await expect.element(start()).toBeEnabled();
});

test('a player agrees to the terms that they have seen', async () => {
  be(BORIS);
  await enter(changed('Boris'), { [`POST ${GAME}/ready`]: tableOf('Boris', { terms: 2 }) });
  await expect.element(room()).toMatchTextContent('The host has changed what is played.');
  await page.getByTestId('ready').click();
  await expect.element(page.getByText('The host starts the game.')).toBeVisible();
  expect(bodies(`POST ${GAME}/ready`)).toMatchObject([{ terms: 2 }]);
});

test('a player whom the host sends away can no longer sit down', async () => {
  be(BORIS);
  const live = await enter(tableOf('Boris'));
  await expect.element(page.getByText('The host starts the game.')).toBeVisible();
  live.setGame(SAMPLE_GAME);
  await expect.element(room()).toMatchTextContent('You can no longer sit here.');
  await expect.element(page.getByTestId('join')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Sit here/ })).toBeDisabled();
});

/** A table of Anna's that waits for a second player. */
const WAITING = { ...SAMPLE_GAME, you: { ...SAMPLE_GAME.you, seat: 0, host: true } };
const top = (id: string) => page.getByTestId(id).element().getBoundingClientRect().top;

test.each([
  [390, 664],
  [320, 568],
  [1280, 800],
])(
  'a player who waits for others has the link first on a screen of %i by %i',
  async (width, height) => {
    await page.viewport(width, height);
    await enter(WAITING, { [`GET ${GAME}/invitations`]: [], 'GET /api/v1/following': [] });
    await expect.element(page.getByTestId('invite-link')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByTestId('copy-link')).toBeInViewport({ ratio: 1 });
    expect(top('invite-link')).toBeLessThan(top('seat-0'));
    expect(await findingsInBothThemes()).toEqual([]);
  },
);

test.each([
  ['nobody else is missing', tableOf('Anna')],
  ['the reader has no seat', SAMPLE_GAME],
])('the link is further down where %s', async (_, game) => {
  await enter(game);
  await expect.element(page.getByTestId('invite-link')).toBeVisible();
  await page.viewport(390, 664);
  expect(top('invite-link')).toBeGreaterThan(top('seat-0'));
});

test('the rules of the table are folded, and open with a tap', async () => {
  await enter(WAITING, { [`GET ${GAME}/invitations`]: [], 'GET /api/v1/following': [] });
  await expect.element(page.getByTestId('facts')).toBeVisible();
  expect(document.querySelector('[data-testid="rule-card"]')).toBeNull();
  await page.getByText('Rules', { exact: true }).click();
  await expect.poll(() => document.querySelector('details[open]')).not.toBeNull();
});
