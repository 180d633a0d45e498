/* TV: the game of a channel, which changes by itself; an exhibition; nothing on. */

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { changeSettings } from '../session/settings.svelte';
import { SAMPLE_GAME, tableOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import { sockets } from '../testing/speakingSocket';
import type { Game, Me } from '../wire';
import TvPage from './TvPage.svelte';
import type { TvChannel } from './channels.svelte';

const AWAY = 'Durak is away for a moment. Please try again soon.';
const NOBODY: Me = {
  ...{ id: null, name: null, avatar: null, kind: 'anonymous', language: 'en' },
  ...{ hide_ratings: false, sanctions: [] },
};
const onTv = (id: string): Game =>
  tableOf('Anna', { id, status: 'active', version: 7, you: SAMPLE_GAME.you });

const FIRST = onTv('Game000001');
const SECOND = onTv('Game000002');

const channel = (
  mode: TvChannel['mode'],
  game: Game | null,
  change: Partial<TvChannel> = {},
): TvChannel => ({
  ...{ mode, exhibition: false, since: null },
  table:
    game === null
      ? null
      : {
          game,
          ratings: [{ seat: 0, rating: 1812, deviation: 60, games: 40, provisional: false }],
          watchers: 3,
        },
  ...change,
});

let opened: ReturnType<typeof sockets> = [];

/** The connections to a path, the oldest first. */
const to = (path: string) => opened.filter((one) => one.path.startsWith(path));
const tv = () => page.getByTestId('tv');

function say(...channels: TvChannel[]): void {
  to('/ws/tv').at(-1)?.say({ t: 'channels', server_time: 0, channels });
}

/** Say over the connection to a game how it stands. */
async function stand(game: Game): Promise<void> {
  await expect.poll(() => to(`/ws/games/${game.id}`).length).toBeGreaterThan(0);
  const position = {
    ...{ version: 7, mark: '7-0a1b2c3d4e5f', legal: [], fair: null, awaited: [0] },
    view: view(2, { phase: 'lead', hands: [backs(3), backs(4)] }),
  };
  to(`/ws/games/${game.id}`)
    .at(-1)
    ?.say({ t: 'view', server_time: 0, game, ...position });
}

async function open(answers: Answers = {}): Promise<void> {
  answerInstead({
    [`GET /api/v1/games/${FIRST.id}`]: FIRST,
    [`GET /api/v1/games/${SECOND.id}`]: SECOND,
    ...answers,
  });
  const target = mainOfShell();
  target.style.height = '100dvh';
  await render(TvPage, { target });
  await expect.poll(() => to('/ws/tv').length).toBe(1);
}

beforeEach(async () => {
  opened = sockets();
  changeSettings({ animation: 0 });
  await useLanguage('en');
  setAccount(NOBODY);
});

afterEach(() => vi.unstubAllGlobals());

test('the best game is shown, and its table is one tap away', async () => {
  await open();
  say(channel(null, FIRST), channel('duel', FIRST));
  await stand(FIRST);
  await expect.poll(() => document.querySelector('[data-table] .talon')).not.toBeNull();
  await expect.element(tv()).toHaveAttribute('data-game', FIRST.id);
  await expect
    .element(page.getByTestId('tv-to-table'))
    .toHaveAttribute('href', `/games/${FIRST.id}`);
  await expect.element(page.getByText('On TV: Anna, Boris')).toBeInTheDocument();
  await expect.element(page.getByTestId('exhibition')).not.toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the next game follows by itself', async () => {
  await open();
  say(channel(null, FIRST));
  await stand(FIRST);
  await expect.element(tv()).toHaveAttribute('data-game', FIRST.id);
  say(channel(null, SECOND));
  await stand(SECOND);
  await expect.element(tv()).toHaveAttribute('data-game', SECOND.id);
  await expect
    .element(page.getByTestId('tv-to-table'))
    .toHaveAttribute('href', `/games/${SECOND.id}`);
});

test('another channel is chosen by keyboard', async () => {
  await open();
  say(channel(null, FIRST), channel('table', SECOND));
  await stand(FIRST);
  page.getByTestId('tv-channel').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tv()).toHaveAttribute('data-game', SECOND.id);
});

test('a game of bots is marked as an exhibition', async () => {
  await open();
  say(channel(null, FIRST, { exhibition: true }));
  await expect.element(page.getByTestId('exhibition')).toBeVisible();
  say(channel(null, SECOND));
  await expect.element(page.getByTestId('exhibition')).not.toBeInTheDocument();
});

test.for(LANGUAGES.flatMap(({ code }) => [320, 360, 390].map((width) => [code, width] as const)))(
  'in %s on a screen of %i px the bar and the table fit',
  async ([language, width]) => {
    await page.viewport(width, 700);
    onTestFinished(() => page.viewport(1280, 800));
    await useLanguage(language);
    await open();
    say(channel(null, FIRST, { exhibition: true }));
    await stand(FIRST);
    await expect.poll(() => document.querySelector('[data-table] .talon')).not.toBeNull();
    await expect.element(page.getByTestId('tv-to-table')).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByTestId('tv-channel')).toBeInViewport({ ratio: 1 });
    const table = document.querySelector('[data-table]');
    expect(table?.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    const { scrollWidth, clientWidth } = page.getByTestId('exhibition').element();
    expect(scrollWidth, 'the whole mark').toBeLessThanOrEqual(clientWidth);
  },
);

test('when nothing is on, the page says so, and goes on by itself', async () => {
  await open();
  say(channel(null, null));
  await expect.element(page.getByTestId('nothing-on')).toBeVisible();
  await expect.element(page.getByTestId('tv-to-table')).not.toBeInTheDocument();
  expect(await findingsInBothThemes()).toEqual([]);
  say(channel(null, FIRST));
  await stand(FIRST);
  await expect.element(page.getByTestId('nothing-on')).not.toBeInTheDocument();
});

test('a game that can’t be fetched is fetched again on request', async () => {
  await open({ [`GET /api/v1/games/${FIRST.id}`]: new Refusing(503, 'unavailable') });
  say(channel(null, FIRST));
  await expect.element(page.getByText(AWAY)).toBeVisible();
  answerInstead({ [`GET /api/v1/games/${FIRST.id}`]: FIRST });
  await page.getByRole('button', { name: 'Try again' }).click();
  await stand(FIRST);
  await expect.element(tv()).toHaveAttribute('data-game', FIRST.id);
  await expect.element(page.getByText(AWAY)).not.toBeInTheDocument();
});

test('a reader whose connection is lost is told, and sees the game of today afterwards', async () => {
  await open();
  say(channel(null, null));
  to('/ws/tv')[0]?.onclose?.({ code: 1006 });
  const told = page.getByText('Connection lost. Trying again…');
  await expect.element(told).toBeVisible();
  await expect.poll(() => to('/ws/tv').length).toBe(2);
  say(channel(null, FIRST));
  await expect.element(tv()).toHaveAttribute('data-game', FIRST.id);
  await expect.element(told).not.toBeInTheDocument();
});
