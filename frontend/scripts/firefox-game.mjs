/*
 * A guest plays a whole game in Firefox, as the page's own controls let them, and opens its replay: what came of it, as
 * one line of JSON. `tests/e2e/matrix/test_firefox.py` runs this and judges it.
 *
 *   FIREFOX=/usr/bin/firefox-esr node scripts/firefox-game.mjs http://localhost:8000 390x844
 *
 * With DURAK_SHOTS, pictures are put into that folder. A wait that is not over in time ends the script with an error.
 */

import { TimeoutError, launch } from 'puppeteer-core';

const { FIREFOX, DURAK_SHOTS } = process.env;
const [address, size = '1280x800'] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
// Only what never comes is waited for so long.
const WAITS_MS = 60_000;
const MAX_MOVES = 400;
// A card may stop being playable between the look and the click, or move away from under it.
const HESITATION_MS = 3000;
const MAX_TRIES = 10;
// Of a card: its left edge, which its neighbour in the fan leaves free, or its index, where a second row covers that.
const PLACES = [
  { x: 14, y: 60 },
  { x: 12, y: 18 },
];
const GONE = 'Node is';

const TABLE = '[data-table]';
const PLAYABLE = `${TABLE} button[data-card][aria-disabled="false"]:not([data-in-advance])`;
const PLAYS = ['lead', 'throw_in', 'beat', 'transfer'];
const STILL = 'body:not(:has([data-animating]))';
const CHOSEN = `${TABLE} button[data-card][aria-pressed="true"]:not([data-in-advance])`;
const WAYS = [...PLAYS.map((play) => `[data-action="${play}"]`), '.pairs .target']
  .map((way) => `${TABLE} ${way}`)
  .join(', ');
const NOTHING_TO_PLAY = `${TABLE}:not(:has(button[data-card][aria-disabled="false"]:not([data-in-advance])))`;
const RANKS = '23456789TJQKA';

/** In the page, before any script of its own: which cards set off, and which of them show nothing. */
function watchFlights() {
  const flights = { faces: 0, backs: 0, blank: [] };
  globalThis.flights = flights;
  // A picture that an earlier page has shown may come from the browser's memory, of which the timeline says nothing.
  const hasCome = (address) => Object.assign(new Image(), { src: address }).complete;
  // A card's drawing has its size and its ink, and the court's picture has come or something stands in for it.
  const isBlank = (card) => {
    const drawing = card.querySelector('svg');
    if (drawing === null || drawing.getBoundingClientRect().width < 8) return true;
    const picture = drawing.querySelector('image');
    const awaited = picture !== null && drawing.querySelector('image ~ path') === null;
    if (awaited && !hasCome(picture.href.animVal)) return true;
    return [...drawing.querySelectorAll('path, rect')].every((ink) => ink.getBBox().height === 0);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (options?.id === 'card-flight') {
      const { card } = this.dataset;
      if (this.querySelector('.back') === null) flights.faces += 1;
      else flights.backs += 1;
      if (isBlank(this)) flights.blank.push(card ?? 'a copy');
    }
    return animate.call(this, frames, options);
  };
}

/** In the page: what can be done at the table now. */
function lookAround(plays) {
  const table = document.querySelector('[data-table]');
  const all = (selector) => [...table.querySelectorAll(selector)];
  const fair = ':not([data-risky]):not([data-in-advance])';
  return {
    version: table.dataset.version,
    isOver: table.querySelector('[data-over]') !== null,
    cards: all(`button[data-card][aria-disabled="false"]${fair}`).map((card) => card.dataset.card),
    actions: all('[data-action]:not(:disabled)')
      .map((button) => button.dataset.action)
      .filter((action) => !plays.includes(action)),
  };
}

/** One page in Firefox, with everything that it complains about and whom else it asks. */
class Visit {
  said = [];
  strangers = [];

  constructor(page) {
    this.page = page;
    page.setDefaultTimeout(WAITS_MS);
    page.on('console', (message) => this.said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.said.push(`page error: ${error}`));
    page.on('request', (request) => this.#see(request.url()));
  }

  #see(url) {
    const { protocol, hostname } = new URL(url);
    if (!['data:', 'blob:'].includes(protocol) && hostname !== 'localhost')
      this.strangers.push(url);
  }

  async open(path) {
    await this.page.goto(new URL(path, address).href, { waitUntil: 'domcontentloaded' });
  }

  /** A click where a player would click: in the middle, or where a card is free. */
  async press(selector, offset) {
    // Not while cards fly: what is hit is where it was a moment ago.
    await this.page.waitForSelector(STILL);
    const element = await this.page.waitForSelector(selector, { visible: true });
    await element.click(offset === undefined ? {} : { offset });
  }

  async shot(name) {
    if (DURAK_SHOTS)
      await this.page.screenshot({ path: `${DURAK_SHOTS}/firefox-${size}-${name}.png` });
  }

  look() {
    return this.page.evaluate(lookAround, PLAYS);
  }

  /** Waits until the table has changed since `version`, or shows one of `also`. */
  async changed(version, ...also) {
    const any = [`${TABLE}:not([data-version="${version}"])`, ...also].join(', ');
    await this.page.waitForSelector(any, { timeout: HESITATION_MS });
  }

  async able() {
    const able = [PLAYABLE, `${TABLE} [data-action]:not(:disabled)`, `${TABLE} [data-over]`];
    await this.page.waitForSelector(able.join(', '));
    return this.look();
  }
}

/** Plays the lowest card there is, by clicks; where several places or suits are asked for, the first. */
async function play(visit, { version, cards }, place) {
  const card = cards.toSorted((a, b) => RANKS.indexOf(a[0]) - RANKS.indexOf(b[0]))[0];
  const held = `${TABLE} button[data-card="${card}"]`;
  if ((await visit.page.$(`${held}[aria-pressed="true"]`)) === null) {
    await visit.press(held, place);
    await visit.changed(version, CHOSEN);
  }
  await visit.changed(version, WAYS);
  if ((await visit.look()).version !== version) return;
  await visit.press(WAYS);
  await visit.changed(version, NOTHING_TO_PLAY);
}

/** Does one thing of those that can be done. While the table stays as it was, the player tries again. */
async function move(visit, look) {
  let cause;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      if (look.cards.length > 0) await play(visit, look, PLACES[tries % PLACES.length]);
      else {
        await visit.press(`${TABLE} [data-action="${look.actions[0]}"]:not(:disabled)`);
        await visit.changed(look.version);
      }
      return;
    } catch (problem) {
      if (!(problem instanceof TimeoutError) && !problem.message.includes(GONE)) throw problem;
      if ((await visit.look()).version !== look.version) return;
      cause = problem;
    }
  }
  await visit.shot('stuck');
  throw new Error(`Nothing can be clicked: ${JSON.stringify(look)}`, { cause });
}

async function playToTheEnd(visit) {
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const look = await visit.able();
    if (look.isOver) return moves;
    if (moves === 4) await visit.shot('table');
    await move(visit, look);
  }
  throw new Error('The game does not come to an end.');
}

const testId = (name) => `[data-testid="${name}"]`;

/** The replay: opened from the end panel, a step and the last event by keys. */
async function openReplay(visit) {
  await visit.press(testId('open-replay'));
  const replay = await visit.page.waitForSelector(testId('replay'));
  const first = await replay.evaluate((element) => element.dataset.version);
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.waitForSelector(`${testId('replay')}:not([data-version="${first}"])`);
  const second = await replay.evaluate((element) => element.dataset.version);
  await visit.shot('replay');
  await visit.page.keyboard.press('End');
  await visit.page.waitForSelector(`${testId('replay')}:has([data-phase="over"])`);
  const last = await replay.evaluate((element) => element.dataset.version);
  return [first, second, last].map(Number);
}

const browser = await launch({
  browser: 'firefox',
  protocol: 'webDriverBiDi',
  executablePath: FIREFOX,
  headless: true,
});
try {
  const visit = new Visit(await browser.newPage());
  await visit.page.setViewport({ width, height });
  await visit.page.evaluateOnNewDocument(watchFlights);
  // The others' moves are each looked at for a while, which adds up.
  await visit.open('/settings');
  await visit.press('label:has(input[value="2"])');
  await visit.open('/');
  await visit.page.waitForSelector(testId('play-now'));
  await visit.shot('home');
  await visit.press(`${testId('choices')} summary`);
  await visit.press(`${testId('opponents')} label:has(input[value="1"])`);
  await visit.press(testId('play-now'));
  await visit.page.waitForSelector(TABLE);
  const moves = await playToTheEnd(visit);
  await visit.page.waitForSelector(`${TABLE}:not([data-animating])`);
  await visit.shot('over');
  const { version } = await visit.look();
  const flights = await visit.page.evaluate(() => globalThis.flights);
  const places = (await visit.page.$$(`${TABLE} [data-over] > ol > li`)).length;
  const replay = await openReplay(visit);
  const { said, strangers } = visit;
  const found = { moves, version: Number(version), flights, places, replay, said, strangers };
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
