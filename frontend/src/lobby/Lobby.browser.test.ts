import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { SAMPLE_GAME, tableOf } from '../tables/sampleGame';
import { sockets } from '../testing/speakingSocket';
import type { Game, LobbyMessage } from '../wire';
import { ANY_TABLE } from './filter';
import { rememberedFilter } from './lobby.svelte';
import Lobby from './Lobby.svelte';

let opened: ReturnType<typeof sockets> = [];

const row = (id: string) => page.getByTestId(`table-${id}`);
const table = (id: string, change: Partial<Game> = {}) => ({
  game: { ...SAMPLE_GAME, id, ...change },
  ratings: [],
  watchers: 0,
});

function say(message: { t: LobbyMessage['t'] } & Record<string, unknown>): void {
  opened.at(-1)?.say({ server_time: 0, ...message });
}

/** A lobby with an open table, on whose connection the test speaks. */
async function enter(): Promise<void> {
  await render(Lobby);
  await expect.poll(() => opened.map(({ path }) => path)).toEqual(['/ws/lobby']);
  say({ t: 'tables', tables: [table('Game000001')] });
  await expect.element(row('Game000001')).toBeVisible();
}

beforeEach(async () => {
  localStorage.removeItem('durak.lobby');
  opened = sockets();
  await useLanguage('en');
});

afterEach(() => vi.unstubAllGlobals());

test('a table is shown from its opening to its end', async () => {
  await enter();
  say({ t: 'table', table: table('Game000002') });
  await expect.element(row('Game000002')).toMatchTextContent('Anna');
  await expect.element(row('Game000002')).toMatchTextContent('free');
  const { seats } = tableOf('Anna');
  say({ t: 'table', table: table('Game000002', { seats, status: 'active' }) });
  await expect.element(row('Game000002').getByTestId('watch')).toBeVisible();
  await expect
    .element(page.getByTestId('running-tables'))
    .toContainElement(row('Game000002').element());
  say({ t: 'gone', game: 'Game000002' });
  await expect.element(row('Game000002')).not.toBeInTheDocument();
  await expect.element(row('Game000001')).toBeVisible();
});

test('a reader sees the tables that they look for, also when they come back', async () => {
  await enter();
  await page.getByText('Filter', { exact: true }).click();
  const free = page.getByLabelText('Free seats');
  await free.selectOptions('2 or more');
  await expect.element(row('Game000001')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^There is one open table, but/)).toBeVisible();
  expect(rememberedFilter()).toEqual({ ...ANY_TABLE, free: 2 });
  await free.selectOptions('1 or more');
  await expect.element(row('Game000001')).toBeVisible();
});

test('a reader whose connection is lost reads that the list may be old', async () => {
  await enter();
  const told = page.getByText('Connection lost. The list may be out of date.');
  opened[0]?.onclose?.({ code: 1006 });
  await expect.element(told).toBeVisible();
  await expect.element(row('Game000001')).toBeVisible();
  await expect.poll(() => opened.length).toBe(2);
  say({ t: 'tables', tables: [] });
  await expect.element(page.getByTestId('no-tables')).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});

test('each filter offers its values, and all of them can be reset', async () => {
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  await enter();
  await page.getByText('Filter', { exact: true }).click();
  await select('Seats').selectOptions('3');
  await select('Clock').selectOptions('Per move');
  await select('Rating').selectOptions('Not rated');
  const chosen = { ...ANY_TABLE, seats: 3, clock: 'per_command', rated: false };
  await expect.poll(rememberedFilter).toEqual(chosen);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(rememberedFilter).toEqual(ANY_TABLE);
  await expect.element(select('Seats')).toHaveDisplayValue('Any');
});
