/* A card chosen in advance, at the table as a component. */

import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { PLAIN_OPTIONS } from '../core/options';
import { DEFAULT_TABLE_SETTINGS, type TableProps } from '../core/table';
import { useLanguage } from '../i18n/index.svelte';
import type { Command, Offer, View } from '../wire';
import TableView from './TableView.svelte';

/** The reader on seat 0 looks on while Anna attacks Boris. */
const VIEW: View = {
  viewer: 0,
  seats: 3,
  phase: 'bout',
  hands: [['6C', '8C', 'KH'], ['??', '??'], ['??']],
  hidden: [0, 0, 0],
  talon: 4,
  trump_card: '7H',
  turned_up: '7H',
  trump_holder: null,
  trump: 'H',
  discard: [],
  bout: {
    number: 3,
    leader: 1,
    attacker: 1,
    defender: 2,
    limit: 2,
    direction: 'left',
    taking: false,
    table: [],
    done: [],
    cleared: [],
    caught: [],
    cheats: [],
  },
  places: [null, null, null],
  durak: null,
  reason: null,
  idle_bouts: 0,
  losing_teams: [],
  asking: null,
};

const ASKED: Offer[] = [{ type: 'throw_in', card: '8C' }, { type: 'done' }];
const eight = () => page.getByRole('button', { name: /^eight of clubs/ });
/** A card that can't be played counts as disabled, so a locator would not click it. */
const tapEight = () => (eight().element() as HTMLElement).click();

async function show(change: Partial<TableProps> = {}) {
  const shown: TableProps = {
    view: VIEW,
    version: 9,
    seats: [
      { seat: 0, name: 'Me', kind: 'human', you: true },
      { seat: 1, name: 'Anna', kind: 'human', you: false },
      { seat: 2, name: 'Boris', kind: 'human', you: false },
    ],
    perspective: 0,
    legal: [],
    awaited: [2],
    purpose: 'play',
    connection: 'online',
    pending: false,
    lastEvents: [],
    refusal: null,
    options: PLAIN_OPTIONS,
    settings: { ...DEFAULT_TABLE_SETTINGS, animation: 0, sound: false, inAdvance: true },
    oncommand: vi.fn(),
    ...change,
  };
  const screen = await render(TableView, shown);
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '700px');
  await expect.element(eight()).toBeVisible();
  return { screen, shown };
}

/** Taps the card until the table, whose parts come one after the other, takes it as chosen in advance. */
async function choose() {
  await vi.waitFor(() => {
    if (document.querySelector('[data-in-advance]') === null) tapEight();
    expect(document.querySelector('[data-in-advance]')).not.toBeNull();
  });
}

beforeEach(async () => {
  await page.viewport(1000, 720);
  await useLanguage('en');
});

test('a card chosen in advance is marked, told, and played as soon as it is offered', async () => {
  const { screen, shown } = await show();
  await choose();
  await expect
    .poll(() => document.querySelector('[data-prompt]')?.textContent)
    .toContain('is played as soon as it fits');
  await expect
    .element(page.getByRole('button', { name: 'eight of clubs, chosen in advance', pressed: true }))
    .toBeVisible();
  expect(shown.oncommand).not.toHaveBeenCalled();
  await screen.rerender({ ...shown, version: 10, legal: ASKED, awaited: [0] });
  const command: Command = { type: 'throw_in', card: '8C' };
  await vi.waitFor(() => expect(shown.oncommand).toHaveBeenCalledExactlyOnceWith(command));
  expect(document.querySelector('[data-in-advance]')).toBeNull();
});

test('another tap, Escape and the button take it back', async () => {
  const { screen, shown } = await show();
  const takeBack: (() => Promise<void>)[] = [
    () => Promise.resolve(tapEight()),
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ];
  for (const cancel of takeBack) {
    await choose();
    await cancel();
    await vi.waitFor(() => expect(document.querySelector('[data-in-advance]')).toBeNull());
  }
  await screen.rerender({ ...shown, version: 10, legal: ASKED, awaited: [0] });
  await expect.element(page.getByRole('button', { name: /^Done/ })).toBeVisible();
  expect(shown.oncommand).not.toHaveBeenCalled();
});

test('it is let go, and that is said, when the reader is attacked instead', async () => {
  const { screen, shown } = await show();
  await choose();
  const bout = { ...VIEW.bout, number: 4, leader: 2, attacker: 2, defender: 0 } as View['bout'];
  await screen.rerender({ ...shown, version: 10, view: { ...VIEW, bout } });
  await vi.waitFor(() => expect(document.querySelector('[data-in-advance]')).toBeNull());
  await expect
    .poll(() => document.querySelector('[data-toast]')?.textContent)
    .toContain('is no longer chosen in advance.');
});

test('a reader who doesn’t want it hears why the card can’t be played', async () => {
  await show({ settings: { ...DEFAULT_TABLE_SETTINGS, animation: 0, sound: false } });
  tapEight();
  await expect
    .element(page.getByText('It is not your turn: waiting for Boris.').first())
    .toBeVisible();
  expect(document.querySelector('[data-in-advance]')).toBeNull();
});
