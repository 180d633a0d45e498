/* A card chosen in advance, at the table as a component. */

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS, type TableProps, type TableSettings } from '../core/table';
import { played } from '../gallery/build';
import { useLanguage } from '../i18n/index.svelte';
import type { Command, Offer, View } from '../wire';
import { renderTable, tableProps, VIEW } from './threePlayers.testing';

// The parts that come late on a first visit are no part of the tests.
beforeAll(() => import('./automatic'));

/** The reader on seat 0 looks on while Anna attacks Boris. */
const LOOKING_ON: View = {
  ...VIEW,
  phase: 'bout',
  hands: [['6C', '8C', 'KH'], ['??', '??'], ['??']],
  bout: VIEW.bout && { ...VIEW.bout, leader: 1, attacker: 1, defender: 2 },
};

const ASKED: Offer[] = [{ type: 'throw_in', card: '8C' }, { type: 'done' }];
const eight = () => page.getByRole('button', { name: /^eight of clubs/ });
/** A card that can't be played counts as disabled, so a locator would not click it. */
const tapEight = () => (eight().element() as HTMLElement).click();

async function show(change: Partial<TableProps> = {}) {
  const settings: TableSettings = { ...tableProps().settings, inAdvance: 'any' };
  const shown = tableProps({ view: LOOKING_ON, awaited: [2], settings, ...change });
  const screen = await renderTable(shown);
  await expect.element(eight()).toBeVisible();
  return { screen, shown };
}

/** Taps the card until the table, whose parts come one after the other, takes it as chosen in advance. */
async function choose() {
  await expect
    .poll(() => {
      if (document.querySelector('[data-in-advance]') === null) tapEight();
      return document.querySelector('[data-in-advance]');
    })
    .not.toBeNull();
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
  const bout = {
    ...LOOKING_ON.bout,
    number: 4,
    leader: 2,
    attacker: 2,
    defender: 0,
  } as View['bout'];
  await screen.rerender({ ...shown, version: 10, view: { ...LOOKING_ON, bout } });
  await vi.waitFor(() => expect(document.querySelector('[data-in-advance]')).toBeNull());
  await expect
    .poll(() => document.querySelector('[data-toast]')?.textContent)
    .toContain('is no longer chosen in advance.');
});

/** The eight of spades is beaten on the table, and there is room for another attack. */
const fitting: View = {
  ...LOOKING_ON,
  bout: { ...LOOKING_ON.bout, table: [{ attack: '8S', seat: 1, beaten_by: '9S' }] } as View['bout'],
};
const unset = { ...DEFAULT_TABLE_SETTINGS, animation: 0, sound: false } as const;

test('unless set otherwise a card can be chosen whose rank lies on the table, for its bout', async () => {
  const { screen, shown } = await show({ settings: unset, view: fitting });
  await choose();
  // A card that can be taken back is not disabled, even if it can't be played.
  await expect.element(eight()).toHaveAttribute('aria-disabled', 'false');
  const bout = {
    ...LOOKING_ON.bout,
    number: 4,
    leader: 0,
    attacker: 0,
    defender: 1,
  } as View['bout'];
  await screen.rerender({ ...shown, version: 10, view: { ...LOOKING_ON, bout } });
  await vi.waitFor(() => expect(document.querySelector('[data-in-advance]')).toBeNull());
  expect(shown.oncommand).not.toHaveBeenCalled();
});

test('that it is let go is read aloud along with what happened', async () => {
  const { screen, shown } = await show({ settings: unset, view: fitting });
  await choose();
  const next = {
    ...LOOKING_ON.bout,
    number: 4,
    leader: 2,
    attacker: 2,
    defender: 0,
  } as View['bout'];
  const lastEvents = [played({ type: 'attack_beaten', seat: 2, attack: '8S', card: '9S' })];
  await screen.rerender({ ...shown, version: 10, view: { ...LOOKING_ON, bout: next }, lastEvents });
  const polite = () => document.querySelector('[data-announcer="polite"]')?.textContent;
  await expect.poll(polite).toContain('8♣ is no longer chosen in advance.');
  expect(polite()).toContain('Boris');
});

test.each([
  ['whose rank lies nowhere', LOOKING_ON, unset],
  ['that a reader wants to hear of', fitting, { ...unset, inAdvance: 'none' as const }],
])('a card %s is answered with why it can’t be played', async (_, view, settings) => {
  await show({ settings, view });
  tapEight();
  await expect
    .element(page.getByText('It is not your turn: waiting for Boris.').first())
    .toBeVisible();
  expect(document.querySelector('[data-in-advance]')).toBeNull();
});
