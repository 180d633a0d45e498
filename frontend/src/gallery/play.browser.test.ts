/* Mouse and keyboard at the gallery’s tables, and the commands that the tables send. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wish } from '../testing/media';
import { sent, stage } from './stage';

const CARD_NAMES = {
  '9H': 'nine of hearts',
  '6C': 'six of clubs',
  JD: 'jack of diamonds',
  JS: 'jack of spades',
} as const;

const card = (name: keyof typeof CARD_NAMES) =>
  page.getByRole('button', { name: new RegExp(`^${CARD_NAMES[name]}`) });
const box = (selector: string) => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element.getBoundingClientRect();
};
const held = (name: string) => box(`button.held[data-card="${name}"]`);

/** Move the mouse over these places of the screen, pressed from the first to the last. */
async function drag(...[first, ...others]: { x: number; y: number }[]) {
  await userEvent.pointer([
    { coords: first ?? { x: 0, y: 0 }, keys: '[MouseLeft>]' },
    ...others.map((coords) => ({ coords })),
    '[/MouseLeft]',
  ]);
}

let clear = () => Promise.resolve();

beforeEach(async () => {
  await wish({ 'prefers-reduced-motion': 'reduce' });
  await page.viewport(1280, 720);
});

afterEach(async () => {
  await clear();
  await wish({});
});

test('a card is dragged onto the attack that it beats', async () => {
  clear = await stage('defend');
  const [from, to] = [held('9H'), box('.piece[data-card="KS"]')];
  await drag(
    { x: from.x + 12, y: from.y + 30 },
    { x: from.x + 60, y: from.y - 60 },
    { x: to.x + 30, y: to.y + 40 },
  );
  expect(sent()).toEqual([{ type: 'beat', attack: 'KS', card: '9H' }]);
});

test('a card that is dropped nowhere goes home without a command', async () => {
  clear = await stage('defend');
  const before = held('9H');
  await drag(
    { x: before.x + 12, y: before.y + 30 },
    { x: before.x + 50, y: before.y + 10 },
    { x: before.x + 80, y: before.y + 20 },
  );
  await expect.element(card('9H')).not.toHaveClass('dragging');
  expect(sent()).toEqual([]);
  const after = held('9H');
  expect(after.x).toBeCloseTo(before.x, 0);
  expect(after.y).toBeCloseTo(before.y, 0);
});

test('a card that slides away between press and release is still clicked', async () => {
  clear = await stage('lead');
  const { x, y } = held('6C');
  await userEvent.pointer({ coords: { x: x + 12, y: y + 30 }, keys: '[MouseLeft>]' });
  (card('6C').element() as HTMLElement).style.translate = '0 -400px';
  await userEvent.pointer('[/MouseLeft]');
  await expect.poll(sent).toEqual([{ type: 'lead', cards: ['6C'] }]);
});

test('a lead is played by the keyboard alone', async () => {
  clear = await stage('lead');
  await userEvent.keyboard('{Tab}{Enter}{ArrowRight}{Enter}');
  await expect.poll(sent).toEqual([{ type: 'lead', cards: ['8C'] }]);
  expect((document.activeElement as HTMLElement).dataset['card']).toBeDefined();
});

test('two equal cards are led together', async () => {
  clear = await stage('lead');
  await card('JD').click();
  await card('JS').click();
  await page.getByRole('button', { name: 'Lead J♦ J♠' }).click();
  expect(sent()).toEqual([{ type: 'lead', cards: ['JD', 'JS'] }]);
});

test('a take while the attack could be beaten is asked about once more', async () => {
  clear = await stage('defend');
  await userEvent.keyboard('t');
  const sure = page.getByRole('button', { name: 'Really take 4 cards?' });
  await expect.element(sure).toBeVisible();
  expect(sent()).toEqual([]);
  await sure.click();
  expect(sent()).toEqual([{ type: 'take' }]);
});

test('the table says why a card can’t be played', async () => {
  clear = await stage('defend');
  // Forced: the card says that it can't be played, and the browser driver would wait until it can.
  await card('6C').click({ force: true });
  const reason = '6♣ beats none of the open cards.';
  const text = (selector: string) => document.querySelector(selector)?.textContent.trim();
  await expect.poll(() => text('[data-toast]')).toBe(reason);
  await expect.poll(() => text('[data-announcer="assertive"]')).toBe(reason);
  expect(sent()).toEqual([]);
});

test('a played card flies and takes no click away', async () => {
  await wish({});
  clear = await stage('attack', { settings: { animation: 0.5 } });
  await card('JD').click();
  await expect.poll(() => document.querySelector('[data-table][data-animating]')).not.toBeNull();
  await page.getByRole('button', { name: 'Table tools' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => document.querySelector('[data-animating]')).toBeNull();
});

test('nothing moves for players who have asked for less motion', async () => {
  clear = await stage('attack', { settings: { animation: 1 } });
  await card('JD').click();
  await expect.poll(() => document.querySelector('.piece[data-card="JD"]')).not.toBeNull();
  expect(document.querySelector('[data-animating]')).toBeNull();
  expect(document.getAnimations().filter(({ id }) => id === 'card-flight')).toEqual([]);
});
