import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import type { Game, Rules } from '../wire';
import { SAMPLE_GAME, seatOf } from './sampleGame';
import SeatRow from './SeatRow.svelte';

/** An open table of four at which the reader has seat 0, or none. */
const game = (rules: Rules, you: number | null = 0): Game => ({
  ...SAMPLE_GAME,
  mode: 'partners',
  preset: null,
  rules,
  seats: [0, 1, 2, 3].map((seat) => seatOf(seat, null)),
  you: { ...SAMPLE_GAME.you, seat: you },
});

/** The text at each seat of the table. */
async function read(table: Game): Promise<(string | undefined)[]> {
  for (const seat of table.seats) {
    await render(SeatRow, { game: table, seat, busy: false, onchange: vi.fn() });
  }
  return page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('.who')?.textContent.replace(/\s+/g, ' ').trim());
}

beforeEach(async () => {
  await useLanguage('en');
});

test('no seat has a sign without teams', async () => {
  expect(await read(game({}))).toEqual(['Free seat you', 'Free seat', 'Free seat', 'Free seat']);
});

test('partners who sit apart have the same sign, and the reader’s partner is named', async () => {
  expect(await read(game({ teams: 2 }))).toEqual([
    'Free seat team 1 you',
    'Free seat team 2',
    'Free seat team 1 your partner',
    'Free seat team 2',
  ]);
  const signs = page.getByRole('listitem').elements();
  expect(signs.map((row) => row.querySelector('.sign')?.textContent.trim())).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
});

test('partners who sit side by side have the same sign', async () => {
  expect(await read(game({ teams: 2, team_seating: 'together' }))).toEqual([
    'Free seat team 1 you',
    'Free seat team 1 your partner',
    'Free seat team 2',
    'Free seat team 2',
  ]);
});

test('nobody is a partner for a reader without a seat', async () => {
  expect((await read(game({ teams: 2 }, null)))[2]).toBe('Free seat team 1');
});
