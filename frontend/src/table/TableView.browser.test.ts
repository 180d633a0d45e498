import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TableProps } from '../core/table';
import { useLanguage } from '../i18n/index.svelte';
import type { Command, GameEvent, Offer } from '../wire';
import { renderTable, tableProps, VIEW } from './threePlayers.testing';

const LEADS: Command[] = ['6C', '8C', 'KH'].map((card) => ({ type: 'lead', cards: [card] }));

async function show(change: Partial<TableProps> = {}) {
  const shown = tableProps({ legal: LEADS, awaited: [0], ...change });
  const screen = await renderTable(shown);
  await expect.element(page.getByRole('button', { name: /^six of clubs/ })).toBeVisible();
  return { screen, shown };
}

const heard = (urgency: 'polite' | 'assertive') =>
  document.querySelector(`[data-announcer="${urgency}"]`)?.textContent.trim() ?? '';

beforeEach(async () => {
  await page.viewport(1000, 720);
  await useLanguage('en');
});

test('a click on a card that can go one way only plays it', async () => {
  const { shown } = await show();
  await page.getByRole('button', { name: /^eight of clubs/ }).click();
  expect(shown.oncommand).toHaveBeenCalledExactlyOnceWith(LEADS[1]);
});

test('a double click plays alone what could be led with its equal; two slow clicks let it go', async () => {
  const hands = [['6C', '6D', 'KH'], ...VIEW.hands.slice(1)];
  const legal: Offer[] = [
    ...['6C', '6D', 'KH'].map((card): Command => ({ type: 'lead', cards: [card] })),
    { type: 'lead', any_of: ['6C', '6D'], fewest: 2, most: 2 },
  ];
  const { shown } = await show({ view: { ...VIEW, hands }, legal });
  const six = page.getByRole('button', { name: /^six of clubs/ });
  await six.click();
  await expect.element(six).toHaveAttribute('aria-pressed', 'true');
  await six.click();
  await expect.element(six).not.toHaveAttribute('aria-pressed');
  expect(shown.oncommand).not.toHaveBeenCalled();
  await six.dblClick();
  expect(shown.oncommand).toHaveBeenCalledExactlyOnceWith({ type: 'lead', cards: ['6C'] });
});

test('the hand is one stop of the Tab key, and the arrows walk along it to its ends', async () => {
  await show();
  const held = [...document.querySelectorAll<HTMLElement>('button.held')];
  expect(held.filter((button) => button.tabIndex === 0)).toHaveLength(1);
  held[0]?.focus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(held[2]);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(held[0]);
});

test('arrows lead into the hand as long as nothing else has the focus', async () => {
  await show();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(document.querySelector('button.held'));
});

test('the focus goes on to the next card when a card is played by the keyboard', async () => {
  const { screen, shown } = await show();
  document.querySelector<HTMLElement>('button[data-card="6C"]')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown.oncommand).toHaveBeenCalledOnce();
  const hands = [['8C', 'KH'], ...VIEW.hands.slice(1)];
  await screen.rerender({ ...shown, view: { ...VIEW, hands }, version: 10, legal: [] });
  await expect.poll(() => (document.activeElement as HTMLElement).dataset['card']).toBe('8C');
});

test('an event is told once, and the own turn at once', async () => {
  const { screen, shown } = await show({ awaited: [1], legal: [] });
  const led: GameEvent = {
    version: 10,
    cause: 'player',
    type: 'cards_led',
    seat: 2,
    cards: ['TD'],
  };
  await screen.rerender({ ...shown, version: 10, lastEvents: [led], awaited: [0], legal: LEADS });
  await expect.poll(() => heard('polite')).toBe('Boris leads ten of diamonds');
  expect(heard('assertive')).toContain('Your turn.');
  await screen.rerender({ ...shown, version: 10, lastEvents: [led], awaited: [0], legal: LEADS });
  expect(heard('polite')).toBe('Boris leads ten of diamonds');
});

test('keys tell the other players, the table, the trump and the last move', async () => {
  const led: GameEvent = {
    version: 9,
    cause: 'player',
    type: 'cards_led',
    seat: 2,
    cards: ['TD'],
  };
  await show({ lastEvents: [led] });
  await expect.poll(() => heard('polite')).toBe('Boris leads ten of diamonds');
  await userEvent.keyboard('o');
  await expect.poll(() => heard('polite')).toBe('Anna: 2 cards, defends. Boris: 3 cards, in play');
  await userEvent.keyboard('b');
  await expect.poll(() => heard('polite')).toBe('No cards on the table');
  await userEvent.keyboard('k');
  await expect.poll(() => heard('polite')).toBe('Trump is hearts. 4 cards in the talon.');
  await userEvent.keyboard('l');
  await expect.poll(() => heard('polite')).toBe('Boris leads ten of diamonds');
});

test('a refused card is answered in words, loudly', async () => {
  const { screen, shown } = await show();
  const refusal = { code: 'not_your_turn', detail: 'It is not your turn.', card: '6C', nonce: 1 };
  await screen.rerender({ ...shown, refusal });
  await expect.poll(() => heard('assertive')).toBe('It is not your turn.');
  const toast = () => document.querySelector('[data-toast]')?.textContent;
  await expect.poll(toast).toBe('It is not your turn.');
});

test('a spectator gets no buttons of cards and no actions', async () => {
  const seats = tableProps().seats.map((info) => ({ ...info, you: false }));
  const hands = VIEW.hands.map((hand) => hand.map(() => '??'));
  const shown = tableProps({
    purpose: 'watch',
    seats,
    awaited: [0],
    view: { ...VIEW, viewer: null, hands },
  });
  await renderTable(shown);
  await expect.element(page.getByText('Waiting for Me')).toBeVisible();
  expect(document.querySelectorAll('button.held, .buttons button')).toHaveLength(0);
});

test('nothing can be sent while a command is on its way', async () => {
  const { shown } = await show({ pending: true, legal: [...LEADS, { type: 'done' }] });
  await expect.element(page.getByRole('button', { name: /^Done/ })).toBeDisabled();
  await page.getByRole('button', { name: /^eight of clubs/ }).click();
  expect(shown.oncommand).not.toHaveBeenCalled();
});

test('a done without a choice is said among bots, once no bot is asked beside the reader', async () => {
  const done: Command = { type: 'done' };
  const { screen, shown } = await show({ legal: [done], awaited: [0, 2], amongBots: true });
  await expect.element(page.getByText('Waiting for Boris').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Done' }).elements()).toHaveLength(0);
  expect(shown.oncommand).not.toHaveBeenCalled();
  await screen.rerender({ ...shown, version: 10, awaited: [0] });
  await vi.waitFor(() => expect(shown.oncommand).toHaveBeenCalledExactlyOnceWith(done));
});

test('a done without a choice is the reader\u2019s own among people', async () => {
  const done: Command = { type: 'done' };
  const { shown } = await show({ legal: [done] });
  await page.getByRole('button', { name: 'Done' }).click();
  expect(shown.oncommand).toHaveBeenCalledExactlyOnceWith(done);
});
