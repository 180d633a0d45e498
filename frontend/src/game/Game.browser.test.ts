/* A running game's page, fed by hand: what is said of the connection, of absent players, of the end, of what came too late. */

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bout, pair, view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { Refusing, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { changeSettings } from '../session/settings.svelte';
import { ANNA, BORIS, seatOf, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import type { EventBody, Game as GameData, GameEvent, GameSeat, Position } from '../wire';
import {
  aroundEachTest,
  ID,
  PATH,
  VERSION,
  MARK,
  RUNNING,
  LEAD,
  times,
  TIMED,
  opened,
  say,
  show,
  status,
  toast,
  changes,
  card,
  open,
  openMenu,
} from './runningPage.testing';

aroundEachTest();

test('a lost network is told at once, and its return too', async () => {
  await open(RUNNING);
  window.dispatchEvent(new Event('offline'));
  await expect.poll(status).toContain('You are offline');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  show(RUNNING, LEAD);
  await expect.poll(status).not.toContain('offline');
  await expect.element(card(/^six of clubs/)).toHaveAttribute('aria-disabled', 'false');
});

test('a broken game says so and is not asked for again', async () => {
  await open(RUNNING);
  opened.at(-1)?.onclose?.({ code: 4409 });
  const heading = () => document.querySelector('h1')?.textContent;
  await expect.poll(heading).toContain('Something is wrong with this game.');
  window.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(1);
});

test('a card that never gets through comes back to the hand with a word', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = await open(RUNNING, {
    get [`POST ${PATH}/commands`]() {
      return Promise.reject(new TypeError('no network'));
    },
  });
  await card(/^six of clubs/).click();
  await expect.poll(() => document.querySelector('.piece[data-card="6C"]')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(7000);
  await expect.poll(toast).toContain('can’t be reached');
  await expect.element(card(/^six of clubs/)).toBeVisible();
  expect(document.querySelector('.piece[data-card="6C"]')).toBeNull();
  const sends = asked.filter(({ request }) => request.endsWith('/commands'));
  expect(sends).toHaveLength(5);
  expect(new Set(sends.map(({ body }) => JSON.stringify(body))).size).toBe(1);

  show(RUNNING, LEAD);
  await expect.element(card(/^six of clubs/)).toHaveAttribute('aria-disabled', 'false');
});

test('a move after the clock has played is answered by saying so', async () => {
  const led: GameEvent = {
    ...{ version: VERSION + 1, cause: 'clock', type: 'cards_led', seat: 0 },
    cards: ['6C'],
  };
  const timed = { ...RUNNING, ...TIMED, times: times() };
  await open(timed, {
    [`POST ${PATH}/commands`]: new Refusing(422, 'not_your_turn'),
    [`GET ${PATH}/events`]: { version: VERSION + 1, events: [led] },
  });
  await expect.poll(() => document.querySelector('[data-clock="0"]')).not.toBeNull();
  await card(/^eight of diamonds/).click();
  await expect.poll(toast).toBe('Your time was up: this move came too late.');
  await expect.element(card(/^eight of diamonds/)).toBeVisible();
});

/* Where others play. */

const doneInAdvance = () => page.getByTestId('done-in-advance').getByRole('switch');

test('a done in advance is switched on, said, and switched off again', async () => {
  const on: GameData = { ...RUNNING, you: { ...RUNNING.you, done_in_advance: true } };
  const answers: Answers = { [`PUT ${PATH}/done-in-advance`]: on };
  const asked = await open(RUNNING, answers);
  await openMenu();
  await expect.element(doneInAdvance()).not.toBeChecked();
  await doneInAdvance().click();
  await expect.element(doneInAdvance()).toBeChecked();
  await expect.poll(toast).toContain('pass automatically');
  answers[`PUT ${PATH}/done-in-advance`] = RUNNING;
  await doneInAdvance().click();
  await expect.element(doneInAdvance()).not.toBeChecked();
  const wishes = () => asked.filter(({ request }) => request.startsWith('PUT'));
  await expect.poll(() => wishes().map(({ body }) => body)).toEqual([{ on: true }, { on: false }]);
});

test('a done in advance that was set before stands when the page is opened anew', async () => {
  await open({ ...RUNNING, you: { ...RUNNING.you, done_in_advance: true } });
  await openMenu();
  await expect.element(doneInAdvance()).toBeChecked();
});

test('a player among bots, where done says itself, sets no done in advance', async () => {
  const bot: GameSeat['player'] = {
    id: null,
    kind: 'bot',
    name: 'Casual',
    level: 'casual',
    face: 15,
  };
  const seats = [seatOf(0, ANNA), { ...seatOf(1, bot), kind: 'bot' as const }];
  await open({ ...RUNNING, seats });
  await openMenu();
  await expect.element(page.getByTestId('leave')).toBeVisible();
  await expect.element(page.getByTestId('done-in-advance')).not.toBeInTheDocument();
  changeSettings({ byItself: false });
  await expect.element(page.getByTestId('done-in-advance')).toBeVisible();
});

test('a player who is gone is given up, and a bot plays for them', async () => {
  const gone = { ...RUNNING, ...TIMED, times: times(true) };
  const seats = RUNNING.seats.map((seat) => ({ ...seat, left: seat.seat === 1 }));
  const claimed = { ...RUNNING, ...TIMED, seats, times: null };
  const asked = await open(gone, { [`POST ${PATH}/claim`]: claimed });
  const claim = page.getByRole('button', { name: 'Boris is away: let a bot play' });
  await expect.element(claim).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await claim.click();
  await expect.poll(() => changes(asked)).toEqual([`POST ${PATH}/claim`]);
  await expect.poll(toast).toBe('A bot plays for Boris now');
  await expect.element(claim).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem', { name: /Boris.*\bidle\b/ })).toBeVisible();
});

test.each([
  [false, 'A bot plays on for you. You can watch.'],
  [true, 'A bot plays on for you, and you are rated last. You can watch.'],
])('a player who was given up is told so, rated (%s)', async (rated, text) => {
  const left = { ...tableOf('Boris'), you: { ...RUNNING.you, seat: null, host: false } };
  const seats = left.seats.map((seat) => ({ ...seat, left: seat.seat === 1 }));
  setAccount({ ...BORIS, language: 'en', sanctions: [], hide_ratings: false });
  const watched = { ...LEAD.view, viewer: null, hands: [backs(3), backs(4)] } as Position['view'];
  const game: GameData = { ...left, seats, rated, status: 'active', version: VERSION };
  await open(game, {}, { ...LEAD, view: watched, legal: [] });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});

/* The choices of a player whose opponent has left. */

const seatsOfOne = RUNNING.seats.map((seat) => ({ ...seat, left: seat.seat === 1 }));
const ALONE: GameData = { ...RUNNING, seats: seatsOfOne };

test('the player who stays at the beginning takes the win or cancels, which counts for nobody', async () => {
  const game = { ...ALONE, you: { ...ALONE.you, may_take_win: true, may_call_off: true } };
  const asked = await open(game, {
    [`POST ${PATH}/call-off`]: { ...ALONE, status: 'cancelled', version: VERSION + 1 },
  });
  await expect.element(page.getByText('Boris has left.', { exact: false })).toBeVisible();
  await expect.element(page.getByTestId('take-win')).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('call-off').click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This game was called off. It counts for nobody.');
  expect(changes(asked)).toEqual([`POST ${PATH}/call-off`]);
});

test('the player who stays later on can only take the win', async () => {
  await open({ ...ALONE, you: { ...ALONE.you, may_take_win: true, may_call_off: false } });
  await expect.element(page.getByTestId('take-win')).toBeVisible();
  await expect.element(page.getByTestId('call-off')).not.toBeInTheDocument();
});

test('a choice that is not possible any more is refused in words', async () => {
  const game = { ...ALONE, you: { ...ALONE.you, may_take_win: true, may_call_off: true } };
  const answers: Answers = { [`POST ${PATH}/take-win`]: new Refusing(409, 'no_early_end') };
  await open(game, answers);
  await expect.element(page.getByTestId('take-win')).toBeVisible();
  answers[`GET ${PATH}`] = ALONE;
  await page.getByTestId('take-win').click();
  await expect.poll(toast).toBe('That is not possible any more.');
  await expect.element(page.getByTestId('take-win')).not.toBeInTheDocument();
});

/* A player who is out, while the bots' game is still being shown. */

const BOTS = [1, 2].map((seat): GameSeat => {
  const player = {
    id: null,
    kind: 'bot',
    name: 'Beginner',
    level: 'beginner',
    face: seat,
  } as const;
  return { ...seatOf(seat, player), kind: 'bot' };
});
const AMONG_BOTS: GameData = { ...RUNNING, mode: 'table', seats: [seatOf(0, ANNA), ...BOTS] };
const OUT: Position = {
  version: VERSION,
  mark: MARK,
  view: view(3, {
    hands: [[], backs(6), backs(7)],
    talon: 0,
    places: [1, null, null],
    bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('6C', 1)] }),
  }),
  legal: [],
  fair: null,
  awaited: [2],
};

/** All that the bots play until the end: card after card, each looked at for a while. */
function rest(): GameEvent[] {
  const ranks = ['6', '7', '8', '9', 'T', 'J'];
  const plays = ranks.flatMap((rank, n): EventBody[] => [
    ...(n === 0 ? [] : [{ type: 'card_thrown_in', seat: 1, card: `${rank}C` } as const]),
    { type: 'attack_beaten', seat: 2, attack: `${rank}C`, card: `${rank}H` },
  ]);
  const cards = ranks.flatMap((rank) => [`${rank}C`, `${rank}H`]);
  const bodies: EventBody[] = [
    ...plays,
    { type: 'attacker_done', seat: 1 },
    { type: 'bout_ended', defender: 2, outcome: 'beaten_off', idle_bouts: 0, cards },
    { type: 'player_out', seat: 1, place: 2 },
    { type: 'game_ended', reason: 'durak', durak: 2, places: [1, 2, 3], losing_teams: [] },
  ];
  return bodies.map((body, n) => ({ ...body, version: VERSION + 1 + n, cause: 'bot' }));
}

const ENDED: GameData = {
  ...AMONG_BOTS,
  status: 'finished',
  version: VERSION + rest().length,
  result: { reason: 'durak', durak: 2, places: [1, 2, 3], epaulettes: 0 },
};

/** Have the bots play to the end while only the first of their cards is shown. */
async function watchTheRest(answers: Answers = {}) {
  changeSettings({ animation: 1 });
  await open(AMONG_BOTS, answers, OUT);
  // The look at the first card does not end without help.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const events = rest();
  say({
    ...{ t: 'events', since: VERSION, version: ENDED.version, events, times: null },
    mark: `${ENDED.version}-0a1b2c3d4e5f`,
    ...{ legal: [], fair: null, awaited: [] },
  });
  say({ t: 'game', game: ENDED });
  await expect.element(page.getByTestId('skip-to-end')).toBeVisible();
  expect(document.querySelector('[data-over]')).toBeNull();
}

test('a player who is out skips what is still to be shown', async () => {
  await watchTheRest();
  await page.getByTestId('skip-to-end').click();
  await expect.poll(() => document.querySelectorAll('[data-over] > ol > li')).toHaveLength(3);
  await expect.element(page.getByTestId('skip-to-end')).not.toBeInTheDocument();
  await expect.element(page.getByTestId('play-again')).toBeVisible();
});

test('a player who is out begins the next game at once', async () => {
  const next = { ...AMONG_BOTS, id: 'Game000002' };
  await watchTheRest({ [`POST ${PATH}/next`]: next });
  await page.getByTestId('new-game').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000002');
});

test('a player who is out may go elsewhere as long as the others play', async () => {
  await open(AMONG_BOTS, {}, OUT);
  await expect
    .element(page.getByRole('link', { name: 'Play elsewhere' }))
    .toHaveAttribute('href', '/');
  await expect.element(page.getByTestId('new-game')).not.toBeInTheDocument();
});

/* Leaving. */

test.each([
  [false, 'A bot plays on for you to the end. You can’t come back to your seat.'],
  [
    true,
    'A bot plays on for you to the end. You can’t come back to your seat, and you are rated last.',
  ],
])('a player is asked before leaving a game, rated (%s)', async (rated, text) => {
  const asked = await open({ ...RUNNING, rated }, { [`POST ${PATH}/hand-over`]: RUNNING });
  await openMenu();
  await page.getByTestId('leave').click();
  const question = page.getByRole('dialog');
  await expect.element(question.getByText(text)).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await question.getByRole('button', { name: 'Play on' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(changes(asked)).toEqual([]);
  await openMenu();
  await page.getByTestId('leave').click();
  await page.getByTestId('leave-game').click();
  await expect.poll(() => location.pathname).toBe('/');
  expect(changes(asked)).toEqual([`POST ${PATH}/hand-over`]);
});

/* The end of a game among people, and the next one at the table. */

const AFTER_TWO: GameData = {
  ...RUNNING,
  status: 'finished',
  result: { reason: 'durak', durak: 1, places: [1, 2], epaulettes: 0 },
  series: {
    ...{ id: ID, number: 2, next: null },
    scores: [
      { seat: 0, games: 2, lost: 1, points: 1, place: 1 },
      { seat: 1, games: 2, lost: 1, points: 1, place: 1 },
    ],
  },
};
const OVER: Position = {
  ...LEAD,
  view: view(2, {
    ...{ phase: 'over', hands: [[], backs(2)], talon: 0, bout: null },
    ...{ places: [1, 2], durak: 1, reason: 'durak' },
  }),
  legal: [],
  awaited: [],
};

test('the end shows the score of the games so far, and leads to the next and to the replay', async () => {
  const next = { ...RUNNING, id: 'Game000002' };
  await open(AFTER_TWO, { [`POST ${PATH}/next`]: next }, OVER);
  const score = page.getByTestId('series-score');
  await expect.element(score.getByText('After 2 games')).toBeVisible();
  await expect.element(page.getByTestId('open-replay')).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('play-again').click();
  await expect.poll(() => location.pathname).toBe('/games/Game000002');
});

test('a player whom the other waits for with the next game is told so, and follows when it begins', async () => {
  const following = { ...AFTER_TWO, series: { ...AFTER_TWO.series, next: 'Game000002' } };
  const seats = RUNNING.seats.map((seat) => ({ ...seat, ready: seat.seat === 1 }));
  const next = { ...RUNNING, id: 'Game000002', status: 'open' as const, seats };
  const answers: Answers = { 'GET /api/v1/games/Game000002': next };
  await open(AFTER_TWO, answers, OVER);
  await expect.element(page.getByTestId('play-again')).toBeVisible();
  say({ t: 'game', game: following });
  await expect.element(page.getByText('Boris wants a rematch')).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  answers['GET /api/v1/games/Game000002'] = { ...next, status: 'active' };
  say({ t: 'game', game: { ...following, series: { ...following.series } } });
  await expect.poll(() => location.pathname).toBe('/games/Game000002');
});

test('a player who wants a rematch stays at the table until the other agrees', async () => {
  const following = { ...AFTER_TWO, series: { ...AFTER_TWO.series, next: 'Game000002' } };
  const seats = RUNNING.seats.map((seat) => ({ ...seat, ready: false }));
  const mine = seats.map((seat) => ({ ...seat, ready: seat.seat === 0 }));
  const next = { ...RUNNING, id: 'Game000002', status: 'open' as const, seats };
  const answers: Answers = {
    [`POST ${PATH}/next`]: next,
    'POST /api/v1/games/Game000002/ready': { ...next, seats: mine },
    'POST /api/v1/games/Game000002/leave': { ...next, status: 'cancelled' },
  };
  const asked = await open(AFTER_TWO, answers, OVER);
  await page.getByTestId('play-again').click();
  await expect.element(page.getByText('Waiting for Boris.', { exact: false })).toBeVisible();
  expect(location.pathname).not.toContain('Game000002');
  await expect.element(page.getByTestId('play-again')).not.toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);

  await page.getByTestId('no-rematch').click();
  await expect.element(page.getByTestId('play-again')).toBeVisible();
  expect(changes(asked)).toEqual([
    `POST ${PATH}/next`,
    'POST /api/v1/games/Game000002/ready',
    'POST /api/v1/games/Game000002/leave',
  ]);

  await page.getByTestId('play-again').click();
  await expect.element(page.getByTestId('to-room')).toHaveAttribute('href', '/games/Game000002');
  answers['GET /api/v1/games/Game000002'] = { ...next, seats: mine, status: 'active' };
  say({ t: 'game', game: following });
  await expect.poll(() => location.pathname).toBe('/games/Game000002');
});

test('further actions at the end are behind one button', async () => {
  await open(AFTER_TWO, {}, OVER);
  await expect.element(page.getByTestId('open-review-of-game')).toBeVisible();
  await expect.element(page.getByTestId('copy-link')).not.toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await expect.element(page.getByTestId('copy-link')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Report a player' })).toBeVisible();
});
