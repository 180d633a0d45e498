/* The page of a running game for its tests, fed by hand over a socket. */

import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { changeSettings } from '../session/settings.svelte';
import { ANNA, tableOf } from '../tables/sampleGame';
import { wish } from '../testing/media';
import { mainOfShell } from '../testing/shell';
import { sockets } from '../testing/speakingSocket';
import type { ChatPage, Game as GameData, Position, Times } from '../wire';
import Game from './Game.svelte';

const HERE = location.pathname + location.search;
export const ID = 'Game000001';
export const PATH = `/api/v1/games/${ID}`;
export const VERSION = 20;
export const MARK = `${VERSION}-0a1b2c3d4e5f`;

/** A running duel of Anna and Boris, as Anna sees it. */
export const RUNNING = tableOf('Anna', { status: 'active', version: VERSION });

/** Anna leads. */
export const LEAD: Position = {
  version: VERSION,
  mark: MARK,
  view: view(2, { phase: 'lead', hands: [['6C', '8D', 'KH'], backs(4)] }),
  legal: ['6C', '8D', 'KH'].map((card) => ({ type: 'lead', cards: [card] })),
  fair: null,
  awaited: [0],
};

const REST = { asked_at: null, due: null, closes: null, bank: null, timeouts: 0 };

/** The running times of both, Anna being asked; Boris is gone, or not. */
export const times = (isGone = false): Times => ({
  server_time: Date.now(),
  seats: [
    { ...REST, seat: 0, asked_at: Date.now(), due: Date.now() + 30_000, claimable: false },
    { ...REST, seat: 1, claimable: isGone },
  ],
});

export const TIMED: Partial<GameData> = { clock: { type: 'per_command', seconds: 30 } };

/** The sockets that the page has opened. */
export let opened: ReturnType<typeof sockets>;

/** Bring a message over the connection that is open. */
export const say = (message: object) => opened.at(-1)?.say({ server_time: Date.now(), ...message });
export const show = (game: GameData, position: Position) => say({ t: 'view', game, ...position });
export const status = () => document.querySelector('[data-status]')?.textContent.trim();
export const toast = () => document.querySelector('[data-toast]')?.textContent.trim() ?? '';
/** The requests that change something, in order. */
export const changes = (asked: Asked[]) =>
  asked.map(({ request }) => request).filter((request) => !request.startsWith('GET'));
export const card = (name: RegExp) => page.getByRole('button', { name });

/** Nothing was said at the table. */
const SILENT: ChatPage = { messages: [], older: null, you: { may: 'say', why: null, until: null } };

/** Open the page of a game and say how it stands. */
export async function open(game: GameData, answers: Answers = {}, position = LEAD) {
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

export const openMenu = () => page.getByTestId('table-menu').click();

/** Opens and closes the page around each test of a file. */
export function aroundEachTest(): void {
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
}
