import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing } from '../net/fakeService';
import type { CardKnowledge } from './knowledge';
import KnowledgePanel from './KnowledgePanel.svelte';

const REQUEST = 'GET /api/v1/games/Game000001/knowledge';
/**
 * Anna's hand is known except for two cards; one card is in the talon, and all others were seen.
 */
const KNOWN: CardKnowledge = {
  version: 9,
  seat: 0,
  hands: [
    {
      seat: 1,
      surely: ['9H'],
      unknown: 2,
      likely: [
        { card: 'KD', chance: 0.9 },
        { card: 'TC', chance: 0.7 },
        { card: 'AS', chance: 0.4 },
      ],
    },
  ],
  unseen: ['TC', 'KD', 'AS'],
  face_down: [0, 0],
  talon: 1,
};
const props = {
  id: 'Game000001',
  seat: 0,
  at: 9,
  nameOf: (seat: number) => ['Boris', 'Anna'][seat] ?? '',
};

beforeEach(async () => {
  await useLanguage('en');
});

test('each hand is told by its sure, likely and unseen cards', async () => {
  answerInstead({ [REQUEST]: KNOWN });
  await render(KnowledgePanel, props);
  const panel = page.getByRole('region', { name: 'What Boris could know' });
  await expect.element(panel).toHaveAttribute('data-version', '9');
  await expect.element(panel.getByText('unknown cards: 2; most likely:')).toBeVisible();
  await expect.element(panel.getByText('Not seen: 3, of these in the talon: 1:')).toBeVisible();
  const cards = panel.getByRole('listitem').elements();
  const texts = cards.map((card) => card.firstElementChild?.textContent);
  expect(texts).toEqual(['9♥', 'K♦', '10♣', 'A♠', '10♣', 'K♦', 'A♠']);
  expect(cards[1]?.textContent).toContain('90%');
});

test('nothing is open any more at the end', async () => {
  const nothing = { ...KNOWN, hands: [{ seat: 1, surely: [], unknown: 0, likely: [] }] };
  answerInstead({ [REQUEST]: { ...nothing, unseen: [], talon: 0 } });
  await render(KnowledgePanel, props);
  await expect.element(page.getByText('Every card had been seen.')).toBeVisible();
});

test('a failure is told', async () => {
  answerInstead({ [REQUEST]: new Refusing(404, 'not_found') });
  await render(KnowledgePanel, props);
  await expect.element(page.getByRole('alert')).toBeVisible();
});
