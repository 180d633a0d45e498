/* A running game's page, fed by hand: what is said of the line, of absent players, of the end, of what came too late. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { bout, pair, view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers, type Asked } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { changeSettings } from '../session/settings.svelte';
import { ANNA, BORIS, seatOf, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { wish } from '../testing/media';
import { mainOfShell } from '../testing/shell';
import { sockets } from '../testing/speakingSocket';
import type {
  ChatPage,
  EventBody,
  Game as GameData,
  GameEvent,
  GameSeat,
  Position,
  Times,
} from '../wire';
import Game from './Game.svelte';

const HERE = location.pathname + location.search;
const ID = 'Game000001';
const PATH = `/api/v1/games/${ID}`;
const VERSION = 20;
const MARK = `${VERSION}-0a1b2c3d4e5f`;

/** A running duel of Anna and Boris, as Anna sees it. */
const RUNNING = tableOf('Anna', { status: 'active', version: VERSION });

/** Anna leads. */
const LEAD: Position = {
  version: VERSION,
  mark: MARK,
  view: view(2, { phase: 'lead', hands: [['6C', '8D', 'KH'], backs(4)] }),
  legal: ['6C', '8D', 'KH'].map((card) => ({ type: 'lead', cards: [card] })),
  fair: null,
  awaited: [0],
};

const REST = { asked_at: null, due: null, closes: null, bank: null, timeouts: 0 };

/** The running times of both, Anna being asked; Boris is gone, or not. */
const times = (isGone = false): Times => ({
  server_time: Date.now(),
  seats: [
    { ...REST, seat: 0, asked_at: Date.now(), due: Date.now() + 30_000, claimable: false },
    { ...REST, seat: 1, claimable: isGone },
  ],
});

const TIMED: Partial<GameData> = { clock: { type: 'per_command', seconds: 30 } };

let opened: ReturnType<typeof sockets>;

/** Bring a message over the line that is open. */
const say = (message: object) => opened.at(-1)?.say({ server_time: Date.now(), ...message });
const show = (game: GameData, position: Position) => say({ t: 'view', game, ...position });
const status = () => document.querySelector('[data-status]')?.textContent.trim();
const toast = () => document.querySelector('[data-toast]')?.textContent.trim() ?? '';
/** The requests that change something, in order. */
const changes = (asked: Asked[]) =>
  asked.map(({ request }) => request).filter((request) => !request.startsWith('GET'));
const card = (name: RegExp) => page.getByRole('button', { name });

/** Nothing was said at the table. */
const SILENT: ChatPage = { messages: [], older: null, you: { may: 'say', why: null, until: null } };

/** Open the page of a game and say how it stands. */
async function open(game: GameData, answers: Answers = {}, position = LEAD) {
  answers[`GET ${PATH}`] = game;
  answers[`GET ${PATH}/chat`] = SILENT;
  const asked = answerInstead(answers);
  const target = mainOfShell();
  target.style.height = '100dvh';
  await render(Game, { props: { id: ID }, target });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  show(game, position);
  await vi.waitFor(() => expect(document.querySelector('[data-table] .talon')).not.toBeNull());
  return asked;
}

beforeEach(async () => {
  await wish({ 'prefers-reduced-motion': 'reduce' });
  await page.viewport(1280, 800);
  await useLanguage('en');
  changeSettings({ animation: 0, sound: false, byItself: true });
  setAccount({ ...ANNA, language: 'en', sanctions: [], hide_ratings: false });
  opened = sockets();
});

afterEach(async () => {
  cleanup();
  await wish({});
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', HERE);
});

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

const openMenu = () => page.getByTestId('table-menu').click();
const doneInAdvance = () => page.getByTestId('done-in-advance').getByRole('switch');

test('a done in advance is switched on, said, and switched off again', async () => {
  const on: GameData = { ...RUNNING, you: { ...RUNNING.you, done_in_advance: true } };
  const answers: Answers = { [`PUT ${PATH}/done-in-advance`]: on };
  const asked = await open(RUNNING, answers);
  await openMenu();
  await expect.element(doneInAdvance()).not.toBeChecked();
  await doneInAdvance().click();
  await expect.element(doneInAdvance()).toBeChecked();
  await expect.poll(toast).toContain('done by itself');
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

test('among bots, where done says itself, no done is set in advance', async () => {
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

/** The service's data about Boris: two ratings, three games against Anna, her relations to him. */
const STRANGER = { following: false, blocked: false, muted: false, note: '' };
const knownOf = (you = STRANGER) => ({
  ...{ ...BORIS, presence: 'playing', seen_at: null, since: '2026-01-01T12:00:00Z', you },
});
const ratingOf = (mode: string, rating: number) => ({
  ...{ mode, rating, deviation: 60, provisional: false, games: 40 },
  ...{ peak: null, rank: null, better_than: null, season: null },
});
const ABOUT_BORIS: Answers = {
  'GET /api/v1/players/Boris': knownOf(),
  'GET /api/v1/players/Boris/ratings': {
    player: BORIS,
    ratings: [ratingOf('table', 1700), ratingOf('duel', 1612)],
  },
  'GET /api/v1/players/Anna/ratings': { player: ANNA, ratings: [] },
  'GET /api/v1/players/Anna/against/Boris': {
    ...{ player: ANNA, other: BORIS, ahead: 2, behind: 1, level: 0, together: 0 },
  },
};
const borisSeat = () => page.getByRole('listitem', { name: /^Boris/ });
const personCard = () => page.getByTestId('person-card');

test('a tap on a seat opens the card of who sits there', async () => {
  await open(RUNNING, { ...ABOUT_BORIS });
  await borisSeat().click();
  await expect
    .element(personCard().getByRole('link', { name: 'Boris' }))
    .toHaveAttribute('href', '/players/Boris');
  await expect.element(personCard()).toMatchTextContent('Duel: 1612');
  await expect.element(personCard()).toMatchTextContent('Casual game');
  const record = personCard().getByRole('region', { name: 'You against Boris' });
  await expect.element(record).toMatchTextContent('You finished first 2');
  await expect.element(record).toMatchTextContent('You finished later 1');
  await expect.element(personCard().getByRole('button', { name: 'Report' })).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});

test.each([
  ['Follow', 'following', 'Unfollow', { following: true }],
  ['Mute', 'mutes', 'Unmute', { muted: true }],
  ['Block', 'blocks', 'Unblock', { blocked: true }],
] as const)('on the card, %s is asked of the service', async (name, list, back, change) => {
  const answers: Answers = { ...ABOUT_BORIS, [`PUT /api/v1/${list}/${BORIS.id}`]: knownOf() };
  answers['GET /api/v1/mutes'] = answers['GET /api/v1/blocks'] = [];
  const asked = await open(RUNNING, answers);
  await borisSeat().click();
  const button = personCard().getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  answers['GET /api/v1/players/Boris'] = knownOf({ ...STRANGER, ...change });
  await button.click();
  await expect.element(personCard().getByRole('button', { name: back, exact: true })).toBeVisible();
  expect(changes(asked)).toEqual([`PUT /api/v1/${list}/${BORIS.id}`]);
});

test('who wants no contact is not followed, which the card says', async () => {
  const following = `PUT /api/v1/following/${BORIS.id}`;
  await open(RUNNING, { ...ABOUT_BORIS, [following]: new Refusing(403, 'not_welcome') });
  await borisSeat().click();
  await personCard().getByRole('button', { name: 'Follow' }).click();
  await expect
    .element(personCard().getByText('This player wants no contact with you.'))
    .toBeVisible();
});

test('of several people, one tapped is shown alone, and the menu opens each by the keyboard', async () => {
  const vera = { kind: 'guest', id: 3, name: 'Vera', avatar: 'cat' } as const;
  const seats = [...RUNNING.seats, seatOf(2, vera)];
  const three = { ...LEAD, view: view(3, { phase: 'lead', hands: [['6C'], backs(4), backs(5)] }) };
  const answers: Answers = { ...ABOUT_BORIS, 'GET /api/v1/mutes': [], 'GET /api/v1/blocks': [] };
  await open({ ...RUNNING, mode: 'table', seats }, answers, three);
  await page.getByRole('listitem', { name: /^Vera/ }).click();
  await expect.element(personCard().getByRole('button', { name: 'Mute' })).toBeVisible();
  await expect.element(personCard()).not.toMatchTextContent('Follow');
  await expect.element(personCard()).not.toMatchTextContent('Boris');
  await userEvent.keyboard('{Escape}');
  await openMenu();
  await page.getByTestId('people').click();
  const boris = page.getByTestId('people').getByText('Boris');
  await expect.element(boris).toBeVisible();
  expect(document.querySelector('[data-testid="person-card"]')).toBeNull();
  boris.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(personCard()).toMatchTextContent('Table: 1700');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('in a rated game the rating stands at the seat, unless the reader hides ratings', async () => {
  const rated = { ...RUNNING, rated: true };
  await open(rated, { ...ABOUT_BORIS });
  await expect.element(borisSeat()).toMatchTextContent('1612');
  await expect
    .element(borisSeat())
    .toHaveAttribute('aria-label', expect.stringContaining('rating 1612') as string);
  await borisSeat().click();
  await expect.element(personCard()).toMatchTextContent('Rated game');
});

test.each([
  ['a game that is not rated', { rated: false }, false],
  ['a reader who hides ratings', { rated: true }, true],
])('no rating is asked for by %s', async (_, change, hides) => {
  setAccount({ ...ANNA, language: 'en', sanctions: [], hide_ratings: hides });
  const asked = await open({ ...RUNNING, ...change }, { ...ABOUT_BORIS });
  await borisSeat().click();
  await expect.element(personCard().getByRole('button', { name: 'Follow' })).toBeVisible();
  const wanted = asked.filter(({ request }) => request.endsWith('/ratings'));
  expect(wanted).toHaveLength(hides ? 0 : 1);
  await expect.element(borisSeat()).not.toMatchTextContent('1612');
});

test('a player who is gone is given up, and a bot plays for them', async () => {
  const gone = { ...RUNNING, ...TIMED, times: times(true) };
  const seats = RUNNING.seats.map((seat) => ({ ...seat, left: seat.seat === 1 }));
  const claimed = { ...RUNNING, ...TIMED, seats, times: null };
  const asked = await open(gone, { [`POST ${PATH}/claim`]: claimed });
  const claim = page.getByRole('button', { name: 'Boris does not play: let a bot play' });
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

test('at the beginning the one who stays takes the win or cancels, which counts for nobody', async () => {
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

test('later on the one who stays can only take the win', async () => {
  await open({ ...ALONE, you: { ...ALONE.you, may_take_win: true, may_call_off: false } });
  await expect.element(page.getByTestId('take-win')).toBeVisible();
  await expect.element(page.getByTestId('call-off')).not.toBeInTheDocument();
});

test('where that is not possible any more, it is said', async () => {
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

test('as long as the others play, a player who is out may go elsewhere', async () => {
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
  await expect.element(page.getByText('Ready for the next game: Boris')).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  answers['GET /api/v1/games/Game000002'] = { ...next, status: 'active' };
  say({ t: 'game', game: { ...following, series: { ...following.series } } });
  await expect.poll(() => location.pathname).toBe('/games/Game000002');
});
