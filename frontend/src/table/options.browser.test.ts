/* Prompts at tables with certain options: suits to name, plays to call, questions with one answer. */

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_TABLE_SETTINGS } from '../core/table';
import { bout, fixture, pair, view, type Fixture } from '../gallery/build';
import { OPTION_FIXTURES } from '../gallery/optionFixtures';
import { useLanguage } from '../i18n/index.svelte';
import TableView from './TableView.svelte';

// The parts that come late on a first visit are no part of the tests.
beforeAll(() => import('./automatic'));

async function show(state: Fixture) {
  const oncommand = vi.fn();
  const settings = { ...DEFAULT_TABLE_SETTINGS, animation: 0 as const, sound: false };
  await render(TableView, { ...state, settings, oncommand });
  document.querySelector<HTMLElement>('[data-table]')?.style.setProperty('height', '700px');
  await expect.element(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
  return oncommand;
}

const heard = (urgency: 'polite' | 'assertive') =>
  document.querySelector(`[data-announcer="${urgency}"]`)?.textContent.trim() ?? '';
/** A touch of a card at the edge that its neighbour leaves free. */
const touch = (card: string) =>
  page.getByRole('button', { name: new RegExp(`^${card}`) }).click({ position: { x: 10, y: 30 } });

beforeEach(async () => {
  await page.viewport(1000, 720);
  await useLanguage('en');
});

test('a wild six is led as the suit that its player picks', async () => {
  const oncommand = await show(OPTION_FIXTURES.wildSix());
  await touch('six of clubs');
  expect(heard('assertive')).toBe('Which suit is 6♣ played as?');
  await page.getByRole('button', { name: 'as hearts' }).click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'lead', cards: ['6C=H'] });
});

test('two wild sixes are asked about one after the other, by number keys too', async () => {
  const oncommand = await show(OPTION_FIXTURES.wildSix());
  await touch('six of clubs');
  await touch('six of spades');
  await userEvent.keyboard('2');
  expect(oncommand).not.toHaveBeenCalled();
  await userEvent.keyboard('1');
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'lead', cards: ['6C=H', '6S=H'] });
});

test('an attack is transferred to the side that is chosen', async () => {
  const oncommand = await show(OPTION_FIXTURES.bothWays());
  await touch('nine of diamonds');
  await page.getByRole('button', { name: /^Transfer to the right/ }).click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({
    type: 'transfer',
    cards: ['9D'],
    direction: 'right',
  });
});

test('the trump card is swapped out of turn by a key', async () => {
  const oncommand = await show(OPTION_FIXTURES.swap());
  await userEvent.keyboard('s');
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'swap_trump', card: '6H' });
});

test('a player who can only keep the hand is spared the question, but is told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const state = OPTION_FIXTURES.redeal();
  const oncommand = await show({ ...state, purpose: 'play', legal: [{ type: 'keep_hand' }] });
  await expect
    .poll(() => heard('polite'))
    .toBe('You keep your hand. Others only see that you were asked.');
  expect(oncommand).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2500);
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'keep_hand' });
  vi.useRealTimers();
});

test('a player who may ask for a new deal is left the choice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const oncommand = await show({ ...OPTION_FIXTURES.redeal(), purpose: 'play' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(oncommand).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a play is called by choosing its card on the table', async () => {
  const oncommand = await show(OPTION_FIXTURES.cheating());
  await userEvent.keyboard('c');
  expect(heard('assertive')).toBe('Which card broke the rules?');
  await page.getByRole('button', { name: 'Call nine of clubs a cheat' }).click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'call_cheat', card: '9C' });
});

test('calling can be left again without a word to the others', async () => {
  const oncommand = await show(OPTION_FIXTURES.cheating());
  await page.getByRole('button', { name: /^Cheat!/ }).click();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelectorAll('[data-call-card]')).toHaveLength(0);
  expect(oncommand).not.toHaveBeenCalled();
});

test('a card that would break the rules says so and is not played by one touch', async () => {
  const state = OPTION_FIXTURES.cheating();
  const table = [pair('9S', 2)];
  const oncommand = await show({
    ...state,
    view: view(4, { bout: bout({ leader: 2, attacker: 2, defender: 0, table }) }),
    legal: [{ type: 'beat', attack: '9S', card: '6C' }, { type: 'take' }],
    fair: [{ type: 'take' }],
  });
  await touch('six of clubs, would break the rules');
  expect(oncommand).not.toHaveBeenCalled();
  expect(heard('assertive')).toBe('That would break the rules');
  await page.getByRole('button', { name: 'Beat 9♠ with 6♣ – cheat' }).click();
  expect(oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'beat', attack: '9S', card: '6C' });
});

test('a cheat that is caught is told, and the cheat is marked', async () => {
  await show(OPTION_FIXTURES.cheating());
  await expect
    .poll(() => heard('polite'))
    .toBe('Anna catches Ольга cheating with eight of diamonds');
  await expect
    .element(page.getByRole('listitem', { name: /Ольга.*caught cheating in this bout/ }))
    .toBeVisible();
});

test('a new trump is shown large and told', async () => {
  await show(OPTION_FIXTURES.newTrump());
  const reveal = () => document.querySelector('[data-new-trump]')?.textContent;
  await expect.poll(reveal).toContain('New trump: spades');
  await expect.poll(() => heard('polite')).toBe('The trump changes: eight of spades was under it');
});

test('partners are told apart by word and number', async () => {
  await show(OPTION_FIXTURES.partners());
  await expect
    .element(page.getByRole('listitem', { name: /Maximilian.*your partner/ }))
    .toBeVisible();
  await expect.element(page.getByRole('listitem', { name: /Anna.*team 2/ })).toBeVisible();
});

test('a player who asks for the table hears how many attack cards may come', async () => {
  const table = [pair('9S', 2)];
  await show(
    fixture(4, {
      view: view(4, { bout: bout({ leader: 2, attacker: 2, defender: 0, limit: 5, table }) }),
    }),
  );
  await userEvent.keyboard('b');
  await expect
    .poll(() => heard('polite'))
    .toBe('nine of spades from Maximilian, not beaten. 1 of at most 5 attack cards');
});
