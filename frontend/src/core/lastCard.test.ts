import { expect, test } from 'vitest';
import { view } from '../gallery/build';
import type { GameEvent } from '../wire';
import { lastCardAfter } from './lastCard';

const said = (event: object): GameEvent => ({ version: 9, ...event }) as unknown as GameEvent;
const led = said({ type: 'cards_led', seat: 1, cards: ['6C'] });
const HANDS = [['6C', '8C'], ['??'], ['??', '??', '??']];

test.for([
  ['a lead', led],
  ['a card thrown in', said({ type: 'card_thrown_in', seat: 1, card: '6C' })],
  ['a beaten attack', said({ type: 'attack_beaten', seat: 1, attack: '6C', card: '7C' })],
  ['a transfer', said({ type: 'attack_transferred', seat: 1, cards: ['6C'], defender: 2 })],
] as const)('%s may leave one last card', ([, event]) => {
  expect(lastCardAfter(event, view(3, { talon: 0, hands: HANDS }))).toBe(1);
});

test.for([
  ['there are cards to be drawn', { talon: 1, hands: HANDS }],
  ['more cards are held', { talon: 0, hands: [['6C'], ['??', '??'], ['??']] }],
  ['the player is out', { talon: 0, hands: [['6C'], [], ['??']] }],
  ['a card lies face down beside it', { talon: 0, hands: HANDS, hidden: [0, 1, 0] }],
  ['the game is over', { talon: 0, hands: HANDS, phase: 'over' }],
] as const)('it is none if %s', ([, change]) => {
  const after = view(3, structuredClone(change) as unknown as Parameters<typeof view>[1]);
  expect(lastCardAfter(led, after)).toBeNull();
});

test('an event that plays no card leaves none', () => {
  const after = view(3, { talon: 0, hands: HANDS });
  expect(lastCardAfter(said({ type: 'take_declared', seat: 1 }), after)).toBeNull();
});
